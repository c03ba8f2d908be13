import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TypedNumber } from "../src/lib/typing";

const chosen: number[] = [];
let typed: TypedNumber;

beforeEach(() => {
  vi.useFakeTimers();
  chosen.length = 0;
  typed = new TypedNumber((number) => chosen.push(number));
});

afterEach(() => vi.useRealTimers());

test("a digit that no other can follow counts at once", () => {
  typed.press("3", 25);
  typed.press("7", 9);
  expect(chosen).toEqual([3, 7]);
});

test("two digits make one number", () => {
  typed.press("1", 25);
  expect(chosen).toEqual([]);
  typed.press("2", 25);
  expect(chosen).toEqual([12]);
});

test("a digit that another could follow counts after a moment, or when it is ended", () => {
  typed.press("1", 25);
  vi.advanceTimersByTime(1000);
  typed.press("2", 25);
  expect(typed.end()).toBe(true);
  expect(chosen).toEqual([1, 2]);
  expect(typed.end()).toBe(false);
});

test("a number that is not there is forgotten", () => {
  expect(typed.press("0", 25)).toBe(false);
  typed.press("2", 25);
  expect(typed.press("9", 25)).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(chosen).toEqual([]);
});
