import { Api } from "../net/api";
import { settings } from "./settings.svelte";

/** The server, asked in the language of the person. */
export const api = new Api(() => settings.lang);
