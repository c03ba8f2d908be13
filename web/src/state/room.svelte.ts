// How much room there is: larger words leave less of it, in the same window.

import { innerWidth } from "svelte/reactivity/window";
import { settings } from "./settings.svelte";

const USUAL = 16;

export const room = {
  /** How wide the window is, in pixels of words of the usual size; so the styles see it, too (`@container page`). */
  get width(): number {
    return ((innerWidth.current ?? 0) * USUAL) / settings.rem;
  },
};
