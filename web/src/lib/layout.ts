// Where things lie in a place of the board, in units of the board.

import type { Box } from "./scene";

export interface Spot {
  x: number;
  y: number;
  r: number;
}

/** So many fields in as many rows as make them largest. */
export function fields([x, y, width, height]: Box, count: number): Spot[] {
  if (count < 1) return [];
  let columns = count;
  let size = 0;
  for (let tried = 1; tried <= count; tried++) {
    const fits = Math.min(width / tried, height / Math.ceil(count / tried));
    if (fits > size + 1e-9) [size, columns] = [fits, tried];
  }
  return Array.from({ length: count }, (_, at) => ({
    x: x + size * ((at % columns) + 0.5),
    y: y + size * (Math.floor(at / columns) + 0.5),
    r: size * 0.46,
  }));
}

/** As fields, but in the middle of the place. */
export function heap(box: Box, count: number): Spot[] {
  const spots = fields(box, count);
  if (!spots.length) return spots;
  const right = Math.max(...spots.map((spot) => spot.x + spot.r / 0.92));
  const bottom = Math.max(...spots.map((spot) => spot.y + spot.r / 0.92));
  const dx = (box[0] + box[2] - right) / 2;
  const dy = (box[1] + box[3] - bottom) / 2;
  return spots.map(({ x, y, r }) => ({ x: x + dx, y: y + dy, r }));
}

/** Cards side by side, as large as there is room for. */
export function row([x, y, width, height]: Box, count: number): Box[] {
  const cell = width / Math.max(count, 1);
  const wide = Math.min(cell * 0.95, (height * 5) / 7);
  const tall = (wide * 7) / 5;
  const gap = Math.min(cell, wide * 1.06);
  const left = x + (width - gap * count) / 2 + (gap - wide) / 2;
  return Array.from({ length: count }, (_, at) => [left + at * gap, y + (height - tall) / 2, wide, tall]);
}

/** Discs one on another, seen from the side: the lowest first; they close up when there are many. */
export function pile([x, y, width, height]: Box, count: number): Spot[] {
  const r = width / 2;
  const flat = r * DISC.flat;
  const room = height - 2 * flat;
  const step = Math.min(r * DISC.thick, count ? room / count : room);
  const bottom = y + height - flat;
  return Array.from({ length: count }, (_, at) => ({ x: x + r, y: bottom - step * (at + 1), r }));
}

/** How a disc looks from the side, in parts of its radius. */
export const DISC = { flat: 0.36, thick: 0.46 };

/** Room for a label above, the rest below. */
export function under([x, y, width, height]: Box, label: number): Box {
  return [x, y + label, width, Math.max(0, height - label)];
}

/** Words in lines of at most so many letters; the last line ends in … if there is no room for all. */
export function wrap(words: string, letters: number, lines: number): string[] {
  const wrapped: string[] = [];
  let line = "";
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (longer.length <= letters || !line) line = longer;
    else {
      wrapped.push(line);
      line = word;
    }
  }
  if (line) wrapped.push(line);
  if (wrapped.length <= lines) return wrapped;
  const last = wrapped[lines - 1] ?? "";
  return [...wrapped.slice(0, lines - 1), `${last.slice(0, letters - 1).trimEnd()}…`];
}

/** The square around a spot. */
export function around({ x, y, r }: Spot): Box {
  return [x - r, y - r, 2 * r, 2 * r];
}

/** The box that holds all of these; without any, an empty one. */
export function spanning(boxes: Box[]): Box {
  if (!boxes.length) return [0, 0, 0, 0];
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height));
  return [left, top, right - left, bottom - top];
}

/** Whether two boxes share more than an edge. */
export function overlap([x, y, width, height]: Box, [left, top, wide, high]: Box): boolean {
  return x < left + wide && left < x + width && y < top + high && top < y + height;
}

export function boxPath([x, y, width, height]: Box): string {
  return `M${x} ${y} h${width} v${height} h${-width} Z`;
}
