// The numbers of rules.

/** All rules at a table are of one game: its prefix need not be repeated. */
export function withoutGame(rule: string): string {
  return rule.replace(/^[A-Z]+-(?=[A-Z])/, "");
}
