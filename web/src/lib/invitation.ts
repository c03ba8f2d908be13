// The link that others can really open: where a table is, seen from their computers.

import type { Reach } from "../wire";
import { tablePath } from "./route";

/** The links to one table, the best first; none if only this computer can open it. */
export function invitations(reach: Reach, page: Pick<Location, "origin" | "hostname">, table: string): string[] {
  const path = tablePath(table);
  if (reach.public) return [`${reach.public}${path}`];
  // Whoever came here from another computer came by an address that works.
  if (!onlyHere(page.hostname)) return [`${page.origin}${path}`];
  return reach.network.map((address) => `${address}${path}`);
}

/** Whether an address means the computer that it is typed on. */
export function onlyHere(hostname: string): boolean {
  return hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}
