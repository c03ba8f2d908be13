// How this person likes the table, remembered on this device.

import { keep } from "../lib/keep";
import { calm } from "../lib/motion";

export const LANGUAGES = ["en", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "dark" | "light";
/** How large words are, in percent of the usual. */
export const SIZES = [100, 112, 125, 150] as const;
export type Size = (typeof SIZES)[number];
/** When a final answer asks once more: always; unless it only hands the turn over; never. */
export type Asking = "always" | "unless-turn" | "never";
/** How the others' moves are shown: one for each press of *Next*, at a pace, or all at once up to one's own move. */
export const SPEEDS = ["step", "slow", "normal", "fast", "skip"] as const;
export type Speed = (typeof SPEEDS)[number];

interface Kept {
  lang: Language;
  theme: Theme;
  asking: Asking;
  size: Size;
  /** Null until somebody has chosen. */
  speed: Speed | null;
  /** The bell when it is one's move. */
  bell: boolean;
  /** A knock when somebody says something and the chat is not in sight. */
  knock: boolean;
  /** All other sounds: cards, pieces, dice, the end. */
  sounds: boolean;
  /** How loud, in percent. */
  loudness: number;
  notices: boolean;
  name: string;
}

const KEY = "eldertable.settings";

function firstLanguage(): Language {
  const wanted = globalThis.navigator?.languages ?? [];
  const known = wanted.map((tag) => tag.slice(0, 2)).find((tag) => (LANGUAGES as readonly string[]).includes(tag));
  return (known as Language | undefined) ?? "en";
}

class Settings {
  private kept = $state<Kept>({
    lang: firstLanguage(),
    theme: "dark",
    asking: "unless-turn",
    size: 100,
    speed: null,
    bell: true,
    knock: true,
    sounds: false,
    loudness: 60,
    notices: false,
    name: "",
    ...keep.read<Partial<Kept>>(KEY, {}),
  });

  get<K extends keyof Kept>(key: K): Kept[K] {
    return this.kept[key];
  }

  set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.kept[key] = value;
    keep.write(KEY, this.kept);
  }

  /** All of them, to be kept elsewhere. */
  all(): Record<string, unknown> {
    return { ...this.kept };
  }

  /** Take settings from elsewhere, as far as they are settings: those that are not stay as they are. */
  takeOver(read: Record<string, unknown>): void {
    const fits: { [K in keyof Kept]?: (value: unknown) => boolean } = {
      lang: (value) => LANGUAGES.includes(value as Language),
      theme: (value) => value === "dark" || value === "light",
      asking: (value) => ["always", "unless-turn", "never"].includes(value as Asking),
      size: (value) => SIZES.includes(value as Size),
      speed: (value) => value === null || SPEEDS.includes(value as Speed),
      loudness: (value) => typeof value === "number" && value >= 0 && value <= 100,
      // Notes of the browser must be allowed on every device anew.
      notices: () => false,
      name: (value) => typeof value === "string" && value.length <= 24,
    };
    for (const key of Object.keys(this.kept) as (keyof Kept)[]) {
      const isSwitch = (value: unknown) => typeof value === "boolean" && typeof this.kept[key] === "boolean";
      if ((fits[key] ?? isSwitch)(read[key])) this.set(key, read[key] as never);
    }
  }

  /** Who wants nothing to move sees the others' moves at once, if they have not chosen otherwise. */
  get speed(): Speed {
    return this.kept.speed ?? (calm() ? "skip" : "normal");
  }

  /** Pixels of a rem: what all sizes on the page follow from. */
  get rem(): number {
    return (16 * this.kept.size) / 100;
  }

  get lang(): Language {
    return this.kept.lang;
  }
}

export const settings = new Settings();
