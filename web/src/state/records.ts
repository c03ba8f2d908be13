// Records from elsewhere: brought by the person, checked by the server, and brought again when it has forgotten them.

import { recordPath } from "../lib/route";
import { Refusal } from "../net/api";
import type { RecordInfo } from "../wire";
import { api } from "./api";
import { go } from "./route.svelte";

/** As much as the server takes: what is larger need not be sent. */
export const MOST = 2 * 1024 * 1024;

/** What this visit has brought, by its name at the server. Kept for the visit alone: a page that is loaded again has it, too. */
const KEY = "eldertable.record.";

function remember(id: string, text: string): void {
  try {
    sessionStorage.setItem(KEY + id, text);
  } catch {
    // A full or forbidden storage: after a reload the file must be opened again.
  }
}

/** Have a record checked, and go to watch it. */
export async function watchRecord(text: string): Promise<void> {
  const { id } = await api.openRecord(text);
  remember(id, text);
  go(recordPath(id));
}

/** Do something with a record; if the server has forgotten it, bring it again first. */
export async function withRecord<T>(id: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const text = error instanceof Refusal && error.problem?.code === "no-record" && sessionStorage.getItem(KEY + id);
    if (!text) throw error;
    await api.openRecord(text);
    return ask();
  }
}

export const recordOf = (id: string): Promise<RecordInfo> => withRecord(id, () => api.record(id));
