// What is agreed on for a new table: the options as a person set them, over a preset, over the defaults.

import type { ClockRules, GameInfo, NewTable, OptionInfo, PresetInfo } from "../wire";

export type Value = boolean | number | string;
export type Setting = Value | null | Value[];
/** Who shall sit in a seat: me, anybody, or a bot of that name. */
export type Sitter = "me" | "open" | { bot: string };

/** The bot that likes to say why it moves so. */
export const EXPLAINER = "novice";

export interface Agreement {
  seats: Sitter[];
  preset: string | null;
  /** Only what differs from the preset and the defaults. */
  options: Record<string, Setting>;
  name: string;
  /** The names of others at this screen, by their seats. */
  names: Record<number, string>;
  open: boolean;
  chat: boolean;
  /** Whether people may ask for hints. */
  hints: boolean;
  /** Whether novices say why they move so. */
  reasons: boolean;
  clock: ClockRules | null;
  lang: string;
}

export function presetOf(game: GameInfo, name: string | null): PresetInfo | undefined {
  return game.presets.find((preset) => preset.name === name);
}

/** Options that stand together, with what their group is called. */
export interface Group {
  name: string;
  label: string;
  options: OptionInfo[];
}

/** All options: those without a group first, then group by group in the game's order. */
export function grouped(game: GameInfo): Group[] {
  const named = game.groups.map((group) => ({
    ...group,
    options: game.options.filter((option) => option.group === group.name),
  }));
  const known = new Set(game.groups.map((group) => group.name));
  const others = game.options.filter((option) => !known.has(option.group));
  return [{ name: "", label: "", options: others }, ...named].filter((group) => group.options.length > 0);
}

/** The value that an option has now. */
export function settled(game: GameInfo, agreement: Agreement, option: OptionInfo): Setting {
  const own = agreement.options[option.name];
  if (own !== undefined) return own;
  const preset = presetOf(game, agreement.preset);
  const seats = agreement.seats.length;
  const told = { ...game.defaults_by_seats[seats], ...preset?.options, ...preset?.by_seats[seats] }[option.name];
  return told === undefined ? option.default : told;
}

/** The agreement with an option set; what is the default anyway is left out. */
export function withOption(game: GameInfo, agreement: Agreement, option: OptionInfo, value: Setting): Agreement {
  const { [option.name]: _, ...others } = agreement.options;
  const bare = { ...agreement, options: others };
  const same = JSON.stringify(settled(game, bare, option)) === JSON.stringify(value);
  return same ? bare : { ...bare, options: { ...others, [option.name]: value } };
}

/** So many seats: the first ones stay as they are, new ones are taken by a bot. */
export function withSeats(game: GameInfo, agreement: Agreement, count: number, bot: string): Agreement {
  const seats = Array.from({ length: count }, (_, at): Sitter => agreement.seats[at] ?? { bot });
  // A list with one value per seat does not fit any more.
  const perSeat = game.options.filter((option) => option.per_seat).map((option) => option.name);
  const options = Object.fromEntries(
    Object.entries(agreement.options).filter(([name, value]) => !(perSeat.includes(name) && Array.isArray(value))),
  );
  return { ...agreement, seats, options };
}

/** Somebody else shall sit there. Several seats can be "me": then as many people share this screen. */
export function withSitter(agreement: Agreement, seat: number, sitter: Sitter): Agreement {
  return { ...agreement, seats: agreement.seats.with(seat, sitter) };
}

/** The seats of all at this screen, the first mine. */
export function seatsHere(agreement: Agreement): number[] {
  return agreement.seats.flatMap((sitter, seat) => (sitter === "me" ? [seat] : []));
}

/** `called`: what somebody is called who gave no name. */
export function asNewTable(game: GameInfo, agreement: Agreement, called: (seat: number) => string): NewTable {
  const [mine = -1, ...beside] = seatsHere(agreement);
  return {
    game: game.name,
    seats: agreement.seats.length,
    preset: agreement.preset,
    options: agreement.options,
    bots: agreement.seats.map((sitter) => (typeof sitter === "object" ? sitter.bot : null)),
    name: mine < 0 ? null : agreement.name,
    seat: mine < 0 ? null : mine,
    lang: agreement.lang,
    open: agreement.open,
    chat: agreement.chat,
    hints: agreement.hints,
    reasons: agreement.reasons,
    clock: agreement.clock,
    beside: beside.map((seat) => ({ seat, name: agreement.names[seat]?.trim() || called(seat) })),
  };
}
