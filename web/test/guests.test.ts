import { describe, expect, test } from "vitest";
import { chosenOptions, presetOfTable } from "../src/lib/facts";
import { invitations, onlyHere } from "../src/lib/invitation";
import type { GameInfo, OptionInfo, TableInfo } from "../src/wire";

const AT_HOME = { origin: "http://127.0.0.1:8000", hostname: "127.0.0.1" };
const NOWHERE = { public: null, network: [], command: "make play" };

describe("the link that others can open", () => {
  test("a public address goes first", () => {
    expect(invitations({ ...NOWHERE, public: "https://games.example" }, AT_HOME, "abc")).toEqual(["https://games.example/table/abc"]);
  });

  test("in the network it is the machine's own", () => {
    const network = ["http://192.168.1.7:8000", "http://10.0.0.7:8000"];
    expect(invitations({ ...NOWHERE, network }, AT_HOME, "abc")).toEqual([
      "http://192.168.1.7:8000/table/abc",
      "http://10.0.0.7:8000/table/abc",
    ]);
  });

  test("whoever came by another address hands on that one", () => {
    const page = { origin: "http://tower.local:8000", hostname: "tower.local" };
    expect(invitations({ ...NOWHERE, network: ["http://172.17.0.2:8000"] }, page, "abc")).toEqual(["http://tower.local:8000/table/abc"]);
  });

  test("there is none if only this computer can open it", () => {
    expect(invitations(NOWHERE, AT_HOME, "abc")).toEqual([]);
    expect(["localhost", "127.8.9.1", "[::1]", "a.localhost"].every(onlyHere)).toBe(true);
    expect(["127.0.0.1.example", "192.168.0.1", "games.example"].some(onlyHere)).toBe(false);
  });
});

const option = (name: string, more: Partial<OptionInfo>) => ({ name, label: name, default: null, choices: [], ...more }) as OptionInfo;
const GAME = {
  options: [
    option("rounds", { label: "Rounds", default: 6 }),
    option("fog", { label: "Fog", default: false }),
    option("coast", { label: "Coast", default: "free", choices: [{ value: "printed", label: "as printed", dossier: "" }] }),
  ],
  presets: [{ name: "first", label: "First game", options: { coast: "printed" }, about: "", by_seats: {}, dossier: "" }],
  defaults_by_seats: { 4: { rounds: 5 } },
} as unknown as GameInfo;
const table = (seats: number, options: TableInfo["options"]) => ({ seats: Array(seats).fill({}), options }) as unknown as TableInfo;

describe("what a guest is told", () => {
  test("what differs from the usual, in words", () => {
    const told = chosenOptions(GAME, table(4, { rounds: 6, fog: true, coast: "printed" }));
    expect(told).toEqual([
      { label: "Rounds", values: ["6"] },
      { label: "Fog", values: [] },
      { label: "Coast", values: ["as printed"] },
    ]);
  });

  test("nothing, where all is as usual with so many seats", () => {
    expect(chosenOptions(GAME, table(4, { rounds: 5, fog: false, coast: "free" }))).toEqual([]);
  });

  test("the preset that says all of it", () => {
    expect(presetOfTable(GAME, table(2, { rounds: 6, fog: false, coast: "printed" }))).toBe("First game");
    expect(presetOfTable(GAME, table(2, { rounds: 7, fog: false, coast: "printed" }))).toBe(null);
  });
});
