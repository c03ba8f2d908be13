// The licences of all that goes into the built client, in one file beside it.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

interface Package {
  version: string;
  license?: string;
}

/** The packages whose work is in the bundle; tools that only build it are not. */
export function licences(packages: string[]): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "licences.txt", source: packages.map(licenceOf).join(`\n${"=".repeat(80)}\n\n`) });
    },
  };
}

function licenceOf(name: string): string {
  const folder = join(import.meta.dirname, "../node_modules", name);
  const { version, license = "" } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Package;
  const file = ["LICENSE", "LICENSE.md", "license.txt"].map((one) => join(folder, one)).find(existsSync);
  const text = file ? readFileSync(file, "utf8").trim() : `Licence: ${license}`;
  return `${name} ${version}\n\n${text}\n`;
}
