// The games one has played: what this device remembers of them, whatever becomes of their tables.

import type { TableInfo } from "../wire";
import type { Keep } from "./keep";

export interface PastGame {
  id: string;
  game: string;
  title: string;
  /** Where I sat; null if I only opened the table. */
  seat: number | null;
  /** Who sat where: a person's name, or a bot. */
  seats: { name: string | null; bot: string | null }[];
  /** What every seat played, as the game called it. */
  roles: string[];
  winners: number[];
  words: string;
  begun: number;
  ended: number;
  entries: number;
  adjudicated: boolean;
}

export type Result = "won" | "shared" | "lost" | "none";

export const HISTORY = "eldertable.history";
/** So many games are remembered: some 200 KB. */
export const MOST_GAMES = 500;

/** A table that is over as a game to remember; null if it is not over, was a lesson, or no game was played there. */
export function pastGame(table: TableInfo, seat: number | null): PastGame | null {
  const { result } = table;
  if (!result || table.lesson) return null;
  return {
    id: table.id,
    game: table.game,
    title: table.title,
    seat: seat !== null && seat < table.seats.length ? seat : null,
    seats: table.seats.map(({ name, bot }) => ({ name: name ?? null, bot: bot ?? null })),
    roles: result.roles,
    winners: result.winners,
    words: result.words,
    begun: table.begun,
    ended: result.ended,
    entries: result.entries,
    adjudicated: result.adjudicated,
  };
}

/** How a game ended for me. Who wins with everybody has won; who wins with some of them shares it. An abandoned game nobody wins or loses. */
export function resultOf({ seat, seats, winners, adjudicated }: PastGame): Result {
  if (seat === null || (adjudicated && !winners.length)) return "none";
  if (!winners.includes(seat)) return "lost";
  return winners.length > 1 && winners.length < seats.length ? "shared" : "won";
}

export function rememberedGames(keep: Keep): PastGame[] {
  return keep.read<PastGame[]>(HISTORY, []);
}

/** What is remembered with more games: `newer` ones replace those of the same table. The last ended come first. */
export function withGames(known: readonly PastGame[], newer: readonly PastGame[]): PastGame[] {
  const games = new Map(known.map((game) => [game.id, game]));
  for (const game of newer) games.set(game.id, game);
  return [...games.values()].sort((one, other) => other.ended - one.ended).slice(0, MOST_GAMES);
}

export interface Tally {
  game: string;
  title: string;
  /** What I played; "" for all of it. */
  role: string;
  played: number;
  won: number;
  shared: number;
  lost: number;
}

/** My results by game, and within a game by what I played, the most played first. */
export function tallies(games: readonly PastGame[]): Tally[] {
  const own = games.filter((game) => resultOf(game) !== "none");
  return grouped(own, (game) => game.game).flatMap((ofGame) => {
    const roles = grouped(ofGame, (game) => game.roles[game.seat!] ?? "");
    return [tally(ofGame, ""), ...(roles.length > 1 ? roles.map((ofRole) => tally(ofRole, ofRole[0]!.roles[ofRole[0]!.seat!] ?? "")) : [])];
  });
}

function tally(games: PastGame[], role: string): Tally {
  const count = (wanted: Result) => games.filter((game) => resultOf(game) === wanted).length;
  const { game, title } = games[0]!;
  return { game, title, role, played: games.length, won: count("won"), shared: count("shared"), lost: count("lost") };
}

function grouped(games: readonly PastGame[], by: (game: PastGame) => string): PastGame[][] {
  const groups = new Map<string, PastGame[]>();
  for (const game of games) groups.set(by(game), [...(groups.get(by(game)) ?? []), game]);
  return [...groups.values()].sort((one, other) => other.length - one.length);
}
