import { describe, expect, test } from "vitest";
import { dictionaries } from "../src/i18n";
import { keyworded } from "../src/lib/keyword";
import { marked } from "../src/lib/marked";
import { duration } from "../src/lib/time";
import { STILL } from "./harbour";

type Leaf = [path: string, value: unknown];

function leaves(of: object, path = ""): Leaf[] {
  return Object.entries(of).flatMap(([key, value]): Leaf[] =>
    typeof value === "object" && value !== null ? leaves(value, `${path}${key}.`) : [[path + key, value]],
  );
}

describe("the client's words", () => {
  const en = leaves(dictionaries.en);
  const names = en.map(([path]) => path).sort();

  test.each(Object.entries(dictionaries))("%s lacks nothing and has nothing too much", (_, words) => {
    expect(leaves(words).map(([path]) => path).sort()).toEqual(names);
  });

  test.each(Object.entries(dictionaries))("%s has no empty words", (_, words) => {
    for (const [path, value] of leaves(words)) {
      if (typeof value === "string") expect(value.trim(), path).not.toBe("");
      else expect(value, path).toBeTypeOf("function");
    }
  });

  test("numbers get their plural", () => {
    const { en, pl } = dictionaries;
    expect([en.freeSeats(1), en.freeSeats(3)]).toEqual(["1 free seat", "3 free seats"]);
    expect([1, 3, 5, 22].map(pl.freeSeats)).toEqual([
      "1 wolne miejsce",
      "3 wolne miejsca",
      "5 wolnych miejsc",
      "22 wolne miejsca",
    ]);
  });
});

describe("sentences", () => {
  test("the names of sides are found as whole words", () => {
    const parts = marked("Red hands Blue a Redwood oar.", STILL.sides);
    expect(parts.map((part) => [part.words, part.side?.side])).toEqual([
      ["Red", 0],
      [" hands ", undefined],
      ["Blue", 1],
      [" a Redwood oar.", undefined],
    ]);
  });

  test("a name is text, whatever stands in it", () => {
    const [side] = STILL.sides;
    expect(marked("a.c abc", [{ ...side!, name: "a.c" }])).toHaveLength(2);
  });
});

test("the keyword of a card stands before its colon", () => {
  expect(keyworded("Harvest: take two sheaves.")).toEqual({ keyword: "Harvest", text: "take two sheaves." });
  expect(keyworded("Take two sheaves.")).toEqual({ keyword: "", text: "Take two sheaves." });
  expect(keyworded("A long sentence that only later has one: here.").keyword).toBe("");
});

test("times are told in minutes and seconds", () => {
  expect([0, 59_999, 75_000, 3_605_000].map(duration)).toEqual(["0:00", "0:59", "1:15", "1:00:05"]);
});
