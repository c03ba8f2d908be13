import { describe, expect, test } from "vitest";
import type { Frame } from "../src/lib/frames";
import { SceneIndex } from "../src/lib/scene";
import { Changes, deedsOf, leftBy } from "../src/lib/since";
import type { Moving, SceneSide, Sentence } from "../src/wire";
import { counter, moving, piece, STILL } from "./harbour";

const side = (number: number, name: string) => ({ side: number, name, seat: number }) as SceneSide;
const GREEN = side(0, "Green");
const YELLOW = side(1, "Yellow");
const BLUE = side(2, "Blue");
const said = (position: number, words: string, itself = false): Sentence => ({ position, words, rule: "", itself });
const left = (position: number, ...itself: Sentence[]) => ({ position, moving: null, itself });

describe("what happened", () => {
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
    const told = deedsOf(log, left(4), [GREEN, YELLOW, BLUE], GREEN).map(({ side, sentences }) => [side?.name, sentences.map(({ words }) => words)]);
    expect(told).toEqual([
      ["Yellow", ["Yellow rolls 2 Thugs.", "The round ends.", "Yellow passes."]],
      ["Blue", ["Blue lays a card before Yellow."]],
    ]);
  });

  test("is not why somebody did it", () => {
    const why = { ...said(5, "Yellow thinks aloud: I hope for this: Yellow takes a coin."), by: 1 };
    const [yellow] = deedsOf([said(5, "Yellow rolls 2 Thugs."), why], left(4), [GREEN, YELLOW], GREEN);
    expect(yellow?.sentences.map(({ words }) => words)).toEqual(["Yellow rolls 2 Thugs."]);
  });

  test("begins with a deed, not with a turn that begins", () => {
    const turn = [said(5, "Round 2: Yellow begins a turn."), said(5, "Yellow draws."), said(6, "The turn of Yellow is over.")];
    const [yellow] = deedsOf(turn, left(4), [GREEN, YELLOW], GREEN);
    expect(yellow?.first.words).toBe("Yellow draws.");
    expect(yellow?.sentences.length).toBe(3);
  });

  test("is told of the game itself where nobody did it, also right after one's own move", () => {
    const storm = [said(5, "Yellow waits."), said(5, "The storm names Yellow.", true), said(5, "A tree falls."), said(6, "Yellow looks.")];
    const told = deedsOf(storm, left(4, said(4, "It thunders.", true)), [GREEN, YELLOW], GREEN);
    expect(told.map(({ side, first, sentences }) => [side?.name ?? null, first.words, sentences.length])).toEqual([
      [null, "It thunders.", 3],
      ["Yellow", "Yellow waits.", 2],
    ]);
  });

  test("is nothing right after one's own move", () => {
    expect(deedsOf(log, left(8), [GREEN, YELLOW, BLUE], GREEN)).toEqual([]);
  });
});

describe("what changed on the table", () => {
  const scene = new SceneIndex(STILL);
  const [RED, BLUE_ONE] = [scene.sides.get(0)!, scene.sides.get(1)!];
  const frame = (position: number, by: number | null, table: Moving, ...told: Sentence[]) =>
    ({ scene, position, by, moving: table, told, draft: null }) as unknown as Frame;
  const boat = (zone: string, owner: number | null) => piece("ship", zone, "ship", { owner });
  const before = moving([boat("sea", 0), boat("hand-1", 1)], { counters: [counter("coins", 3, "mat-0"), counter("hidden", null, "mat-0")] });
  const after = moving([boat("pier", 0), boat("hand-1", 1), boat("sea", null)], {
    counters: [counter("coins", 1, "mat-0"), counter("hidden", 4, "mat-0"), counter("new", 2, "sea")],
  });

  test("what comes is of whoever brought it: mine that a rival moved, and what was in the box", () => {
    const changes = new Changes(before, [frame(1, 0, before), frame(2, 1, after, said(2, "Blue blows."))], after);
    expect(changes.broughtBy(boat("pier", 0))).toBe(BLUE_ONE);
    expect(changes.broughtBy(boat("sea", null))).toBe(BLUE_ONE);
    expect(changes.broughtBy(boat("hand-1", 1))).toBe(undefined);
  });

  test("of several who moved it, it is of the last; what goes back has not come", () => {
    const off = moving([boat("sea", 0), boat("hand-1", 1), boat("sea", null)]);
    const frames = [frame(1, 0, before), frame(2, 1, after, said(2, "Blue blows.")), frame(3, 0, off), frame(4, 0, after, said(4, "Red rows."))];
    expect(new Changes(before, frames, after).broughtBy(boat("pier", 0))).toBe(RED);
    expect(new Changes(before, frames.slice(0, 3), off).broughtBy(boat("sea", 0))).toBe(undefined);
  });

  test("what is nobody's was brought by the game, where the game has moved as well", () => {
    const changes = new Changes(before, [frame(1, 0, before), frame(2, 1, after, said(2, "Blue waits."), said(2, "It floods.", true))], after);
    expect(changes.broughtBy(boat("pier", 0))).toBe(BLUE_ONE);
    expect(changes.broughtBy(boat("sea", null))).toBe(null);
  });

  test("what the game did at once after my move is news, what I did is not", () => {
    const own = frame(2, 0, after, said(2, "Red rows."), said(2, "It floods.", true));
    const left = leftBy(own, frame(1, 1, before));
    expect(left.itself.map(({ words }) => words)).toEqual(["It floods."]);
    const changes = new Changes(left.moving!, [own], after);
    expect(changes.broughtBy(boat("sea", null))).toBe(null);
    expect(changes.broughtBy(boat("pier", 0))).toBe(undefined);
    expect(changes.gained(counter("coins", 1, "mat-0"))).toBe(0);
    expect(changes.gained(counter("new", 2, "sea"))).toBe(2);
  });

  test("dice that were thrown into their tray have not come", () => {
    const tray = new SceneIndex({ ...STILL, zones: STILL.zones.map((zone) => (zone.id === "sea" ? { ...zone, look: "dice" } : zone)) });
    const thrown = { ...frame(2, 1, after, said(2, "Blue rolls.")), scene: tray };
    expect(new Changes(before, [frame(1, 0, before), thrown], after).broughtBy(boat("sea", null))).toBe(undefined);
  });

  test("numbers that were known both times have gained or lost, and new ones all that they show", () => {
    const changes = new Changes(before, [], after);
    expect(changes.gained(counter("coins", 1, "mat-0"))).toBe(-2);
    expect(changes.gained(counter("hidden", 4, "mat-0"))).toBe(0);
    expect(changes.gained(counter("new", 2, "sea"))).toBe(2);
    expect(changes.gained(counter("coins", null, "mat-0"))).toBe(0);
  });
});
