// What a tap means: what it began on, and nothing that has come below the finger since.

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DOUBLE_TAP, guardTaps } from "../src/lib/taps";

let end: () => void;
let clicked: string[];
let now = 0;

beforeEach(() => {
  document.body.innerHTML = `
    <section id="asked" data-question="What now?"><button id="one">Pass</button><button id="two">Stay</button></section>
    <button id="menu">Menu</button>
    <svg data-ground><path id="place" data-stop="ruins" /></svg>
    <label id="named">Name <input id="name" /></label>`;
  clicked = [];
  now += 10_000;
  document.addEventListener("click", heard);
  end = guardTaps();
});

afterEach(() => {
  end();
  document.removeEventListener("click", heard);
});

const heard = ({ target }: Event) => void clicked.push((target as Element).id);
const at = (id: string) => document.getElementById(id)!;

function happens(what: "pointerdown" | "pointercancel" | "click", id: string, pointerType: string, init: MouseEventInit & { isPrimary?: boolean } = {}) {
  const event = new PointerEvent(what, { bubbles: true, cancelable: true, pointerType, isPrimary: true, detail: 1, clientX: 9, clientY: 9, ...init });
  Object.defineProperty(event, "timeStamp", { value: now });
  at(id).dispatchEvent(event);
}

function taps(id: string, { meanwhile = () => {}, on = id, by = "touch" }: { meanwhile?: () => void; on?: string; by?: string } = {}): void {
  happens("pointerdown", id, by);
  meanwhile();
  happens("click", on, by);
}

const later = () => void (now += DOUBLE_TAP + 1);

describe("a tap that ends on something else", () => {
  test.each(["touch", "mouse"])("answers neither (%s)", (by) => {
    taps("menu", { on: "one", by });
    expect(clicked).toEqual([]);
    taps("one", { by });
    expect(clicked).toEqual(["one"]);
  });

  test("nor one on an answer that has become another one", () => {
    taps("one", { meanwhile: () => (at("one").textContent = "Give all away") });
    taps("two", { meanwhile: () => (at("asked").dataset.question = "Whom to hurt?") });
    expect(clicked).toEqual([]);
  });

  test("nor one on a place that begins to answer, or to answer something else, meanwhile", () => {
    taps("place", { meanwhile: () => at("place").setAttribute("data-lit", "zone ruins") });
    taps("place", { meanwhile: () => (at("asked").dataset.question = "Whom to hurt?") });
    expect(clicked).toEqual([]);
    taps("place");
    expect(clicked).toEqual(["place"]);
  });

  test("what is no answer may change its words", () => {
    taps("menu", { meanwhile: () => (at("menu").textContent = "Menu, 1 new") });
    expect(clicked).toEqual(["menu"]);
  });
});

describe("the second of two quick taps", () => {
  test("means nothing where it finds another thing or another answer, until a moment later", () => {
    taps("one");
    taps("two");
    taps("menu");
    expect(clicked).toEqual(["one"]);
    later();
    taps("two");
    at("two").textContent = "Give all away";
    taps("two");
    expect(clicked).toEqual(["one", "two"]);
    later();
    taps("two");
    expect(clicked).toEqual(["one", "two", "two"]);
  });

  test("counts where everything is as it was, elsewhere, and with a mouse", () => {
    taps("menu");
    taps("menu");
    happens("pointerdown", "one", "touch", { clientX: 90 });
    happens("click", "one", "touch", { clientX: 90 });
    expect(clicked).toEqual(["menu", "menu", "one"]);
    taps("one", { by: "mouse" });
    taps("two", { by: "mouse" });
    expect(clicked.slice(3)).toEqual(["one", "two"]);
  });

  test("on the board answers no other question; what else it means there is the board's business", () => {
    at("place").setAttribute("data-lit", "zone ruins");
    taps("place");
    at("asked").dataset.question = "Whom to hurt?";
    taps("place");
    expect(clicked).toEqual(["place"]);
  });
});

test("the keys, a screen reader, the page itself and what is filled in are not held up", () => {
  happens("pointerdown", "menu", "touch");
  happens("click", "one", "", { detail: 0 });
  happens("pointerdown", "menu", "touch");
  happens("pointercancel", "menu", "touch");
  happens("click", "two", "touch");
  taps("named", { on: "name" });
  expect(clicked).toEqual(["one", "two", "name"]);
});

test("a second finger presses nothing", () => {
  happens("pointerdown", "menu", "touch");
  happens("pointerdown", "one", "touch", { isPrimary: false });
  happens("click", "menu", "touch");
  expect(clicked).toEqual(["menu"]);
});
