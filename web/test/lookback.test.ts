import { describe, expect, test } from "vitest";
import { chartOfReview } from "../src/lib/lookback";
import { pointsOf } from "../src/lib/chart";
import { lookBackPath, looksBack, routeOf } from "../src/lib/route";
import { LookBack } from "../src/state/lookback.svelte";
import type { LookedBack, Review, SceneSide } from "../src/wire";

const side: SceneSide = { side: 1, name: "Blue", seat: 1, colour: "#00f", shape: "circle", title: "", icon: "", dossier: "" };
const found: Review = {
  seat: 1,
  decisions: [
    { position: 2, asked: "?", label: "a", chance: 0.5, loss: 0, better: null },
    { position: 9, asked: "?", label: "b", chance: 0.125, loss: 0, better: null },
  ],
  moments: [{ position: 3, gain: -0.38, words: "The dice fell." }],
  better: [],
  end: 1,
  last: 20,
  together: false,
};

describe("a look back", () => {
  test("is drawn for its side, from the first decision to the end", () => {
    const chart = chartOfReview(found, side, []);
    expect(pointsOf(chart, "share").map(({ position, scores }) => [position, scores[1]])).toEqual([[2, 50], [9, 13], [20, 100]]);
    expect(chart.moments).toEqual([{ position: 3, side: 1, gain: -0.38, words: "The dice fell." }]);
  });

  test("has an address", () => {
    const path = lookBackPath("abc");
    expect(routeOf(new URL(path, "http://x").pathname, "")).toEqual({ page: "replay", table: "abc" });
    expect([looksBack("?look=back"), looksBack("?at=3&look=back"), looksBack("?look=x"), looksBack("")]).toEqual([true, true, false, false]);
  });

  test("asks with what it knows until it is whole, and not again", async () => {
    const known: (number | null)[] = [];
    const told: LookedBack[] = [{ done: 0, of: 2, found: null }, { done: 1, of: 2, found: null }, { done: 2, of: 2, found }];
    const back = new LookBack(async (done) => told[known.push(done) - 1]!, 0);
    await back.start();
    expect([back.done, back.of, back.running, back.found]).toEqual([2, 2, false, found]);
    await back.start();
    expect(known).toEqual([null, 0, 1]);
  });

  test("stops when it is told to, and says what went wrong", async () => {
    let asked = 0;
    const back: LookBack = new LookBack(async () => {
      if (++asked === 2) back.stop();
      return { done: asked, of: 9, found: null };
    }, 0);
    await back.start();
    expect([asked, back.done, back.running, back.failed]).toEqual([2, 1, false, ""]);
    const broken = new LookBack(() => Promise.reject(new Error("no")), 0);
    await broken.start();
    expect(broken.running).toBe(false);
    expect(broken.failed).not.toBe("");
  });
});
