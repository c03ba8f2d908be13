// The lobby's half of the wire: plain requests.

import type { Eyes } from "../lib/reel";
import type {
  Bells,
  CallWays,
  CampaignInfo,
  CampaignOpened,
  ChangeTable,
  GameInfo,
  GameList,
  Guide,
  LookedBack,
  NewCampaign,
  NewTable,
  Problem,
  Reach,
  RecordInfo,
  Replayed,
  RuleInfo,
  RuleList,
  Scene,
  ScoreChart,
  SeatHeld,
  Story,
  SetBells,
  TableInfo,
  TableList,
  TableOpened,
} from "../wire";

/** A request that the server refused, or that did not reach it. */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem | null,
    readonly status: number,
  ) {
    super(problem?.words ?? `status ${status}`);
  }
}

export class Api {
  constructor(private readonly lang: () => string) {}

  games = async (): Promise<GameInfo[]> => (await this.get<GameList>("games")).games;
  picture = (game: string): Promise<Scene> => this.get(`games/${seg(game)}/picture`);
  guide = (game: string): Promise<Guide> => this.get<Guide>(`games/${seg(game)}/guide`);

  rules = async (game: string): Promise<RuleInfo[]> => (await this.get<RuleList>(`games/${seg(game)}/rules`)).rules;

  openTables = async (): Promise<TableInfo[]> => (await this.get<TableList>("tables")).tables;
  theseTables = async (ids: string[]): Promise<TableInfo[]> =>
    ids.length ? (await this.get<TableList>("tables", { ids: ids.join(",") })).tables : [];
  table = (id: string): Promise<TableInfo> => this.get(`tables/${seg(id)}`);

  callWays = (): Promise<CallWays> => this.get("calls");
  bells = (id: string, seat: number, secret: string): Promise<Bells> =>
    this.ask("GET", `tables/${seg(id)}/seats/${seat}/bells`, {}, undefined, secret);
  setBells = (id: string, seat: number, bells: SetBells, secret: string): Promise<Bells> =>
    this.send("PUT", `tables/${seg(id)}/seats/${seat}/bells`, bells, secret);
  noBells = (id: string, seat: number, secret: string): Promise<Bells> =>
    this.send("DELETE", `tables/${seg(id)}/seats/${seat}/bells`, undefined, secret);
  reach = (): Promise<Reach> => this.get("reach");
  open = (table: NewTable): Promise<TableOpened> => this.send("POST", "tables", table);
  change = (id: string, host: string, change: ChangeTable): Promise<TableInfo> =>
    this.send("PATCH", `tables/${seg(id)}`, change, host);
  close = (id: string, host: string): Promise<TableInfo> => this.send("DELETE", `tables/${seg(id)}`, undefined, host);
  sitDown = (id: string, name: string, seat: number | null): Promise<SeatHeld> =>
    this.send("POST", `tables/${seg(id)}/seats`, { name, seat });
  standUp = (id: string, seat: number, secret: string): Promise<TableInfo> =>
    this.send("DELETE", `tables/${seg(id)}/seats/${seat}`, undefined, secret);
  setBot = (id: string, seat: number, bot: string, host: string): Promise<TableInfo> =>
    this.send("PUT", `tables/${seg(id)}/seats/${seat}/bot`, { bot }, host);
  removeBot = (id: string, seat: number, secret: string): Promise<TableInfo> =>
    this.send("DELETE", `tables/${seg(id)}/seats/${seat}/bot`, undefined, secret);
  rematch = (id: string, secret: string): Promise<TableInfo> =>
    this.send("POST", `tables/${seg(id)}/rematch`, undefined, secret);

  replay = (id: string, position: number, count: number, eyes: Eyes, secret: string | null): Promise<Replayed> =>
    this.get(`tables/${seg(id)}/replay`, { position, count, ...through(eyes) }, secret);
  story = (id: string, eyes: Eyes, secret: string | null): Promise<Story> => this.get(`tables/${seg(id)}/story`, through(eyes), secret);
  scores = (id: string): Promise<ScoreChart> => this.get(`tables/${seg(id)}/scores`);
  lookBack = (id: string, seat: number, done: number | null, secret: string): Promise<LookedBack> =>
    this.get(`tables/${seg(id)}/seats/${seat}/review`, known(done), secret);
  recordAddress = (id: string): string => `/api/tables/${seg(id)}/record`;

  campaign = (id: string): Promise<CampaignInfo> => this.get(`campaigns/${seg(id)}`);
  newCampaign = (campaign: NewCampaign): Promise<CampaignOpened> => this.send("POST", "campaigns", campaign);
  openCampaign = (text: string, name: string): Promise<CampaignOpened> => this.send("POST", "campaigns/file", { text, name });
  openMission = (id: string, secret: string): Promise<TableInfo> => this.send("POST", `campaigns/${seg(id)}/table`, {}, secret);
  /** What is in a campaign's file; `played`: the records of its games. */
  campaignFile = (id: string): Promise<{ played: { record: string }[] }> => this.get(`campaigns/${seg(id)}/file`);
  campaignAddress = (id: string): string => `/api/campaigns/${seg(id)}/file`;

  openRecord = (text: string): Promise<RecordInfo> => this.send("POST", "records", { text });
  record = (id: string): Promise<RecordInfo> => this.get(`records/${seg(id)}`);
  recordReplay = (id: string, position: number, count: number, eyes: Eyes): Promise<Replayed> =>
    this.get(`records/${seg(id)}/replay`, { position, count, ...through(eyes) });
  recordStory = (id: string, eyes: Eyes): Promise<Story> => this.get(`records/${seg(id)}/story`, through(eyes));
  recordScores = (id: string): Promise<ScoreChart> => this.get(`records/${seg(id)}/scores`);

  recordLookBack = (id: string, seat: number, done: number | null): Promise<LookedBack> =>
    this.get(`records/${seg(id)}/seats/${seat}/review`, known(done));

  private get<T>(path: string, query: Record<string, string | number> = {}, secret?: string | null): Promise<T> {
    return this.ask<T>("GET", path, query, undefined, secret ?? undefined);
  }

  private send<T>(method: string, path: string, body?: unknown, secret?: string): Promise<T> {
    return this.ask<T>(method, path, {}, body, secret);
  }

  private async ask<T>(
    method: string,
    path: string,
    query: Record<string, string | number>,
    body?: unknown,
    secret?: string,
  ): Promise<T> {
    const asked = new URLSearchParams({ ...Object.fromEntries(Object.entries(query).map(([k, v]) => [k, `${v}`])), lang: this.lang() });
    const headers: Record<string, string> = {};
    if (body !== undefined) headers["Content-Type"] = "application/json";
    if (secret) headers.Authorization = `Bearer ${secret}`;
    let response: Response;
    try {
      response = await fetch(`/api/${path}?${asked}`, {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        referrerPolicy: "no-referrer",
      });
    } catch {
      throw new Refusal(null, 0);
    }
    if (!response.ok) throw new Refusal(await problemOf(response), response.status);
    return (await response.json()) as T;
  }
}

async function problemOf(response: Response): Promise<Problem | null> {
  try {
    const problem = (await response.json()) as Problem;
    return typeof problem.words === "string" ? problem : null;
  } catch {
    return null;
  }
}

function through(eyes: Eyes): Record<string, string | number> {
  return eyes === "open" ? { open: "true" } : eyes === null ? {} : { seat: eyes };
}

function known(done: number | null): Record<string, number> {
  return done === null ? {} : { done };
}

function seg(part: string): string {
  return encodeURIComponent(part);
}
