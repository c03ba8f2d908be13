// What somebody has missed: the positions of a table since their own last move, through their own eyes.

import { type Frame, replayedFrame } from "../lib/frames";
import { SceneIndex } from "../lib/scene";
import { api } from "./api";

/** So many positions are sent at once. */
const STRETCH = 50;
/** Who has missed more than this reads it in the log, or looks at the whole game again. */
const MOST = 400;

/** The table before an entry (null: there is none), and after it and each that followed; null if it cannot be shown. */
export async function framesSince(
  id: string,
  entry: number,
  last: number,
  seat: number,
  secret: string | null,
): Promise<{ before: Frame | null; frames: Frame[] } | null> {
  if (last - entry > MOST) return null;
  const scenes = new Map<string, SceneIndex>();
  const found: Frame[] = [];
  try {
    for (let from = Math.max(0, entry - 1); from <= last; from += STRETCH) {
      const { steps, stills } = await api.replay(id, from, Math.min(STRETCH, last - from + 1), seat, secret);
      for (const [still, scene] of Object.entries(stills)) if (!scenes.has(still)) scenes.set(still, new SceneIndex(scene));
      found.push(...steps.map((step) => replayedFrame(step, scenes.get(step.still_id)!)));
    }
  } catch {
    // Then the log alone tells it: the table itself does not depend on it.
    return null;
  }
  const at = found.findIndex(({ position }) => position === entry);
  return at < 0 ? null : { before: found[at - 1] ?? null, frames: found.slice(at) };
}
