// What lies open to be read at the table: the pages that came last, for a set time at most.

import type { Passage, Sentence } from "../wire";

/** A sentence of the log that gives something to read. */
export interface Page extends Sentence {
  passage: Passage;
}

/** Those of these sentences that give something to read. */
export function pagesOf(log: Sentence[]): Page[] {
  return log.filter((sentence): sentence is Page => Boolean(sentence.passage));
}

export class Reading {
  /** The pages that were not put away yet; the first lies open. */
  pages = $state.raw<Page[]>([]);
  /** How many came together with the open one. */
  of = $state(0);
  private closing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** For how many seconds pages lie open at most. */
    private readonly seconds: () => number,
    /** All is read up to a position. */
    private readonly read: (position: number) => void,
  ) {}

  /** New sentences; those after `back` were taken back. */
  come(told: Sentence[], back: number | null): void {
    if (back !== null) this.pages = this.pages.filter(({ position }) => position <= back);
    const pages = pagesOf(told);
    if (!pages.length) return;
    this.of = this.pages.length + pages.length;
    this.pages = [...this.pages, ...pages];
    clearTimeout(this.closing);
    if (this.seconds() > 0) this.closing = setTimeout(() => this.putAway(), this.seconds() * 1000);
  }

  /** The open page is read; the next one lies open. */
  next(): void {
    const [open, ...others] = this.pages;
    this.pages = others;
    if (open && !others.length) this.end(open.position);
  }

  /** All pages are put away. */
  putAway(): void {
    const last = this.pages.at(-1);
    this.pages = [];
    if (last) this.end(last.position);
  }

  stop(): void {
    clearTimeout(this.closing);
  }

  /** Take all pages away unread: whoever they were for is not here any more. */
  forget(): void {
    this.stop();
    this.pages = [];
    this.of = 0;
  }

  private end(position: number): void {
    clearTimeout(this.closing);
    this.of = 0;
    this.read(position);
  }
}
