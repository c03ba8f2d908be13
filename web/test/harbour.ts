// A small scene for tests: a harbour with ships, two sides, a hand and a deck.

import type { Choice, Counter, Moving, Piece, SceneZone, Still } from "../src/wire";

function zone(id: string, more: Partial<SceneZone> = {}): SceneZone {
  return {
    id,
    label: id,
    kind: id,
    shape: null,
    owner: null,
    within: null,
    rules: [],
    tip: "",
    look: "heap",
    fields: 0,
    closed: 0,
    outline: "",
    icon: "",
    told: false,
    used: "",
    brief: "",
    ...more,
  };
}

function face(id: string) {
  return { id, name: id, text: "", icon: "", icons: [], line: "", rules: [], mark: "", about: "" };
}

export const STILL: Still = {
  game: "harbour",
  title: "Harbour",
  locale: "en",
  board: [100, 80],
  sides: [
    { side: 0, name: "Red", seat: 0, colour: "#f00", shape: "circle", title: "", icon: "", dossier: "" },
    { side: 1, name: "Blue", seat: 1, colour: "#00f", shape: "square", title: "", icon: "", dossier: "" },
  ],
  zones: [
    zone("pier", { label: "Pier", shape: [0, 0, 50, 40], look: "area", tip: "Ships lie here.", used: "Ships sail at dawn." }),
    zone("pier-ships", { label: "Pier: Ships", shape: [5, 5, 40, 10], within: "pier", look: "fields", fields: 4 }),
    zone("sea", { label: "Sea", shape: [50, 0, 50, 80] }),
    zone("mat-0", { label: "Red", owner: 0 }),
    zone("hand-0", { label: "Hand", owner: 0, within: "mat-0", look: "hand" }),
    zone("deck-0", { label: "Deck", owner: 0, within: "mat-0", look: "cards" }),
    zone("hand-1", { label: "Hand", owner: 1, look: "hand" }),
  ],
  faces: ["ship", "storm", "calm"].map(face),
  kinds: [
    { id: "card", form: "card", icon: "wave", about: "" },
    { id: "ship", form: "token", icon: "boat", about: "Ships sail." },
  ],
  signs: [{ id: "wave", name: "Wave", drawing: "big-wave" }],
  scenery: [],
  score: "",
  goals: [
    { id: "ships", name: "Ships", text: "Three ships at the pier win.", icon: "", threat: false },
    { id: "fog", name: "Fog", text: "When the fog is full, all are lost.", icon: "", threat: true },
  ],
  dossiers: [],
  tallies: [{ kind: "fog", icon: "", about: "When it is full, all are lost.", danger: true }],
  itself: "The tide",
  phases: [{ id: "sail", name: "Sailing", text: "Everybody sails once." }],
};

export function piece(kind: string, zone: string, face: string | null, more: Partial<Piece> = {}): Piece {
  return { kind, zone, face, owner: null, count: 1, order: 0, badges: [], id: null, ...more };
}

export function counter(id: string, value: number | null, zone: string): Counter {
  return { id, label: id, value, zone, most: null, owner: null, icon: "" };
}

export function moving(pieces: Piece[], more: Partial<Moving> = {}): Moving {
  return { heading: [], pieces, counters: [], prompt: null, over: false, scores: [], standings: [], phase: "", ...more };
}

export function choice(answer: number, ...touches: string[]): Choice {
  return { answer, label: `answer ${answer}`, touches };
}

export function asking(...options: Choice[]): NonNullable<Moving["prompt"]> {
  return {
    seats: [0],
    kind: "Sail",
    words: "Where to?",
    rules: [],
    options,
    chosen: "",
    sums: null,
    needs: null,
    way: "",
    picks: [],
    enough: null,
    passage: "",
    dossiers: {},
  };
}
