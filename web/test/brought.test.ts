// What a file is, by how it begins.

import { expect, test } from "vitest";
import { backupOf } from "../src/lib/backup";
import { whatIsBrought } from "../src/lib/brought";
import { Keep } from "../src/lib/keep";

test("a record, a campaign and somebody's own games are told apart, also when the rest is missing", () => {
  expect(whatIsBrought('{"eldertable":1,"game":"cult"}\n{"entry":"answer"')).toBe("record");
  expect(whatIsBrought('{\n "campaign": 2,\n "game": "cultistorm"')).toBe("campaign");
  expect(whatIsBrought(backupOf(new Keep(localStorage), {}, false, 1))).toBe("games");
  expect(whatIsBrought('\uFEFF {"kind":"eldertable-games"')).toBe("games");
});

test("nothing else is taken for one of them, whatever is written in it", () => {
  for (const text of ["", "once upon a time", "[]", '{"kind":"menu"}', '{"name":"\\"kind\\": \\"eldertable-games\\""}']) {
    expect(whatIsBrought(text)).toBeNull();
  }
});
