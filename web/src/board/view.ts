// What the parts of a table share: the scene, what is lit, and what a click or a glance does.

import { getContext, setContext } from "svelte";
import type { Lights } from "../lib/narrowing";
import type { Contents, SceneIndex } from "../lib/scene";
import type { Counter, Piece, SceneZone } from "../wire";

/** Something on the table that one can ask about. */
export type Thing =
  | { is: "zone"; zone: SceneZone }
  | { is: "piece"; piece: Piece }
  | { is: "counter"; counter: Counter };

export interface TableView {
  readonly scene: SceneIndex;
  readonly contents: Contents;
  readonly lights: Lights | null;
  pick(thing: Thing, at: Element): void;
  /** Somebody looks at a thing, or (null) away from it. */
  glance(thing: Thing | null, at?: Element): void;
  /** Somebody wants to know more of it. */
  study(thing: Thing): void;
}

const KEY = Symbol("table view");

export function shareView(view: TableView): void {
  setContext(KEY, view);
}

export function tableView(): TableView {
  return getContext<TableView>(KEY);
}

export function isLit({ lights }: TableView, thing: Thing): boolean {
  if (!lights) return false;
  if (thing.is === "piece") return lights.hasPiece(thing.piece) || lights.pickedPiece(thing.piece);
  const id = thing.is === "zone" ? thing.zone.id : thing.counter.id;
  return lights.has(id) || lights.isPicked(id);
}

const LONG_PRESS = 450;

/** What makes an element of the table answer to pointer and keys: spread it onto the element. */
export function touch(view: TableView, thing: Thing): Record<string, unknown> {
  let pressed: ReturnType<typeof setTimeout> | undefined;
  let studied = false;
  const release = () => clearTimeout(pressed);
  const act = (at: EventTarget | null) =>
    isLit(view, thing) && at instanceof Element ? view.pick(thing, at) : view.study(thing);
  return {
    "data-lit": isLit(view, thing) ? "" : undefined,
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") view.glance(thing, event.currentTarget as Element);
    },
    onpointerleave: () => {
      release();
      view.glance(null);
    },
    onpointerdown: () => {
      studied = false;
      pressed = setTimeout(() => {
        studied = true;
        view.study(thing);
      }, LONG_PRESS);
    },
    onpointerup: release,
    onpointercancel: release,
    onfocus: (event: FocusEvent) => {
      const element = event.currentTarget as Element;
      if (element.matches(":focus-visible")) view.glance(thing, element);
    },
    onblur: () => view.glance(null),
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      if (!studied) act(event.currentTarget);
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        act(event.currentTarget);
      } else if (event.key === "i" || event.key === "?") {
        view.study(thing);
      }
    },
  };
}
