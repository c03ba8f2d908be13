// What a note of a lesson speaks of, on the page: the one thing that is lit while all else is dimmed.

import type { Moving } from "../wire";
import { pieceKey } from "./scene";

/** The elements of the things with these ids, in their order: places, counters, pieces; of pieces alike one's own first. */
export function elementsOf(ids: readonly string[], moving: Moving, side: number | null, page: ParentNode): Element[] {
  return ids.flatMap((id) => {
    const pieces = moving.pieces.filter((piece) => piece.id === id || piece.face === id);
    const own = pieces.filter((piece) => piece.owner === side);
    const keys = (own.length ? own : pieces).map((piece) => `[data-piece=${CSS.escape(pieceKey(piece))}]`);
    const named = CSS.escape(id);
    const all = [`[data-counter=${named}]`, `[data-zone=${named}]`, ...keys];
    return all.flatMap((selector) => [...page.querySelectorAll(selector)]);
  });
}

export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** What is lit and can be clicked, in the order in which one clicks: what lies before oneself, then where it goes. */
export function litElements(page: ParentNode): Element[] {
  const lit = [...page.querySelectorAll(`[data-lit]:not([aria-pressed="true"])`)].filter((element) => !element.closest(".chosen"));
  const isOwn = (element: Element) => element.closest('[data-panel="hand"]') !== null;
  const size = (element: Element) => element.getBoundingClientRect().width * element.getBoundingClientRect().height;
  // Of what lies in each other, the smallest is meant.
  return [...lit.filter(isOwn), ...lit.filter((element) => !isOwn(element))].toSorted(
    (one, other) => Number(isOwn(other)) - Number(isOwn(one)) || size(one) - size(other),
  );
}
