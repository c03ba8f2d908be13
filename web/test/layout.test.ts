import { describe, expect, test } from "vitest";
import { fitted, moved, zoomed } from "../src/lib/camera";
import { charted } from "../src/lib/chart";
import { DISC, fields, heap, overlap, pile, spanning, wrap } from "../src/lib/layout";
import { beside } from "../src/lib/beside";
import type { Box } from "../src/lib/scene";

const BOX: Box = [10, 20, 30, 12];

describe("where things lie in a place", () => {
  test.each([1, 2, 5, 7, 16])("%i fields stay within it and do not overlap", (count) => {
    const spots = fields(BOX, count);
    expect(spots).toHaveLength(count);
    for (const { x, y, r } of spots) {
      expect(x - r).toBeGreaterThanOrEqual(BOX[0]);
      expect(y + r).toBeLessThanOrEqual(BOX[1] + BOX[3]);
    }
    for (const [at, one] of spots.entries())
      for (const other of spots.slice(at + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(one.r + other.r);
  });

  test("a heap lies in the middle", () => {
    const [only] = heap(BOX, 1);
    expect(only).toMatchObject({ x: 25, y: 26 });
  });

  test.each([1, 4, 16, 40])("a pile of %i grows upwards and closes up to stay within", (count) => {
    const spots = pile([0, 0, 10, 30], count);
    for (const [at, spot] of spots.entries()) {
      expect(spot.y - spot.r * DISC.flat).toBeGreaterThanOrEqual(-1e-9);
      if (at) expect(spot.y).toBeLessThan(spots[at - 1]!.y);
    }
  });
});

describe("words in lines", () => {
  test("break between words", () => {
    expect(wrap("Secret Correspondence", 14, 2)).toEqual(["Secret", "Correspondence"]);
  });

  test("end in dots when there is no room", () => {
    const lines = wrap("one two three four five six", 8, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
  });

  test("of nothing are nothing", () => {
    expect(wrap("", 10, 2)).toEqual([]);
  });
});

describe("the part of the board that is looked at", () => {
  test("never leaves the board and never shrinks below the whole", () => {
    expect(zoomed(fitted(), 0.5, { x: 0.5, y: 0.5 })).toEqual(fitted());
    const far = moved(zoomed(fitted(), 2, { x: 0.5, y: 0.5 }), 9, -9);
    expect(far).toEqual({ x: 0.5, y: 0, scale: 2 });
  });

  test("keeps the point under the pointer", () => {
    const camera = zoomed(fitted(), 2, { x: 0.25, y: 0.75 });
    expect(camera.x + 0.25 / camera.scale).toBeCloseTo(0.25);
    expect(camera.y + 0.75 / camera.scale).toBeCloseTo(0.75);
  });
});

test("boxes that only touch do not overlap", () => {
  expect(overlap(BOX, [40, 20, 5, 5])).toBe(false);
  expect(overlap(BOX, [39, 31, 5, 5])).toBe(true);
});

test("a box spans all that it must hold", () => {
  expect(spanning([BOX, [5, 25, 3, 20]])).toEqual([5, 20, 35, 25]);
  expect(spanning([])).toEqual([0, 0, 0, 0]);
});

test("a note never leaves the window", () => {
  const window = { width: 360, height: 740 };
  const note = { width: 270, height: 200 };
  for (const [left, top] of [[0, 0], [340, 0], [0, 720], [340, 720], [150, 400]] as const) {
    const { x, y } = beside(new DOMRect(left, top, 20, 20), note, window);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + note.width).toBeLessThanOrEqual(window.width);
    expect(y + note.height).toBeLessThanOrEqual(window.height);
  }
});

test("a note leaves what is asked in sight, if there is room elsewhere", () => {
  const window = { width: 1440, height: 900 };
  const note = { width: 300, height: 200 };
  const asked = new DOMRect(1100, 50, 320, 600);
  const right = new DOMRect(900, 300, 150, 100);
  expect(beside(right, note, window).x).toBe(1060);
  expect(beside(right, note, window, asked)).toEqual({ x: 590, y: 300 });
  const wide = new DOMRect(20, 300, 1060, 100);
  expect(beside(wide, note, window, asked)).toEqual({ x: 400, y: 90 });
  const everywhere = new DOMRect(0, 0, 1440, 900);
  expect(beside(right, note, window, everywhere).x).toBe(1060);
});

test("a chart steps from score to score and fills its frame", () => {
  const points = [
    { position: 0, scores: [0, 0] },
    { position: 5, scores: [1, 0] },
    { position: 10, scores: [4, 2] },
  ];
  const { paths, ends } = charted(points, [0, 1], { width: 100, height: 40 });
  expect(paths[0]).toBe("M0.0 40.0 H50.0 V30.0 H100.0 V0.0");
  expect(ends[1]).toEqual({ x: 100, y: 20 });
});

test("a chart draws every side that is at the table by its own scores", () => {
  const points = [
    { position: 0, scores: [0, 0, 0] },
    { position: 10, scores: [4, 9, 2] },
  ];
  const { ends, marks } = charted(points, [0, 2], { width: 100, height: 40 });
  expect(ends.map(({ y }) => y)).toEqual([0, 20]);
  expect(marks.at(-1)).toEqual({ y: 0, value: 4 });
});
