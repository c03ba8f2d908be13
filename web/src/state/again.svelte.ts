// What one of the others did since one's own move, to be watched once more: only the board goes back, the question stays.

import type { Frame } from "../lib/frames";

/** How long each move is to be seen, in milliseconds. */
const PACE = 850;
/** So many moves are kept. */
const MOST = 400;

export class Again {
  /** The table as it was, while somebody watches; null: as it is. */
  shown = $state.raw<Frame | null>(null);
  /** Whose moves can be watched. */
  seats = $state.raw<ReadonlySet<number>>(new Set());
  private frames: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** I have moved, or come: from here on there is something to watch. */
  begin(frame: Frame | null): void {
    this.stop();
    this.frames = frame ? [frame] : [];
    this.seats = new Set();
  }

  /** Something has happened. */
  keep(frame: Frame): void {
    if (this.frames.length >= MOST) this.frames.shift();
    this.frames.push(frame);
    if (frame.by !== null && !this.seats.has(frame.by)) this.seats = new Set([...this.seats, frame.by]);
  }

  /** Show the moves of a seat one after another; then the table as it is. */
  watch(seat: number): void {
    this.stop();
    const { frames } = this;
    const moves = frames.flatMap((frame, at) => (at && frame.by === seat && frame.told.length ? [frames[at - 1]!, frame] : []));
    this.show(moves.filter((frame, at) => frame !== moves[at - 1]));
  }

  stop(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }

  private show([frame, ...others]: Frame[]): void {
    this.shown = frame ?? null;
    if (frame) this.timer = setTimeout(() => this.show(others), PACE);
  }
}
