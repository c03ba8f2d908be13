// Where a note stands so that it neither hides what it is about nor leaves the window.

interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const LOWER = 0.6;

export function beside(thing: DOMRect, note: Size, window: Size): { x: number; y: number } {
  const right = thing.right + GAP;
  const left = thing.left - GAP - note.width;
  const middle = thing.left + thing.width / 2 - note.width / 2;
  const above = thing.top - GAP - note.height;
  // In the lower part of the window things stand in a row: above them is where a note hides least.
  if (thing.top > LOWER * window.height && above >= GAP) return { x: within(middle, note.width, window.width), y: above };
  if (right + note.width <= window.width - GAP) return { x: right, y: within(thing.top, note.height, window.height) };
  if (left >= GAP) return { x: left, y: within(thing.top, note.height, window.height) };
  const y = above >= GAP ? above : thing.bottom + GAP;
  return { x: within(middle, note.width, window.width), y: within(y, note.height, window.height) };
}

function within(at: number, size: number, all: number): number {
  return Math.max(GAP, Math.min(at, all - size - GAP));
}
