// Short sounds as data: which one a change of the table makes, and the strokes that each is made of.

import type { Moving } from "../wire";
import type { Frame } from "./frames";
import type { SceneIndex } from "./scene";
import { travels } from "./travel";

export type Sound = "turn" | "move" | "dice" | "end" | "chat";

/** One stroke: a tone of some pitch that dies away, or (pitch 0) a tap of wood. */
export interface Stroke {
  pitch: number;
  /** Seconds after the beginning. */
  at: number;
  lasts: number;
  /** How loud it begins, from 0 to 1. */
  loud: number;
}

export const SOUNDS: Record<Sound, Stroke[]> = {
  // Two strokes of a small bell.
  turn: [
    { pitch: 659, at: 0, lasts: 1.1, loud: 0.36 },
    { pitch: 988, at: 0.18, lasts: 1.1, loud: 0.36 },
  ],
  // A knock on the table.
  chat: [0, 0.13].map((at) => ({ pitch: 0, at, lasts: 0.09, loud: 0.45 })),
  move: [{ pitch: 0, at: 0, lasts: 0.07, loud: 0.3 }],
  dice: [0, 0.07, 0.16, 0.3].map((at) => ({ pitch: 0, at, lasts: 0.05, loud: 0.4 - at })),
  // A low gong, and a fifth above it.
  end: [
    { pitch: 196, at: 0, lasts: 2.4, loud: 0.4 },
    { pitch: 294, at: 0.05, lasts: 2.2, loud: 0.25 },
    { pitch: 392, at: 0.4, lasts: 2, loud: 0.2 },
  ],
};

/** What is to be heard when the table is laid out anew: the end, dice, or something that came to another place. */
export function soundOf(before: Frame | null, after: Frame): Sound | null {
  if (!before) return null;
  if (after.outcome) return before.outcome ? null : "end";
  if (before.moving === after.moving) return null;
  if (diceOf(before.moving, before.scene) !== diceOf(after.moving, after.scene) && diceOf(after.moving, after.scene)) return "dice";
  return travels(before.moving, after.moving).length ? "move" : null;
}

/** All dice that lie on the table, with what they show. */
function diceOf(moving: Moving, scene: SceneIndex): string {
  const dice = moving.pieces.filter((piece) => scene.form(piece) === "die" && piece.face !== null);
  return dice
    .map(({ zone, face, owner, count, id }) => [zone, face, owner, count, id].join(" "))
    .sort()
    .join();
}
