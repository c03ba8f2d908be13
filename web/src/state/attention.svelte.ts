// What somebody at the table looks at, wants to know more of, and clicks on.

import { hidesLit, litAround, shines, type TableView, type Thing } from "../board/view";
import { Lights } from "../lib/narrowing";
import type { Contents, SceneIndex } from "../lib/scene";
import type { Choice, Reason } from "../wire";
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

  get lights(): Lights | null {
    return null;
  }

  get pins(): Lights | null {
    return null;
  }

  get pointed(): Lights | null {
    return null;
  }

  pick(_thing: Thing, _at: Element): void {}

  point(_option: Choice | null): void {}

  means(_option: Choice): boolean {
    return false;
  }

  glance(thing: Thing | null, at?: Element): void {
    this.glanced = thing && at && !this.studied ? { thing: this.worthTelling(thing), at } : null;
  }

  ask(thing: Thing, _at: Element, _byKeys: boolean): void {
    this.study(thing);
  }

  whyNot(_thing: Thing): Promise<Reason[] | null> {
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
  private readonly itsParts = $derived.by(() => {
    const { session, option } = this;
    const all = [...session.open, ...session.pins];
    const there = all.find((one) => one.answer === option?.answer && one.label === option.label);
    return there ? this.lightOf(there) : null;
  });
  private readonly pinned = $derived.by(() => (this.session.pins.length ? this.lightOf(...this.session.pins) : null));

  constructor(private readonly session: TableSession) {
    super(() => ({ scene: session.frame!.scene, contents: session.contents! }));
  }

  override get lights(): Lights | null {
    return this.session.mine ? this.session.lights : null;
  }

  override get pins(): Lights | null {
    return this.pinned;
  }

  override get pointed(): Lights | null {
    return this.itsParts;
  }

  override point(option: Choice | null): void {
    this.option = option;
  }

  override means(option: Choice): boolean {
    const thing = this.glanced && litAround(this, this.glanced.thing);
    if (!thing) return false;
    return this.idsOf(thing).every((id) => option.touches.includes(id));
  }

  override ask(thing: Thing, at: Element, byKeys: boolean): void {
    if (this.session.seat === null) return this.study(thing);
    this.glanced = null;
    this.asked = { thing: this.worthTelling(thing), at, byKeys };
  }

  /** What a thing is part of is asked as well, until something has to do with what is asked. */
  override async whyNot(thing: Thing): Promise<Reason[] | null> {
    if (litAround(this, thing)) return null;
    for (const id of this.namesOf(thing)) {
      const reasons = await this.session.whyNot(id);
      if (!reasons || reasons.length) return reasons;
    }
    return [];
  }

  /** A thing's own name, then those of what it lies in. The face of a piece of another side is one's own, too: it says nothing. */
  private namesOf(thing: Thing): string[] {
    if (thing.is === "counter") return [thing.counter.id, ...this.around(thing.counter.zone)];
    if (thing.is === "zone") return this.around(thing.zone.id);
    const { id, face, owner, zone } = thing.piece;
    const named = id ?? (owner === null || owner === this.session.side ? face : null);
    return [...(named === null ? [] : [named]), ...this.around(zone)];
  }

  private around(zone: string | null): string[] {
    return zone === null ? [] : [zone, ...this.around(this.scene.zones.get(zone)?.within ?? null)];
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
