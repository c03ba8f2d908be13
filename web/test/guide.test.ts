import { expect, test } from "vitest";
import { bits, blocks, explained, says, signNote } from "../src/lib/guide";

const INFLUENCE = { name: "Influence", text: "What a Cult has.", forms: [] };
const MOB = { name: "Mob", text: "Four of them win.", forms: ["Mobs"] };

test("lines are paragraphs, and those with a dash a list", () => {
  const found = blocks("\nThree ways:\n- one\n- two\nThen home.\n");
  expect(found.map((block) => [block.list, block.items.length])).toEqual([
    [false, 1],
    [true, 2],
    [false, 1],
  ]);
});

test("drawings stand in the middle of a line", () => {
  expect(bits("{altar} 5 Altars, {mob}")).toEqual([{ icon: "altar" }, { words: " 5 Altars, " }, { icon: "mob" }]);
});

test("words of the glossary are found once each, whole, and in every form", () => {
  const found = explained("Mobs have no Influence; a Mobster and Influence do not count.", [INFLUENCE, MOB]);
  expect(found.filter((bit) => bit.term).map((bit) => [bit.words, bit.term?.name])).toEqual([
    ["Mobs", "Mob"],
    ["Influence", "Influence"],
  ]);
  expect(found.map((bit) => bit.words).join("")).toBe("Mobs have no Influence; a Mobster and Influence do not count.");
});

test("without a glossary a sentence stays whole", () => {
  expect(explained("Mobs win.", [])).toEqual([{ words: "Mobs win." }]);
});

test("a section is found by its title and its text", () => {
  const section = { title: "The goal", text: "Five Altars." };
  expect([says(section, "ALTAR"), says(section, " goal "), says(section, "mob")]).toEqual([true, true, false]);
});

test("an icon is told by its name, and by what the glossary says of that", () => {
  expect(signNote("mobs", [INFLUENCE, MOB])).toBe("mobs: Four of them win.");
  expect(signNote("Attack", [INFLUENCE, MOB])).toBe("Attack");
});
