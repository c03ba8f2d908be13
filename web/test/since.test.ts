import { describe, expect, test } from "vitest";
import { Changes, deedsOf } from "../src/lib/since";
import type { Counter, Moving, Piece, SceneSide, Sentence } from "../src/wire";

const side = (number: number, name: string) => ({ side: number, name, seat: number }) as SceneSide;
const GREEN = side(0, "Green");
const YELLOW = side(1, "Yellow");
const BLUE = side(2, "Blue");
const said = (position: number, words: string) => ({ position, words, rule: "" }) as Sentence;
const piece = (zone: string, owner: number) => ({ kind: "ritual", face: "one", owner, id: null, zone, count: 1, badges: [] }) as unknown as Piece;
const counter = (id: string, value: number | null) => ({ id, value }) as Counter;
const table = (pieces: Piece[], counters: Counter[] = []) => ({ pieces, counters }) as unknown as Moving;

describe("what the others did", () => {
  const log = [
    said(3, "Yellow takes a coin."),
    said(4, "Green rolls."),
    said(5, "Yellow rolls 2 Thugs."),
    said(5, "The round ends."),
    said(6, "Blue lays a card before Yellow."),
    said(7, "Yellow passes."),
    said(8, "Green gains 1."),
  ];

  test("is told of each in turn, after one's own move", () => {
    const told = deedsOf(log, 4, [GREEN, YELLOW, BLUE], GREEN).map(({ side: { name }, sentences }) => [name, sentences.map(({ words }) => words)]);
    expect(told).toEqual([
      ["Yellow", ["Yellow rolls 2 Thugs.", "The round ends.", "Yellow passes."]],
      ["Blue", ["Blue lays a card before Yellow."]],
    ]);
  });

  test("begins with a deed, not with a turn that begins", () => {
    const turn = [said(5, "Round 2: Yellow begins a turn."), said(5, "Yellow draws."), said(6, "The turn of Yellow is over.")];
    const [yellow] = deedsOf(turn, 4, [GREEN, YELLOW], GREEN);
    expect(yellow?.first.words).toBe("Yellow draws.");
    expect(yellow?.sentences.length).toBe(3);
  });

  test("is nothing right after one's own move", () => {
    expect(deedsOf(log, 8, [GREEN, YELLOW, BLUE], GREEN)).toEqual([]);
  });
});

describe("what changed on the table", () => {
  const left = table([piece("supply", 1), piece("downtown", 0)], [counter("coins", 3), counter("hidden", null)]);
  const now = table([piece("uptown", 1), piece("downtown", 0)], [counter("coins", 1), counter("hidden", 4), counter("new", 2)]);
  const changes = new Changes(left, now);

  test("a piece that lies elsewhere has come", () => {
    expect(changes.hasCome(piece("uptown", 1))).toBe(true);
    expect(changes.hasCome(piece("downtown", 0))).toBe(false);
  });

  test("numbers that were known both times have gained or lost", () => {
    expect(changes.gained(counter("coins", 1))).toBe(-2);
    expect(changes.gained(counter("hidden", 4))).toBe(0);
    expect(changes.gained(counter("new", 2))).toBe(0);
    expect(changes.gained(counter("coins", null))).toBe(0);
  });
});
