// What was agreed on for a table, for those who do not know it yet.

import type { GameInfo, OptionInfo, TableInfo } from "../wire";
import { type Agreement, type Setting, settled, type Sitter } from "./agreement";

export interface Fact {
  label: string;
  /** The values in words; one that is switched on has none. */
  values: string[];
}

/** What differs from how the game is usually played with so many seats. */
export function chosenOptions(game: GameInfo, table: TableInfo): Fact[] {
  const usual = agreement(table, null);
  return game.options.flatMap((option) => {
    const value = table.options[option.name] ?? null;
    if (same(value, settled(game, usual, option))) return [];
    return [{ label: option.label, values: value === true ? [] : inWords(option, value) }];
  });
}

/** The preset that says all of what was agreed on, if there is one. */
export function presetOfTable(game: GameInfo, table: TableInfo): string | null {
  const fits = ({ name }: { name: string }) =>
    game.options.every((option) => same(table.options[option.name] ?? null, settled(game, agreement(table, name), option)));
  return game.presets.find(fits)?.label ?? null;
}

function agreement(table: TableInfo, preset: string | null): Agreement {
  const { open, chat, hints, reasons, clock, lang } = table;
  const seats = table.seats.map((): Sitter => "open");
  return { seats, preset, options: {}, name: "", names: {}, open, chat, hints, reasons, clock, lang };
}

function same(one: Setting, other: Setting): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function inWords(option: OptionInfo, value: Setting): string[] {
  const all = Array.isArray(value) ? value : [value];
  return all.map((one) => option.choices.find((choice) => choice.value === one)?.label ?? `${one ?? "–"}`);
}
