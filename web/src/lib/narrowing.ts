// From what is clicked on the table to the options that are meant.

import type { Choice, Moving, Piece } from "../wire";
import type { SceneIndex } from "./scene";

/** The options that touch everything that was picked. */
export function narrowed(options: Choice[], picked: readonly string[]): Choice[] {
  return options.filter((option) => picked.every((id) => option.touches.includes(id)));
}

/** What can be clicked: zones, counters and pieces that would narrow the options or settle them. */
export class Lights {
  private readonly open: Choice[];
  private readonly ids = new Set<string>();
  private readonly pieces = new Set<string>();
  /** Zones in which a touched piece lies: the piece is lit, not the zone. */
  private readonly overshone = new Set<string>();

  constructor(
    private readonly scene: SceneIndex,
    moving: Moving,
    options: Choice[],
    private readonly picked: readonly string[] = [],
  ) {
    this.open = narrowed(options, picked);
    const where = placesOfFaces(moving.pieces);
    for (const option of this.open) this.light(option, where);
    for (const id of picked) this.ids.delete(id);
  }

  private light(option: Choice, where: Map<string, Set<string>>): void {
    const faces = option.touches.filter((id) => this.scene.faces.has(id) && where.has(id));
    const zones = option.touches.filter((id) => this.scene.zones.has(id));
    for (const id of option.touches) this.ids.add(id);
    for (const face of faces) {
      const places = [...(where.get(face) ?? [])];
      const inTouched = places.filter((place) => zones.some((zone) => this.scene.isWithin(place, zone)));
      for (const place of inTouched.length ? inTouched : places) this.pieces.add(`${place}|${face}`);
      for (const zone of zones) {
        if (inTouched.some((place) => this.scene.isWithin(place, zone))) this.overshone.add(zone);
      }
    }
  }

  /** Whether a zone or counter answers a click. */
  has(id: string): boolean {
    return this.ids.has(id);
  }

  /** Whether a zone or counter glows by itself, not only through a piece in it. */
  glows(id: string): boolean {
    return this.ids.has(id) && !this.overshone.has(id);
  }

  hasPiece(piece: Piece): boolean {
    return piece.face !== null && this.pieces.has(`${piece.zone}|${piece.face}`) && !this.pickedPiece(piece);
  }

  isPicked(id: string): boolean {
    return this.picked.includes(id) && !this.overshone.has(id);
  }

  pickedPiece(piece: Piece): boolean {
    return piece.face !== null && this.picked.includes(piece.face) && this.pieces.has(`${piece.zone}|${piece.face}`);
  }

  /** What a click on a piece picks: its face, and its zone or one around it, if the options name it. */
  ofPiece(piece: Piece): string[] {
    const zones = [...this.ids].filter(
      (id) => this.overshone.has(id) && this.scene.zones.has(id) && this.scene.isWithin(piece.zone, id),
    );
    return [...(piece.face === null ? [] : [piece.face]), ...zones];
  }
}

function placesOfFaces(pieces: Piece[]): Map<string, Set<string>> {
  const where = new Map<string, Set<string>>();
  for (const { face, zone } of pieces) {
    if (face === null) continue;
    where.set(face, (where.get(face) ?? new Set()).add(zone));
  }
  return where;
}
