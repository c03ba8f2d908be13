// Where the keys lead on when something closes.

/** To the answers; whoever walks over the table with the keys stays there. */
export function backToAnswers(): void {
  if (document.activeElement?.matches(":is([data-stop], [data-piece], [data-counter]):focus-visible")) return;
  document.getElementById("asked")?.focus({ preventScroll: true });
}
