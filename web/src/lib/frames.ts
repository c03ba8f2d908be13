// From messages to frames: the table as it stood after each of them, to be shown one after another.

import type {
  ClockInfo,
  DraftInfo,
  Final,
  LessonShown,
  Moved,
  Moving,
  OrderInfo,
  OutcomeInfo,
  ReplayStep,
  Sentence,
  UndoInfo,
} from "../wire";
import { changed } from "./changes";
import { SceneIndex } from "./scene";

export interface Frame {
  scene: SceneIndex;
  stillId: string;
  moving: Moving;
  position: number;
  asked: number[];
  finals: Final[];
  draft: DraftInfo | null;
  undo: UndoInfo | null;
  clocks: ClockInfo[];
  outcome: OutcomeInfo | null;
  /** Where the lesson is, if the table is one. */
  lesson: LessonShown | null;
  /** Answers that were given in advance. */
  orders: OrderInfo[];
  told: Sentence[];
  back: number | null;
  /** The seat that acted first since the frame before. */
  by: number | null;
  /** The last entry that I made myself, in the first message: before it was what I know, after it what I have missed. */
  left: number | null;
  /** When the message came, for clocks that run. */
  at: number;
}

/** The frame after a message, given the one before; null if the message builds on a table that is not known here. */
export function nextFrame(before: Frame | null, moved: Moved, at: number): Frame | null {
  const scene = moved.still ? new SceneIndex(moved.still) : before?.scene;
  const moving = moved.moving ?? (before && (moved.changes ? changed(before.moving, moved.changes) : before.moving));
  if (!scene || !moving) return null;
  return {
    scene,
    stillId: moved.still_id,
    moving,
    position: moved.position,
    asked: moved.asked,
    finals: moved.finals ?? [],
    draft: moved.draft ?? null,
    undo: moved.undo ?? null,
    clocks: moved.clocks ?? [],
    outcome: moved.outcome ?? null,
    lesson: moved.lesson ?? null,
    orders: moved.orders ?? [],
    told: moved.log ?? [],
    back: moved.back ?? null,
    by: moved.by ?? null,
    left: moved.left ?? null,
    at,
  };
}

/** A position that is looked at again, as a frame. */
export function replayedFrame(step: ReplayStep, scene: SceneIndex, outcome: OutcomeInfo | null = null): Frame {
  return {
    scene,
    stillId: step.still_id,
    moving: step.moving,
    position: step.position,
    asked: step.moving.prompt?.seats ?? [],
    finals: [],
    draft: null,
    undo: null,
    clocks: [],
    outcome,
    lesson: null,
    orders: [],
    told: step.log,
    back: step.back,
    by: step.seat,
    left: null,
    at: 0,
  };
}
