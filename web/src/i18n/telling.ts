// Things on the table in a few words, for labels and for those who hear them.

import type { Contents, SceneIndex } from "../lib/scene";
import type { Counter, Piece, SceneZone } from "../wire";
import { words } from ".";

/** Whose a piece is, what it is, and how many. */
export function pieceWords(scene: SceneIndex, piece: Piece): string {
  const face = scene.face(piece);
  if (!face) return words().faceDown(piece.count);
  const side = piece.owner === null ? undefined : scene.sides.get(piece.owner);
  const whose = side && !scene.isCard(piece) ? `${side.name}: ` : "";
  const many = piece.count > 1 ? ` ×${piece.count}` : "";
  const badges = piece.badges.length ? ` (${piece.badges.join(", ")})` : "";
  return `${whose}${face.name}${many}${badges}`;
}

export function counterWords(counter: Counter): string {
  const value = counter.value ?? words().hidden;
  return `${counter.label} ${counter.most === null ? value : `${value}/${counter.most}`}`;
}

/** A place with what lies there; `short` where its surroundings are clear. */
export function zoneWords(scene: SceneIndex, contents: Contents, zone: SceneZone, short = false): string {
  const label = short ? scene.shortLabel(zone) : zone.label;
  const things = [
    ...contents.countersIn(zone.id).map((counter) => {
      const danger = scene.danger(counter);
      return danger ? `${counterWords(counter)} (${words().dangers[danger]})` : counterWords(counter);
    }),
    ...contents.piecesIn(zone.id).map((piece) => pieceWords(scene, piece)),
  ];
  return things.length ? `${label}: ${things.join(", ")}` : label;
}
