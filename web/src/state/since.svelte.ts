// What has happened since this person's own last move, once it is their turn again.

import type { Frame } from "../lib/frames";
import { Changes, deedsOf, type Left, leftBy } from "../lib/since";
import type { Sentence } from "../wire";
import type { Again } from "./again.svelte";
import { framesSince } from "./missed";

/** What has to be known of the table. */
interface Table {
  id: string;
  seat: () => number | null;
  secret: () => string | null;
  frame: () => Frame | null;
  log: () => Sentence[];
  /** Whether it can be told now: it is my move, and all is shown. */
  tells: () => boolean;
  again: Again;
}

export class SinceMyMove {
  /** The table as I left it with my last move, or found it when I came. */
  private left = $state.raw<Left | null>(null);
  /** Who did what. */
  readonly deeds = $derived.by(() => {
    const { left } = this;
    const frame = this.table.frame();
    if (!left || !frame || !this.table.tells()) return [];
    return deedsOf(this.table.log(), left, frame.scene.still.sides, frame.scene.sideOfSeat(this.table.seat()));
  });
  /** What of it can be seen on the table. */
  readonly changes = $derived.by(() => {
    const frame = this.table.frame();
    return this.deeds.length && this.left?.moving && frame ? new Changes(this.left.moving, this.table.again.frames, frame.moving) : null;
  });
  /** The position after which something happened. */
  readonly position = $derived.by(() => {
    const { deeds, left } = this;
    const news = left && deeds.some(({ sentences }) => sentences.some(({ position }) => position > left.position));
    return news ? left.position : null;
  });

  constructor(private readonly table: Table) {}

  /** I have moved. */
  begin(own: Frame, before: Frame | null): void {
    this.left = leftBy(own, before);
  }

  forget(): void {
    this.left = null;
  }

  /** Who comes back is told what they have missed: in words at once, and on the table as soon as its former state is here. */
  async comeBack(now: Frame): Promise<void> {
    const { position, moving, told } = now;
    const { table } = this;
    // Who has begun to choose has seen it.
    const own = now.draft ? null : now.left;
    const last = own ?? position;
    const itself = own ? told.filter((one) => one.itself && one.position === last) : [];
    const missed = last < position || itself.length > 0;
    const left: Left = { position: last, moving: missed ? null : moving, itself };
    this.left = left;
    const seat = table.seat();
    if (!missed || seat === null || now.lesson || now.outcome) return;
    const found = await framesSince(table.id, last, position, seat, table.secret());
    if (!found || this.left !== left) return;
    this.left = { ...leftBy(found.frames[0]!, found.before), itself };
    table.again.begun(found.frames);
  }
}
