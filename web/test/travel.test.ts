import { expect, test } from "vitest";
import { travels } from "../src/lib/travel";
import { moving, piece } from "./harbour";

const told = (before: Parameters<typeof travels>[0], after: Parameters<typeof travels>[1]) =>
  travels(before, after).map(({ piece, before, count }) => `${before.zone}→${piece.zone} ${count}`);

test("pieces that lie elsewhere have travelled", () => {
  const before = moving([piece("ship", "sea", "ship", { owner: 0, count: 3 })]);
  const after = moving([
    piece("ship", "sea", "ship", { owner: 0, count: 1 }),
    piece("ship", "pier-ships", "ship", { owner: 0, count: 2 }),
  ]);
  expect(told(before, after)).toEqual(["sea→pier-ships 2"]);
});

test("nothing travels when nothing changes places", () => {
  const same = moving([piece("ship", "sea", "ship", { count: 3 })]);
  expect(told(same, same)).toEqual([]);
});

test("a card that is turned over on its way is still the same card", () => {
  const before = moving([piece("card", "deck-0", null, { owner: 0, count: 5 })]);
  const after = moving([
    piece("card", "deck-0", null, { owner: 0, count: 4 }),
    piece("card", "hand-0", "storm", { owner: 0 }),
  ]);
  expect(told(before, after)).toEqual(["deck-0→hand-0 1"]);
});

test("of two that could have come, the one that is alike has", () => {
  const before = moving([piece("ship", "sea", "ship", { owner: 0 }), piece("ship", "pier", "ship", { owner: 1 })]);
  const after = moving([piece("ship", "pier-ships", "ship", { owner: 1 }), piece("ship", "sea", "ship", { owner: 0 })]);
  expect(told(before, after)).toEqual(["pier→pier-ships 1"]);
});

test("what comes from the box has not travelled", () => {
  expect(told(moving([]), moving([piece("ship", "sea", "ship")]))).toEqual([]);
});
