import { describe, expect, test } from "vitest";
import { charted, chartsOf, gainOf, pointsOf, sidesIn } from "../src/lib/chart";
import { fileName } from "../src/lib/files";
import { after, before, logAround, movesOf, nearestOf, roundAt } from "../src/lib/reel";
import { positionIn, recordPath, replayPath, routeOf } from "../src/lib/route";
import type { SceneSide, ScoreChart, ToldStep } from "../src/wire";

const side = (number: number): SceneSide => ({ side: number, name: `S${number}`, seat: number, colour: "#fff", shape: "circle", title: "", icon: "", dossier: "" });

describe("finding one's way through a game", () => {
  const rounds = [0, 20, 45].map((position, number) => ({ position, words: `Round ${number + 1}` }));

  test("goes to the round before and after, and stops at the ends", () => {
    const marks = rounds.map(({ position }) => position);
    expect([before(marks, 20), before(marks, 21), before(marks, 0)]).toEqual([0, 20, null]);
    expect([after(marks, 20), after(marks, 19), after(marks, 45)]).toEqual([45, 20, null]);
    expect(roundAt(rounds, 44)?.words).toBe("Round 2");
    expect(roundAt([], 3)).toBeNull();
  });

  test("knows which positions a seat's own moves led to", () => {
    expect(movesOf([0, 1, null, 0], 0)).toEqual([1, 4]);
    expect(movesOf([0, 1], null)).toEqual([]);
  });

  test("a position that does not exist leads to the nearest", () => {
    expect([nearestOf(99, 0, 57), nearestOf(-1, 0, 57), nearestOf(2, 10, 57), nearestOf(NaN, 3, 9)]).toEqual([57, 0, 10, 3]);
  });
});

describe("the log around a position", () => {
  const told = (position: number, words: string, back: number | null = null): ToldStep => ({ position, log: [{ position, words, rule: "" }], back });
  const steps = [told(1, "a"), told(2, "b"), told(3, "takes back", 1), told(4, "c")];
  const words = (at: number) => {
    const { past, future } = logAround(steps, at);
    return [past.map((one) => one.words), future.map((one) => one.words)];
  };

  test("has what stood then, and what comes", () => {
    expect(words(2)).toEqual([["a", "b"], ["takes back", "c"]]);
    expect(words(3)).toEqual([["a", "takes back"], ["c"]]);
    expect(words(1)).toEqual([["a"], ["takes back", "c"]]);
  });
});

describe("addresses", () => {
  test("name a position, or none; nonsense is one that does not exist", () => {
    expect(["?at=57", "", "?at=x", "?at=-3", "?at=1e9"].map(positionIn)).toEqual([57, null, -1, -1, -1]);
    expect(positionIn(`?at=${"9".repeat(400)}`)).toBe(Number.MAX_SAFE_INTEGER);
  });

  test("of a replay and a record lead to their pages", () => {
    expect(routeOf(replayPath("a/b"), "")).toEqual({ page: "replay", table: "a/b" });
    expect(routeOf(recordPath("xyz"), "")).toEqual({ page: "record", record: "xyz" });
    expect(routeOf("/record", "").page).toBe("nowhere");
  });
});

describe("the chart", () => {
  const course: ScoreChart = {
    sides: [side(0), side(1)],
    points: [],
    rounds: [],
    acted: [],
    shares: [
      { position: 10, shares: [0.5, 0.5] },
      { position: 30, shares: [0.9, 0.1] },
    ],
    moments: [],
  };

  test("shows what there is, and shares in percent", () => {
    expect(chartsOf(course)).toEqual(["share"]);
    expect(pointsOf(course, "share")[1]).toEqual({ position: 30, scores: [90, 10] });
  });

  test("a click finds the position below it, and never one beyond the game", () => {
    const drawn = charted(pointsOf(course, "share"), [0, 1], { width: 100, height: 50 });
    expect([drawn.at(0), drawn.at(50), drawn.at(100), drawn.at(-20), drawn.at(500)]).toEqual([10, 20, 30, 10, 30]);
    expect(drawn.x(20)).toBe(50);
  });

  test("who wins together has one line", () => {
    const together = { ...course, shares: course.shares.map(({ position }) => ({ position, shares: [0.4, 0.4] })) };
    expect([sidesIn(course, "share").length, sidesIn(together, "share").length]).toEqual([2, 1]);
  });

  test("what was won or lost has its sign", () => {
    expect([gainOf({ position: 1, side: 0, gain: 0.216, words: "" }), gainOf({ position: 1, side: 0, gain: -0.08, words: "" })]).toEqual(["+22", "−8"]);
  });
});

test("names of files are plain, whatever the game is called", () => {
  expect(fileName("Cthulhu: Rise of the Cults", 57)).toBe("cthulhu-rise-of-the-cults-57");
  expect(fileName("../../etc/żółw", "")).toBe("etc-zo-w");
});
