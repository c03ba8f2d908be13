import { describe, expect, test } from "vitest";
import { BadBackup, backupOf, readBackup, takeIn } from "../src/lib/backup";
import { HISTORY, MOST_GAMES, pastGame, type PastGame, rememberedGames, resultOf, tallies, withGames } from "../src/lib/history";
import { Keep } from "../src/lib/keep";
import { settings } from "../src/state/settings.svelte";
import type { TableInfo } from "../src/wire";

const id = (number: number) => `table-${number}`.padEnd(22, "x");

function game(number: number, changes: Partial<PastGame> = {}): PastGame {
  return {
    id: id(number),
    game: "cult",
    title: "Cult",
    seat: 0,
    seats: [{ name: "Ida", bot: null }, { name: null, bot: "greedy" }, { name: null, bot: "greedy" }],
    roles: ["Anubis", "Kali", "Fafnir"],
    winners: [0],
    words: "the fifth Altar",
    begun: 1_000,
    ended: 1_000_000 + number,
    entries: 90,
    adjudicated: false,
    ...changes,
  };
}

/** A browser's memory of its own. */
function memory(): Keep {
  const kept = new Map<string, string>();
  return new Keep({ getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as unknown as Storage);
}

describe("how a game ended for me", () => {
  test("won alone, won by all, shared by some, lost, and abandoned", () => {
    expect(resultOf(game(1))).toBe("won");
    expect(resultOf(game(1, { winners: [0, 1, 2] }))).toBe("won");
    expect(resultOf(game(1, { winners: [0, 2] }))).toBe("shared");
    expect(resultOf(game(1, { winners: [1] }))).toBe("lost");
    expect(resultOf(game(1, { winners: [] }))).toBe("lost");
    expect(resultOf(game(1, { winners: [], adjudicated: true }))).toBe("none");
    expect(resultOf(game(1, { seat: null }))).toBe("none");
  });

  test("a table that goes on, a lesson, and one without a result are no games to remember", () => {
    const table = { id: id(1), game: "cult", title: "Cult", seats: [], begun: 5, lesson: null, result: null } as unknown as TableInfo;
    expect(pastGame(table, 0)).toBeNull();
    const result = { winners: [1], words: "so", ended: 9, entries: 3, roles: [], adjudicated: false };
    expect(pastGame({ ...table, result, lesson: "first" }, 0)).toBeNull();
    expect(pastGame({ ...table, result }, 4)?.seat).toBeNull();
  });

  test("results are counted by game, and by what one played", () => {
    const rows = tallies([game(1), game(2, { winners: [1] }), game(3, { seat: 1, winners: [1] }), game(4, { game: "other", title: "Other", winners: [0, 1] }), game(5, { seat: null })]);
    expect(rows.map(({ title, role, played, won, shared, lost }) => [title, role, played, won, shared, lost])).toEqual([
      ["Cult", "", 3, 2, 0, 1],
      ["Cult", "Anubis", 2, 1, 0, 1],
      ["Cult", "Kali", 1, 1, 0, 0],
      ["Other", "", 1, 0, 1, 0],
    ]);
  });

  test("the same table is remembered once, the last ended come first, and not for ever", () => {
    const kept = withGames([game(1, { words: "old" }), game(2)], [game(1, { words: "new" })]);
    expect(kept.map((one) => [one.id, one.words])).toEqual([[id(2), "the fifth Altar"], [id(1), "new"]]);
    expect(withGames([], Array.from({ length: MOST_GAMES + 5 }, (_, at) => game(at)))).toHaveLength(MOST_GAMES);
  });
});

describe("my games as one file", () => {
  function mine(): Keep {
    const keep = memory();
    keep.write(HISTORY, [game(1)]);
    keep.remember(id(1), { game: "cult", title: "Cult", secret: "over", host: "over", seat: 0 }, 5);
    keep.remember(id(2), { game: "cult", title: "Cult", secret: "going on", host: null, seat: 1, hands: [{ seat: 2, secret: "shared screen" }] }, 6);
    keep.rememberCampaign(id(3), { game: "cultistorm", title: "Storm", secret: "story key", host: "story host", hands: [{ seat: 1, secret: "story hand" }] }, 7);
    keep.rememberCampaign(id(4), { game: "cultistorm", title: "Told", secret: "told key", host: null }, 8);
    keep.endCampaign(id(4));
    return keep;
  }

  test("has no keys unless they are asked for, and then only of what goes on", () => {
    const plain = backupOf(mine(), {}, false, 7);
    expect(plain).not.toMatch(/: "over"|going on|shared screen|story key|story host|story hand|told key/);
    expect(readBackup(plain).keys).toBe(false);
    const full = backupOf(mine(), {}, true, 7);
    expect(full).toContain("going on");
    expect(full).toContain("shared screen");
    for (const key of ["story key", "story host", "story hand"]) expect(full).toContain(key);
    expect(full).not.toMatch(/: "over"|told key/);
    expect(readBackup(full).keys).toBe(true);
  });

  test("is taken in beside what is here, and replaces nothing", () => {
    const here = memory();
    here.write(HISTORY, [game(1, { words: "as I know it" }), game(3)]);
    here.remember(id(2), { game: "cult", title: "mine", secret: null, seat: 2 }, 9);
    here.rememberCampaign(id(3), { game: "cultistorm", title: "my storm", secret: "my key" }, 9);
    const taken = takeIn(here, readBackup(backupOf(mine(), {}, true, 7)));
    expect(taken).toEqual({ games: 0, tables: 1, campaigns: 1, known: 3 });
    expect(rememberedGames(here).find((one) => one.id === id(1))?.words).toBe("as I know it");
    expect(here.table(id(2))).toMatchObject({ title: "mine", seat: 2, secret: "going on", hands: [{ seat: 2, secret: "shared screen" }] });
    expect(here.campaign(id(3))).toMatchObject({ title: "my storm", secret: "my key", host: "story host" });
    // Once more changes nothing.
    const before = JSON.stringify([here.tables(), here.campaigns(), rememberedGames(here)]);
    expect(takeIn(here, readBackup(backupOf(mine(), {}, true, 7)))).toEqual({ games: 0, tables: 0, campaigns: 0, known: 5 });
    expect(JSON.stringify([here.tables(), here.campaigns(), rememberedGames(here)])).toBe(before);
  });

  test("comes back whole on an empty device", () => {
    const here = memory();
    expect(takeIn(here, readBackup(backupOf(mine(), {}, true, 7)))).toEqual({ games: 1, tables: 2, campaigns: 2, known: 0 });
    expect(rememberedGames(here)).toEqual(rememberedGames(mine()));
    expect(here.table(id(2))?.secret).toBe("going on");
    expect(here.campaigns().map(({ title, secret, hands, over }) => [title, secret, hands.length, over])).toEqual([
      ["Told", null, 0, true],
      ["Storm", "story key", 1, undefined],
    ]);
  });

  test("of the first version has no campaigns, and is read all the same", () => {
    const { campaigns: _, ...older } = JSON.parse(backupOf(mine(), {}, true, 7)) as Record<string, unknown>;
    const here = memory();
    expect(takeIn(here, readBackup(JSON.stringify({ ...older, version: 1 })))).toEqual({ games: 1, tables: 2, campaigns: 0, known: 0 });
    expect(here.campaigns()).toEqual([]);
  });

  const whole = JSON.parse(backupOf(mine(), {}, true, 7)) as Record<string, unknown>;
  const changed = (changes: Record<string, unknown>) => JSON.stringify({ ...whole, ...changes });

  test.each([
    ["once upon a time", "foreign"],
    ["[]", "foreign"],
    ['{"eldertable":1,"game":"cult"}', "foreign"],
    [JSON.stringify(whole).slice(0, 200), "damaged"],
    [changed({ version: 3 }), "newer"],
    [changed({ version: "1" }), "damaged"],
    [changed({ tables: {} }), "damaged"],
    [changed({ tables: [{ id: "../../evil" }] }), "damaged"],
    [changed({ tables: [{ ...(whole.tables as object[])[0], hands: [{ seat: 0, secret: 7 }] }] }), "damaged"],
    [changed({ campaigns: {} }), "damaged"],
    [changed({ campaigns: [{ ...(whole.campaigns as object[])[0], id: "../../evil" }] }), "damaged"],
    [changed({ campaigns: [{ ...(whole.campaigns as object[])[0], hands: undefined }] }), "damaged"],
    [changed({ campaigns: [{ ...(whole.campaigns as object[])[0], over: "yes" }] }), "damaged"],
    [changed({ history: [{ ...game(1), id: "javascript:alert(1)" }] }), "damaged"],
    [changed({ history: [{ ...game(1), winners: [99] }] }), "damaged"],
    [changed({ history: [{ ...game(1), ended: "soon" }] }), "damaged"],
    [changed({ history: [{ ...game(1), words: "x".repeat(500) }] }), "damaged"],
    [changed({ history: Array.from({ length: 3_000 }, () => game(1)) }), "damaged"],
    [changed({ settings: [] }), "damaged"],
    ["x".repeat(2_000_001), "big"],
  ])("is refused if it is none: %#", (text, flaw) => {
    expect(() => readBackup(text)).toThrow(BadBackup);
    try {
      readBackup(text);
    } catch (error) {
      expect((error as BadBackup).flaw).toBe(flaw);
    }
  });

  test("what else stands in it stays there", () => {
    const evil = (one: unknown) => [{ ...(one as object[])[0], evil: 1 }];
    const read = readBackup(changed({ tables: evil(whole.tables), campaigns: evil(whole.campaigns), history: evil(whole.history) }));
    expect(JSON.stringify(read)).not.toContain("evil");
  });

  test("settings are taken over only if they are settings", () => {
    const before = settings.all();
    settings.takeOver({ theme: "light", lang: "xx", size: 7, loudness: 900, notices: true, speed: "fast", name: "Ida", evil: 1 });
    expect(settings.all()).toEqual({ ...before, theme: "light", speed: "fast", name: "Ida" });
  });
});
