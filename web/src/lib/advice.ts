// How chances are said.
import type { Advised } from "../wire";

/** A chance as people say it. */
export const percent = (chance: number): number => Math.round(100 * chance);

/** Whether an answer differs from the one that it is compared with by as much as can be said. */
export const unlike = ({ gain }: Advised): boolean => percent(Math.abs(gain)) > 0;

/** By how much the worst that a rival can do at once hurts. */
export const harm = ({ chance, reply }: Advised): number => Math.max(0, percent(chance) - percent(reply?.chance ?? chance));
