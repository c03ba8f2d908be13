import { type Hand, keep } from "../lib/keep";
import { tablePath } from "../lib/route";
import type { NewTable } from "../wire";
import { api } from "./api";
import { go } from "./route.svelte";

/** Open a table, remember the secrets that come with it, and go there. */
export async function openTable(table: NewTable): Promise<void> {
  const { table: opened, seat, secret, host, beside } = await api.open(table);
  const hands = seat === null || secret === null || !beside.length ? [] : [{ seat, secret }, ...beside];
  sitAt(opened.id, secret, host, hands);
}

/** Open a table for a lesson and go there; the way back leads to where one came from, not to another such table. */
export async function openLesson(game: string, lesson: string, name: string, lang: string): Promise<void> {
  const { table, secret, host } = await api.open({ game, lesson, name, lang });
  keep.remember(table.id, { secret, host }, Date.now());
  go(tablePath(table.id), true);
}

/** Go to a table with the secrets that hold there. */
export function sitAt(table: string, secret: string | null, host: string | null, hands: Hand[] = []): void {
  keep.remember(table, { secret, host, hands }, Date.now());
  go(tablePath(table));
}
