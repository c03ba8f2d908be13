// What wins and how far everybody has come: as bars, with the nearest rival.

import type { Goal, Moving, SceneSide, Standing } from "../wire";
import type { SceneIndex } from "./scene";

export interface Aim {
  goal: Goal;
  /** One's own standing, or that of all together; who looks on sees who leads. */
  shown: Standing;
  /** Whose it is, if not one's own or everybody's. */
  leader: SceneSide | undefined;
  /** Of all others who have come somewhere, the one who has come furthest. */
  rival: { side: SceneSide; standing: Standing } | undefined;
  /** How everybody stands, in the order of the table. */
  all: { side: SceneSide; standing: Standing }[];
  /** Shares of the bar. */
  filled: number;
  notch: number | null;
  /** How near it is: of a threat, that is danger. */
  near: "" | "almost" | "there";
}

/** So many goals are shown at most: more nobody takes in at a glance. */
export const MOST_GOALS = 3;

function share(standing: Standing): number {
  return standing.now / (standing.of ?? 1);
}

/** The goals that concern a side (or, without one, everybody), the most important first. */
export function aimsOf(scene: SceneIndex, moving: Moving, side: number | null): Aim[] {
  return scene.still.goals.flatMap((goal) => aimOf(scene, moving, side, goal) ?? []).slice(0, MOST_GOALS);
}

function aimOf(scene: SceneIndex, moving: Moving, side: number | null, goal: Goal): Aim | null {
  const found = moving.standings.filter((standing) => standing.goal === goal.id);
  const all = found.flatMap((standing) => {
    const of = standing.side === null ? undefined : scene.sides.get(standing.side);
    return of ? [{ side: of, standing }] : [];
  });
  const furthest = all.toSorted((one, other) => share(other.standing) - share(one.standing));
  const own = found.find((standing) => (standing.side === null ? standing.but === null || standing.but !== side : standing.side === side));
  if (!own && side !== null) return null;
  const shown = own ?? furthest[0]?.standing;
  if (!shown) return null;
  const rival = own && !goal.threat ? furthest.find((one) => one.side.side !== side && one.standing.now > 0) : undefined;
  const whole = shown.of ?? Math.max(1, ...found.map((standing) => standing.now));
  const missing = shown.of === null ? Infinity : shown.of - shown.now;
  return {
    goal,
    shown,
    leader: own ? undefined : furthest[0]?.side,
    rival,
    all,
    filled: Math.min(1, shown.now / whole),
    notch: rival ? Math.min(1, rival.standing.now / (rival.standing.of ?? whole)) : null,
    near: missing <= 0 ? "there" : missing === 1 && shown.now > 0 ? "almost" : "",
  };
}

/** A line of the heading: what it says first, and what it adds, to be read on demand. */
export function headAndRest(line: string): [head: string, rest: string] {
  const end = line.search(/\. /);
  return end < 0 ? [line, ""] : [line.slice(0, end), line.slice(end + 2)];
}
