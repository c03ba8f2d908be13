// A lesson as it is taught at this table: what it says now, what of it was read, and what it asks for.

import type { Frame } from "../lib/frames";
import type { Choice } from "../wire";

export class Course {
  /** The numbers of the notes that were read. */
  private read = $state.raw<number[]>([]);
  /** Whether somebody tried something else than the lesson asks for: then it says what it says to that. */
  astray = $state(false);
  /** Where the lesson is, if this table is one and not over. */
  readonly lesson = $derived.by(() => this.frame()?.lesson ?? null);
  /** Whether only what the lesson asks for can be answered. */
  readonly leads = $derived(this.lesson?.leads ?? false);
  /** What the lesson says now. */
  readonly note = $derived(
    this.lesson?.notes.find(({ number, answer }) => answer !== null || !this.read.includes(number)) ?? null,
  );
  /** Whether it has something to say before it asks: it speaks of what lies on the table. */
  readonly listening = $derived(this.note?.answer === null);

  constructor(private readonly frame: () => Frame | null) {}

  /** Whether it is this answer that the lesson asks for. */
  asksFor({ answer }: Choice): boolean {
    return answer === this.note?.answer;
  }

  /** Whether an answer is one that the lesson takes; without a lesson every one is. */
  takes({ answer }: Choice): boolean {
    return !this.leads || (this.note?.answer != null && this.lesson !== null && this.lesson.takes.includes(answer));
  }

  /** The note was read: on to the next. */
  readOn(): void {
    const { note } = this;
    this.astray = false;
    if (note && note.answer === null) this.read = [...this.read, note.number];
  }
}
