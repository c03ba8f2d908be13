// What the others did since one's own last move, and what of it can be seen on the table.

import type { Counter, Moving, Piece, SceneSide, Sentence } from "../wire";
import { marked } from "./marked";
import { pieceKey } from "./scene";
import { travels } from "./travel";

/** The table as somebody left it with their own last move. */
export interface Left {
  position: number;
  moving: Moving;
}

/** What one of the others did: all that was told of them, and the first of it that is a deed of theirs. */
export interface Deeds {
  side: SceneSide;
  sentences: Sentence[];
  first: Sentence;
}

/** What happened after a position, by whoever it is told of; what names nobody belongs to what was told before it. */
export function deedsOf(log: Sentence[], after: number, sides: SceneSide[], own: SceneSide | undefined): Deeds[] {
  const found = new Map<SceneSide, Deeds>();
  let last: SceneSide | undefined;
  for (const sentence of log) {
    if (sentence.position <= after) continue;
    const parts = marked(sentence.words, sides);
    last = parts.find((part) => part.side)?.side ?? last;
    if (!last || last === own) continue;
    const deeds = found.get(last) ?? { side: last, sentences: [], first: sentence };
    // That a turn begins is no deed: who does something is named first.
    if (!acts(deeds.first, last, sides) && parts[0]?.side === last) deeds.first = sentence;
    deeds.sentences.push(sentence);
    found.set(last, deeds);
  }
  return [...found.values()];
}

/** Whether a sentence begins with whom it tells of. */
function acts({ words }: Sentence, side: SceneSide, sides: SceneSide[]): boolean {
  return marked(words, sides)[0]?.side === side;
}

/** What lies elsewhere than one had left it, and by how much numbers differ. */
export class Changes {
  private readonly came: Map<string, Piece>;
  private readonly before: Map<string, number | null>;

  constructor(left: Moving, now: Moving) {
    this.came = new Map(travels(left, now).map(({ piece }) => [pieceKey(piece), piece]));
    this.before = new Map(left.counters.map((counter) => [counter.id, counter.value]));
  }

  hasCome(piece: Piece): boolean {
    return this.came.has(pieceKey(piece));
  }

  /** What a number has gained or lost; 0 if that is not known. */
  gained({ id, value }: Counter): number {
    const before = this.before.get(id);
    return value === null || before === null || before === undefined ? 0 : value - before;
  }
}
