// The still part of a scene, with everything found by its id.

import { grouped } from "./grouped";
import type { Counter, Dossier, Face, Kind, Moving, Piece, SceneSide, SceneZone, Sign, Still } from "../wire";

export type Form = Kind["form"];
export type Box = [x: number, y: number, width: number, height: number];

export class SceneIndex {
  readonly zones: Map<string, SceneZone>;
  readonly faces: Map<string, Face>;
  readonly kinds: Map<string, Kind>;
  readonly signs: Map<string, Sign>;
  readonly sides: Map<number, SceneSide>;
  readonly dossiers: Map<string, Dossier>;
  /** The places that lie on the board, the wider ones first: what is drawn later lies on top. */
  readonly onBoard: SceneZone[];

  constructor(readonly still: Still) {
    this.zones = byId(still.zones);
    this.faces = byId(still.faces);
    this.kinds = byId(still.kinds);
    this.signs = byId(still.signs);
    this.dossiers = byId(still.dossiers);
    this.sides = new Map(still.sides.map((side) => [side.side, side]));
    this.onBoard = still.zones.filter((zone) => zone.shape !== null);
  }

  sideOfSeat(seat: number | null): SceneSide | undefined {
    return seat === null ? undefined : this.still.sides.find((side) => side.seat === seat);
  }

  /** The places directly within another. */
  within(zone: string): SceneZone[] {
    return this.still.zones.filter((inner) => inner.within === zone);
  }

  /** Whether a place is that one or lies in it. */
  isWithin(zone: string, outer: string): boolean {
    if (zone === outer) return true;
    const around = this.zones.get(zone)?.within;
    return around ? this.isWithin(around, outer) : false;
  }

  /** The places before a side that hold things themselves. */
  ofSide(side: number): SceneZone[] {
    const own = this.still.zones.filter((zone) => zone.owner === side && zone.shape === null);
    const outer = new Set(own.map((zone) => zone.within));
    return own.filter((zone) => !outer.has(zone.id));
  }

  /** The places of nobody that have no place on the board. */
  aside(): SceneZone[] {
    return this.still.zones.filter((zone) => zone.shape === null && zone.owner === null);
  }

  /** What a place is called where its surroundings are clear: "Harbour: Ships" or "Ships, Harbour" within the Harbour is just "Ships". */
  shortLabel(zone: SceneZone): string {
    const around = zone.within ? this.zones.get(zone.within)?.label : undefined;
    if (!around) return zone.label;
    if (zone.label.endsWith(around)) return zone.label.slice(0, -around.length).replace(/[\s:,–-]+$/, "") || zone.label;
    if (!zone.label.startsWith(around)) return zone.label;
    return zone.label.slice(around.length).replace(/^[\s:,–-]+/, "") || zone.label;
  }

  /** When what lies in a place is used: the words of the place, or of what it lies in. */
  used(zone: string | null): string {
    const place = zone === null ? undefined : this.zones.get(zone);
    return place ? place.used || this.used(place.within) : "";
  }

  /** How near a number is to where something bad happens: one short of it, or there. */
  danger(counter: Counter): "almost" | "there" | null {
    const { most, value } = counter;
    if (most === null || !value || !this.tally(counter).danger) return null;
    return value >= most ? "there" : value === most - 1 ? "almost" : null;
  }

  /** What a counter is for, and how one gets or loses what it counts; else what its place is for. */
  tally(counter: Counter): { about: string; danger: boolean } {
    const kind = this.zones.get(counter.zone)?.kind;
    const own = this.still.tallies.find((tally) => tally.kind === kind && tally.icon === counter.icon);
    return { about: own?.about || this.purpose(counter.zone), danger: own?.danger ?? false };
  }

  /** What a place is for: what is printed there, or when it is used. */
  purpose(zone: string): string {
    return this.zones.get(zone)?.tip || this.used(zone);
  }

  /** What a piece is for: what its face or its kind says, or else its place. */
  meaning(piece: Piece): string {
    const face = this.face(piece);
    return face?.text || face?.about || this.kinds.get(piece.kind)?.about || face?.line || this.purpose(piece.zone);
  }

  form(piece: Piece): Form {
    return this.kinds.get(piece.kind)?.form ?? "token";
  }

  /** Whether a piece is read like a card. */
  isCard(piece: Piece): boolean {
    const form = this.form(piece);
    return form === "card" || form === "tile";
  }

  face(piece: Piece): Face | undefined {
    return piece.face === null ? undefined : this.faces.get(piece.face);
  }

  /** The icon on what the viewer sees of a piece: its face, or the back of its kind. */
  icon(piece: Piece): string {
    return this.face(piece)?.icon || this.kinds.get(piece.kind)?.icon || "";
  }

  /** The drawing behind an icon, by its name in the set of drawings. */
  drawing(icon: string): string {
    return this.signs.get(icon)?.drawing ?? icon;
  }

  signName(icon: string): string {
    return this.signs.get(icon)?.name || icon;
  }
}

/** What of the moving part lies where. */
export class Contents {
  private readonly pieces: Map<string, Piece[]>;
  private readonly counters: Map<string, Counter[]>;
  private readonly faces: Set<string | null>;

  constructor(moving: Moving) {
    this.pieces = grouped(
      moving.pieces.toSorted((one, other) => one.order - other.order),
      (piece) => piece.zone,
    );
    this.faces = new Set(moving.pieces.map((piece) => piece.face));
    this.counters = grouped(moving.counters, (counter) => counter.zone);
  }

  /** Whether something with this face lies on the table. */
  has(face: string): boolean {
    return this.faces.has(face);
  }

  piecesIn(zone: string): Piece[] {
    return this.pieces.get(zone) ?? [];
  }

  countersIn(zone: string): Counter[] {
    return this.counters.get(zone) ?? [];
  }

  isEmpty(zone: string): boolean {
    return !this.pieces.has(zone) && !this.counters.has(zone);
  }

  count(zone: string): number {
    return this.piecesIn(zone).reduce((sum, piece) => sum + piece.count, 0);
  }
}

/** What is seen of cards that lie one on another: a back, or the last that was laid down. */
export function topOf(pieces: Piece[]): Piece | undefined {
  return pieces.find((piece) => piece.face === null) ?? pieces.at(-1);
}

/** A name for an entry of pieces that stays the same while the entry lies there. */
export function pieceKey(piece: Piece): string {
  return [piece.zone, piece.kind, piece.face ?? "", piece.owner ?? "", piece.id ?? ""].join("|");
}

function byId<T extends { id: string }>(things: T[]): Map<string, T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}
