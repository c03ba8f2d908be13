import { keep } from "../lib/keep";
import { tablePath } from "../lib/route";
import type { NewTable } from "../wire";
import { api } from "./api";
import { go } from "./route.svelte";

/** Open a table, remember the secrets that come with it, and go there. */
export async function openTable(table: NewTable): Promise<void> {
  const opened = await api.open(table);
  sitAt(opened.table.id, opened.secret, opened.host);
}

/** Go to a table with the secrets that hold there. */
export function sitAt(table: string, secret: string | null, host: string | null): void {
  keep.remember(table, { secret, host }, Date.now());
  go(tablePath(table));
}
