// My games and settings as one file: written, read with distrust, and laid beside what is already here.

import { HISTORY, type PastGame, rememberedGames, withGames } from "./history";
import type { Hand, Keep, KeptTable } from "./keep";

export const VERSION = 1;
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
  known: number;
}

/** Everything as a text. Keys only if they are wanted, and only of tables that go on: at others they open nothing. */
export function backupOf(keep: Keep, settings: Record<string, unknown>, keys: boolean, now: number): string {
  const history = rememberedGames(keep);
  const over = new Set(history.map(({ id }) => id));
  const tables = keep.tables().map((table) => plainTable(table, keys && !over.has(table.id)));
  const backup: Backup = { kind: KIND, version: VERSION, made: now, keys: tables.some(hasKeys), settings, tables, history };
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
  const { tables, history, settings } = read;
  if (!isList(tables, isTable) || !isList(history, isPast) || !isObject(settings)) throw new BadBackup("damaged");
  return {
    kind: KIND,
    version: read.version,
    made: isCount(read.made) ? read.made : 0,
    keys: tables.some(hasKeys),
    settings,
    tables: tables.map((table) => plainTable(table, true)),
    history: history.map(plainPast),
  };
}

/** Lay what is in a file beside what is here. What is here stays as it is; only a key that is missing is filled in. */
export function takeIn(keep: Keep, backup: Backup): Taken {
  const past = rememberedGames(keep);
  const games = backup.history.filter(({ id }) => !past.some((game) => game.id === id));
  keep.write(HISTORY, withGames(games, past));
  let tables = 0;
  for (const table of [...backup.tables].reverse()) {
    const mine = keep.table(table.id);
    if (!mine) {
      keep.remember(table.id, table, table.at);
      tables++;
    } else if ((mine.secret === null && table.secret) || (mine.host === null && table.host)) {
      keep.remember(table.id, { secret: mine.secret ?? table.secret, host: mine.host ?? table.host }, mine.at);
    }
  }
  return { games: games.length, tables, known: backup.history.length + backup.tables.length - games.length - tables };
}

const hasKeys = ({ secret, host, hands }: KeptTable): boolean => Boolean(secret ?? host ?? hands?.length);

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

function isTable(read: unknown): read is KeptTable {
  if (!isObject(read)) return false;
  const { id, game, title, secret, host, seat, at, hands } = read;
  const isHand = (one: unknown): one is Hand => isObject(one) && isSeat(one.seat) && isWord(one.secret);
  return (
    isId(id) &&
    [game, title].every(isWord) &&
    [secret, host].every(isWordOrNull) &&
    (seat == null || isSeat(seat)) &&
    isCount(at) &&
    (hands === undefined || isList(hands, isHand))
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
  return { ...plain, secret, host, ...(hands && { hands: hands.map(({ seat, secret }) => ({ seat, secret })) }) };
}

function plainPast({ id, game, title, seat, seats, roles, winners, words, begun, ended, entries, adjudicated }: PastGame): PastGame {
  const sat = seats.map(({ name, bot }) => ({ name, bot }));
  return { id, game, title, seat, seats: sat, roles, winners, words, begun, ended, entries, adjudicated };
}
