// A look back at one's own decisions as a chart.

import type { Landmark, Review, SceneSide, ScoreChart } from "../wire";

/** The chance over time of the side that looks back, with the moments that decided the game. */
export function chartOfReview(found: Review, side: SceneSide, rounds: Landmark[]): ScoreChart {
  const only = (share: number) => Array.from({ length: side.side + 1 }, (_, at) => (at === side.side ? share : 0));
  const points = [...found.decisions.map(({ position, chance }) => ({ position, shares: only(chance) })), { position: found.last, shares: only(found.end) }];
  return {
    sides: [side],
    points: [],
    rounds,
    acted: [],
    shares: points,
    moments: found.moments.map(({ position, gain, words }) => ({ position, side: side.side, gain, words })),
  };
}
