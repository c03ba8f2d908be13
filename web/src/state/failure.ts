import { words } from "../i18n";
import { Refusal } from "../net/api";
import type { Problem } from "../wire";

/** What went wrong with a request, in words for the person. */
export function problemIn(error: unknown): Problem {
  if (error instanceof Refusal && error.problem) return error.problem;
  return { code: "fault", words: words().noServer };
}
