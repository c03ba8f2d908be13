// Finding the names of sides in a sentence.

import type { SceneSide } from "../wire";

export interface Part {
  words: string;
  side?: SceneSide;
}

/** The sentence cut at the names of sides; a name counts only as a whole word. */
export function marked(sentence: string, sides: SceneSide[]): Part[] {
  const byName = new Map(sides.filter((side) => side.name).map((side) => [side.name, side]));
  if (!byName.size) return [{ words: sentence }];
  const names = [...byName.keys()].sort((one, other) => other.length - one.length).map(escaped);
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(${names.join("|")})(?![\\p{L}\\p{N}])`, "u");
  return sentence
    .split(new RegExp(found, "gu"))
    .filter((words) => words !== "")
    .map((words) => {
      const side = byName.get(words);
      return side ? { words, side } : { words };
    });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
