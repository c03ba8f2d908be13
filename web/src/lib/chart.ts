// The lines of a small chart.

import type { Moment, ScoreChart, ScorePoint } from "../wire";

export interface Frame {
  width: number;
  height: number;
}

export interface Chartable {
  paths: string[];
  ends: { x: number; y: number }[];
  marks: { y: number; value: number }[];
  /** Where a position lies. */
  x: (position: number) => number;
  /** Which position lies there. */
  at: (x: number) => number;
}

/** What a chart can show: the score, or every side's share of winning in percent. */
export type Charted = "score" | "share";

/** What there is to show of a game. */
export function chartsOf(chart: ScoreChart): Charted[] {
  return [...(chart.points.length > 1 ? (["score"] as const) : []), ...(chart.shares.length > 1 ? (["share"] as const) : [])];
}

/** The points of one kind, as numbers by side. */
export function pointsOf(chart: ScoreChart, what: Charted): ScorePoint[] {
  if (what === "score") return chart.points;
  return chart.shares.map(({ position, shares }) => ({ position, scores: shares.map((share) => Math.round(share * 100)) }));
}

/** Where sides win or lose together, one line says it all. */
export function sidesIn(chart: ScoreChart, what: Charted): ScoreChart["sides"] {
  const together = what === "share" && chart.shares.every(({ shares }) => chart.sides.every(({ side }) => shares[side] === shares[chart.sides[0]!.side]));
  return together ? chart.sides.slice(0, 1) : chart.sides;
}

/** Steps, not slopes: a score stays until it changes. Scores are numbered by side; not every side need be at the table. */
export function charted(points: ScorePoint[], sides: number[], { width, height }: Frame): Chartable {
  const values = points.flatMap((point) => sides.map((side) => point.scores[side] ?? 0));
  const least = Math.min(0, ...values);
  const most = Math.max(1, ...values);
  const first = points[0]?.position ?? 0;
  const last = Math.max(first + 1, points.at(-1)?.position ?? 0);
  const x = (position: number) => ((position - first) / (last - first)) * width;
  const at = (x: number) => Math.max(first, Math.min(last, Math.round(first + (x / width) * (last - first))));
  const y = (value: number) => height - ((value - least) / (most - least)) * height;
  const line = (side: number) =>
    points
      .map((point, at) => `${at ? `H${x(point.position).toFixed(1)} V` : `M${x(point.position).toFixed(1)} `}${y(point.scores[side] ?? 0).toFixed(1)}`)
      .join(" ");
  const step = Math.max(1, Math.ceil((most - least) / 4));
  const marks = [];
  for (let value = Math.ceil(least / step) * step; value <= most; value += step) marks.push({ y: y(value), value });
  return {
    paths: sides.map(line),
    ends: sides.map((side) => ({ x: width, y: y(points.at(-1)?.scores[side] ?? 0) })),
    marks,
    x,
    at,
  };
}

/** How much a side won or lost at a moment, with its sign: +22, −8. */
export function gainOf({ gain }: Moment): string {
  const percent = Math.round(Math.abs(gain) * 100);
  return `${gain < 0 ? "−" : "+"}${percent}`;
}
