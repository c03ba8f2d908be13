// What happened since one's own last move, and what of it can be seen on the table.

import type { Counter, Moving, Piece, SceneSide, Sentence } from "../wire";
import type { Frame } from "./frames";
import { marked } from "./marked";
import { pieceKey, type SceneIndex } from "./scene";
import { counted, lacking } from "./travel";

/** The table as somebody left it with their own last move. */
export interface Left {
  position: number;
  /** null: how it stood is not known, or not yet. */
  moving: Moving | null;
  /** What the game itself did at once after that move. */
  itself: Sentence[];
}

/** Who did something: a side, or (null) the game itself. */
export type Actor = SceneSide | null;

/** Who brought something here, as an attribute: the number of a side, or "itself"; nothing if it has not come. */
export function freshness(by: Actor | undefined): string | undefined {
  return by === undefined ? undefined : by === null ? "itself" : `${by.side}`;
}

/** What somebody did: all that was told of them, and the first of it that is a deed of theirs. */
export interface Deeds {
  side: Actor;
  sentences: Sentence[];
  first: Sentence;
}

/** How one has left the table with the own move that led to a frame: what the game did by itself after it is news. */
export function leftBy(own: Frame, before: Frame | null): Left {
  const { scene, moving, position } = own;
  const itself = before ? own.told.filter((sentence) => sentence.itself) : [];
  if (!before || !itself.length) return { position, moving, itself };
  const still = before.moving;
  return {
    position,
    itself,
    moving: {
      ...moving,
      pieces: [...moving.pieces.filter((one) => !isNobodys(scene, one)), ...still.pieces.filter((one) => isNobodys(scene, one))],
      counters: [
        ...moving.counters.filter((one) => !isNobodys(scene, one)),
        ...still.counters.filter((one) => isNobodys(scene, one)),
      ],
    },
  };
}

/** Whether something belongs to no side, and lies before none. */
function isNobodys(scene: SceneIndex, { owner, zone }: Piece | Counter): boolean {
  return owner === null && (scene.zones.get(zone)?.owner ?? null) === null;
}

/** What happened since one has left, by whoever did it; what names nobody belongs to what was told before it. */
export function deedsOf(log: Sentence[], left: Left, sides: SceneSide[], own: SceneSide | undefined): Deeds[] {
  const found = new Map<Actor, Deeds>();
  const add = (side: Actor, sentence: Sentence, begins: boolean) => {
    const deeds = found.get(side) ?? { side, sentences: [], first: sentence };
    // That a turn begins is no deed: who does something is named first.
    if (side && begins && !acts(deeds.first, side, sides)) deeds.first = sentence;
    deeds.sentences.push(sentence);
    found.set(side, deeds);
  };
  for (const sentence of left.itself) add(null, sentence, false);
  let last: Actor | undefined;
  for (const sentence of log) {
    if (sentence.position <= left.position || sentence.by != null) continue;
    const parts = marked(sentence.words, sides);
    last = sentence.itself ? null : (parts.find((part) => part.side)?.side ?? last);
    if (last !== undefined && last !== own) add(last, sentence, parts[0]?.side === last);
  }
  return [...found.values()];
}

/** Whether a sentence begins with whom it tells of. */
function acts({ words }: Sentence, side: SceneSide, sides: SceneSide[]): boolean {
  return marked(words, sides)[0]?.side === side;
}

/** What lies elsewhere than one had left it and who brought it there, and by how much numbers differ. */
export class Changes {
  private readonly came = new Map<string, Actor>();
  private readonly before: Map<string, number | null>;

  /** `frames`: the table after one's own move, and after each that followed. */
  constructor(left: Moving, frames: readonly Frame[], now: Moving) {
    const brought = new Map<string, Actor>();
    let before = left;
    frames.forEach((frame, at) => {
      if (frame.draft) return;
      for (const piece of come(before, frame.moving)) {
        const by = at ? actorOf(frame, piece) : null;
        if (by !== undefined) brought.set(pieceKey(piece), by);
      }
      before = frame.moving;
    });
    const scene = frames.at(-1)?.scene;
    for (const piece of come(left, now)) {
      const [key, thrown] = [pieceKey(piece), scene?.zones.get(piece.zone)?.look === "dice"];
      // Dice in their tray are thrown again and again.
      if (brought.has(key) && !thrown) this.came.set(key, brought.get(key)!);
    }
    this.before = new Map(left.counters.map((counter) => [counter.id, counter.value]));
  }

  /** Who brought a piece where it lies: a side, or (null) the game itself; undefined if it has not come. */
  broughtBy(piece: Piece): Actor | undefined {
    return this.came.get(pieceKey(piece));
  }

  /** What a number has gained or lost, one that was not there before all of it; 0 if that is not known. */
  gained({ id, value }: Counter): number {
    const before = this.before.has(id) ? this.before.get(id)! : 0;
    return value === null || before === null ? 0 : value - before;
  }
}

/** What there is more of in a place than there was. */
function come(before: Moving, after: Moving): Piece[] {
  return lacking(counted(after.pieces, pieceKey), counted(before.pieces, pieceKey)).map(({ piece }) => piece);
}

/**
 * Who brought a piece: whoever moved, unless it is nobody's and the game moved, too; undefined if nobody did. What belongs
 * to a side that nobody plays moves by itself.
 */
function actorOf({ scene, by, told }: Frame, piece: Piece): Actor | undefined {
  const owner = piece.owner === null ? undefined : scene.sides.get(piece.owner);
  if (owner?.seat === null) return owner;
  if (told.some((sentence) => sentence.itself) && isNobodys(scene, piece)) return null;
  return scene.sideOfSeat(by) ?? (told.length ? null : undefined);
}
