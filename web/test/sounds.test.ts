// What can be heard, with a speaker that only notes what it is told to play.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Frame, nextFrame } from "../src/lib/frames";
import { SOUNDS, soundOf } from "../src/lib/sounds";
import { announceTurn } from "../src/state/notice.svelte";
import { settings } from "../src/state/settings.svelte";
import { speaker } from "../src/state/sounds.svelte";
import type { Moved, Piece } from "../src/wire";
import { moving, piece, STILL } from "./harbour";

const still = { ...STILL, kinds: [...STILL.kinds, { id: "die", form: "die" as const, icon: "", about: "" }] };

function frame(pieces: Piece[], more: Partial<Moved> = {}): Frame {
  return nextFrame(null, { type: "moved", position: 1, asked: [], still_id: "a", still, moving: moving(pieces), ...more }, 0)!;
}

const outcome = { winners: [0], reason: "", scores: [], words: "", rule: "" } as unknown as Moved["outcome"];

describe("what a change of the table sounds like", () => {
  const at = (zone: string) => piece("ship", zone, "ship", { id: "s1" });
  const die = (face: string | null) => piece("die", "sea", face);

  test("a piece that came to another place", () => {
    expect(soundOf(frame([at("sea")]), frame([at("pier")]))).toBe("move");
  });

  test("nothing, when nothing moved, or when there was no table before", () => {
    const same = frame([at("sea")]);
    expect(soundOf(same, frame([at("sea")]))).toBeNull();
    expect(soundOf(same, same)).toBeNull();
    expect(soundOf(null, same)).toBeNull();
  });

  test("dice that show something else, louder than what moves with them", () => {
    expect(soundOf(frame([die("calm"), at("sea")]), frame([die("storm"), at("pier")]))).toBe("dice");
    expect(soundOf(frame([die("calm"), at("sea")]), frame([die("calm"), at("pier")]))).toBe("move");
  });

  test("dice that are put away do not rattle", () => {
    expect(soundOf(frame([die("calm")]), frame([]))).toBeNull();
    expect(soundOf(frame([]), frame([die("calm")]))).toBe("dice");
  });

  test("the end, once", () => {
    const end = frame([at("pier")], { outcome });
    expect(soundOf(frame([at("sea")]), end)).toBe("end");
    expect(soundOf(end, frame([at("sea")], { outcome }))).toBeNull();
  });
});

describe("the speaker", () => {
  let struck: { pitch: number; loud: number }[];
  let contexts: number;

  class Node {
    frequency = { value: 0 };
    type = "";
    buffer: unknown = null;
    louder: Node | undefined;
    loud = 0;
    gain = {
      setValueAtTime: () => {},
      exponentialRampToValueAtTime: (value: number) => (this.loud = Math.max(this.loud, value)),
    };
    connect = (other: Node) => {
      this.louder = other;
      return other;
    };
    start = () => struck.push({ pitch: this.frequency.value, loud: this.louder!.loud });
    stop = () => {};
  }

  class FakeContext {
    state = "suspended";
    currentTime = 0;
    sampleRate = 1000;
    destination = new Node();
    resume = vi.fn(async () => {});
    createOscillator = () => new Node();
    createGain = () => new Node();
    createBufferSource = () => new Node();
    createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });

    constructor() {
      contexts++;
    }
  }

  beforeEach(() => {
    struck = [];
    contexts = 0;
    vi.stubGlobal("AudioContext", FakeContext);
    Object.assign(speaker, { context: null });
    settings.set("bell", true);
    settings.set("sounds", false);
    settings.set("loudness", 50);
    document.head.innerHTML = '<link rel="icon" href="/mark.svg">';
    announceTurn(false, "Harbour");
  });

  afterEach(() => vi.unstubAllGlobals());

  test("is silent until somebody has touched the page, and makes nothing that the browser would refuse", () => {
    announceTurn(true, "Harbour");
    expect([struck, contexts]).toEqual([[], 0]);
    speaker.wake();
    speaker.wake();
    expect(contexts).toBe(1);
  });

  test("rings when it becomes my move, once, with two pitches", () => {
    speaker.wake();
    announceTurn(true, "Harbour");
    announceTurn(true, "Harbour");
    expect(struck.map(({ pitch }) => pitch)).toEqual([659, 988]);
    announceTurn(false, "Harbour");
    announceTurn(true, "Harbour");
    expect(struck).toHaveLength(4);
  });

  test("title and icon say whose move it is, and forget it again", () => {
    const icon = () => document.querySelector<HTMLLinkElement>("link[rel=icon]")!.getAttribute("href");
    announceTurn(true, "Harbour");
    expect([document.title, icon()]).toEqual(["● Your move · Harbour", "/mark-turn.svg"]);
    announceTurn(false, "Harbour");
    expect([document.title, icon()]).toEqual(["Harbour", "/mark.svg"]);
  });

  test("the bell can be turned off", () => {
    settings.set("bell", false);
    speaker.wake();
    announceTurn(true, "Harbour");
    expect(struck).toEqual([]);
  });

  test.each(["move", "dice", "end"] as const)("%s is heard by choice only", (sound) => {
    speaker.wake();
    speaker.play(sound);
    expect(struck).toEqual([]);
    settings.set("sounds", true);
    speaker.play(sound);
    expect(struck).toHaveLength(SOUNDS[sound].length);
    expect(struck.every(({ pitch }) => pitch > 0)).toBe(sound === "end");
  });

  test("is as loud as the person likes it, or silent", () => {
    speaker.wake();
    speaker.play("turn");
    settings.set("loudness", 100);
    speaker.play("turn");
    expect(struck.map(({ loud }) => loud)).toEqual([0.18, 0.18, 0.36, 0.36]);
    settings.set("loudness", 0);
    speaker.play("turn");
    expect(struck).toHaveLength(4);
  });
});
