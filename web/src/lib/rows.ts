// The list of answers keeps its order while others move: nothing slips away under a finger.

import type { Choice } from "../wire";

/** Options that were there before stay in their order; new ones follow. */
export function inOrderOf(before: Choice[], now: Choice[]): Choice[] {
  const left = new Map(now.map((option) => [option.answer, option]));
  const kept = before.flatMap(({ answer }) => left.get(answer) ?? []);
  for (const { answer } of kept) left.delete(answer);
  return [...kept, ...left.values()];
}

/** Rows that were there before keep their places, also those that are no longer possible; new ones follow. */
export function inPlaces(before: Choice[], now: Choice[]): Choice[] {
  const known = new Map(now.map((option) => [option.answer, option]));
  const kept = before.map((option) => known.get(option.answer) ?? option);
  for (const { answer } of kept) known.delete(answer);
  return [...kept, ...known.values()];
}
