// What travelled where between two positions of the table.

import type { Moving, Piece } from "../wire";

export interface Travel {
  /** A piece as it lies at its new place. */
  piece: Piece;
  /** The same as it lay before; its face may have been another, or hidden. */
  before: Piece;
  count: number;
}

interface Pile {
  piece: Piece;
  count: number;
}

/** From exact likeness to the loosest under which a piece may still be the same: turned over, or taken over. */
const LIKENESS: ((piece: Piece) => string)[] = [
  (piece) => `${piece.kind}|${piece.face}|${piece.owner}|${piece.id}`,
  (piece) => `${piece.kind}|${piece.owner}`,
  (piece) => piece.kind,
];

export function travels(before: Moving, after: Moving): Travel[] {
  const exact = LIKENESS[0]!;
  const placed = (piece: Piece) => `${exact(piece)}@${piece.zone}`;
  const old = counted(before.pieces, placed);
  const now = counted(after.pieces, placed);
  let left = lacking(old, now);
  let come = lacking(now, old);
  const found: Travel[] = [];
  for (const like of LIKENESS) {
    ({ left, come } = match(left, come, like, found));
  }
  return found;
}

function match(left: Pile[], come: Pile[], like: (piece: Piece) => string, found: Travel[]): { left: Pile[]; come: Pile[] } {
  const sources = left.map((pile) => ({ ...pile }));
  const sinks = come.map((pile) => ({ ...pile }));
  for (const sink of sinks) {
    for (const source of sources) {
      const count = Math.min(source.count, sink.count);
      if (!count || source.piece.zone === sink.piece.zone || like(source.piece) !== like(sink.piece)) continue;
      found.push({ piece: sink.piece, before: source.piece, count });
      source.count -= count;
      sink.count -= count;
    }
  }
  return { left: sources.filter((pile) => pile.count), come: sinks.filter((pile) => pile.count) };
}

export function counted(pieces: Piece[], key: (piece: Piece) => string): Map<string, Pile> {
  const piles = new Map<string, Pile>();
  for (const piece of pieces) {
    const pile = piles.get(key(piece));
    if (pile) pile.count += piece.count;
    else piles.set(key(piece), { piece, count: piece.count });
  }
  return piles;
}

/** What the one has more of than the other. */
export function lacking(one: Map<string, Pile>, other: Map<string, Pile>): Pile[] {
  const piles: Pile[] = [];
  for (const [key, { piece, count }] of one) {
    const rest = count - (other.get(key)?.count ?? 0);
    if (rest > 0) piles.push({ piece, count: rest });
  }
  return piles;
}
