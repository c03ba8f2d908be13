// What is chosen among, as cards to be read: each thing with the answers that choose it.

import type { Choice, Dossier, Prompt } from "../wire";
import { grouped } from "./grouped";

export interface ChoiceCard {
  dossier: Dossier;
  /** The answers that choose it: one, or several where something else is still to be said. */
  options: Choice[];
  /** The number of its answer in the list, where it is the only one. */
  number: number | null;
}

/**
 * The things to choose from, those good for a first game first; none if an answer chooses something that nothing is known of.
 * An answer that chooses several things belongs to the card of each.
 */
export function cardsOf(rows: Choice[], prompt: Prompt | null, dossiers: Map<string, Dossier>): ChoiceCard[] {
  const chosen = (option: Choice) => prompt?.dossiers[option.answer] ?? [];
  if (rows.some((option) => !chosen(option).length || chosen(option).some((id) => !dossiers.has(id)))) return [];
  const named = rows.flatMap((option) => chosen(option).map((id) => ({ id, option })));
  const cards = [...grouped(named, ({ id }) => id)].map(([id, all]) => ({
    dossier: dossiers.get(id)!,
    options: all.map(({ option }) => option),
    number: all.length === 1 ? rows.indexOf(all[0]!.option) + 1 : null,
  }));
  return cards.length > 1 ? firstGameFirst(cards, (card) => card.dossier) : [];
}

/** The same things, those good for a first game first, otherwise in their order. */
export function firstGameFirst<T>(things: T[], dossier: (thing: T) => Dossier | undefined): T[] {
  return things.toSorted((one, other) => Number(dossier(other)?.first ?? false) - Number(dossier(one)?.first ?? false));
}

/** What all answers of a card point at: a click on the card is a click on that. */
export function sharedTouches({ options }: ChoiceCard): string[] {
  const [first, ...others] = options.map((option) => option.touches);
  return (first ?? []).filter((id) => others.every((touches) => touches.includes(id)));
}
