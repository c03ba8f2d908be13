// From messages to frames: the table as it stood after each of them, to be shown one after another.

import type {
  ClockInfo,
  DraftInfo,
  Final,
  LessonShown,
  Moved,
  Moving,
  OutcomeInfo,
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
  told: Sentence[];
  back: number | null;
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
    told: moved.log ?? [],
    back: moved.back ?? null,
    at,
  };
}

/** How long frames that wait may take together, and one of them at most, in milliseconds. */
const ALL_TOGETHER = 4000;
const ONE = 850;

/** How long to show a frame while so many others wait behind it. */
export function pace(waiting: number): number {
  return waiting ? Math.min(ONE, ALL_TOGETHER / (waiting + 1)) : 0;
}
