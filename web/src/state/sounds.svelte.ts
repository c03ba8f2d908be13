// Playing sounds: made by the browser, no files. It allows them only after somebody has clicked or pressed a key.

import { type Sound, SOUNDS, type Stroke } from "../lib/sounds";
import { settings } from "./settings.svelte";

/** What decides whether a sound is heard, if it is not the one for cards and pieces. */
const SETTING: Partial<Record<Sound, "bell" | "knock">> = { turn: "bell", chat: "knock" };

class Speaker {
  private context: AudioContext | null = null;

  /** Somebody has touched the page: from now on it may be heard. */
  wake = (): void => {
    if (!("AudioContext" in globalThis)) return;
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") void this.context.resume();
  };

  /** Play a sound, if the person wants to hear such a one. */
  play(sound: Sound): void {
    if (settings.get(SETTING[sound] ?? "sounds")) this.sample(sound);
  }

  /** Let it be heard how a sound is, as loud as the person likes it. */
  sample(sound: Sound): void {
    const { context } = this;
    const loudness = settings.get("loudness") / 100;
    if (!context || !loudness) return;
    for (const stroke of SOUNDS[sound]) this.strike(context, stroke, loudness);
  }

  private strike(context: AudioContext, { pitch, at, lasts, loud }: Stroke, loudness: number): void {
    const when = context.currentTime + at;
    const source = pitch ? tone(context, pitch) : tap(context, lasts);
    const dying = context.createGain();
    dying.gain.setValueAtTime(0.0001, when);
    dying.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * loudness), when + 0.005);
    dying.gain.exponentialRampToValueAtTime(0.0001, when + lasts);
    source.connect(dying).connect(context.destination);
    source.start(when);
    source.stop(when + lasts + 0.05);
  }
}

function tone(context: AudioContext, pitch: number): AudioScheduledSourceNode {
  const source = context.createOscillator();
  source.type = "sine";
  source.frequency.value = pitch;
  return source;
}

/** A moment of noise: wood on wood. */
function tap(context: AudioContext, lasts: number): AudioScheduledSourceNode {
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  const samples = noise.getChannelData(0);
  let last = 0;
  // Each sample keeps most of the last one: high pitches fall away, and it sounds like wood, not like wind.
  for (let at = 0; at < samples.length; at++) samples[at] = last = last * 0.85 + (Math.random() * 2 - 1) * 0.5;
  const source = context.createBufferSource();
  source.buffer = noise;
  return source;
}

export const speaker = new Speaker();
