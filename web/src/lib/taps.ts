// Taps mean what they begin on. One that ends on something else, because news has moved it below the finger, answers
// neither; nor does the second of two quick ones that finds another thing, or another question, where the first one was.
// What is near a link within a text, and near nothing else, is meant for the link: letters are smaller than a finger.

import { FINGER } from "./camera";

/** What somebody presses with some end. What is filled in answers nothing, and its label speaks for it. */
const THINGS = "button, a, summary, [role=button], [data-lit], [data-stop]";
const FILLED_IN = "input, select, textarea, label";
const LINKS = "[data-in-text]";
const BOARD = "svg[data-ground]";
/** Here an element stays when its words become another answer. */
const ANSWERS = "#asked, .chooser, [data-cards]";

/** Two taps that follow each other so quickly (in milliseconds) and closely (in pixels) are one gesture. */
export const DOUBLE_TAP = 350;
const CLOSE = 24;

interface Aim {
  thing: Element | null;
  /** What it answers, as far as that can be seen. */
  meaning: string;
}

interface Tap extends Aim {
  x: number;
  y: number;
  at: number;
  byFinger: boolean;
}

function aimOf(target: EventTarget | null): Aim {
  const thing = target instanceof Element ? target.closest(THINGS) : null;
  if (!thing?.matches(`:is(${ANSWERS}) *, [data-lit], [data-stop]`)) return { thing, meaning: "" };
  const question = document.querySelector<HTMLElement>("[data-question]")?.dataset.question ?? "";
  const said = thing.closest(ANSWERS) ? thing.textContent : thing.getAttribute("data-lit");
  return { thing, meaning: `${question} ${said ?? ""}` };
}

const isSame = (one: Aim, other: Aim) => one.thing === other.thing && one.meaning === other.meaning;

/** The link within a text that a finger there can only mean, if it meant anything. */
function linkNear(x: number, y: number): HTMLElement | null {
  let nearest: HTMLElement | null = null;
  let least = Infinity;
  for (const link of document.querySelectorAll<HTMLElement>(LINKS)) {
    for (const { left, right, top, bottom } of link.getClientRects()) {
      const [dx, dy] = [(left + right) / 2 - x, (top + bottom) / 2 - y];
      const [wide, high] = [Math.max(FINGER, right - left), Math.max(FINGER, bottom - top)];
      const away = Math.max(Math.abs(dx) - (right - left) / 2, 0) + Math.max(Math.abs(dy) - (bottom - top) / 2, 0);
      if (Math.abs(dx) > wide / 2 || Math.abs(dy) > high / 2 || away >= least) continue;
      if (!link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))) continue;
      [nearest, least] = [link, away];
    }
  }
  return nearest;
}

/** From now on, on this page; what is returned ends it. */
export function guardTaps(): () => void {
  let pressed: Tap | null = null;
  let last: Tap | null = null;

  function press(event: PointerEvent) {
    if (!event.isPrimary) return;
    const { target, clientX: x, clientY: y, timeStamp: at, pointerType } = event;
    pressed = { ...aimOf(target), x, y, at, byFinger: pointerType !== "mouse" };
  }

  /** Whether a quick finger was there just now, and meant something else. The board has its own double tap, which moves it. */
  function isHasty(tap: Tap, onBoard: boolean): boolean {
    if (!tap.byFinger || !last?.byFinger || tap.at - last.at > DOUBLE_TAP) return false;
    if (Math.hypot(tap.x - last.x, tap.y - last.y) > CLOSE) return false;
    return onBoard ? tap.thing === last.thing && tap.meaning !== last.meaning : !isSame(tap, last);
  }

  function click(event: MouseEvent) {
    const tap = pressed;
    pressed = null;
    const target = event.target as Element;
    // The keys, a screen reader and the page itself press nothing.
    if (!tap || event.detail === 0 || target.closest(FILLED_IN)) return;
    const onBoard = target.closest(BOARD) !== null;
    const moved = !isSame(tap, aimOf(target));
    if (moved || isHasty(tap, onBoard)) {
      event.stopImmediatePropagation();
      event.preventDefault();
      return;
    }
    last = tap;
    const link = tap.byFinger && !tap.thing && !onBoard ? linkNear(tap.x, tap.y) : null;
    link?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
    link?.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, pointerType: "touch" }));
  }

  /** A finger that scrolls presses nothing any more. */
  function forget() {
    pressed = null;
  }

  const ended = new AbortController();
  const early = { capture: true, signal: ended.signal };
  addEventListener("pointerdown", press, early);
  addEventListener("pointercancel", forget, early);
  addEventListener("click", click, early);
  return () => ended.abort();
}
