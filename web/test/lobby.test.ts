import { describe, expect, test } from "vitest";
import { type Agreement, asNewTable, grouped, settled, withOption, withSeats, withSitter } from "../src/lib/agreement";
import { Keep } from "../src/lib/keep";
import { routeOf, seatLink } from "../src/lib/route";
import type { GameInfo, OptionInfo } from "../src/wire";

const option = (name: string, more: Partial<OptionInfo>): OptionInfo => ({
  name,
  label: name,
  kind: "choice",
  default: null,
  choices: [],
  least: null,
  most: null,
  per_seat: false,
  several: false,
  rule: "",
  group: "",
  about: "",
  dossier: "",
  ...more,
});

const rounds = option("rounds", { kind: "int", default: 6, least: 6, most: 10 });
const layout = option("layout", { default: "free" });
const colours = option("colours", { default: "fixed", per_seat: true });
const guests = option("guests", { default: [], several: true });

const GAME: GameInfo = {
  name: "harbour",
  title: "Harbour",
  blurb: "",
  seats: [2, 3, 4],
  default_seats: 2,
  minutes: [30, 60],
  weight: 2,
  locales: ["en"],
  options: [rounds, layout, colours, guests],
  presets: [
    { name: "first", label: "First game", options: { layout: "printed" }, about: "", by_seats: { 3: { rounds: 8 } }, dossier: "" },
  ],
  bots: ["greedy"],
  groups: [],
  lessons: [],
  untaught: [],
  defaults_by_seats: { 4: { rounds: 5 } },
  dossiers: [],
  campaign: null,
};

const called = (seat: number) => `Player ${seat + 1}`;

const AGREED: Agreement = {
  seats: ["me", { bot: "greedy" }],
  preset: "first",
  options: {},
  name: "Ada",
  names: {},
  open: false,
  chat: true,
  hints: true,
  reasons: true,
  clock: null,
  lang: "en",
};

describe("what is agreed on for a new table", () => {
  test("options stand in their groups, in the game's order, and those without one first", () => {
    const storm = option("storm", { group: "modules" });
    const calm = option("calm", { group: "hard" });
    const groups = [
      { name: "hard", label: "How hard" },
      { name: "modules", label: "Modules" },
      { name: "empty", label: "Nothing" },
    ];
    const shown = grouped({ ...GAME, options: [storm, rounds, calm], groups });
    expect(shown.map((group) => [group.label, group.options.map((one) => one.name)])).toEqual([
      ["", ["rounds"]],
      ["How hard", ["calm"]],
      ["Modules", ["storm"]],
    ]);
  });

  test("a preset stands over the defaults, and one's own choice over both", () => {
    expect(settled(GAME, AGREED, layout)).toBe("printed");
    expect(settled(GAME, AGREED, rounds)).toBe(6);
    expect(settled(GAME, withOption(GAME, AGREED, layout, "free"), layout)).toBe("free");
  });

  test("a preset can say more at a table of so many seats", () => {
    const three = withSeats(GAME, AGREED, 3, "greedy");
    expect(settled(GAME, three, rounds)).toBe(8);
    expect(settled(GAME, three, layout)).toBe("printed");
    expect(settled(GAME, { ...three, preset: null }, rounds)).toBe(6);
  });

  test("at a table of so many seats something else may be usual", () => {
    const four = withSeats(GAME, AGREED, 4, "greedy");
    expect(settled(GAME, four, rounds)).toBe(5);
    expect(settled(GAME, withOption(GAME, four, rounds, 6), rounds)).toBe(6);
  });

  test("only what differs is sent", () => {
    const changed = withOption(GAME, withOption(GAME, AGREED, rounds, 7), layout, "free");
    expect(changed.options).toEqual({ rounds: 7, layout: "free" });
    expect(withOption(GAME, changed, rounds, 6).options).toEqual({ layout: "free" });
  });

  test("another number of seats keeps who sits, and drops lists of one value per seat", () => {
    const listed = withOption(GAME, withOption(GAME, AGREED, colours, ["red", "blue"]), guests, ["owl"]);
    const three = withSeats(GAME, listed, 3, "greedy");
    expect(three.seats).toEqual(["me", { bot: "greedy" }, { bot: "greedy" }]);
    expect(three.options).toEqual({ guests: ["owl"] });
  });

  test("several seats can be mine: then others share my screen", () => {
    const shared = withSitter(AGREED, 1, "me");
    expect(shared.seats).toEqual(["me", "me"]);
    expect(asNewTable(GAME, { ...shared, names: { 1: " Bo " } }, called)).toMatchObject({ seat: 0, beside: [{ seat: 1, name: "Bo" }] });
    expect(asNewTable(GAME, shared, called)).toMatchObject({ beside: [{ seat: 1, name: "Player 2" }] });
  });

  test("the request says who sits where", () => {
    expect(asNewTable(GAME, AGREED, called)).toMatchObject({ bots: [null, "greedy"], name: "Ada", seat: 0, seats: 2 });
    const watching = withSitter(AGREED, 0, { bot: "greedy" });
    expect(asNewTable(GAME, watching, called)).toMatchObject({ bots: ["greedy", "greedy"], name: null, seat: null });
  });
});

describe("addresses", () => {
  test("lead to pages", () => {
    expect(routeOf("/", "")).toEqual({ page: "lobby" });
    expect(routeOf("/table/abc", "")).toEqual({ page: "table", table: "abc", secret: null });
    expect(routeOf("/table/abc/replay", "")).toEqual({ page: "replay", table: "abc" });
    expect(routeOf("/credits", "")).toEqual({ page: "credits" });
    expect(routeOf("/table/abc/else", "")).toEqual({ page: "nowhere" });
  });

  test("carry a seat's secret in the fragment alone", () => {
    const link = new URL(seatLink("https://example.org", "abc", "s3cret+/="));
    expect(link.pathname + link.search).not.toContain("s3cret");
    expect(routeOf(link.pathname, link.hash)).toEqual({ page: "table", table: "abc", secret: "s3cret+/=" });
  });
});

describe("what this device remembers", () => {
  test("the latest table comes first, and news do not lose what was known", () => {
    const keep = new Keep(memory());
    keep.remember("a", { secret: "x" }, 1);
    keep.remember("b", {}, 2);
    keep.remember("a", { seen: 9 }, 3);
    expect(keep.tables().map((table) => table.id)).toEqual(["a", "b"]);
    expect(keep.table("a")).toMatchObject({ secret: "x", seen: 9, at: 3 });
  });

  test("a storage that is forbidden or full breaks nothing", () => {
    const broken = { getItem: () => "{not json", setItem: () => { throw new Error("full"); } } as unknown as Storage;
    for (const keep of [new Keep(null), new Keep(broken)]) {
      keep.remember("a", {}, 1);
      expect(keep.tables()).toEqual([]);
    }
  });
});

function memory(): Storage {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) } as unknown as Storage;
}
