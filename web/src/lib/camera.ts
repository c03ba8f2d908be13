// What part of the board is looked at: its upper left corner in parts of the board, and how much it is enlarged.

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

const LARGEST = 5;

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

function inside({ x, y, scale }: Camera): Camera {
  const most = 1 - 1 / scale;
  return { x: clamp(x, most), y: clamp(y, most), scale };
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}
