// The lines of a small chart.

import type { ScorePoint } from "../wire";

export interface Frame {
  width: number;
  height: number;
}

export interface Chartable {
  paths: string[];
  ends: { x: number; y: number }[];
  marks: { y: number; value: number }[];
}

/** Steps, not slopes: a score stays until it changes. Scores are numbered by side; not every side need be at the table. */
export function charted(points: ScorePoint[], sides: number[], { width, height }: Frame): Chartable {
  const values = points.flatMap((point) => sides.map((side) => point.scores[side] ?? 0));
  const least = Math.min(0, ...values);
  const most = Math.max(1, ...values);
  const first = points[0]?.position ?? 0;
  const last = Math.max(first + 1, points.at(-1)?.position ?? 0);
  const x = (position: number) => ((position - first) / (last - first)) * width;
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
  };
}
