/** Whether the person wants nothing to move. */
export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether nothing shall move: the person wants it so, or does not look. */
export function stillness(): boolean {
  return document.hidden || calm();
}
