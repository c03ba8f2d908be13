import { describe, expect, test } from "vitest";
import { Contents, SceneIndex } from "../src/lib/scene";
import { zoneWords } from "../src/i18n/telling";
import { Attention } from "../src/state/attention.svelte";
import { counter, moving, piece, STILL } from "./harbour";

const scene = new SceneIndex(STILL);

describe("a scene by its ids", () => {
  test("every counter and piece says what it is for, its place if nothing else does", () => {
    const fog = counter("fog", 2, "fog");
    const strange = { ...fog, icon: "whirlwind" };
    const told = new SceneIndex({
      ...STILL,
      zones: [...STILL.zones, { ...STILL.zones[0]!, id: "fog", kind: "fog", tip: "", used: "Fog comes by itself." }],
    });
    expect(told.tally(fog)).toEqual({ about: "When it is full, all are lost.", danger: true });
    expect(told.tally(strange)).toEqual({ about: "Fog comes by itself.", danger: false });
    expect(told.meaning(piece("ship", "fog", null))).toBe("Ships sail.");
    expect(told.meaning(piece("rock", "fog", null))).toBe("Fog comes by itself.");
  });

  test("a place within another drops the name of its surroundings", () => {
    expect(scene.shortLabel(scene.zones.get("pier-ships")!)).toBe("Ships");
    expect(scene.shortLabel(scene.zones.get("sea")!)).toBe("Sea");
  });

  test("a mat is told as the places in it", () => {
    expect(scene.ofSide(0).map((zone) => zone.id)).toEqual(["hand-0", "deck-0"]);
    expect(scene.ofSide(1).map((zone) => zone.id)).toEqual(["hand-1"]);
  });

  test("being within goes through all places around", () => {
    expect(scene.isWithin("pier-ships", "pier")).toBe(true);
    expect(scene.isWithin("pier", "pier-ships")).toBe(false);
  });

  test("when something is used says its place, or what that lies in", () => {
    expect(scene.used("pier")).toBe("Ships sail at dawn.");
    expect(scene.used("pier-ships")).toBe("Ships sail at dawn.");
    expect(scene.used("sea")).toBe("");
    expect(scene.used(null)).toBe("");
  });

  test("of an empty place without words the place around it is told", () => {
    const glanced = (...pieces: ReturnType<typeof piece>[]) => {
      const attention = new Attention(() => ({ scene, contents: new Contents(moving(pieces)) }));
      attention.glance({ is: "zone", zone: scene.zones.get("pier-ships")! }, document.body);
      return attention.glanced?.thing;
    };
    expect(glanced()).toMatchObject({ is: "zone", zone: { id: "pier" } });
    expect(glanced(piece("ship", "pier-ships", "ship"))).toMatchObject({ is: "zone", zone: { id: "pier-ships" } });
  });

  test("what the viewer cannot see shows the back of its kind", () => {
    expect(scene.icon(piece("card", "deck-0", null))).toBe("wave");
    expect(scene.drawing("wave")).toBe("big-wave");
    expect(scene.drawing("lantern")).toBe("lantern");
  });
});

test("contents are sorted by their order and told with their place", () => {
  const contents = new Contents(
    moving([piece("ship", "sea", "storm", { order: 2 }), piece("ship", "sea", "calm", { order: 1, count: 3 })], {
      counters: [counter("wind", 4, "sea")],
    }),
  );
  expect(contents.piecesIn("sea").map((one) => one.face)).toEqual(["calm", "storm"]);
  expect(contents.count("sea")).toBe(4);
  expect(contents.isEmpty("pier")).toBe(true);
  expect(zoneWords(scene, contents, scene.zones.get("sea")!)).toBe("Sea: wind 4, calm ×3, storm");
});

describe("danger", () => {
  const dangerous = (danger: boolean) =>
    new SceneIndex({ ...STILL, tallies: [{ kind: "sea", icon: "", about: "When it is full, all are lost.", danger }] });
  const fog = (value: number | null, most: number | null = 4) => ({ ...counter("fog", value, "sea"), most });

  test("begins one short of the most, and is there with it", () => {
    const scene = dangerous(true);
    expect([2, 3, 4, 5].map((value) => scene.danger(fog(value)))).toEqual([null, "almost", "there", "there"]);
  });

  test("is none in what is hidden, has no bounds, is nothing yet, or does no harm", () => {
    expect(dangerous(true).danger(fog(null))).toBeNull();
    expect(dangerous(true).danger(fog(4, null))).toBeNull();
    expect(dangerous(true).danger(fog(0, 1))).toBeNull();
    expect(dangerous(false).danger(fog(4))).toBeNull();
  });

  test("is heard with the number, by those who do not see it", () => {
    const contents = new Contents(moving([], { counters: [fog(4)] }));
    const scene = dangerous(true);
    expect(zoneWords(scene, contents, scene.zones.get("sea")!)).toBe("Sea: fog 4/4 (full)");
  });
});
