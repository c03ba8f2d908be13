// Saying that it is one's move: in title and icon of the page, and if wanted with a bell or a note of the browser.

import { words } from "../i18n";
import { settings } from "./settings.svelte";
import { speaker } from "./sounds.svelte";

const HOME = "Eldertable";
/** What the page bears in its tab, and while it is one's move. */
const MARK = "/mark.svg";
const TURN = "/mark-turn.svg";
let told = false;

/** Call whenever it may have become one's move, or is not any more. */
export function announceTurn(mine: boolean, title: string): void {
  const w = words();
  const name = title || HOME;
  document.title = mine ? `● ${w.yourMove} · ${name}` : name;
  for (const icon of document.querySelectorAll<HTMLLinkElement>("link[rel=icon]")) icon.href = mine ? TURN : MARK;
  if (mine && !told) {
    speaker.play("turn");
    if (settings.get("notices") && document.hidden) void note(w.yourMove, name);
  }
  told = mine;
}

/** A note of the browser: one for each table. Phones allow one only to a service worker, which leads back to the table. */
async function note(title: string, body: string): Promise<void> {
  const path = location.pathname;
  const rest = { body, tag: path, icon: TURN, data: { path } };
  try {
    new Notification(title, rest);
  } catch {
    await (await navigator.serviceWorker?.getRegistration())?.showNotification(title, rest);
  }
}

export async function askForNotices(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}
