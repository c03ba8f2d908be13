// The icons that the games and the client use, taken out of game-icons when the client is built.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

type IconSet = { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> };

const PREFIX = "virtual:drawings/";
const NAME = /^\s*[\w-]+\s*=\s*"([\w-]+)"/;

/**
 * Modules of drawings: `client` (named by src/ui/icons.json), `of/GAME` (named by the game's icons.toml), and `games`,
 * which knows how to fetch those of each game.
 */
export function drawings(folder: string): Plugin {
  const root = join(import.meta.dirname, "..", folder);
  return {
    name: "drawings",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const asked = id.slice(PREFIX.length + 1);
      if (asked === "client") return drawingsOf(clientNames(join(import.meta.dirname, "../src/ui/icons.json")));
      if (asked === "games") return fetchersOf(gamesIn(root));
      const file = iconsOf(root, asked.slice("of/".length));
      this.addWatchFile(file);
      return drawingsOf(gameNames(file));
    },
  };
}

/** A game's package is called as the game is, with underscores. */
function gamesIn(root: string): string[] {
  const folders = readdirSync(root).filter((folder) => existsSync(join(root, folder, "icons.toml")));
  return folders.map((folder) => folder.replaceAll("_", "-"));
}

function iconsOf(root: string, game: string): string {
  return join(root, game.replaceAll("-", "_"), "icons.toml");
}

function fetchersOf(games: string[]): string {
  const fetchers = games.map((game) => `${JSON.stringify(game)}: () => import("${PREFIX}of/${game}"),`);
  return `export const games = {\n${fetchers.join("\n")}\n};`;
}

function clientNames(file: string): string[] {
  return Object.values(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>);
}

function gameNames(file: string): string[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => NAME.exec(line)?.[1] ?? []);
}

function drawingsOf(names: string[]): string {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
  const paths = Object.fromEntries([...new Set(names)].sort().map((name) => [name, pathOf(set, name)]));
  return `export const drawings = ${JSON.stringify(paths)};`;
}

function pathOf(set: IconSet, name: string): string {
  const icon = set.icons[set.aliases?.[name]?.parent ?? name];
  if (!icon) throw new Error(`game-icons has no icon ${name}`);
  if (/<(?!path|g|\/)/.test(icon.body)) throw new Error(`the icon ${name} is not made of paths alone`);
  return [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => rounded(found[1]!)).join(" ");
}

/** A path with one decimal: finer than any screen shows of a drawing of 512 units. Arcs stay, their flags may touch. */
function rounded(path: string): string {
  return path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (all, command: string, numbers: string) => {
    if (command.toLowerCase() === "a") return all;
    const shorter = [...numbers.matchAll(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g)].map(([number]) =>
      String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, "$1."),
    );
    return command + shorter.map((number, at) => (at && !number.startsWith("-") ? ` ${number}` : number)).join("");
  });
}
