/** Whether nothing shall move: the person wants it so, or does not look. */
export function stillness(): boolean {
  return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
