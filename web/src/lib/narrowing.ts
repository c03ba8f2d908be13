// From what is clicked on the table to the options that are meant.

import type { Choice, Moving, Piece } from "../wire";
import { grouped } from "./grouped";
import { pieceKey, type SceneIndex } from "./scene";

/** The options that touch everything that was picked. */
export function narrowed(options: Choice[], picked: readonly string[]): Choice[] {
  return options.filter((option) => picked.every((id) => option.touches.includes(id)));
}

/** What can be clicked: zones, counters and pieces that would narrow the options or settle them. */
export class Lights {
  private readonly open: Choice[];
  private readonly ids = new Set<string>();
  private readonly pieces = new Set<string>();
  /** Zones in which a touched piece lies: the piece is lit, and the zone only where another option means it alone. */
  private readonly overshone = new Set<string>();
  private readonly meant = new Set<string>();
  private readonly byId: Map<string, Piece>;

  constructor(
    private readonly scene: SceneIndex,
    moving: Moving,
    options: Choice[],
    private readonly picked: readonly string[] = [],
    private readonly side: number | null = null,
  ) {
    this.open = narrowed(options, picked);
    const lying = grouped(moving.pieces, (piece) => piece.face ?? "");
    this.byId = new Map(moving.pieces.flatMap((piece) => (piece.id === null ? [] : [[piece.id, piece]])));
    for (const option of this.open) this.light(option, lying);
  }

  private light(option: Choice, lying: Map<string, Piece[]>): void {
    const zones = option.touches.filter((id) => this.scene.zones.has(id));
    const inZones: Piece[] = [];
    for (const id of option.touches) {
      this.ids.add(id);
      const told = this.byId.get(id);
      if (told) {
        this.pieces.add(pieceKey(told));
        inZones.push(told);
      }
      const pieces = this.scene.faces.has(id) ? (lying.get(id) ?? []) : [];
      const there = this.fromOwnMat(pieces.filter((piece) => zones.some((zone) => this.scene.isWithin(piece.zone, zone))));
      for (const piece of there.length ? there : this.ownFirst(pieces)) this.pieces.add(pieceKey(piece));
      inZones.push(...there);
    }
    for (const zone of zones) {
      const shone = inZones.some((piece) => this.scene.isWithin(piece.zone, zone));
      (shone ? this.overshone : this.meant).add(zone);
    }
  }

  /** Where one's own mat is named among other zones, the piece is taken from there; the others are where it may go. */
  private fromOwnMat(pieces: Piece[]): Piece[] {
    const own = pieces.filter((piece) => this.side !== null && this.scene.zones.get(piece.zone)?.owner === this.side);
    return own.length ? own : pieces;
  }

  /** Where no zone says which of many alike is meant, it is one's own. */
  private ownFirst(pieces: Piece[]): Piece[] {
    const own = pieces.filter((piece) => piece.owner !== null && piece.owner === this.side);
    return own.length ? own : pieces;
  }

  /** Whether a zone or counter glows by itself, not only through a piece in it; then it answers a click. */
  glows(id: string): boolean {
    return this.ids.has(id) && !this.picked.includes(id) && this.isShown(id);
  }

  private isShown(id: string): boolean {
    return this.meant.has(id) || !this.overshone.has(id);
  }

  hasPiece(piece: Piece): boolean {
    return piece.face !== null && this.pieces.has(pieceKey(piece)) && !this.pickedPiece(piece);
  }

  isPicked(id: string): boolean {
    return this.picked.includes(id) && this.isShown(id);
  }

  pickedPiece(piece: Piece): boolean {
    if (piece.id !== null && this.picked.includes(piece.id)) return true;
    return piece.face !== null && this.picked.includes(piece.face) && this.pieces.has(pieceKey(piece));
  }

  /** What a click on a piece picks: itself if the options tell it apart, else its face and the zone around it. */
  ofPiece(piece: Piece): string[] {
    if (piece.id !== null && this.ids.has(piece.id)) return [piece.id];
    const zones = [...this.overshone].filter((id) => this.scene.isWithin(piece.zone, id));
    return [...(piece.face === null ? [] : [piece.face]), ...zones];
  }
}
