// Words of the game in a text: they explain themselves, and lead to the glossary.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { rulesShelf } from "../src/state/rules.svelte";
import Glossed from "../src/ui/Glossed.svelte";
import type { Guide } from "../src/wire";

const INFLUENCE = { name: "Influence", text: "What a Cult has in a place.", forms: [], rules: ["CULT-RES-09"] };
const MOB = { name: "Mob", text: "Four of them win.", forms: ["Mobs"], rules: [] };

let shown: ReturnType<typeof mount>;

beforeEach(() => {
  rulesShelf.guide = { letter: {}, section: [], term: [INFLUENCE, MOB] } as unknown as Guide;
  shown = mount(Glossed, { target: document.body, props: { text: "Mobs have no Influence, and Mobs win." } });
  flushSync();
});

afterEach(() => {
  void unmount(shown);
  rulesShelf.guide = null;
  rulesShelf.read = null;
});

const terms = () => [...document.querySelectorAll<HTMLButtonElement>("button.term")];
const note = () => document.querySelector("[role=tooltip]");

function happens(what: Event, at: Element) {
  at.dispatchEvent(what);
  flushSync();
}

test("the text stays as it is, and each word of the game can be asked for once", () => {
  expect(document.body.textContent).toBe("Mobs have no Influence, and Mobs win.");
  expect(terms().map((one) => one.textContent)).toEqual(["Mobs", "Influence"]);
  expect(note()).toBeNull();
});

test("whoever comes to a word with the keys hears what it means, until they go on or press Escape", () => {
  const [, influence] = terms();
  happens(new FocusEvent("focus"), influence!);
  expect(note()?.textContent).toMatch(/Influence\s+What a Cult has in a place\.\s+Rules\s+RES-09/);
  expect(influence!.getAttribute("aria-describedby")).toBe(note()!.id);
  happens(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }), influence!);
  expect(note()).toBeNull();
  happens(new FocusEvent("focus"), influence!);
  happens(new FocusEvent("blur"), influence!);
  expect(note()).toBeNull();
});

test("Escape closes the note alone", () => {
  let heard = 0;
  const listen = () => heard++;
  document.addEventListener("keydown", listen);
  const [mobs] = terms();
  happens(new FocusEvent("focus"), mobs!);
  happens(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }), mobs!);
  expect(heard).toBe(0);
  happens(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }), mobs!);
  expect(heard).toBe(1);
  document.removeEventListener("keydown", listen);
});

test("a mouse that points at it is enough", () => {
  const [mobs] = terms();
  happens(new PointerEvent("pointerenter", { pointerType: "mouse" }), mobs!);
  expect(note()?.textContent).toContain("Four of them win.");
  happens(new PointerEvent("pointerleave", { pointerType: "mouse" }), mobs!);
  expect(note()).toBeNull();
});

test("a click leads to the glossary; the first tap only explains", () => {
  const [mobs] = terms();
  const tap = () => {
    happens(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }), mobs!);
    happens(new FocusEvent("focus"), mobs!);
    happens(new PointerEvent("click", { pointerType: "touch", bubbles: true }), mobs!);
  };
  tap();
  expect([note() === null, rulesShelf.read]).toEqual([false, null]);
  tap();
  expect([note() === null, rulesShelf.read]).toEqual([true, "Mob"]);
  rulesShelf.read = null;
  happens(new MouseEvent("click", { bubbles: true }), terms()[1]!);
  expect(rulesShelf.read).toBe("Influence");
});
