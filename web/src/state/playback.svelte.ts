// The others' moves, shown one after another at the pace of this person, while the table may be further already.

import type { Frame } from "../lib/frames";
import type { Speed } from "./settings.svelte";

/** How long a move is to be seen before the next one comes, in milliseconds. */
const PACES: Record<Exclude<Speed, "step" | "skip">, number> = { slow: 2200, normal: 850, fast: 350 };
/** One of which nothing is told: somebody has only begun to choose. */
const SILENT = 250;
/** How often to look whether a page has been put away. */
const LOOK_AGAIN = 200;

/** Where frames are shown. */
export interface Screen {
  /** Add what happened to the log. */
  tell(frame: Frame): void;
  /** Lay the table out so. */
  put(frame: Frame): void;
  speed(): Speed;
  /** Whether nothing shall wait: nobody looks at the board. */
  hurries(): boolean;
  /** Whether something lies over the board that is to be read first. */
  reads(): boolean;
}

export class Playback {
  /** How many frames are still to be shown. */
  waiting = $state(0);
  /** Whether a step was asked for that has not come yet. */
  wanted = $state(false);
  private queue: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly screen: Screen) {}

  /** Somebody else has moved. */
  come(frame: Frame): void {
    this.push(frame);
    this.goOn();
  }

  /** I have changed the table myself: it shows at once, and what others do then waits until that was seen. */
  mine(frame: Frame): void {
    this.push(frame);
    this.now();
    const speed = this.screen.speed();
    if (frame.told.length && speed !== "step" && speed !== "skip") this.later(PACES[speed]);
  }

  /** What is shown last has changed without a move: the draft, or who looks at it. */
  amend(frame: Frame): void {
    const last = this.queue.pop();
    this.push(last ? { ...frame, told: [...last.told, ...frame.told], back: last.back ?? frame.back, by: last.by } : frame);
    if (!last) this.now();
  }

  /** Show what comes next, up to something that can be told; if it has not come yet, as soon as it does. */
  next(): void {
    this.wanted = true;
    while (this.wanted && this.queue.length) this.showFirst();
  }

  /** Show the table as it is now; what happened meanwhile is in the log. */
  now(): void {
    this.stop();
    this.wanted = false;
    const waiting = this.queue;
    this.queue = [];
    this.waiting = 0;
    for (const frame of waiting) this.screen.tell(frame);
    const last = waiting.at(-1);
    if (last) this.screen.put(last);
  }

  /** Another pace counts from now on. */
  goOn(): void {
    const speed = this.screen.speed();
    if (speed === "skip" || this.screen.hurries()) this.now();
    else if (speed === "step") {
      this.stop();
      if (this.wanted) this.next();
    } else {
      this.wanted = false;
      if (this.timer === undefined) this.run();
    }
  }

  /** Forget what was to be shown. */
  clear(): void {
    this.stop();
    this.queue = [];
    this.waiting = 0;
    this.wanted = false;
  }

  private push(frame: Frame): void {
    this.queue.push(frame);
    this.waiting = this.queue.length;
  }

  private showFirst(): Frame | undefined {
    const frame = this.queue.shift();
    this.waiting = this.queue.length;
    if (!frame) return undefined;
    this.screen.tell(frame);
    this.screen.put(frame);
    if (frame.told.length || frame.outcome) this.wanted = false;
    return frame;
  }

  private run = (): void => {
    this.timer = undefined;
    const speed = this.screen.speed();
    if (speed === "step" || speed === "skip") return this.goOn();
    // What is taken back need not be read.
    if (this.queue[0]?.back === null && this.screen.reads()) return this.later(LOOK_AGAIN);
    const frame = this.showFirst();
    if (frame) this.later(frame.told.length ? PACES[speed] : SILENT);
  };

  private later(milliseconds: number): void {
    this.timer = setTimeout(this.run, milliseconds);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
