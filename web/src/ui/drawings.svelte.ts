// The drawings of icons: the client's own at once, those of a game when its table is first seen.

import { drawings as own } from "virtual:drawings/client";
import { games } from "virtual:drawings/games";
import names from "./icons.json";

export type IconName = keyof typeof names;

let known = $state.raw<Record<string, string>>({});
const asked = new Set<string>();

/** The path of one of the client's own icons. */
export function ownDrawing(icon: IconName): string {
  return own[names[icon]] ?? "";
}

/** The path of a game's icon; an unknown one, or one still on its way, is nothing. */
export function gameDrawing(name: string): string {
  return known[name] ?? "";
}

export async function fetchDrawings(game: string): Promise<void> {
  const fetch = games[game];
  if (!fetch || asked.has(game)) return;
  asked.add(game);
  try {
    const { drawings } = await fetch();
    known = { ...known, ...drawings };
  } catch {
    asked.delete(game);
  }
}
