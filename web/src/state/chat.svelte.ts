// What is said at a table, and how far it was read here.

import { keep } from "../lib/keep";
import type { ChatLine } from "../wire";

export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  /** The number of the last line that was in sight here. */
  private readUntil = $state(0);
  /** What the others have said since. */
  readonly unread = $derived.by(() => this.lines.filter((line) => line.number > this.readUntil && !this.isOwn(line)).length);
  /** What one of the others has just said, and is not in sight. */
  spoken = $state.raw<ChatLine | null>(null);

  constructor(
    private readonly id: string,
    /** The seats of all at this screen. */
    private readonly seats: () => readonly number[],
  ) {
    this.readUntil = keep.table(id)?.heard ?? 0;
  }

  /** The number of the last line. */
  get last(): number {
    return this.lines.at(-1)?.number ?? 0;
  }

  /** Somebody has just said something. */
  come(lines: ChatLine[]): void {
    this.lines = [...this.lines, ...lines];
    this.spoken = lines.findLast((line) => !this.isOwn(line)) ?? this.spoken;
  }

  /** All is in sight, and so it is read. */
  read(): void {
    this.spoken = null;
    if (this.last <= this.readUntil) return;
    this.readUntil = this.last;
    keep.remember(this.id, { heard: this.last }, Date.now());
  }

  private isOwn({ seat }: ChatLine): boolean {
    return this.seats().includes(seat);
  }
}
