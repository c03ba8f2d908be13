// The service worker, which knows what the shell of this build is made of: another build is another worker.

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PARTS = ["shell.js", "push.js"];
const BESIDE = ["mark.svg", "mark-turn.svg", "manifest.webmanifest"];

/** Drawings of games and licences are fetched when they are needed: they are no part of the shell. */
export function worker(): Plugin {
  return {
    name: "worker",
    configureServer(server) {
      // While the client is being worked on nothing is kept.
      server.middlewares.use("/worker.js", (_, answer) => {
        answer.setHeader("Content-Type", "text/javascript");
        answer.end(`importScripts("/push.js");\n`);
      });
    },
    writeBundle({ dir = "" }, bundle) {
      const built = Object.values(bundle).filter((one) => one.fileName.startsWith("assets/") && !(one.type === "chunk" && one.isDynamicEntry));
      const names = [...built.map((one) => one.fileName).sort(), ...BESIDE];
      const digest = createHash("sha256");
      for (const name of [...names, ...PARTS, "index.html"]) digest.update(name).update(readFileSync(join(dir, name)));
      const shell = { version: digest.digest("hex").slice(0, 12), files: ["/", ...names.map((name) => `/${name}`)] };
      writeFileSync(join(dir, "worker.js"), workerOf(shell));
    },
  };
}

function workerOf(shell: object): string {
  const parts = PARTS.map((part) => JSON.stringify(`/${part}`)).join(", ");
  return `// Made when the client is built.\nself.shell = ${JSON.stringify(shell)};\nimportScripts(${parts});\n`;
}
