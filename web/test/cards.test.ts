import { expect, test } from "vitest";
import { cardsOf, firstGameFirst, sharedTouches } from "../src/lib/cards";
import type { Choice, Dossier } from "../src/wire";
import { asking } from "./harbour";

function dossier(id: string, first = false): Dossier {
  return { id, name: id, drawing: "", lines: [], difficulty: 1, hard: "", first, rules: [], lesson: "", untaught: false, face: "" };
}

function choice(answer: number, ...touches: string[]): Choice {
  return { answer, label: `answer ${answer}`, touches };
}

const KNOWN = new Map(["fleet", "tugs", "wreck"].map((id) => [id, dossier(id, id === "wreck")]));

function offered(options: Choice[], dossiers: Record<number, string[]>) {
  return cardsOf(options, { ...asking(...options), dossiers }, KNOWN);
}

test("every thing is a card; what suits a first game lies first and keeps its number", () => {
  const cards = offered([choice(4), choice(5), choice(9)], { 4: ["fleet"], 5: ["tugs"], 9: ["wreck"] });
  expect(cards.map((card) => [card.dossier.id, card.number])).toEqual([
    ["wreck", 3],
    ["fleet", 1],
    ["tugs", 2],
  ]);
});

test("answers that choose the same thing are one card, and a click on it is a click on what they share", () => {
  const options = [choice(0, "fleet", "pier"), choice(1, "fleet", "sea"), choice(2, "tugs", "sea")];
  const cards = offered(options, { 0: ["fleet"], 1: ["fleet"], 2: ["tugs"] });
  expect(cards.map((card) => card.number)).toEqual([null, 3]);
  expect(sharedTouches(cards[0]!)).toEqual(["fleet"]);
  expect(cards[0]!.options).toEqual(options.slice(0, 2));
});

test("an answer that chooses two things belongs to the card of each", () => {
  const options = [choice(0, "fleet", "tugs"), choice(1, "fleet", "wreck"), choice(2, "tugs", "wreck")];
  const both = { 0: ["fleet", "tugs"], 1: ["fleet", "wreck"], 2: ["tugs", "wreck"] };
  const [, fleet] = offered(options, both);
  expect(fleet!.options).toEqual([options[0], options[1]]);
  expect(sharedTouches(fleet!)).toEqual(["fleet"]);
  const left = offered(fleet!.options, both);
  expect(left.map((card) => [card.dossier.id, card.number])).toEqual([
    ["wreck", 2],
    ["fleet", null],
    ["tugs", 1],
  ]);
});

test("there are no cards where an answer chooses something else, and none for one thing alone", () => {
  expect(offered([choice(0), choice(1)], { 0: ["fleet"] })).toEqual([]);
  expect(offered([choice(0), choice(1)], { 0: ["fleet"], 1: ["fleet", "unknown"] })).toEqual([]);
  expect(offered([choice(0), choice(1)], { 0: ["fleet"], 1: ["fleet"] })).toEqual([]);
  expect(offered([], {})).toEqual([]);
  expect(cardsOf([choice(0)], null, KNOWN)).toEqual([]);
});

test("things that are alike stay in their order", () => {
  const ids = firstGameFirst(["fleet", "wreck", "tugs", "none"], (id) => KNOWN.get(id));
  expect(ids).toEqual(["wreck", "fleet", "tugs", "none"]);
});
