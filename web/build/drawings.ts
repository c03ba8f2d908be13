// The icons that the games and the client use, taken out of game-icons when the client is built.

import { readdirSync, readFileSync, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

type IconSet = { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> };

const NAME = /^\s*[\w-]+\s*=\s*"([\w-]+)"/;

/** Two modules: `virtual:drawings/client` (named by src/ui/icons.json) and `virtual:drawings/games` (by icons.toml). */
export function drawings(games: string): Plugin {
  return {
    name: "drawings",
    resolveId: (id) => (id.startsWith("virtual:drawings/") ? `\0${id}` : undefined),
    load(id) {
      if (id === "\0virtual:drawings/client") return moduleOf(clientNames(this.addWatchFile.bind(this)));
      if (id === "\0virtual:drawings/games") return moduleOf(gameNames(games, this.addWatchFile.bind(this)));
      return undefined;
    },
  };
}

function clientNames(watch: (file: string) => void): string[] {
  const file = join(import.meta.dirname, "../src/ui/icons.json");
  watch(file);
  return Object.values(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>);
}

/** Every game names its icons in an `icons.toml` of its own. */
function gameNames(folder: string, watch: (file: string) => void): string[] {
  const root = join(import.meta.dirname, "..", folder);
  const files = readdirSync(root)
    .map((game) => join(root, game, "icons.toml"))
    .filter((file) => existsSync(file));
  files.forEach(watch);
  const lines = files.flatMap((file) => readFileSync(file, "utf8").split("\n"));
  return lines.flatMap((line) => NAME.exec(line)?.[1] ?? []);
}

function moduleOf(names: string[]): string {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
  const paths = Object.fromEntries([...new Set(names)].sort().map((name) => [name, pathOf(set, name)]));
  return `export const drawings = ${JSON.stringify(paths)};`;
}

function pathOf(set: IconSet, name: string): string {
  const icon = set.icons[set.aliases?.[name]?.parent ?? name];
  if (!icon) throw new Error(`game-icons has no icon ${name}`);
  const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
  if (/<(?!path|g|\/)/.test(icon.body)) throw new Error(`the icon ${name} is not made of paths alone`);
  return paths.join(" ");
}
