// Keeping the moving part and the log up to date from what the server tells.

import type { Changes, Moving, Sentence } from "../wire";

/** The moving part after a change of some zones, counters and words. */
export function changed(moving: Moving, changes: Changes): Moving {
  const zones = changes.zones ?? {};
  const gone = new Set(changes.gone ?? []);
  const counters = new Map(moving.counters.map((counter) => [counter.id, counter]));
  for (const counter of changes.counters ?? []) counters.set(counter.id, counter);
  return {
    heading: changes.heading ?? moving.heading,
    pieces: [...moving.pieces.filter((piece) => !(piece.zone in zones)), ...Object.values(zones).flat()],
    counters: [...counters.values()].filter((counter) => !gone.has(counter.id)),
    prompt: changes.prompt === undefined ? moving.prompt : changes.prompt,
    over: changes.over ?? moving.over,
    scores: changes.scores ?? moving.scores,
    standings: changes.standings ?? moving.standings,
    phase: changes.phase ?? moving.phase,
  };
}

/** The log with new sentences; those after `back` were taken back, or are told again. */
export function retold(log: Sentence[], told: Sentence[], back: number | null | undefined): Sentence[] {
  const kept = back == null ? log : log.filter((sentence) => sentence.position <= back);
  return told.length || kept !== log ? [...kept, ...told] : log;
}

/** The last of what happened, in words; why somebody moved so does not count. */
export function latest(log: readonly Sentence[]): string {
  return log.findLast(({ by }) => by == null)?.words ?? "";
}
