import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { drawings } from "./build/drawings.ts";
import { licences } from "./build/licences.ts";
import { worker } from "./build/worker.ts";

/** Where `eldertable serve` listens while the client is being worked on. */
const SERVER = process.env.ELDERTABLE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [
    svelte(),
    drawings("../src/eldertable/games"),
    licences([
      "svelte",
      "uqr",
      "@iconify-json/game-icons",
      "@fontsource/alegreya",
      "@fontsource/alegreya-sans",
      "@fontsource/poiret-one",
      "@fontsource/special-elite",
    ]),
    worker(),
  ],
  build: {
    outDir: "../src/eldertable/server/static",
    emptyOutDir: true,
    // The server's policy allows no font or style from data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // Whoever only wants to play should read what matters: errors and warnings of the code.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["test/**/*.test.ts"], environment: "happy-dom" },
});
