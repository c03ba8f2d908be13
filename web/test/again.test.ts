// What one of the others did, watched once more.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame } from "../src/lib/frames";
import { Again } from "../src/state/again.svelte";

const frame = (position: number, by: number | null = null, ...told: string[]) =>
  ({ position, by, told: told.map((words) => ({ position, words, rule: "" })) }) as unknown as Frame;

let again: Again;

beforeEach(() => {
  vi.useFakeTimers();
  again = new Again();
  again.begin(frame(0));
});

afterEach(() => {
  again.stop();
  vi.useRealTimers();
});

/** The positions that show, one after another. */
function watched(seat: number): (number | undefined)[] {
  const seen = [];
  again.watch(seat);
  while (again.shown) {
    seen.push(again.shown.position);
    vi.advanceTimersToNextTimer();
  }
  return seen;
}

test("the moves of one seat show one after another, each with the table before it", () => {
  again.keep(frame(1, 1, "One moves."));
  again.keep(frame(2, 2, "Two moves."));
  again.keep(frame(3, 1, "One moves again."));
  again.keep(frame(4, 1, "And again."));
  expect([...again.seats]).toEqual([1, 2]);
  expect(watched(1)).toEqual([0, 1, 2, 3, 4]);
  expect(watched(2)).toEqual([1, 2]);
});

test("it is known whose moves are being watched, until the table is as it is again", () => {
  again.keep(frame(1, 1, "One moves."));
  again.watch(1);
  expect(again.watched).toBe(1);
  vi.runAllTimers();
  expect([again.watched, again.shown]).toEqual([null, null]);
  again.watch(1);
  again.stop();
  expect(again.watched).toBeNull();
});

test("only what can be shown is offered: of what tells nothing there is nothing to see", () => {
  again.keep(frame(1, 1));
  expect([...again.seats]).toEqual([]);
  again.watch(1);
  expect([again.watched, again.shown]).toEqual([null, null]);
});

test("nor is what is not kept any more", () => {
  again.keep(frame(1, 1, "One moves."));
  for (let position = 2; position <= 401; position += 1) again.keep(frame(position, 2, "Two moves."));
  expect([...again.seats]).toEqual([2]);
  expect(watched(2)[0]).toBe(2);
});

test("one's own move begins anew", () => {
  again.keep(frame(1, 1, "One moves."));
  again.begin(frame(2));
  expect([...again.seats]).toEqual([]);
});
