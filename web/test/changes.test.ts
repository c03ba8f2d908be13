import { describe, expect, test } from "vitest";
import { changed, retold } from "../src/lib/changes";
import { nextFrame } from "../src/lib/frames";
import type { Moved } from "../src/wire";
import { asking, choice, counter, moving, piece, STILL } from "./harbour";

const ship = (zone: string, count = 1) => piece("ship", zone, "ship", { count });

describe("changes of the moving part", () => {
  const before = moving([ship("sea", 3), ship("pier")], { counters: [counter("wind", 1, "sea"), counter("tide", 2, "sea")] });

  test("a named zone holds exactly what is told, the others stay", () => {
    const after = changed(before, { zones: { sea: [ship("sea", 2)], "hand-0": [ship("hand-0")] } });
    expect(after.pieces).toEqual([ship("pier"), ship("sea", 2), ship("hand-0")]);
  });

  test("a zone can become empty", () => {
    expect(changed(before, { zones: { sea: [] } }).pieces).toEqual([ship("pier")]);
  });

  test("counters are replaced, added, and go", () => {
    const after = changed(before, { counters: [counter("wind", 5, "sea"), counter("fog", 0, "sea")], gone: ["tide"] });
    expect(after.counters.map(({ id, value }) => [id, value])).toEqual([
      ["wind", 5],
      ["fog", 0],
    ]);
  });

  test("a prompt that is left out stays, one that is null goes", () => {
    const asked = { ...before, prompt: asking(choice(1)) };
    expect(changed(asked, {}).prompt).toBe(asked.prompt);
    expect(changed(asked, { prompt: null }).prompt).toBeNull();
  });
});

describe("the log", () => {
  const log = [1, 2, 3].map((position) => ({ position, words: `${position}`, rule: "" }));

  test("what is told is added", () => {
    expect(retold(log, [{ position: 4, words: "4", rule: "" }], null)).toHaveLength(4);
  });

  test("what was taken back is forgotten first", () => {
    const again = retold(log, [{ position: 2, words: "other", rule: "" }], 1);
    expect(again.map((one) => one.words)).toEqual(["1", "other"]);
  });
});

describe("frames", () => {
  const first: Moved = { type: "moved", position: 1, asked: [0], still_id: "a", still: STILL, moving: moving([ship("sea")]) };

  test("the first needs everything, the next only what changed", () => {
    const one = nextFrame(null, first, 0)!;
    const two = nextFrame(one, { type: "moved", position: 2, asked: [1], still_id: "a", changes: { zones: { sea: [] } } }, 5)!;
    expect(two.scene).toBe(one.scene);
    expect(two.moving.pieces).toEqual([]);
    expect(two.asked).toEqual([1]);
  });

  test("what a message leaves out is empty, not as before", () => {
    const one = nextFrame(null, { ...first, finals: [{ answer: 1, why: "chance" }], draft: { answers: [], final: null } }, 0)!;
    const two = nextFrame(one, { type: "moved", position: 2, asked: [], still_id: "a", changes: {} }, 0)!;
    expect(two.finals).toEqual([]);
    expect(two.draft).toBeNull();
  });

  test("changes of a table that was never seen cannot be shown", () => {
    expect(nextFrame(null, { type: "moved", position: 2, asked: [], still_id: "a", changes: {} }, 0)).toBeNull();
  });
});
