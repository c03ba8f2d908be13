// Saying that it is one's move: in the title, and if wanted with a bell or a note of the browser.

import { words } from "../i18n";
import { settings } from "./settings.svelte";

const HOME = "Eldertable";
let told = false;

/** Call whenever it may have become one's move, or is not any more. */
export function announceTurn(mine: boolean, title: string): void {
  const w = words();
  const name = title || HOME;
  document.title = mine ? `● ${w.yourMove} · ${name}` : name;
  if (mine && !told) {
    if (settings.get("sound")) ringOnce();
    if (settings.get("notices") && document.hidden) new Notification(w.yourMove, { body: name, tag: "turn" });
  }
  told = mine;
}

export async function askForNotices(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Two strokes of a small bell. */
export function ringOnce(): void {
  const context = new AudioContext();
  [659, 988].forEach((pitch, at) => stroke(context, pitch, context.currentTime + at * 0.18));
  setTimeout(() => void context.close(), 2000);
}

function stroke(context: AudioContext, pitch: number, when: number): void {
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.0001, when);
  loudness.gain.exponentialRampToValueAtTime(0.18, when + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, when + 1.1);
  tone.connect(loudness).connect(context.destination);
  tone.start(when);
  tone.stop(when + 1.2);
}
