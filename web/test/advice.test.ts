import { expect, test } from "vitest";
import { harm, percent, unlike } from "../src/lib/advice";
import type { Advised } from "../src/wire";

const advised = (chance: number, gain: number, worst: number | null = null) =>
  ({ chance, gain, reply: worst === null ? null : { chance: worst } }) as unknown as Advised;

test("chances are said in whole percents", () => {
  expect([0, 0.004, 0.005, 0.666, 1].map(percent)).toEqual([0, 0, 1, 67, 100]);
});

test("two answers differ only by as much as can be said, in either direction", () => {
  expect([0.2, -0.2, 0.004, -0.004].map((gain) => unlike(advised(0.5, gain)))).toEqual([true, true, false, false]);
});

test("what a rival can do hurts by what it takes, and never helps", () => {
  expect(harm(advised(0.6, 0, 0.35))).toBe(25);
  expect(harm(advised(0.6, 0, 0.7))).toBe(0);
  expect(harm(advised(0.6, 0))).toBe(0);
});
