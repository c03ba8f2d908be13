// Where a note stands so that it neither hides what it is about nor what is asked, nor leaves the window.

interface Size {
  width: number;
  height: number;
}

interface Spot {
  x: number;
  y: number;
}

const GAP = 10;
const LOWER = 0.6;

/** Where a note on a thing stands; `clear` stays in sight if there is room elsewhere. */
export function beside(thing: DOMRect, note: Size, window: Size, clear?: DOMRect): Spot {
  const level = within(thing.top, note.height, window.height);
  const middle = within(thing.left + thing.width / 2 - note.width / 2, note.width, window.width);
  const above = { x: middle, y: thing.top - GAP - note.height };
  const below = { x: middle, y: thing.bottom + GAP };
  const right = { x: thing.right + GAP, y: level };
  const left = { x: thing.left - GAP - note.width, y: level };
  // In the lower part of the window things stand in a row: above them is where a note hides least.
  const inRow = thing.top > LOWER * window.height;
  const spots = inRow ? [above, right, left, below] : [right, left, above, below];
  const fitting = spots.filter((spot) => fits(spot, note, window));
  const best = fitting.find((spot) => !clear || !overlaps(spot, note, clear)) ?? fitting[0];
  return best ?? { x: middle, y: within(below.y, note.height, window.height) };
}

function fits({ x, y }: Spot, { width, height }: Size, window: Size): boolean {
  return x >= GAP && y >= GAP && x + width <= window.width - GAP && y + height <= window.height - GAP;
}

function overlaps({ x, y }: Spot, { width, height }: Size, { left, top, right, bottom }: DOMRect): boolean {
  return x < right && x + width > left && y < bottom && y + height > top;
}

function within(at: number, size: number, all: number): number {
  return Math.max(GAP, Math.min(at, all - size - GAP));
}

/** Let a note stand beside a thing on the page, and leave what is asked in sight. */
export function placeBeside(note: HTMLElement, thing: Element): void {
  const asked = document.getElementById("asked");
  const clear = asked && !asked.contains(thing) ? asked.getBoundingClientRect() : undefined;
  const room = { width: innerWidth, height: innerHeight };
  const { x, y } = beside(thing.getBoundingClientRect(), note.getBoundingClientRect(), room, clear);
  note.style.transform = `translate(${x}px, ${y}px)`;
}
