// Things on the table in a few words, for labels that are read aloud.

import type { Counter, Piece, SceneZone } from "../wire";
import { type Contents, type SceneIndex } from "./scene";

/** Whose a piece is, what it is, and how many. */
export function pieceWords(scene: SceneIndex, piece: Piece): string {
  const name = scene.face(piece)?.name ?? "?";
  const side = piece.owner === null ? undefined : scene.sides.get(piece.owner);
  const many = piece.count > 1 ? ` ×${piece.count}` : "";
  const badges = piece.badges.length ? ` (${piece.badges.join(", ")})` : "";
  return `${side && scene.form(piece) !== "card" ? `${side.name}: ` : ""}${name}${many}${badges}`;
}

export function counterWords(counter: Counter): string {
  const value = counter.value ?? "?";
  return `${counter.label} ${counter.most === null ? value : `${value}/${counter.most}`}`;
}

/** A place with what lies there. */
export function zoneWords(scene: SceneIndex, contents: Contents, zone: SceneZone): string {
  const things = [
    ...contents.countersIn(zone.id).map(counterWords),
    ...contents.piecesIn(zone.id).map((piece) => pieceWords(scene, piece)),
  ];
  return things.length ? `${zone.label}: ${things.join(", ")}` : zone.label;
}
