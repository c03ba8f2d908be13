// The drawings of icons: the client's own at once, those of the games when a scene first needs them.

import { drawings as own } from "virtual:drawings/client";
import names from "./icons.json";

export type IconName = keyof typeof names;

let ofGames = $state.raw<Record<string, string>>({});
let asked = false;

/** The path of one of the client's own icons. */
export function ownDrawing(icon: IconName): string {
  return own[names[icon]] ?? "";
}

/** The path of a game's icon; an unknown one, or one still on its way, is nothing. */
export function gameDrawing(name: string): string {
  if (!asked) {
    asked = true;
    void import("virtual:drawings/games").then((module) => (ofGames = module.drawings));
  }
  return ofGames[name] ?? "";
}
