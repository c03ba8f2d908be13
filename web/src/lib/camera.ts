// What part of the board is looked at: its upper left corner in parts of the board, and how much it is enlarged.

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const LARGEST = 8;
/** What can be touched safely is at least so many pixels wide and high. */
export const FINGER = 40;
/** With so many pixels for a unit of the board, its words have room to be read. */
const LEGIBLE = 5;
/** What is brought near has so much room around it, in parts of itself. */
const AROUND = 1.2;

/** The whole board. */
export function fitted(): Camera {
  return { x: 0, y: 0, scale: 1 };
}

/** Enlarged around a point (in parts of what is shown), which stays where it is. */
export function zoomed({ x, y, scale }: Camera, factor: number, at: { x: number; y: number }): Camera {
  const larger = Math.min(LARGEST, Math.max(1, scale * factor));
  return inside({
    x: x + at.x / scale - at.x / larger,
    y: y + at.y / scale - at.y / larger,
    scale: larger,
  });
}

/** Shifted by parts of what is shown. */
export function moved({ x, y, scale }: Camera, dx: number, dy: number): Camera {
  return inside({ x: x + dx / scale, y: y + dy / scale, scale });
}

/** Both ways so many parts of the road from one to the other. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const scale = from.scale * (to.scale / from.scale) ** part;
  // The point that both show at the same place of the window stays there.
  const way = to.scale === from.scale ? part : (1 / scale - 1 / from.scale) / (1 / to.scale - 1 / from.scale);
  return { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way, scale };
}

/**
 * So near to a part of the board that it can be touched and its words be read, as far as there is room.
 * `unit`: the pixels of a unit while the whole board is seen; `window`: what shows of the board, in pixels.
 */
export function near(now: Camera, part: Rect, unit: number, [wide, high]: [number, number], window: { width: number; height: number }): Camera {
  const needed = Math.max(LEGIBLE, (FINGER * AROUND) / Math.min(part.width, part.height));
  const room = Math.min(window.width / (part.width * AROUND), window.height / (part.height * AROUND));
  const scale = Math.min(LARGEST, Math.max(now.scale, Math.min(needed, Math.max(room, LEGIBLE)) / unit));
  const middle = { x: (part.x + part.width / 2) / wide, y: (part.y + part.height / 2) / high };
  return inside({ x: middle.x - 0.5 / scale, y: middle.y - 0.5 / scale, scale });
}

function inside({ x, y, scale }: Camera): Camera {
  const most = 1 - 1 / scale;
  return { x: clamp(x, most), y: clamp(y, most), scale };
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}
