// The client's own words; those of the games come from the server.

import { type Language, settings } from "../state/settings.svelte";
import { en } from "./en";
import { pl } from "./pl";

export type Words = typeof en;

export const dictionaries: Record<Language, Words> = { en, pl };

/** The words in the language of the person, read anew wherever the language may have changed. */
export function words(): Words {
  return dictionaries[settings.lang];
}
