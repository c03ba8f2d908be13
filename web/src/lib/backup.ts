// My games and settings as one file: written, read with distrust, and laid beside what is already here.

import { HISTORY, type PastGame, rememberedGames, withGames } from "./history";
import type { Hand, Keep, KeptCampaign, KeptTable } from "./keep";

/** The first version had no campaigns. */
export const VERSION = 2;
/** What begins every such file: what it is, and in which version. */
const KIND = "eldertable-games";
/** As much as a file of 500 games and 50 tables could ever have. */
export const MOST_LETTERS = 2_000_000;
const MOST_LISTED = 2_000;

export interface Backup {
  kind: typeof KIND;
  version: number;
  made: number;
  /** Whether it has the secrets of seats: whoever has such a file plays in my place. */
  keys: boolean;
  settings: Record<string, unknown>;
  tables: KeptTable[];
  campaigns: KeptCampaign[];
  history: PastGame[];
}

/** What is wrong with a file: it is another one, of a later version, or damaged. */
export type Flaw = "foreign" | "newer" | "damaged" | "big";

export class BadBackup extends Error {
  constructor(readonly flaw: Flaw) {
    super(flaw);
  }
}

/** What came of taking a file in. */
export interface Taken {
  games: number;
  tables: number;
  campaigns: number;
  known: number;
}

/** Everything as a text. Keys only if they are wanted, and only of what goes on: of the rest they open nothing. */
export function backupOf(keep: Keep, settings: Record<string, unknown>, keys: boolean, now: number): string {
  const history = rememberedGames(keep);
  const over = new Set(history.map(({ id }) => id));
  const tables = keep.tables().map((table) => plainTable(table, keys && !over.has(table.id)));
  const campaigns = keep.campaigns().map((campaign) => plainCampaign(campaign, keys && !campaign.over));
  const withKeys = [...tables, ...campaigns].some(hasKeys);
  const backup: Backup = { kind: KIND, version: VERSION, made: now, keys: withKeys, settings, tables, campaigns, history };
  return JSON.stringify(backup, null, 1);
}

/** What stands in such a file; BadBackup if it is none. Nothing in it is believed that has not the right shape. */
export function readBackup(text: string): Backup {
  if (text.length > MOST_LETTERS) throw new BadBackup("big");
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new BadBackup(text.includes(`"${KIND}"`) ? "damaged" : "foreign");
  }
  if (!isObject(read) || read.kind !== KIND) throw new BadBackup("foreign");
  if (typeof read.version !== "number" || read.version < 1) throw new BadBackup("damaged");
  if (read.version > VERSION) throw new BadBackup("newer");
  const { tables, campaigns = [], history, settings } = read;
  const whole = isList(tables, isTable) && isList(campaigns, isCampaign) && isList(history, isPast) && isObject(settings);
  if (!whole) throw new BadBackup("damaged");
  return {
    kind: KIND,
    version: read.version,
    made: isCount(read.made) ? read.made : 0,
    keys: [...tables, ...campaigns].some(hasKeys),
    settings,
    tables: tables.map((table) => plainTable(table, true)),
    campaigns: campaigns.map((campaign) => plainCampaign(campaign, true)),
    history: history.map(plainPast),
  };
}

/** Lay what is in a file beside what is here. What is here stays as it is; only a key that is missing is filled in. */
export function takeIn(keep: Keep, backup: Backup): Taken {
  const past = rememberedGames(keep);
  const games = backup.history.filter(({ id }) => !past.some((game) => game.id === id));
  keep.write(HISTORY, withGames(games, past));
  let [tables, campaigns] = [0, 0];
  for (const table of [...backup.tables].reverse()) {
    const mine = keep.table(table.id);
    if (!mine) tables++;
    const news = mine ? keysFor(mine, table) : table;
    if (news) keep.remember(table.id, news, (mine ?? table).at);
  }
  for (const campaign of [...backup.campaigns].reverse()) {
    const mine = keep.campaign(campaign.id);
    if (!mine) campaigns++;
    const news = mine ? keysFor(mine, campaign) : campaign;
    if (news) keep.rememberCampaign(campaign.id, news, (mine ?? campaign).at);
  }
  const all = backup.history.length + backup.tables.length + backup.campaigns.length;
  return { games: games.length, tables, campaigns, known: all - games.length - tables - campaigns };
}

type Keys = Pick<KeptTable, "secret" | "host" | "hands">;

const hasKeys = ({ secret, host, hands }: Keys): boolean => Boolean(secret ?? host ?? hands?.length);

/** The keys that one has afterwards, if a file brings some that are missing here. */
function keysFor(mine: Keys, brought: Keys): Keys | null {
  const hands = mine.hands?.length || !brought.hands?.length ? {} : { hands: brought.hands };
  const missing = (mine.secret === null && brought.secret) || (mine.host === null && brought.host) || hands.hands;
  return missing ? { secret: mine.secret ?? brought.secret, host: mine.host ?? brought.host, ...hands } : null;
}

// --- shapes ---------------------------------------------------------------------------------------------------

function isObject(read: unknown): read is Record<string, unknown> {
  return typeof read === "object" && read !== null && !Array.isArray(read);
}

function isList<T>(read: unknown, one: (read: unknown) => read is T): read is T[] {
  return Array.isArray(read) && read.length <= MOST_LISTED && read.every(one);
}

const isWord = (read: unknown): read is string => typeof read === "string" && read.length <= 400;
const isWordOrNull = (read: unknown): read is string | null => read === null || isWord(read);
const isCount = (read: unknown): read is number => typeof read === "number" && Number.isFinite(read) && read >= 0;
const isSeat = (read: unknown): read is number => isCount(read) && Number.isInteger(read) && read < 12;
/** Ids lead to pages: only what a server could have given is one. */
const isId = (read: unknown): read is string => typeof read === "string" && /^[\w-]{22}$/.test(read);

const isHand = (read: unknown): read is Hand => isObject(read) && isSeat(read.seat) && isWord(read.secret);

function isTable(read: unknown): read is KeptTable {
  if (!isObject(read)) return false;
  const { id, game, title, secret, host, seat, at, hands } = read;
  return (
    isId(id) &&
    [game, title].every(isWord) &&
    [secret, host].every(isWordOrNull) &&
    (seat == null || isSeat(seat)) &&
    isCount(at) &&
    (hands === undefined || isList(hands, isHand))
  );
}

function isCampaign(read: unknown): read is KeptCampaign {
  if (!isObject(read)) return false;
  const { id, game, title, secret, host, hands, at, over } = read;
  return (
    isId(id) &&
    [game, title].every(isWord) &&
    [secret, host].every(isWordOrNull) &&
    isList(hands, isHand) &&
    isCount(at) &&
    (over === undefined || typeof over === "boolean")
  );
}

function isPast(read: unknown): read is PastGame {
  if (!isObject(read)) return false;
  const { id, game, title, words, seat, seats, roles, winners, begun, ended, entries, adjudicated } = read;
  return (
    [game, title, words].every(isWord) &&
    isId(id) &&
    (seat === null || isSeat(seat)) &&
    isList(seats, (one): one is PastGame["seats"][number] => isObject(one) && isWordOrNull(one.name) && isWordOrNull(one.bot)) &&
    isList(roles, isWord) &&
    isList(winners, isSeat) &&
    [begun, ended, entries].every(isCount) &&
    typeof adjudicated === "boolean"
  );
}

/** Only what belongs to a table, named one by one: whatever else is remembered or stands in a file stays there. */
function plainTable({ id, game, title, secret, host, seat, at, hands }: KeptTable, keys: boolean): KeptTable {
  const plain = { id, game, title, secret: null, host: null, seat: seat ?? null, seen: null, at };
  if (!keys) return plain;
  return { ...plain, secret, host, ...(hands && { hands: plainHands(hands) }) };
}

function plainCampaign({ id, game, title, secret, host, hands, at, over }: KeptCampaign, keys: boolean): KeptCampaign {
  const held = keys ? { secret, host, hands: plainHands(hands) } : { secret: null, host: null, hands: [] };
  return { id, game, title, ...held, at, ...(over && { over }) };
}

const plainHands = (hands: Hand[]): Hand[] => hands.map(({ seat, secret }) => ({ seat, secret }));

function plainPast({ id, game, title, seat, seats, roles, winners, words, begun, ended, entries, adjudicated }: PastGame): PastGame {
  const sat = seats.map(({ name, bot }) => ({ name, bot }));
  return { id, game, title, seat, seats: sat, roles, winners, words, begun, ended, entries, adjudicated };
}
