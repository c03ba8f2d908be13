// What the parts of a table share: the scene, what is lit, and what a click or a glance does.

import { getContext, setContext } from "svelte";
import type { Lights } from "../lib/narrowing";
import type { Changes } from "../lib/since";
import { type Contents, pieceKey, type SceneIndex, topOf } from "../lib/scene";
import type { Choice, Counter, Piece, Reason, SceneZone } from "../wire";

/** Something on the table that one can ask about. */
export type Thing =
  | { is: "zone"; zone: SceneZone }
  | { is: "piece"; piece: Piece }
  | { is: "counter"; counter: Counter };

/** Why a thing cannot be used; `place` is what it lies in, if the reasons are said of that, or if that answers a click. */
export interface Told {
  reasons: Reason[];
  place: string;
}

export interface TableView {
  readonly scene: SceneIndex;
  readonly contents: Contents;
  /** What is new since one's own last move; null where nobody plays. */
  readonly changes: Changes | null;
  readonly lights: Lights | null;
  /** What was picked of several things, and can be taken out again. */
  readonly pins: Lights | null;
  /** What belongs to the answer that somebody looks at. */
  readonly pointed: Lights | null;
  /** What belongs to the answer that is hinted at. */
  readonly pencilled: Lights | null;
  pick(thing: Thing, at: Element): void;
  /** Somebody looks at a thing, or (null) away from it. */
  glance(thing: Thing | null, at?: Element): void;
  /** Somebody clicks on what does not answer: what is it, and why not? With the keys the answer gets the focus. */
  ask(thing: Thing, at: Element, byKeys: boolean): void;
  /** Why a thing cannot be used now; null if that is no question. */
  whyNot(thing: Thing): Promise<Told | null>;
  /** Somebody wants to know more of it. */
  study(thing: Thing): void;
  /** Somebody looks at an answer, there, or (null) away from it. */
  point(option: Choice | null, at?: Element): void;
  /** Whether an answer has to do with the lit thing that somebody looks at. */
  means(option: Choice): boolean;
}

/** In a window no wider than this (in pixels; 62rem in the styles) one part of the table is shown at a time, below the board. */
export const NARROW = 992;

/** In a window no wider than this (72rem in the styles) the others' mats are folded to their marks, beside the board. */
export const CLOSE = 1152;

const KEY = Symbol("table view");
const SCALE = Symbol("pixels of a unit");
/** Letters and figures are drawn at least so many pixels high. */
const LEAST = 11;

/** Tell what is drawn below how many pixels a unit of the drawing has; 0 if it is too small to be read. */
export function shareScale(perUnit: () => number): void {
  setContext(SCALE, perUnit);
}

/** The least height of letters here, in units of the drawing. */
export function leastLetter(): () => number {
  const perUnit = getContext<(() => number) | undefined>(SCALE);
  return () => {
    const pixels = perUnit?.() ?? 0;
    return pixels ? LEAST / pixels : 0;
  };
}

export function shareView(view: TableView): void {
  setContext(KEY, view);
}

export function tableView(): TableView {
  return getContext<TableView>(KEY);
}

/** Whether a pile, which shows its topmost card alone, has lit ones below: they are reached by looking through it. */
export function hidesLit(lights: Lights | null, contents: Contents, zone: SceneZone): boolean {
  if (!lights || zone.look !== "cards") return false;
  const pieces = contents.piecesIn(zone.id);
  return pieces.some((piece) => piece !== topOf(pieces) && lights.hasPiece(piece));
}

/** Whether a thing glows in this light, or was picked. */
export function shines(lights: Lights | null, contents: Contents, thing: Thing): boolean {
  if (!lights) return false;
  if (thing.is === "piece") return lights.hasPiece(thing.piece) || lights.pickedPiece(thing.piece);
  if (thing.is === "counter") return lights.glows(thing.counter.id) || lights.isPicked(thing.counter.id);
  const { id } = thing.zone;
  return hidesLit(lights, contents, thing.zone) || lights.glows(id) || lights.isPicked(id);
}

/** Whether a thing answers a click, or was picked and lets go of it. */
export function isLit({ lights, pins, contents }: TableView, thing: Thing): boolean {
  return shines(lights, contents, thing) || shines(pins, contents, thing);
}

/** Places of nobody that are not on the board, as far as something lies there; piles after what is to be read. */
export function besideTheBoard({ scene, contents }: TableView): SceneZone[] {
  const zones = scene.aside().filter((zone) => zone.look !== "stage" && !contents.isEmpty(zone.id));
  return zones.toSorted((one, other) => Number(one.look === "cards") - Number(other.look === "cards"));
}

/** Whether a place, or something in it, answers a click. */
export function answersIn(view: TableView, zone: SceneZone): boolean {
  const { contents } = view;
  return (
    isLit(view, { is: "zone", zone }) ||
    contents.piecesIn(zone.id).some((piece) => isLit(view, { is: "piece", piece })) ||
    contents.countersIn(zone.id).some((counter) => isLit(view, { is: "counter", counter }))
  );
}

/** Whether a thing was picked, and a click lets go of it. */
export function isChosen({ lights, pins, contents }: TableView, thing: Thing): boolean {
  if (!shines(lights, contents, thing)) return shines(pins, contents, thing);
  if (thing.is === "piece") return lights?.pickedPiece(thing.piece) ?? false;
  return lights?.isPicked(thing.is === "zone" ? thing.zone.id : thing.counter.id) ?? false;
}

/** Whether a thing belongs to the answer that somebody looks at. */
export function isPointedAt({ pointed, contents }: TableView, thing: Thing): boolean {
  return shines(pointed, contents, thing);
}

/** Whether a thing belongs to the answer that is hinted at; as an attribute. */
function isPencilled({ pencilled, contents }: TableView, thing: Thing): "" | undefined {
  return shines(pencilled, contents, thing) ? "" : undefined;
}

/** What a click on a thing means: itself if it is lit, else a lit place that it lies in. */
export function litAround(view: TableView, thing: Thing): Thing | null {
  if (isLit(view, thing)) return thing;
  const { zones } = view.scene;
  const around = thing.is === "zone" ? thing.zone.within : thing.is === "piece" ? thing.piece.zone : thing.counter.zone;
  const zone = around === null ? undefined : zones.get(around);
  return zone ? litAround(view, { is: "zone", zone }) : null;
}

export function takesClicks(view: TableView, thing: Thing): boolean {
  return litAround(view, thing) !== null;
}

function keyOf(thing: Thing): string {
  if (thing.is === "piece") return `piece ${pieceKey(thing.piece)}`;
  return thing.is === "zone" ? `zone ${thing.zone.id}` : `counter ${thing.counter.id}`;
}

const LONG_PRESS = 600;
/** A finger that has moved so many pixels drags or swipes. */
const STILL = 8;

/** The board, or a place of a mat: in it a click on something unlit goes to what is lit below. */
const GROUND = "[data-ground]";

const lying = new WeakMap<Event, Element[]>();

/** What lay below a click when it was first asked: a board that comes near meanwhile moves other things below it. */
export function lyingBelow(event: MouseEvent): Element[] {
  const there = lying.get(event) ?? document.elementsFromPoint(event.clientX, event.clientY);
  lying.set(event, there);
  return there;
}

function litBelow(event: MouseEvent): Element | undefined {
  const ground = (event.currentTarget as Element).closest(GROUND);
  return lyingBelow(event).find((one) => ground?.contains(one) && one.hasAttribute("data-lit"));
}

/** What makes the ground that things lie on answer a click, wherever nothing lit lies on it. */
export function touchGround(view: TableView, thing: Thing): Record<string, unknown> {
  const lit = isLit(view, thing);
  return {
    "data-ground": "",
    "data-lit": lit ? keyOf(thing) : undefined,
    "data-pencilled": isPencilled(view, thing),
    // What lies there speaks for itself; between it the place does.
    onpointerover: ({ pointerType, target, currentTarget }: PointerEvent) => {
      if (pointerType === "mouse" && !(target as Element).closest("button, [role=button]")) view.glance(thing, currentTarget as Element);
    },
    onpointerleave: () => view.glance(null),
    onclick: lit ? (event: MouseEvent) => view.pick(thing, event.currentTarget as Element) : undefined,
  };
}

/** One pointer presses at a time. */
let pressed: ReturnType<typeof setTimeout> | undefined;
let pressedAt = { x: 0, y: 0 };
let studied = false;

/** What makes an element of the table answer to pointer and keys: spread it onto the element. */
export function touch(view: TableView, thing: Thing): Record<string, unknown> {
  const lit = isLit(view, thing);
  const release = () => clearTimeout(pressed);
  const study = () => {
    studied = true;
    view.study(thing);
  };
  const act = (at: Element, byKeys: boolean) => (lit ? view.pick(thing, at) : view.ask(thing, at, byKeys));
  return {
    "data-lit": lit ? keyOf(thing) : undefined,
    "data-pencilled": isPencilled(view, thing),
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") view.glance(thing, event.currentTarget as Element);
    },
    onpointerleave: () => {
      release();
      view.glance(null);
    },
    onpointerdown: ({ isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      studied = false;
      release();
      pressedAt = { x, y };
      // Two fingers zoom.
      if (isPrimary) pressed = setTimeout(study, LONG_PRESS);
    },
    onpointermove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - pressedAt.x, clientY - pressedAt.y) > STILL) release();
    },
    onpointerup: release,
    onpointercancel: release,
    oncontextmenu: (event: MouseEvent) => {
      event.preventDefault();
      event.stopPropagation();
      release();
      study();
    },
    onfocus: (event: FocusEvent) => {
      const element = event.currentTarget as Element;
      if (element.matches(":focus-visible")) view.glance(thing, element);
    },
    onblur: () => view.glance(null),
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      if (studied) return;
      const below = lit ? undefined : litBelow(event);
      if (below) below.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      else act(event.currentTarget as Element, false);
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        act(event.currentTarget as Element, true);
      } else if (event.key === "i" || event.key === "?") {
        view.study(thing);
      }
    },
  };
}
