// What somebody at the table looks at, wants to know more of, and clicks on.

import type { TableView, Thing } from "../board/view";
import type { Lights } from "../lib/narrowing";
import type { Contents, SceneIndex } from "../lib/scene";
import type { TableSession } from "./table.svelte";

interface Shown {
  scene: SceneIndex;
  contents: Contents;
}

/** Looking on: everything can be asked about, nothing answers. */
export class Attention implements TableView {
  glanced = $state.raw<{ thing: Thing; at: Element } | null>(null);
  studied = $state.raw<Thing | null>(null);

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

  pick(_thing: Thing, _at: Element): void {}

  glance(thing: Thing | null, at?: Element): void {
    this.glanced = thing && at && !this.studied ? { thing, at } : null;
  }

  study(thing: Thing): void {
    this.glanced = null;
    this.studied = thing;
  }
}

/** Playing: what is lit can be clicked, and leads to an answer. */
export class PlayersAttention extends Attention {
  /** What was clicked last. */
  private clicked = $state.raw<Element | null>(null);

  constructor(private readonly session: TableSession) {
    super(() => ({ scene: session.frame!.scene, contents: session.contents! }));
  }

  override get lights(): Lights | null {
    return this.session.mine ? this.session.lights : null;
  }

  /** Where to offer what is left to choose or to confirm: at what was clicked, while it still stands there. */
  get choosingAt(): Element | null {
    const { session, clicked } = this;
    if (!clicked?.isConnected || !session.mine || this.studied) return null;
    return session.armed || (session.picked.length > 0 && this.alike()) ? clicked : null;
  }

  override pick(thing: Thing, at: Element): void {
    const { session } = this;
    const before = session.open.length;
    this.glanced = null;
    if (thing.is === "piece") session.pickPiece(thing.piece);
    else session.pick([thing.is === "zone" ? thing.zone.id : thing.counter.id]);
    const inVain = before > 1 && session.open.length === before;
    if (this.studied) this.studied = null;
    else if (inVain && thing.is === "zone" && this.hidesLitPieces(thing.zone.id)) this.studied = thing;
    this.clicked = at;
  }

  /** Whether no further click on the table can tell the open answers apart. */
  private alike(): boolean {
    const [first, ...others] = this.session.open.map((option) => option.touches.toSorted().join());
    return others.length > 0 && others.every((touches) => touches === first);
  }

  /** A pile shows its topmost card alone; those below are reached by looking through it. */
  private hidesLitPieces(zone: string): boolean {
    return this.contents.piecesIn(zone).some((piece) => this.lights?.hasPiece(piece));
  }
}
