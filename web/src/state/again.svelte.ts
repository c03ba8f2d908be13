// What happened since one's own move: kept to be marked on the table, and to be watched once more, one of the others at a
// time. Only the board goes back then, the question stays.

import type { Frame } from "../lib/frames";

/** How long each move is to be seen, in milliseconds. */
const PACE = 850;
/** So many moves are kept. */
const MOST = 400;

export class Again {
  /** The table as it was, while somebody watches; null: as it is. */
  shown = $state.raw<Frame | null>(null);
  /** Whose moves can be watched: those of whom something was told that is still kept. */
  seats = $state.raw<ReadonlySet<number>>(new Set());
  /** Whose moves are being watched. */
  watched = $state<number | null>(null);
  /** The table as I left it, and after each move since. */
  frames = $state.raw<readonly Frame[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** I have moved, or come: from here on there is something to watch. */
  begin(frame: Frame | null): void {
    this.stop();
    this.frames = frame ? [frame] : [];
    this.seats = new Set();
  }

  /** Something has happened. */
  keep(frame: Frame): void {
    const kept = this.frames.length < MOST ? this.frames : this.frames.slice(1);
    this.frames = [...kept, frame];
    this.lookWho();
  }

  /** What happened before I came is known now: these frames stand in place of the first. */
  begun(frames: readonly Frame[]): void {
    this.frames = [...frames, ...this.frames.slice(1)];
    this.lookWho();
  }

  private lookWho(): void {
    const seats = new Set(this.frames.flatMap(({ by }, at) => (by !== null && this.moves(at, by) ? [by] : [])));
    if (seats.size !== this.seats.size || [...seats].some((seat) => !this.seats.has(seat))) this.seats = seats;
  }

  /** Show the moves of a seat one after another; then the table as it is. */
  watch(seat: number): void {
    this.stop();
    const { frames } = this;
    const moves = frames.flatMap((frame, at) => (this.moves(at, seat) ? [frames[at - 1]!, frame] : []));
    this.watched = moves.length ? seat : null;
    this.show(moves.filter((frame, at) => frame !== moves[at - 1]));
  }

  stop(): void {
    clearTimeout(this.timer);
    this.shown = this.watched = null;
  }

  /** Whether a frame shows a move of a seat: something is told of it, and it is known how the table stood before. */
  private moves(at: number, seat: number): boolean {
    const { by, told } = this.frames[at]!;
    return at > 0 && by === seat && told.length > 0;
  }

  private show([frame, ...others]: Frame[]): void {
    if (!frame) return this.stop();
    this.shown = frame;
    this.timer = setTimeout(() => this.show(others), PACE);
  }
}
