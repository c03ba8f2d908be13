// What somebody at the table looks at, wants to know more of, and clicks on.

import { hidesLit, isLit, litAround, shines, type TableView, type Thing, type Told } from "../board/view";
import { words } from "../i18n";
import { Lights } from "../lib/narrowing";
import type { Changes } from "../lib/since";
import type { Contents, SceneIndex } from "../lib/scene";
import type { Choice, Face, Reason } from "../wire";
import type { TableSession } from "./table.svelte";

interface Shown {
  scene: SceneIndex;
  contents: Contents;
}

/** Looking on: everything can be asked about, nothing answers. */
export class Attention implements TableView {
  glanced = $state.raw<{ thing: Thing; at: Element } | null>(null);
  studied = $state.raw<Thing | null>(null);
  /** What somebody clicked on that does not answer. */
  asked = $state.raw<{ thing: Thing; at: Element; byKeys: boolean } | null>(null);

  constructor(private readonly shown: () => Shown) {}

  get scene(): SceneIndex {
    return this.shown().scene;
  }

  get contents(): Contents {
    return this.shown().contents;
  }

  get changes(): Changes | null {
    return null;
  }

  get lights(): Lights | null {
    return null;
  }

  get pins(): Lights | null {
    return null;
  }

  get pointed(): Lights | null {
    return null;
  }

  get pencilled(): Lights | null {
    return null;
  }

  /** What is told in passing, unless something else lies over it. */
  get hint(): { thing: Thing; at: Element } | null {
    return this.asked ? null : this.glanced;
  }

  pick(_thing: Thing, _at: Element): void {}

  point(_option: Choice | null, _at?: Element): void {}

  /** What an answer speaks of that does not lie on the table, and where the answer stands. */
  get explained(): { faces: Face[]; at: Element } | null {
    return null;
  }

  means(_option: Choice): boolean {
    return false;
  }

  glance(thing: Thing | null, at?: Element): void {
    this.glanced = thing && at && !this.studied ? { thing: this.worthTelling(thing), at } : null;
  }

  ask(thing: Thing, _at: Element, _byKeys: boolean): void {
    this.study(thing);
  }

  whyNot(_thing: Thing): Promise<Told | null> {
    return Promise.resolve(null);
  }

  study(thing: Thing): void {
    this.glanced = null;
    this.asked = null;
    this.studied = this.worthTelling(thing);
  }

  /** Of a place where nothing lies and of which nothing is known, the place around it tells more. */
  protected worthTelling(thing: Thing): Thing {
    if (thing.is !== "zone" || thing.zone.tip || !this.contents.isEmpty(thing.zone.id)) return thing;
    const around = this.scene.zones.get(thing.zone.within ?? "");
    return around?.tip ? { is: "zone", zone: around } : thing;
  }
}

/** Playing: what is lit can be clicked, and leads to an answer. */
export class PlayersAttention extends Attention {
  /** What was clicked last. */
  private clicked = $state.raw<Element | null>(null);
  /** The answer that somebody looks at. */
  private option = $state.raw<Choice | null>(null);
  private optionAt = $state.raw<Element | null>(null);
  private readonly itsParts = $derived.by(() => {
    const { session, option } = this;
    const all = [...session.open, ...session.pins];
    const there = all.find((one) => one.answer === option?.answer && one.label === option.label);
    return there ? this.lightOf(there) : null;
  });
  private readonly pinned = $derived.by(() => (this.session.pins.length ? this.lightOf(...this.session.pins) : null));

  private readonly hinted = $derived.by(() => (this.session.hints.pencilled ? this.lightOf(this.session.hints.pencilled) : null));

  constructor(private readonly session: TableSession) {
    super(() => ({ scene: session.frame!.scene, contents: session.contents! }));
  }

  override get changes(): Changes | null {
    return this.session.since.changes;
  }

  override get lights(): Lights | null {
    // While cards lie over the board, they are what answers a click.
    return this.session.mine && !this.session.choosing ? this.session.lights : null;
  }

  override get pins(): Lights | null {
    return this.pinned;
  }

  override get pointed(): Lights | null {
    return this.itsParts;
  }

  override get pencilled(): Lights | null {
    return this.hinted;
  }

  override get hint(): { thing: Thing; at: Element } | null {
    // While a lesson speaks, nothing else does: more is told to whoever asks for it.
    const taught = this.session.course.leads && this.session.course.note;
    return this.choosingAt || taught ? null : super.hint;
  }

  override point(option: Choice | null, at?: Element): void {
    this.option = option;
    this.optionAt = at ?? null;
  }

  override get explained(): { faces: Face[]; at: Element } | null {
    const { option, optionAt: at } = this;
    if (!option || !at || this.asked || this.studied) return null;
    const faces = option.touches.flatMap((id) => (this.contents.has(id) ? [] : (this.scene.faces.get(id) ?? [])));
    return faces.some((face) => face.text) ? { faces, at } : null;
  }

  override means(option: Choice): boolean {
    const thing = this.glanced && litAround(this, this.glanced.thing);
    if (!thing) return false;
    return this.idsOf(thing).every((id) => option.touches.includes(id));
  }

  override ask(thing: Thing, at: Element, byKeys: boolean): void {
    if (this.session.seat === null) return this.study(thing);
    this.glanced = null;
    if (this.session.course.leads && this.session.course.note) {
      this.session.course.astray = true;
      return;
    }
    this.asked = { thing: this.worthTelling(thing), at, byKeys };
  }

  /** Why a thing, or what it lies in, cannot be used; nothing is to be said of what can be, but that a place can. */
  override async whyNot(thing: Thing): Promise<Told | null> {
    if (isLit(this, thing)) return null;
    const dark = await this.session.whyNot(this.nameOf(thing));
    if (!dark) return null;
    const { reasons, place, free } = dark;
    if (reasons.length) return { reasons, place };
    // A click on something dark goes to what is lit around it.
    const lit = litAround(this, thing);
    if (lit) return { reasons: [], place: lit.is === "zone" ? lit.zone.id : "" };
    return { reasons: free ? this.chosenInstead() : [], place: "" };
  }

  /** What is chosen already, where it could have been something else. */
  private chosenInstead(): Reason[] {
    const { picked, pins, frame } = this.session;
    const w = words();
    const tried = frame?.draft?.answers ?? [];
    const last = tried.at(-1);
    let told = "";
    if (picked.length) told = w.pickedInstead([...new Set(picked.map((id) => this.called(id)))].filter(Boolean));
    else if (pins.length && last?.loose) told = w.enoughPicked(pins.length);
    else if (last) told = w.chosenInstead(last.label);
    return told ? [{ words: told, rule: "" }] : [];
  }

  /** What a zone, face, piece or counter is called; a place on one's own mat goes without saying. */
  private called(id: string): string {
    const { zones, faces } = this.scene;
    const zone = zones.get(id);
    if (zone) return zone.owner !== null && zone.owner === this.session.side ? "" : zone.label;
    const { pieces, counters } = this.session.frame!.moving;
    const face = pieces.find((piece) => piece.id === id)?.face ?? id;
    return faces.get(face)?.name ?? counters.find((counter) => counter.id === id)?.label ?? "";
  }

  /** How to ask about a thing. What shows only its back is asked about as its place. */
  private nameOf(thing: Thing): { thing: string; zone?: string; owner?: number | null } {
    if (thing.is === "zone") return { thing: thing.zone.id };
    if (thing.is === "counter") return { thing: thing.counter.id, zone: thing.counter.zone };
    const { id, face, owner, zone } = thing.piece;
    const named = id ?? face;
    return named === null ? { thing: zone } : { thing: named, zone, owner };
  }

  /** Where to offer what is left to choose or to confirm: at what was clicked, while it still stands there. */
  get choosingAt(): Element | null {
    const { session, clicked } = this;
    if (!clicked?.isConnected || !session.mine || this.studied) return null;
    return session.armed || this.offered.length ? clicked : null;
  }

  /** What no further click on the table could tell apart, or name any better. */
  get offered(): Choice[] {
    const { open, picked } = this.session;
    if (!picked.length || open.length < 2) return [];
    const [first, ...others] = open.map((option) => option.touches.toSorted().join());
    if (others.every((touches) => touches === first)) return open;
    return open.filter((option) => option.touches.every((id) => picked.includes(id)));
  }

  override pick(thing: Thing, at: Element): void {
    const { session } = this;
    const before = session.open.length;
    this.glanced = null;
    this.asked = null;
    if (!shines(this.lights, this.contents, thing)) return this.letGoOf(thing);
    const known = session.pick(this.idsOf(thing));
    const inVain = !known || (before > 1 && session.open.length === before);
    if (this.studied) this.studied = null;
    else if (inVain && thing.is === "zone" && hidesLit(this.lights, this.contents, thing.zone)) this.studied = thing;
    this.clicked = at;
  }

  /** Choose an answer that stands somewhere on the table: what is to be confirmed is asked beside it. */
  chooseAt(option: Choice, at: Element): void {
    this.session.choose(option);
    this.clicked = at;
  }

  /** A click on what was picked takes it out again; of several alike, the last. */
  private letGoOf(thing: Thing): void {
    const pin = this.session.pins.findLast((one) => shines(this.lightOf(one), this.contents, thing));
    if (pin) void this.session.takeOut(pin);
  }

  private lightOf(...choices: Choice[]): Lights | null {
    const { frame, side } = this.session;
    return frame && new Lights(frame.scene, frame.moving, choices, [], side);
  }

  private idsOf(thing: Thing): string[] {
    if (thing.is === "piece") return this.lights?.ofPiece(thing.piece) ?? [];
    return [thing.is === "zone" ? thing.zone.id : thing.counter.id];
  }
}
