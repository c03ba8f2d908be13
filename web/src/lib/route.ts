// Which page an address means.

export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string; secret: string | null }
  | { page: "replay"; table: string }
  | { page: "record"; record: string }
  | { page: "learn"; game: string; lesson: string | null }
  | { page: "campaign"; campaign: string }
  | { page: "credits" }
  | { page: "nowhere" };

export function routeOf(path: string, fragment: string): Route {
  const parts = partsOf(path);
  if (parts === null) return { page: "nowhere" };
  const [first, second, third] = parts;
  if (first === undefined) return { page: "lobby" };
  if (first === "credits" && parts.length === 1) return { page: "credits" };
  if (first === "learn" && second && parts.length <= 3) return { page: "learn", game: second, lesson: third ?? null };
  if (first === "record" && second && parts.length === 2) return { page: "record", record: second };
  if (first === "campaign" && second && parts.length === 2) return { page: "campaign", campaign: second };
  if (first === "table" && second) {
    if (parts.length === 2) return { page: "table", table: second, secret: secretIn(fragment) };
    if (third === "replay" && parts.length === 3) return { page: "replay", table: second };
  }
  return { page: "nowhere" };
}

/** The parts of a path; null if it was cut off or mistyped so that it spells no words. */
function partsOf(path: string): string[] | null {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The seat's secret in `#seat=SECRET`, where no browser sends it to a server. */
export function secretIn(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, "")).get("seat");
}

/** Where a lesson of a game begins; without a name, its first. */
export function lessonPath(game: string, lesson?: string): string {
  return ["/learn", game, ...(lesson === undefined ? [] : [lesson])].map((part, at) => (at ? encodeURIComponent(part) : part)).join("/");
}

export function tablePath(table: string): string {
  return `/table/${encodeURIComponent(table)}`;
}

export function replayPath(table: string): string {
  return `${tablePath(table)}/replay`;
}

export function campaignPath(campaign: string): string {
  return `/campaign/${encodeURIComponent(campaign)}`;
}

export function recordPath(record: string): string {
  return `/record/${encodeURIComponent(record)}`;
}

/** The position in `?at=57`; null if none is named. What is no number is a position that does not exist. */
export function positionIn(search: string): number | null {
  const at = new URLSearchParams(search).get("at");
  return at === null ? null : /^\d+$/.test(at) ? Math.min(Number(at), Number.MAX_SAFE_INTEGER) : -1;
}

/** Whether an address asks for the look back beside the replay. */
export function looksBack(search: string): boolean {
  return new URLSearchParams(search).get("look") === "back";
}

/** The look back at a game that was played at a table. */
export function lookBackPath(table: string): string {
  return `${replayPath(table)}?look=back`;
}

/** The link that moves a seat to another device. */
export function seatLink(origin: string, table: string, secret: string): string {
  return `${origin}${tablePath(table)}#seat=${encodeURIComponent(secret)}`;
}
