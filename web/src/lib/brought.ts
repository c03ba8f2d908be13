// What a file is that somebody brings: by how it begins, not by its name or the button that was pressed.

/** The record of a game, a campaign, or somebody's own games and settings. */
export type Brought = "record" | "campaign" | "games";

const BEGINNINGS: [Brought, RegExp][] = [
  ["record", /^\s*\{\s*"eldertable"\s*:/],
  ["campaign", /^\s*\{\s*"campaign"\s*:/],
  ["games", /^\s*\{\s*"kind"\s*:\s*"eldertable-games"/],
];

/** Null for anything else. It may still be damaged: that is said where it is opened. */
export function whatIsBrought(text: string): Brought | null {
  return BEGINNINGS.find(([, beginning]) => beginning.test(text))?.[0] ?? null;
}
