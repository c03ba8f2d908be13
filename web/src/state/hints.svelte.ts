// What a bot would answer, once somebody has asked for it.

import type { Frame } from "../lib/frames";
import { type Line, problemOf } from "../net/line";
import type { Advice, Choice, Problem } from "../wire";

/** What a hint needs of the table. */
interface Asked {
  frame: () => Frame | null;
  /** What can be answered. */
  answers: () => readonly (Choice | null)[];
  /** All that is on its way is shown first. */
  skip: () => void;
  failed: (problem: Problem | null) => void;
}

export class Hints {
  /** The answer that is drawn round in pencil. */
  pencilled = $state.raw<Choice | null>(null);
  /** The best answers with their reasons. */
  advice = $state.raw<Advice | null>(null);
  /** Whether a hint is being thought of. */
  pondering = $state(false);

  constructor(
    private readonly table: Asked,
    private readonly say: Line["say"],
  ) {}

  /** Ask for the best answers that can be found without knowing more than I do; while they are thought of: no longer. */
  async ask(): Promise<void> {
    if (this.pondering) return this.stop();
    this.table.skip();
    const frame = this.table.frame();
    if (!frame || this.advice || this.pencilled) return this.putAway();
    this.pondering = true;
    const reply = await this.say({ type: "hint", position: frame.position });
    this.pondering = false;
    this.table.failed(problemOf(reply));
    if (reply?.type !== "hinted" || frame !== this.table.frame()) return;
    this.advice = reply.advice;
    this.pencil(reply.answer);
  }

  /** Draw round an answer in pencil. */
  pencil(answer: number): void {
    this.pencilled = this.table.answers().find((option) => option?.answer === answer) ?? null;
  }

  putAway(): void {
    this.advice = this.pencilled = null;
  }

  /** Nobody waits for the hint any more. */
  private async stop(): Promise<void> {
    await this.say({ type: "stop-hint" });
  }
}
