import { describe, expect, test } from "vitest";
import { aimsOf, headAndRest } from "../src/lib/aims";
import { SceneIndex } from "../src/lib/scene";
import type { Standing } from "../src/wire";
import { moving, STILL } from "./harbour";

const scene = new SceneIndex(STILL);
const fog: Standing = { goal: "fog", now: 2, of: 4, side: null, but: null };

function ships(red: number, blue: number): Standing[] {
  return [
    { goal: "ships", now: red, of: 3, side: 0, but: null },
    { goal: "ships", now: blue, of: 3, side: 1, but: null },
  ];
}

function aims(standings: Standing[], side: number | null) {
  return aimsOf(scene, moving([], { standings }), side);
}

describe("what wins", () => {
  test("one's own share, and the nearest rival as a notch", () => {
    const [mine] = aims([...ships(1, 2), fog], 0);
    expect([mine?.shown.now, mine?.filled, mine?.rival?.side.side, mine?.notch, mine?.near]).toEqual([1, 1 / 3, 1, 2 / 3, ""]);
  });

  test("a rival who has nothing yet is no rival", () => {
    expect(aims(ships(1, 0), 0)[0]?.rival).toBeUndefined();
  });

  test("who looks on sees who leads", () => {
    const [lead] = aims(ships(1, 2), null);
    expect([lead?.leader?.side, lead?.shown.now, lead?.rival]).toEqual([1, 2, undefined]);
  });

  test("what is for all together has no rival", () => {
    const [, danger] = aims([...ships(1, 2), fog], 0);
    expect([danger?.shown.now, danger?.leader, danger?.rival, danger?.all]).toEqual([2, undefined, undefined, []]);
  });

  test.each([
    [2, ""],
    [3, "almost"],
    [4, "there"],
    [5, "there"],
  ])("with %i of 4 it is near: %s", (now, near) => {
    expect(aims([...ships(0, 0), { ...fog, now }], 0)[1]?.near).toBe(near);
  });

  test("as many as possible: the bar is as long as the leader's", () => {
    const endless = ships(2, 4).map((standing) => ({ ...standing, of: null }));
    const [mine] = aims(endless, 0);
    expect([mine?.filled, mine?.notch, mine?.near]).toEqual([0.5, 1, ""]);
  });

  test("what is for all but one side is not that side's, and is seen by who looks on", () => {
    const together = [{ ...fog, but: 1 }];
    expect([0, 1, null].map((side) => aims(together, side).map((aim) => aim.shown.now))).toEqual([[2], [], [2]]);
  });

  test("a goal that is not one's own is not shown", () => {
    expect(aims(ships(1, 2).slice(1), 0)).toEqual([]);
  });
});

test("a line of the heading is what it says first, and the rest on demand", () => {
  expect(headAndRest("Round 2 of 7")).toEqual(["Round 2 of 7", ""]);
  expect(headAndRest("The Monster: Eel. It bites. Twice.")).toEqual(["The Monster: Eel", "It bites. Twice."]);
});
