// A table's session against a server that is only a list of what was said.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keep } from "../src/lib/keep";
import { PlayersAttention } from "../src/state/attention.svelte";
import { pagesOf } from "../src/state/reading.svelte";
import { settings, type Speed } from "../src/state/settings.svelte";
import { TableSession } from "../src/state/table.svelte";
import StoryPage from "../src/table/StoryPage.svelte";
import type { FromServer, Moved, TableInfo } from "../src/wire";
import { asking, choice, moving, piece, STILL } from "./harbour";

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  said: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.said.push(JSON.parse(text));
  }

  close() {}

  tell(message: FromServer) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const TABLE: TableInfo = {
  id: "t",
  game: "harbour",
  title: "Harbour",
  phase: "playing",
  seats: [],
  options: {},
  lang: "en",
  open: false,
  chat: true,
  hints: true,
  reasons: true,
  created: 0,
  chosen_seed: false,
  clock: null,
  watching: 0,
  rematch: null,
  reading: 20,
  lesson: null,
  campaign: null,
  begun: 0,
  result: null,
};

const ships = moving([piece("card", "hand-0", "storm", { owner: 0 })]);
const options = [choice(1, "pier", "sea"), choice(2, "pier", "hand-1"), choice(3, "hand-0", "storm"), choice(4)];

function asked(more: Partial<Moved> = {}): Moved {
  return {
    type: "moved",
    position: 7,
    asked: [0],
    still_id: "a",
    still: STILL,
    moving: { ...ships, prompt: asking(...options) },
    finals: [{ answer: 4, why: "chance" }],
    ...more,
  };
}

let session: TableSession;
let socket: FakeSocket;

function sitDown(moved: Moved = asked()) {
  session = new TableSession("t");
  socket = FakeSocket.all.at(-1)!;
  socket.onopen?.();
  socket.tell({ type: "welcome", seat: 0, seats: [0], host: true, table: TABLE, chat: [], moved });
}

const lastSaid = () => socket.said.at(-1);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  settings.set("asking", "always");
  localStorage.clear();
});

afterEach(() => {
  session.leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("coming back", () => {
  const sailed = moving([piece("ship", "pier", "ship", { owner: 0 })]);
  const there = [
    { position: 4, words: "Red rows.", rule: "" },
    { position: 6, words: "Blue blows.", rule: "" },
  ];
  const step = (position: number, seat: number, moving: Moved["moving"], words: string) => ({
    position,
    still_id: "a",
    moving,
    log: [{ position, words, rule: "" }],
    seat,
    back: null,
  });
  const steps = [step(3, 1, ships, ""), step(4, 0, ships, "Red rows."), step(5, 1, ships, ""), step(6, 1, sailed, "Blue blows."), step(7, 1, sailed, "")];
  const missed = asked({ left: 4, log: there, moving: { ...sailed, prompt: asking(...options) } });

  function answering(body: unknown, ok = true) {
    const fetched = vi.fn((_address: string) => Promise.resolve({ ok, status: ok ? 200 : 409, json: () => Promise.resolve(body) }));
    vi.stubGlobal("fetch", fetched);
    return fetched;
  }

  test("what the others did since my last move is told at once, and marked as soon as the table before it is here", async () => {
    const fetched = answering({ first: 0, last: 7, steps, stills: { a: STILL }, outcome: null });
    sitDown(missed);
    expect(session.since.deeds.map(({ side, first }) => [side?.name, first.words])).toEqual([["Blue", "Blue blows."]]);
    expect(session.since.position).toBe(4);
    expect(session.since.changes).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched.mock.calls[0]![0]).toContain("/replay?position=3&count=5&seat=0");
    expect(session.since.changes?.broughtBy(piece("ship", "pier", "ship", { owner: 0 }))?.name).toBe("Blue");
    expect([...session.again.seats]).toEqual([1]);
  });

  test("where the table before cannot be shown any more, the words remain", async () => {
    answering({ words: "no" }, false);
    sitDown(missed);
    await vi.advanceTimersByTimeAsync(0);
    expect(session.since.deeds.length).toBe(1);
    expect(session.since.changes).toBeNull();
  });

  test("who has begun to choose has seen it, and after the own move there is nothing to see", () => {
    const fetched = answering({});
    sitDown({ ...missed, draft: { answers: [{ answer: 1, label: "", loose: false, asked: "" }], final: null } });
    expect(session.since.deeds).toEqual([]);
    session.leave();
    sitDown({ ...missed, left: 7 });
    expect(session.since.deeds).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
  });

  test("what the game did at once after my move is news as well", async () => {
    answering({ first: 0, last: 7, steps: [steps[3], { ...steps[4], seat: 0 }], stills: { a: STILL }, outcome: null });
    const storm = { position: 7, words: "It thunders.", rule: "", itself: true };
    sitDown({ ...missed, left: 7, log: [...there, storm] });
    expect(session.since.deeds.map(({ side, first }) => [side, first.words])).toEqual([[null, "It thunders."]]);
    expect(session.since.position).toBeNull();
  });
});

describe("clicking on the table", () => {
  const pier = { is: "zone", zone: STILL.zones.find(({ id }) => id === "pier")! } as const;

  function clickedOn(...touched: string[][]): Element | null {
    const answers = touched.map((touches, at) => choice(at, ...touches));
    sitDown(asked({ moving: { ...ships, prompt: asking(...answers) }, finals: [] }));
    const attention = new PlayersAttention(session);
    attention.pick(pier, document.body);
    return attention.choosingAt;
  }

  test("answers that no further click tells apart are offered where it was, however many", () => {
    expect(clickedOn(...Array.from({ length: 40 }, () => ["pier"]))).toBe(document.body);
  });

  test("as long as another click can tell them apart, nothing covers the table", () => {
    expect(clickedOn(["pier", "sea"], ["pier", "hand-1"])).toBeNull();
    expect(session.picked).toEqual(["pier"]);
  });
});

describe("what is given to read", () => {
  const page = (position: number, title: string) => ({
    position,
    words: `All hear a story: ${title}.`,
    rule: "",
    passage: { id: title, title, words: "Once upon a time.", effect: "" },
  });
  const later = (position: number, ...titles: string[]): Moved => ({
    type: "moved",
    position,
    asked: [0],
    still_id: "a",
    moving: ships,
    log: titles.map((title) => page(position, title)),
  });
  const open = () => session.reading.pages.map(({ passage }) => passage.title);

  test("lies open when it comes, one after the other, and the server hears when all is read", () => {
    sitDown();
    socket.tell(later(8, "The Lens", "Applause"));
    expect(open()).toEqual(["The Lens", "Applause"]);
    session.reading.next();
    expect(lastSaid()).toMatchObject({ type: "hello" });
    session.reading.next();
    expect(open()).toEqual([]);
    expect(lastSaid()).toMatchObject({ type: "read", position: 8 });
  });

  test("goes by itself after the set time", () => {
    sitDown();
    socket.tell(later(8, "The Lens"));
    vi.advanceTimersByTime(19_900);
    expect(open()).toEqual(["The Lens"]);
    vi.advanceTimersByTime(200);
    expect(open()).toEqual([]);
    expect(lastSaid()).toMatchObject({ type: "read", position: 8 });
  });

  test("stands in the log for who comes later, and does not lie open", () => {
    sitDown(asked({ log: [page(3, "The Lens")] }));
    expect(open()).toEqual([]);
    expect(pagesOf(session.log).map(({ passage }) => passage.title)).toEqual(["The Lens"]);
  });

  test("lies open for who is there from the beginning", () => {
    sitDown(asked({ position: 0, log: [page(0, "The Lens")] }));
    expect(open()).toEqual(["The Lens"]);
  });

  test("can be answered on its page, if it asks something", () => {
    sitDown(asked({ finals: [] }));
    const prompt = { ...asking(choice(1), choice(2)), passage: "The Lens" };
    socket.tell({ ...later(8, "The Lens"), moving: { ...ships, prompt }, finals: [] });
    const shown = mount(StoryPage, { target: document.body, props: { session } });
    flushSync();
    const [first] = document.querySelectorAll<HTMLButtonElement>("section.page .choice button");
    expect(first?.textContent?.trim()).toBe("answer 1");
    first?.click();
    flushSync();
    expect(socket.said).toContainEqual(expect.objectContaining({ type: "try", position: 8, answer: 1 }));
    expect(document.querySelector("section.page")).toBeNull();
    void unmount(shown);
  });

  test("is gone with what was taken back", () => {
    sitDown();
    socket.tell(later(8, "The Lens"));
    socket.tell({ ...later(9), back: 7 });
    vi.advanceTimersByTime(1000);
    expect(open()).toEqual([]);
  });
});

describe("choosing", () => {
  test("an answer that can be taken back goes into the draft", () => {
    sitDown();
    session.choose(options[0]!);
    expect(lastSaid()).toMatchObject({ type: "try", position: 7, answer: 1 });
  });

  test("a final answer asks once, then counts", () => {
    sitDown();
    session.choose(options[3]!);
    expect(session.armed?.answer).toBe(4);
    expect(lastSaid()).toMatchObject({ type: "hello" });
    session.choose(options[3]!);
    expect(lastSaid()).toMatchObject({ type: "answer", position: 7, answer: 4 });
  });

  test("an answer without another is not asked for again", () => {
    sitDown(asked({ moving: { ...ships, prompt: asking(options[3]!) } }));
    session.choose(options[3]!);
    expect(lastSaid()).toMatchObject({ type: "answer", answer: 4 });
  });

  test("against bots alone everything can be taken back but the end, so only that asks", () => {
    const finals: Moved["finals"] = [{ answer: 4, why: "chance" }, { answer: 1, why: "over" }];
    sitDown(asked({ finals, undo: { ways: [], why: "", alone: true } }));
    session.choose(options[0]!);
    expect(session.armed?.answer).toBe(1);
    session.choose(options[3]!);
    expect(lastSaid()).toMatchObject({ type: "answer", answer: 4 });
  });

  test("whoever does not want to be asked is not", () => {
    settings.set("asking", "never");
    sitDown();
    session.choose(options[3]!);
    expect(lastSaid()).toMatchObject({ type: "answer", answer: 4 });
  });

  test("a turn that only passes on can be free of the question, chance is not", () => {
    settings.set("asking", "unless-turn");
    sitDown(asked({ finals: [{ answer: 4, why: "seat" }, { answer: 1, why: "chance" }] }));
    session.choose(options[0]!);
    expect(session.armed?.answer).toBe(1);
    session.choose(options[3]!);
    expect(lastSaid()).toMatchObject({ type: "answer", answer: 4 });
  });

  test("clicks narrow, and settle what is alone", () => {
    sitDown();
    session.pick(["pier"]);
    expect(session.open.map((one) => one.answer)).toEqual([1, 2]);
    session.pick(["sea"]);
    expect(lastSaid()).toMatchObject({ type: "try", answer: 1 });
  });

  test("the same click again takes the narrowing back", () => {
    sitDown();
    session.pick(["pier"]);
    session.pick(["pier"]);
    expect(session.picked).toEqual([]);
    expect(session.open).toHaveLength(4);
  });

  test("a click that fits nothing of what was picked begins anew", () => {
    sitDown(asked({ moving: { ...ships, prompt: asking(choice(1, "pier"), choice(2, "pier"), choice(3, "sea"), choice(5, "sea")) } }));
    session.pick(["pier"]);
    session.pick(["sea"]);
    expect(session.open.map((one) => one.answer)).toEqual([3, 5]);
  });

  test("a card in hand is picked with its zone", () => {
    sitDown();
    new PlayersAttention(session).pick({ is: "piece", piece: ships.pieces[0]! }, document.body);
    expect(lastSaid()).toMatchObject({ type: "try", answer: 3 });
  });
});

describe("a draft", () => {
  const drafting = (final: "chance" | null) => asked({ draft: { answers: [{ answer: 1, label: "one", loose: false, asked: "" }], final } });

  test("is confirmed, taken back and cleared as a whole", async () => {
    sitDown(drafting(null));
    void session.confirm();
    expect(lastSaid()).toMatchObject({ type: "confirm", position: 7 });
    socket.tell({ type: "done", ref: 1, position: 8 });
    await vi.advanceTimersByTimeAsync(0);
    void session.back();
    expect(lastSaid()).toMatchObject({ type: "back" });
    socket.tell({ type: "done", ref: 2, position: 8 });
    await vi.advanceTimersByTimeAsync(0);
    void session.clear();
    expect(lastSaid()).toMatchObject({ type: "clear" });
  });

  test("that ends in a final answer offers nothing more", () => {
    sitDown(drafting("chance"));
    expect(session.options).toEqual([]);
  });

  test("taking back lets go of the latest thing first", async () => {
    sitDown(drafting(null));
    session.choose(options[3]!);
    await session.back();
    expect(session.armed).toBeNull();
    session.pick(["pier"]);
    await session.back();
    expect(session.picked).toEqual([]);
    void session.back();
    expect(lastSaid()).toMatchObject({ type: "back" });
  });

  test("undo, too, lets go of what is not confirmed before it takes back what counts", async () => {
    sitDown(drafting(null));
    session.choose(options[3]!);
    await session.undo();
    expect(session.armed).toBeNull();
    void session.undo();
    expect(lastSaid()).toMatchObject({ type: "back" });
    sitDown(asked());
    void session.undo();
    expect(lastSaid()).toMatchObject({ type: "undo" });
  });
});

describe("picking several things", () => {
  const ENOUGH = choice(0);
  const cargo = [choice(1, "pier"), choice(2, "sea"), choice(3, "hand-0", "storm")];
  const pier = { is: "zone", zone: STILL.zones.find(({ id }) => id === "pier")! } as const;

  /** So many of the cargo are picked and lie in the draft. */
  function picked(answers: number[], more: Partial<Moved> = {}, enough: number | null = null): Moved {
    const left = cargo.filter((one) => !answers.includes(one.answer));
    const prompt = {
      ...asking(...(enough === null ? [] : [ENOUGH]), ...left),
      way: "set",
      picks: cargo.filter((one) => answers.includes(one.answer)),
      enough,
    };
    const tried = answers.map((answer) => ({ answer, label: `answer ${answer}`, loose: true, asked: "" }));
    return asked({
      moving: { ...ships, prompt },
      finals: [],
      draft: tried.length ? { answers: tried, final: null } : null,
      ...more,
    });
  }

  test("each pick goes into the draft, and nothing can be confirmed before it would do", () => {
    sitDown(picked([1]));
    expect(session.live).toBe(false);
    void session.confirm();
    expect(lastSaid()).toMatchObject({ type: "hello" });
    session.choose(cargo[1]!);
    expect(lastSaid()).toMatchObject({ type: "try", answer: 2 });
  });

  test("the pick that completes it waits for its confirmation, though it is final", () => {
    sitDown(picked([1], { finals: [{ answer: 2, why: "chance" }] }));
    session.choose(cargo[1]!);
    expect(lastSaid()).toMatchObject({ type: "try", answer: 2 });
  });

  test("a choice that is complete keeps its question, can be confirmed, and taken apart", async () => {
    sitDown(picked([1]));
    socket.tell(picked([1, 2], { moving: { ...ships, prompt: null }, draft: {
      answers: [1, 2].map((answer) => ({ answer, label: `answer ${answer}`, loose: true, asked: "" })),
      final: "chance",
    } }));
    expect(session.prompt?.words).toBe("Where to?");
    expect(session.options).toEqual([]);
    expect(session.live).toBe(true);
    const attention = new PlayersAttention(session);
    attention.pick(pier, document.body);
    expect(lastSaid()).toMatchObject({ type: "out", at: 0 });
    socket.tell({ type: "done", ref: 1, position: 7 });
    await vi.advanceTimersByTimeAsync(0);
    void session.confirm();
    expect(lastSaid()).toMatchObject({ type: "confirm" });
  });

  test("where fewer would do, Confirm closes it with what is picked", () => {
    sitDown(picked([1], {}, 0));
    expect(session.open.map((one) => one.answer)).toEqual([2, 3]);
    expect(session.live).toBe(true);
    void session.confirm();
    expect(lastSaid()).toMatchObject({ type: "try", answer: 0 });
  });

  test("a click on what can be picked again picks, one on what was only picked takes it out", () => {
    sitDown(picked([1, 3]));
    const attention = new PlayersAttention(session);
    attention.pick({ is: "piece", piece: ships.pieces[0]! }, document.body);
    expect(lastSaid()).toMatchObject({ type: "out", at: 1 });
  });
});

describe("while others move", () => {
  const moreAsked = (position: number, ...offered: typeof options) =>
    asked({
      position,
      moving: { ...ships, prompt: asking(...offered) },
      log: [{ position, words: "Blue takes the ferry.", rule: "" }],
    });

  test("what is picked and armed stays as long as it is possible", () => {
    sitDown();
    session.pick(["pier"]);
    session.choose(options[3]!);
    socket.tell(moreAsked(8, ...options));
    expect(session.picked).toEqual(["pier"]);
    expect(session.armed?.answer).toBe(4);
    expect(session.lost).toBeNull();
    void session.confirm();
    expect(lastSaid()).toMatchObject({ type: "answer", position: 8, answer: 4 });
  });

  test("one line says what is not possible any more, and what happened", () => {
    sitDown();
    session.choose(options[3]!);
    socket.tell(moreAsked(8, ...options.slice(0, 3)));
    expect(session.armed).toBeNull();
    expect(session.lost).toEqual({ what: "answer 4", because: "Blue takes the ferry." });
    session.pick(["pier"]);
    expect(session.lost).toBeNull();
  });

  test("answers keep their order, and new ones follow", () => {
    sitDown();
    socket.tell(moreAsked(8, choice(0, "sea"), options[2]!, options[0]!, options[3]!));
    expect(session.options.map((one) => one.answer)).toEqual([1, 3, 4, 0]);
  });

  test("the answers stay in sight while frames wait, and an answer meets the table as it is now", () => {
    sitDown();
    for (const position of [8, 9]) socket.tell(moreAsked(position, ...options));
    expect(session.behind).toBe(true);
    expect(session.options).toHaveLength(4);
    session.choose(options[0]!);
    expect(lastSaid()).toMatchObject({ type: "try", position: 9, answer: 1 });
  });

  test("an answer that has meanwhile become impossible is not sent", () => {
    sitDown();
    socket.tell(moreAsked(8, ...options));
    socket.tell(moreAsked(9, ...options.slice(1)));
    session.choose(options[0]!);
    expect(lastSaid()).toMatchObject({ type: "hello" });
    expect(session.lost?.what).toBe("answer 1");
  });

  test("what one has answered oneself leaves nothing picked, though the same is asked again", async () => {
    sitDown();
    session.pick(["pier"]);
    session.choose(options[0]!);
    socket.tell(moreAsked(8, ...options));
    socket.tell({ type: "done", ref: 1, position: 8 });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.picked).toEqual([]);
    expect(session.lost).toBeNull();
  });

  describe("somebody else decides something first", () => {
    const elsewhere = (position: number): Moved =>
      asked({ position, asked: [1], moving: { ...ships, prompt: { ...asking(), seats: [1], kind: "Ferry" } }, finals: [] });

    test("the answers and what is chosen stay", () => {
      sitDown();
      session.choose(options[3]!);
      socket.tell(elsewhere(8));
      expect(session.frame?.position).toBe(8);
      expect(session.mine).toBe(true);
      expect(session.open).toHaveLength(4);
      expect(session.armed?.answer).toBe(4);
      vi.advanceTimersByTime(900);
      socket.tell(moreAsked(9, ...options));
      expect(session.armed?.answer).toBe(4);
      expect(session.lost).toBeNull();
    });

    test("what is said meanwhile is sent when the same is asked again", () => {
      sitDown();
      session.choose(options[3]!);
      socket.tell(elsewhere(8));
      void session.confirm();
      expect(lastSaid()).toMatchObject({ type: "hello" });
      vi.advanceTimersByTime(900);
      socket.tell(moreAsked(9, ...options));
      expect(lastSaid()).toMatchObject({ type: "answer", position: 9, answer: 4 });
    });

    test("it can be taken back until then, and is not sent if it is not possible any more", () => {
      sitDown();
      session.choose(options[3]!);
      socket.tell(elsewhere(8));
      void session.confirm();
      void session.back();
      expect(session.busy).toBe(false);
      session.choose(options[0]!);
      vi.advanceTimersByTime(900);
      socket.tell(moreAsked(9, ...options.slice(1)));
      expect(lastSaid()).toMatchObject({ type: "hello" });
      expect(session.busy).toBe(false);
    });

    test("when the turn is another's by one's own answer, nothing is held", async () => {
      sitDown();
      session.choose(options[3]!);
      void session.confirm();
      socket.tell(elsewhere(8));
      socket.tell({ type: "done", ref: 1, position: 8 });
      await vi.advanceTimersByTimeAsync(0);
      expect(session.mine).toBe(false);
      expect(session.options).toEqual([]);
    });
  });

  test("talking lets go of nothing", async () => {
    sitDown();
    session.pick(["pier"]);
    void session.speak("Hello");
    socket.tell({ type: "done", ref: 1, position: 7 });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.picked).toEqual(["pier"]);
  });
});

describe("the list of answers while others move", () => {
  const again = (...answers: number[]) =>
    asked({ position: 8, moving: { ...ships, prompt: asking(...answers.map((answer) => choice(answer))) } });
  const numbered = () => session.shown.map(({ answer }) => answer);

  test("keeps its places while somebody points at it, and closes up when nobody does", () => {
    sitDown();
    session.hold(true);
    socket.tell(again(5, 1, 3, 4));
    session.skip();
    expect(numbered()).toEqual([1, 2, 3, 4, 5]);
    expect(session.open.map(({ answer }) => answer)).toEqual([1, 3, 4, 5]);
    expect(session.isGone(session.shown[1]!)).toBe(true);
    session.hold(false);
    expect(numbered()).toEqual([1, 3, 4, 5]);
  });

  test("keeps its places while an answer waits to be confirmed", async () => {
    sitDown();
    session.choose(options[3]!);
    socket.tell(again(1, 3, 4));
    session.skip();
    expect(numbered()).toEqual([1, 2, 3, 4]);
    expect(session.armed?.answer).toBe(4);
    await session.back();
    expect(numbered()).toEqual([1, 3, 4]);
  });

  test("what is no longer possible says so when it is clicked, and nothing is sent", () => {
    sitDown();
    session.hold(true);
    socket.tell(again(1, 3, 4));
    session.skip();
    session.choose(session.shown[1]!);
    expect(session.lost?.what).toBe("answer 2");
    expect(lastSaid()).toMatchObject({ type: "hello" });
  });

  test("where nobody points, it is as short as can be", () => {
    sitDown();
    socket.tell(again(1, 3, 4));
    session.skip();
    expect(numbered()).toEqual([1, 3, 4]);
  });
});

describe("questions and their answers", () => {
  const tried = (...loose: boolean[]) => loose.map((one, at) => ({ answer: at, label: `answer ${at}`, loose: one, asked: "" }));
  const set = (picks: number) => ({ ...asking(...options), way: "set", picks: options.slice(0, picks) });

  test("an answer in the draft belongs to a former question", () => {
    sitDown(asked({ draft: { answers: tried(false), final: null } }));
    expect(session.answered).toBe(1);
  });

  test("picks belong to the question that is asked, until another one is", () => {
    sitDown(asked({ moving: { ...ships, prompt: set(2) }, draft: { answers: tried(false, true, true), final: null } }));
    expect(session.answered).toBe(1);
    sitDown(asked({ moving: { ...ships, prompt: set(0) }, draft: { answers: tried(false, true, true), final: null } }));
    expect(session.answered).toBe(3);
  });

  test("whoever confirms too early is told what is missing", () => {
    sitDown(asked({ moving: { ...ships, prompt: { ...set(1), sums: 1, needs: 3 } }, draft: { answers: tried(true), final: null } }));
    expect(session.missing).toEqual({ sum: 1, needs: 3 });
    void session.confirm();
    expect(session.hasty).toBe(true);
    expect(lastSaid()).toMatchObject({ type: "hello" });
  });

  test("to close a choice with nothing picked is to go without", () => {
    sitDown(asked({ moving: { ...ships, prompt: { ...set(0), enough: 4 } } }));
    expect(session.without?.answer).toBe(4);
    sitDown(asked({ moving: { ...ships, prompt: { ...set(1), enough: 4 } }, draft: { answers: tried(true), final: null } }));
    expect(session.without).toBeNull();
  });
});

describe("why not?", () => {
  const gate = [{ words: "The pier needs 4 ropes, you have 2.", rule: "HAR-01" }];
  const pier = { is: "zone", zone: STILL.zones.find(({ id }) => id === "pier")! } as const;
  const pierShips = { is: "zone", zone: STILL.zones.find(({ id }) => id === "pier-ships")! } as const;

  const reply = (reasons: typeof gate, more: { place?: string; free?: boolean } = {}) =>
    socket.tell({ type: "reasons", thing: "", position: 7, reasons, place: "", free: false, ref: lastSaid()?.ref as number, ...more });
  const elsewhere = asked({ moving: moving([], { prompt: asking(choice(1, "sea"), choice(2)) }) });

  test("is asked of the server once for each table as it stands, and for what is picked there", async () => {
    sitDown(elsewhere);
    const first = session.whyNot({ thing: "pier" });
    reply(gate);
    expect((await first)?.reasons).toEqual(gate);
    const said = socket.said.length;
    expect((await session.whyNot({ thing: "pier" }))?.reasons).toEqual(gate);
    expect(socket.said).toHaveLength(said);
    session.picked = ["sea"];
    void session.whyNot({ thing: "pier" });
    expect(lastSaid()).toMatchObject({ type: "why", position: 7, thing: "pier", picked: ["sea"] });
    socket.tell(asked({ position: 8 }));
    void session.whyNot({ thing: "pier" });
    expect(lastSaid()).toMatchObject({ type: "why", position: 8, thing: "pier" });
  });

  test("a piece is asked about where it lies and as whose it is", () => {
    sitDown(elsewhere);
    const attention = new PlayersAttention(session);
    void attention.whyNot({ is: "piece", piece: piece("card", "hand-1", "storm", { owner: 1 }) });
    expect(lastSaid()).toMatchObject({ thing: "storm", zone: "hand-1", owner: 1 });
    void attention.whyNot({ is: "piece", piece: piece("card", "hand-1", null, { owner: 1 }) });
    expect(lastSaid()).toMatchObject({ thing: "hand-1" });
  });

  test("what is said of the place around a thing is told as said of that place", async () => {
    sitDown(elsewhere);
    const told = new PlayersAttention(session).whyNot(pierShips);
    expect(lastSaid()).toMatchObject({ thing: "pier-ships" });
    reply(gate, { place: "pier" });
    expect(await told).toEqual({ reasons: gate, place: "pier" });
  });

  test("is no question for what answers a click", async () => {
    sitDown();
    expect(await new PlayersAttention(session).whyNot(pier)).toBeNull();
    expect(lastSaid()).toMatchObject({ type: "hello" });
  });

  test("something dark in a lit place has its own reasons, or tells where a click goes", async () => {
    sitDown();
    const told = new PlayersAttention(session).whyNot(pierShips);
    reply(gate);
    expect(await told).toEqual({ reasons: gate, place: "" });
    socket.tell(asked({ position: 8 }));
    const nothing = new PlayersAttention(session).whyNot(pierShips);
    reply([], { place: "pier", free: true });
    expect(await nothing).toEqual({ reasons: [], place: "pier" });
  });

  async function toldOfSea(): Promise<string | undefined> {
    const told = new PlayersAttention(session).whyNot({ is: "zone", zone: STILL.zones.find(({ id }) => id === "sea")! });
    reply([], { free: true });
    return (await told)?.reasons[0]?.words;
  }

  test("where something else is picked, that is the reason", async () => {
    sitDown(asked({ moving: { ...ships, prompt: asking(choice(1, "pier"), choice(2, "pier", "hand-1"), choice(3, "sea")) } }));
    session.pick(["pier"]);
    expect(await toldOfSea()).toBe("You have picked Pier. Let go of that first to pick something else.");
  });

  test("where as many are picked as can be, that is the reason", async () => {
    const answers = [1, 2].map((answer) => ({ answer, label: `answer ${answer}`, loose: true, asked: "" }));
    sitDown(asked({ moving: { ...ships, prompt: null }, draft: { answers, final: "chance" } }));
    expect(await toldOfSea()).toBe("2 are picked, and no more can be. Take one out to pick another.");
  });

  test("where another answer waits to be confirmed, that is the reason", async () => {
    const answers = [{ answer: 1, label: "To the pier", loose: false, asked: "" }];
    sitDown(asked({ moving: { ...ships, prompt: null }, draft: { answers, final: "chance" } }));
    expect(await toldOfSea()).toBe("“To the pier” is chosen. Take that back first to choose something else.");
  });
});

describe("what happens at the table", () => {
  const next = (position: number): Moved => ({
    type: "moved",
    position,
    asked: [1],
    still_id: "a",
    changes: {},
    log: [{ position, words: `event ${position}`, rule: "" }],
  });

  test("is told one after another, and a click skips to now", () => {
    sitDown();
    for (const position of [8, 9, 10]) socket.tell(next(position));
    expect(session.frame?.position).toBe(8);
    expect(session.behind).toBe(true);
    vi.advanceTimersByTime(900);
    expect(session.frame?.position).toBe(9);
    session.skip();
    expect(session.frame?.position).toBe(10);
    expect(session.log.map((one) => one.words)).toEqual(["event 8", "event 9", "event 10"]);
  });

  test("is shown at once to whoever wants nothing to move", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    sitDown();
    for (const position of [8, 9, 10]) socket.tell(next(position));
    expect(session.frame?.position).toBe(10);
  });

  describe("at the person's pace", () => {
    const BOT: TableInfo = {
      ...TABLE,
      seats: [0, 1].map((seat) => ({ seat, name: seat ? null : "Ada", bot: seat ? "greedy" : null, here: true, timed_out: false, part: "" })),
    };
    const byBlue = (position: number, more: Partial<Moved> = {}): Moved => ({ ...next(position), by: 1, ...more });
    const alone = { ways: [], why: "", alone: true };
    const shown = () => session.frame?.position;
    const said = (type: string) => socket.said.filter((one) => one.type === type);

    function playAt(speed: Speed, moved: Moved = asked()) {
      settings.set("speed", speed);
      sitDown(moved);
    }

    afterEach(() => settings.set("speed", null));

    test.each([
      ["slow", 2200],
      ["normal", 850],
      ["fast", 350],
    ] as const)("%s: each move stays for its time, the oldest first", (speed, time) => {
      playAt(speed);
      for (const position of [8, 9, 10]) socket.tell(byBlue(position));
      expect([shown(), session.playback.waiting]).toEqual([8, 2]);
      vi.advanceTimersByTime(time - 1);
      expect(shown()).toBe(8);
      vi.advanceTimersByTime(1);
      expect([shown(), session.playback.waiting]).toEqual([9, 1]);
      expect(session.log.at(-1)?.words).toBe("event 9");
      vi.advanceTimersByTime(time);
      expect([shown(), session.behind]).toEqual([10, false]);
    });

    test("a move of which nothing is told does not take its whole time", () => {
      playAt("slow");
      socket.tell(byBlue(8, { log: [] }));
      socket.tell(byBlue(9));
      vi.advanceTimersByTime(250);
      expect(shown()).toBe(9);
    });

    test("skip to me: everything at once, and told", () => {
      playAt("skip");
      for (const position of [8, 9]) socket.tell(byBlue(position));
      expect(shown()).toBe(9);
      expect(session.log.map((one) => one.words)).toEqual(["event 8", "event 9"]);
    });

    test("a pace that was chosen counts for who wants nothing to move, too", () => {
      vi.stubGlobal("matchMedia", () => ({ matches: true }));
      playAt("slow");
      for (const position of [8, 9]) socket.tell(byBlue(position));
      expect(shown()).toBe(8);
    });

    test("who does not look misses nothing step by step, and finds the table as it is at any other pace", () => {
      const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
      playAt("slow");
      for (const position of [8, 9]) socket.tell(byBlue(position));
      expect(shown()).toBe(9);
      session.setSpeed("step");
      for (const position of [10, 11]) socket.tell(byBlue(position));
      expect([shown(), session.playback.waiting]).toEqual([9, 2]);
      hidden.mockRestore();
    });

    test("step: nothing is shown before it is asked for, then one move, with what leads to it in silence", () => {
      playAt("step");
      socket.tell(byBlue(8, { log: [] }));
      for (const position of [9, 10]) socket.tell(byBlue(position));
      expect([shown(), session.playback.waiting]).toEqual([7, 3]);
      session.next();
      expect([shown(), session.playback.waiting]).toEqual([9, 1]);
      vi.advanceTimersByTime(60_000);
      expect(shown()).toBe(9);
      session.next();
      expect([shown(), session.behind]).toEqual([10, false]);
      session.next();
      expect(said("pace")).toEqual([]);
    });

    test("step: alone with bots they are asked for their next move, again while nothing is told", () => {
      playAt("step", asked({ asked: [1], undo: alone }));
      expect(socket.said[0]).toMatchObject({ type: "hello", until: 0 });
      socket.tell({ type: "table", seat: 0, seats: [0], host: true, table: BOT });
      expect(session.halted).toBe(true);
      session.next();
      expect(said("pace").map((one) => one.until)).toEqual([8]);
      session.next();
      expect(said("pace")).toHaveLength(1);
      socket.tell(byBlue(8, { undo: alone, log: [] }));
      expect(shown()).toBe(8);
      expect(said("pace").map((one) => one.until)).toEqual([8, 9]);
      socket.tell(byBlue(9, { undo: alone }));
      expect([shown(), session.playback.wanted]).toEqual([9, false]);
      expect(said("pace")).toHaveLength(2);
      session.setSpeed("fast");
      expect(lastSaid()).toMatchObject({ type: "pace", until: null });
      expect(settings.get("speed")).toBe("fast");
    });

    test("step: bots do not wait where a clock runs or others play", () => {
      playAt("step", asked({ asked: [1], undo: { ...alone, alone: false } }));
      socket.tell({ type: "table", seat: 0, seats: [0], host: true, table: BOT });
      expect(session.halted).toBe(false);
      socket.tell(byBlue(8, { undo: alone, clocks: [{ seat: 1, left: 1000, running: true }] }));
      expect(session.halted).toBe(false);
      session.next();
      expect(shown()).toBe(8);
      expect(said("pace")).toEqual([]);
    });

    test("what one does oneself shows at once, and what follows waits until that was seen", () => {
      playAt("normal");
      socket.tell(byBlue(8));
      socket.tell(byBlue(9));
      socket.tell({ ...next(10), by: 0 });
      socket.tell(byBlue(11));
      expect([shown(), session.playback.waiting]).toEqual([10, 1]);
      vi.advanceTimersByTime(850);
      expect(shown()).toBe(11);
    });

    test("nothing is asked before what led to it was shown; then it can be answered", () => {
      playAt("normal", asked({ asked: [1], moving: ships }));
      socket.tell(byBlue(8));
      socket.tell(asked({ position: 9, by: 1, still: undefined }));
      expect([session.mine, session.options.length, session.awaited]).toEqual([false, 0, true]);
      session.skip();
      expect([session.mine, session.options.length]).toEqual([true, 4]);
    });

    test("what was to be confirmed is not, if it has become impossible unseen", () => {
      playAt("normal");
      session.choose(options[3]!);
      socket.tell(asked({ position: 8, by: 1 }));
      socket.tell(asked({ position: 9, by: 1, moving: { ...ships, prompt: asking(...options.slice(0, 3)) } }));
      expect(session.armed?.answer).toBe(4);
      void session.confirm();
      expect(lastSaid()).toMatchObject({ type: "hello" });
      expect(session.lost?.what).toBe("answer 4");
    });

    test("undo sees the table as it is", () => {
      playAt("slow");
      for (const position of [8, 9]) socket.tell(byBlue(position));
      void session.undo();
      expect(shown()).toBe(9);
      expect(lastSaid()).toMatchObject({ type: "undo" });
    });

    test("what others take back is taken back in its turn", () => {
      playAt("normal");
      for (const position of [8, 9]) socket.tell(byBlue(position));
      socket.tell(byBlue(10, { back: 8, log: [{ position: 10, words: "Blue thinks again", rule: "" }] }));
      vi.advanceTimersByTime(850);
      expect(session.log.map((one) => one.words)).toEqual(["event 8", "event 9"]);
      vi.advanceTimersByTime(850);
      expect(session.log.map((one) => one.words)).toEqual(["event 8", "Blue thinks again"]);
    });

    test("a line that comes back adds what was missed to what waits, and a draft is not lost", () => {
      playAt("slow");
      for (const position of [8, 9]) socket.tell(byBlue(position));
      const back = (moved: Moved) => socket.tell({ type: "welcome", seat: 0, seats: [0], host: true, table: TABLE, chat: [], moved });
      back(byBlue(9, { log: [] }));
      expect([shown(), session.playback.waiting]).toEqual([8, 1]);
      back(byBlue(11));
      expect([shown(), session.playback.waiting]).toEqual([8, 2]);
      vi.advanceTimersByTime(4400);
      expect(session.log.map((one) => one.words)).toEqual(["event 8", "event 9", "event 11"]);
      back(byBlue(3, { back: -1 }));
      expect([shown(), session.behind]).toEqual([3, false]);
    });

    test("in words the table is told as it is", () => {
      playAt("slow");
      for (const position of [8, 9]) socket.tell(byBlue(position));
      session.readInWords(true);
      expect(shown()).toBe(9);
      socket.tell(byBlue(10));
      expect(shown()).toBe(10);
    });

    test("clocks show the server's time", () => {
      playAt("slow");
      const clocks = (left: number) => [{ seat: 0, left, running: true }];
      socket.tell(byBlue(8, { clocks: clocks(9000) }));
      socket.tell(byBlue(9, { clocks: clocks(5000), asked: [0] }));
      expect(shown()).toBe(8);
      expect(session.latest?.clocks[0]?.left).toBe(5000);
    });

    test("what is given to read is read before more is shown", () => {
      playAt("fast");
      const passage = { id: "p", title: "The Lens", words: "Once.", effect: "" };
      socket.tell(byBlue(8, { log: [{ position: 8, words: "A story", rule: "", passage }] }));
      socket.tell(byBlue(9));
      vi.advanceTimersByTime(5000);
      expect(shown()).toBe(8);
      session.reading.putAway();
      vi.advanceTimersByTime(200);
      expect(shown()).toBe(9);
    });
  });

  test("a refusal is shown and changes nothing", async () => {
    sitDown();
    session.choose(options[0]!);
    const ref = lastSaid()?.ref as number;
    socket.tell({ type: "refused", ref, problem: { code: "moved-on", words: "Too late." }, position: 7 });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.problem?.words).toBe("Too late.");
    expect(session.busy).toBe(false);
  });

  test("a lost line comes back with the last position", async () => {
    sitDown();
    socket.onclose?.({ code: 1006 });
    expect(session.line).toBe("lost");
    await vi.advanceTimersByTimeAsync(600);
    const again = FakeSocket.all.at(-1)!;
    expect(again).not.toBe(socket);
    again.onopen?.();
    expect(again.said[0]).toMatchObject({ type: "hello", since: 7, still_id: "a" });
  });

  test("a line on which nobody answers is given up for another", async () => {
    sitDown();
    await vi.advanceTimersByTimeAsync(25_000);
    expect(lastSaid()).toMatchObject({ type: "ping" });
    socket.tell({ type: "pong", ref: lastSaid()?.ref as number });
    await vi.advanceTimersByTimeAsync(25_000);
    expect(FakeSocket.all.at(-1)).toBe(socket);
    await vi.advanceTimersByTimeAsync(25_000);
    const again = FakeSocket.all.at(-1)!;
    expect(again).not.toBe(socket);
    expect(session.line).toBe("lost");
    socket.tell(next(8));
    expect(session.frame?.position).toBe(7);
    again.onopen?.();
    expect(again.said[0]).toMatchObject({ type: "hello", since: 7 });
  });

  test("of two lines only the last is listened to", async () => {
    sitDown();
    socket.onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(600);
    const slow = FakeSocket.all.at(-1)!;
    slow.readyState = 0;
    session.retry();
    const quick = FakeSocket.all.at(-1)!;
    expect(quick).not.toBe(slow);
    slow.tell(next(8));
    slow.onclose?.({ code: 1006 });
    expect(session.frame?.position).toBe(7);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.at(-1)).toBe(quick);
  });

  test("who loses the seat looks on from then, and stays the host", async () => {
    keep.remember("t", { secret: "mine", host: "ours" }, 0);
    sitDown();
    socket.tell({ type: "table", seat: null, seats: [], host: true, table: TABLE });
    expect(keep.table("t")).toMatchObject({ secret: null, host: "ours" });
    socket.onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(600);
    const again = FakeSocket.all.at(-1)!;
    again.onopen?.();
    expect(again.said[0]).toMatchObject({ type: "hello", secret: null, host: "ours" });
  });

  test("a line that the server closed for good is not tried again", async () => {
    sitDown();
    const lines = FakeSocket.all.length;
    socket.onclose?.({ code: 4004 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.line).toBe("ended");
    expect(FakeSocket.all).toHaveLength(lines);
  });
});

describe("several at one screen", () => {
  const ADA_AND_BO = { ...TABLE, seats: ["Ada", "Bo"].map((name, seat) => ({ seat, name, bot: null, here: true, timed_out: false, part: "" })) };
  const onlooker = () => asked({ moving: moving([piece("card", "hand-0", null, { owner: 0 })]), asked: [1], finals: [] });

  function share() {
    keep.remember("t", { secret: "ada", hands: [{ seat: 0, secret: "ada" }, { seat: 1, secret: "bo" }] }, 0);
    session = new TableSession("t");
    socket = FakeSocket.all.at(-1)!;
    socket.onopen?.();
    socket.tell({ type: "welcome", seat: null, seats: [0, 1], host: true, table: ADA_AND_BO, chat: [], moved: onlooker() });
  }

  function opens(seat: number | null, moved: Moved) {
    socket.tell({ type: "table", seat, seats: [0, 1], host: true, table: ADA_AND_BO });
    socket.tell({ ...moved, back: -1 });
    flushSync();
  }

  /** All that the session holds, as text. */
  function memory(): string {
    const { frame, latest, log, options, rows, prompt, pins } = session;
    return JSON.stringify({ frame, latest, log, options, rows, prompt, pins });
  }

  test("the curtain is drawn when the page opens, and says whom to hand the screen to", () => {
    share();
    expect(socket.said[0]).toMatchObject({ type: "hello", secret: null, beside: ["ada", "bo"] });
    expect(session.curtain).toBe(true);
    expect(session.askedHere).toEqual([1]);
    expect(session.nameOf(1)).toBe("Bo");
  });

  test("whoever leaves the screen leaves nothing there, whatever was still on its way", () => {
    share();
    void session.turnTo(0);
    expect(socket.said.at(-1)).toMatchObject({ type: "curtain", seat: 0 });
    opens(0, asked({ log: [{ position: 7, words: "Red draws Storm.", rule: "" }] }));
    expect(session.curtain).toBe(false);
    session.pick(["pier"]);
    expect(memory()).toContain("storm");
    void session.turnTo(null);
    expect(session.curtain).toBe(true);
    expect(memory()).not.toContain("torm");
    socket.tell(asked({ position: 8 }));
    expect(session.latest).toBe(null);
    opens(null, onlooker());
    expect(session.curtain).toBe(true);
    expect(memory()).not.toContain("torm.");
    expect(session.picked).toEqual([]);
  });

  test("after a reload, or when the line comes back, only who has the screen is shown again", async () => {
    share();
    void session.turnTo(1);
    opens(1, asked());
    socket.onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(600);
    const again = FakeSocket.all.at(-1)!;
    again.onopen?.();
    expect(again.said[0]).toMatchObject({ secret: "bo", beside: ["ada", "bo"] });
  });

  test("what the others did since one had the screen is told", () => {
    share();
    void session.turnTo(0);
    opens(0, asked());
    void session.turnTo(null);
    opens(null, onlooker());
    void session.turnTo(0);
    opens(0, asked({ position: 9, left: 7, log: [{ position: 8, words: "Blue sails.", rule: "" }] }));
    expect(session.since.deeds.map(({ side }) => side?.name)).toEqual(["Blue"]);
  });

  test("who is sent away does not share the screen any more, and the last one needs no curtain", () => {
    share();
    socket.tell({ type: "table", seat: null, seats: [0], host: true, table: ADA_AND_BO });
    expect(session.screen.shares).toBe(false);
    expect(keep.table("t")).toMatchObject({ secret: "ada", hands: [] });
    const again = FakeSocket.all.at(-1)!;
    again.onopen?.();
    expect(again.said[0]).toMatchObject({ secret: "ada", beside: [] });
  });

  test("who sits down beside me shares my screen", () => {
    keep.remember("t", { secret: "mine", hands: [] }, 0);
    sitDown();
    session.holdSeat(1, "theirs");
    const again = FakeSocket.all.at(-1)!;
    again.onopen?.();
    expect(again.said[0]).toMatchObject({ secret: null, beside: ["mine", "theirs"] });
  });
});
