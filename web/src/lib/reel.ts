// Finding one's way through a game that was played: rounds, one's own moves, and the log around a position.

import type { Landmark, Sentence, ToldStep } from "../wire";

/** Through whose eyes a game is looked at: a seat's, with everything face up, or as somebody who looks on. */
export type Eyes = number | "open" | null;

/** The last of these positions before one; null if there is none. */
export function before(positions: readonly number[], at: number): number | null {
  return positions.findLast((position) => position < at) ?? null;
}

/** The first of these positions after one; null if there is none. */
export function after(positions: readonly number[], at: number): number | null {
  return positions.find((position) => position > at) ?? null;
}

/** The part of a game that a position belongs to. */
export function roundAt(rounds: readonly Landmark[], at: number): Landmark | null {
  return rounds.findLast(({ position }) => position <= at) ?? null;
}

/** The positions that a seat's own answers led to; entry 1 leads to position 1. */
export function movesOf(acted: readonly (number | null)[], seat: number | null): number[] {
  if (seat === null) return [];
  return acted.flatMap((who, entry) => (who === seat ? [entry + 1] : []));
}

/** A position that exists: the nearest to the one that was asked for. */
export function nearestOf(asked: number, first: number, last: number): number {
  return Math.max(first, Math.min(last, Number.isFinite(asked) ? Math.round(asked) : first));
}

/** The log at a position, and what is still to come; what is taken back later still stands. */
export function logAround(steps: readonly ToldStep[], at: number): { past: Sentence[]; future: Sentence[] } {
  return { past: standing(steps.filter(({ position }) => position <= at)), future: standing(steps.filter(({ position }) => position > at)) };
}

function standing(steps: readonly ToldStep[]): Sentence[] {
  let log: Sentence[] = [];
  for (const { log: told, back } of steps) {
    if (back != null) log = log.filter(({ position }) => position <= back);
    log = [...log, ...told];
  }
  return log;
}
