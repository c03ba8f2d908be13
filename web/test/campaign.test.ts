// Campaigns on this device: their addresses, their secrets, and the way to their tables.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import CampaignPage from "../src/campaign/CampaignPage.svelte";
import CampaignRow from "../src/campaign/CampaignRow.svelte";
import { Keep, keep } from "../src/lib/keep";
import { campaignPath, routeOf } from "../src/lib/route";
import { bringCampaign } from "../src/state/campaigns";
import { TableSession } from "../src/state/table.svelte";
import type { CampaignInfo, FromServer, TableInfo } from "../src/wire";

const HELD = { game: "harbour", title: "The long way", secret: "mine", host: "host's", hands: [] };
const held = () => keep.campaign("x");
let undo: (() => void)[] = [];

beforeEach(() => localStorage.clear());

afterEach(() => {
  for (const back of undo) back();
  undo = [];
  vi.unstubAllGlobals();
});

test("an address leads to a campaign", () => {
  expect(routeOf("/campaign/x", "")).toEqual({ page: "campaign", campaign: "x" });
  expect(routeOf(campaignPath("x"), "")).toEqual({ page: "campaign", campaign: "x" });
  expect(routeOf("/campaign", "")).toEqual({ page: "nowhere" });
  expect(routeOf("/campaign/x/y", "")).toEqual({ page: "nowhere" });
  expect(routeOf("/campaign/%E0%A4", "")).toEqual({ page: "nowhere" });
});

describe("what this device remembers of campaigns", () => {
  test("the latest comes first, news do not lose what was known, and one can be forgotten", () => {
    const own = new Keep(localStorage);
    own.rememberCampaign("a", HELD, 1);
    own.rememberCampaign("b", { title: "Another" }, 2);
    own.rememberCampaign("a", { secret: "other" }, 3);
    expect(own.campaigns().map(({ id }) => id)).toEqual(["a", "b"]);
    expect(own.campaign("a")).toEqual({ ...HELD, id: "a", secret: "other", at: 3 });
    own.forgetCampaign("a");
    expect(own.campaigns().map(({ id }) => id)).toEqual(["b"]);
    expect(own.campaign("a")).toBeUndefined();
  });
});

describe("the secrets of a campaign", () => {
  class Socket {
    static OPEN = 1;
    static last: Socket;
    readyState = 1;
    onmessage?: (event: { data: string }) => void;

    constructor() {
      Socket.last = this;
    }

    send() {}
    close() {}
  }

  const table = { id: "t", game: "harbour", title: "Harbour", phase: "playing", seats: [], campaign: "x" } as unknown as TableInfo;
  const tell = (message: Partial<FromServer>) => Socket.last.onmessage?.({ data: JSON.stringify(message) });

  function sits(secret: string, phase: TableInfo["phase"]) {
    vi.stubGlobal("WebSocket", Socket);
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    keep.remember("t", { secret }, 1);
    const session = new TableSession("t");
    undo.push(() => session.leave());
    tell({ type: "welcome", seat: 0, seats: [0], host: false, table: { ...table, phase }, chat: [], moved: null } as FromServer);
  }

  test("are those of the table that is being played", () => {
    keep.rememberCampaign("x", HELD, 1);
    sits("newer", "playing");
    expect(held()).toMatchObject({ secret: "newer", host: "host's", title: "The long way" });
  });

  test("are not those of an older mission that is looked at", () => {
    keep.rememberCampaign("x", HELD, 1);
    sits("older", "over");
    expect(held()?.secret).toBe("mine");
  });

  test("are learnt from a mission that is over, where none are known", () => {
    sits("older", "over");
    expect(held()?.secret).toBe("older");
  });

  test("go with the seat that is lost", () => {
    sits("mine", "playing");
    expect(held()?.secret).toBe("mine");
    tell({ type: "table", seat: null, seats: [], host: false, table } as FromServer);
    expect(keep.table("t")?.secret).toBeNull();
    expect(held()?.secret).toBeNull();
  });
});

const CAMPAIGN: CampaignInfo = {
  id: "x",
  game: "harbour",
  title: "Harbour",
  level: "",
  seats: [],
  journey: {
    title: "The long way",
    chapters: [
      { number: 1, name: "Out", stands: "won", read: "", after: "Read." },
      { number: 2, name: "Home", stands: "next", read: "", after: "" },
    ],
    travellers: [],
    marks: [],
    fortunes: [],
    over: false,
    ending: "",
  } as unknown as CampaignInfo["journey"],
  created: 0,
  table: "t",
  phase: "playing",
  played: [null],
  begun: false,
  lang: "en",
  agreed: [["Stories", "with effects"]],
  unchecked: [],
  anew: false,
};

/** A server that answers with these, by the end of the address. */
function server(answers: Record<string, [number, unknown]>): ReturnType<typeof vi.fn> {
  const asked = vi.fn(async (address: string, _: RequestInit) => {
    const [status, body] = answers[new URL(address, "http://here").pathname] ?? [404, {}];
    return new Response(JSON.stringify(body), { status });
  });
  vi.stubGlobal("fetch", asked);
  return asked;
}

async function opened(): Promise<void> {
  const page = mount(CampaignPage, { target: document.body, props: { id: "x" } });
  undo.push(() => void unmount(page));
  await vi.waitFor(() => expect(document.querySelector("main.campaign")).not.toBeNull());
}

describe("the page of a campaign", () => {
  test("has the link to the table that is open, and whoever plays sits there", async () => {
    server({ "/api/campaigns/x": [200, CAMPAIGN] });
    keep.rememberCampaign("x", HELD, 1);
    await opened();
    const link = document.querySelector<HTMLAnchorElement>("a[href='/table/t']")!;
    expect(link.textContent).toContain("To the table");
    link.click();
    expect(keep.table("t")).toMatchObject({ secret: "mine", host: "host's" });
    expect(location.pathname).toBe("/table/t");
  });

  test("says what was agreed on for all missions, and of which no record can be shown", async () => {
    server({ "/api/campaigns/x": [200, CAMPAIGN] });
    await opened();
    expect(document.querySelector(".agreed")!.textContent).toBe("Stories: with effects");
    expect(document.querySelectorAll(".road .button")).toHaveLength(1);
    expect(document.querySelector(".unchecked, .anew")).toBeNull();
  });

  test("tells plainly of a mission under other rules, and of one that begins anew", async () => {
    server({ "/api/campaigns/x": [200, { ...CAMPAIGN, table: null, unchecked: [1], anew: true }] });
    await opened();
    expect(document.querySelector(".road .unchecked")!.textContent).toContain("neither checked nor shown");
    expect(document.querySelector(".road .button")).toBeNull();
    expect(document.querySelector(".anew")!.textContent).toContain("begins anew");
  });

  test("whose story is told is remembered as one to read, not to go on with", async () => {
    server({ "/api/campaigns/x": [200, { ...CAMPAIGN, table: null, journey: { ...CAMPAIGN.journey, over: true } }] });
    keep.rememberCampaign("x", HELD, 1);
    keep.rememberCampaign("y", HELD, 2);
    await opened();
    expect(keep.campaigns().map(({ id, over }) => [id, over])).toEqual([["y", undefined], ["x", true]]);
    for (const campaign of keep.campaigns()) {
      const row = mount(CampaignRow, { target: document.body, props: { campaign } });
      undo.push(() => void unmount(row));
    }
    flushSync();
    expect([...document.querySelectorAll("li .go")].map((one) => one.textContent)).toEqual(["Go on", "Read its story"]);
  });

  test("says in words why a mission cannot be watched again", async () => {
    const words = "The server cannot reach its storage at the moment.";
    server({ "/api/campaigns/x": [200, CAMPAIGN], "/api/campaigns/x/file": [503, { code: "storage", words }] });
    await opened();
    document.querySelector<HTMLButtonElement>(".road button")!.click();
    await vi.waitFor(() => expect(document.querySelector("[role=alert]")?.textContent).toBe(words));
  });
});

test("a file comes without a language: the server settles it", async () => {
  const asked = server({ "/api/campaigns/file": [201, { campaign: CAMPAIGN, host: "h", seat: 0, secret: "s" }] });
  await bringCampaign("{}", "Ada");
  const [address, request] = asked.mock.calls[0] as [string, RequestInit];
  expect(address).toContain("lang=");
  expect(JSON.parse(request.body as string)).toEqual({ text: "{}", name: "Ada" });
  expect(held()).toMatchObject({ secret: "s", host: "h" });
});

test("of two campaigns of one game it can be told which is removed", () => {
  for (const at of [Date.UTC(2026, 0, 5, 12), Date.UTC(2026, 1, 6, 12)]) {
    const row = mount(CampaignRow, { target: document.body, props: { campaign: { ...HELD, id: `${at}`, at }, onforget: () => {} } });
    undo.push(() => void unmount(row));
  }
  flushSync();
  const labels = [...document.querySelectorAll("li button")].map((button) => button.getAttribute("aria-label"));
  expect(labels).toHaveLength(2);
  expect(new Set(labels).size).toBe(2);
});
