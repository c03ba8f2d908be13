// A look back at the decisions of one seat: the server thinks as long as somebody asks how far it is.

import type { LookedBack, Review } from "../wire";
import { problemIn } from "./failure";

/** Milliseconds between news and the next question. */
const PAUSE = 400;

export class LookBack {
  done = $state(0);
  of = $state(0);
  running = $state(false);
  found = $state.raw<Review | null>(null);
  failed = $state("");
  private turn = 0;

  constructor(
    private readonly ask: (done: number | null) => Promise<LookedBack>,
    private readonly pause = PAUSE,
  ) {}

  /** Begin, or go on. */
  async start(): Promise<void> {
    if (this.running || this.found) return;
    const turn = ++this.turn;
    this.running = true;
    this.failed = "";
    try {
      for (let known: number | null = null; ; known = this.done) {
        const told: LookedBack = await this.ask(known);
        if (this.turn !== turn) return;
        this.done = told.done;
        this.of = told.of;
        this.found = told.found;
        if (this.found) break;
        await new Promise((after) => setTimeout(after, this.pause));
        if (this.turn !== turn) return;
      }
    } catch (error) {
      if (this.turn !== turn) return;
      this.failed = problemIn(error).words;
    }
    this.running = false;
  }

  /** Ask no further: soon after that the server stops thinking. */
  stop(): void {
    this.turn++;
    this.running = false;
  }
}
