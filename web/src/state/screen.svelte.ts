// Who sits at this screen, and the secrets that speak for them.

import { type Hand, keep } from "../lib/keep";

export class Screen {
  /** The seat whose table is shown. */
  seat = $state<number | null>(null);
  /** Everybody who shares this screen, if they are several: then nobody's things are shown until they open their curtain. */
  hands = $state.raw<Hand[]>([]);
  /** The seats of all at this screen. */
  seats = $state.raw<number[]>([]);
  readonly shares = $derived(this.hands.length > 1);
  /** Whether one of those who share the screen has just left it, and another has not taken it yet. */
  turning = $state(false);
  /** Who has opened their curtain. */
  private opened: number | null = null;
  /** The secret of my seat, or of the first at this screen. */
  first: string | null;
  /** The secret of the host. */
  readonly hostKey: string | null;

  constructor(private readonly id: string) {
    const kept = keep.table(id);
    this.first = kept?.secret ?? null;
    this.hostKey = kept?.host ?? null;
    this.hands = kept?.hands ?? [];
  }

  /** The secret that speaks for whoever looks on. */
  get secret(): string | null {
    return this.shares ? this.secretOf(this.opened) : this.first;
  }

  /** The secret of a seat at this screen. */
  secretOf(seat: number | null): string | null {
    const hand = this.hands.find((one) => one.seat === seat);
    return hand?.secret ?? (seat !== null && seat === this.seat ? this.first : null);
  }

  /** Somebody sits down here. Who sat here before stays, and shares the screen. */
  hold(seat: number, secret: string): void {
    const { first, seat: before } = this;
    if (first === null) this.first = secret;
    else if (this.shares) this.hands = [...this.hands, { seat, secret }];
    else if (before !== null) this.hands = [{ seat: before, secret: first }, { seat, secret }];
    this.keep();
  }

  /** Another one takes the screen; null: whoever sat here has left it. */
  turnTo(seat: number | null): void {
    this.turning = true;
    this.opened = seat;
  }

  /** The server says who sits here. Whether somebody was sent away. */
  seated(seat: number | null, seats: number[]): boolean {
    const before = this.seat;
    this.seat = seat;
    this.seats = seats;
    if (this.shares) {
      if (seat === this.opened) this.turning = false;
      else if (seat === null && !this.turning) this.opened = null;
      return this.letGo();
    }
    if (before === null || seat !== null) return false;
    // The seat is somebody else's now: its secret would shut the door when the line comes back.
    this.first = null;
    keep.remember(this.id, { secret: null }, Date.now());
    return true;
  }

  /** Who was sent away does not share this screen any more. Whether somebody was. */
  private letGo(): boolean {
    const left = this.hands.filter(({ seat }) => this.seats.includes(seat));
    if (left.length === this.hands.length) return false;
    this.first = left[0]?.secret ?? null;
    this.hands = left.length > 1 ? left : [];
    this.opened = null;
    this.turning = false;
    this.keep();
    return true;
  }

  private keep(): void {
    keep.remember(this.id, { secret: this.first, hands: this.hands }, Date.now());
  }
}
