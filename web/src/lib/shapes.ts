// The shapes of seats, as paths around the origin that cover about the same area as a circle of radius 1.

export const SHAPES: Record<string, string> = {
  circle: "M1 0 A1 1 0 1 1 -1 0 A1 1 0 1 1 1 0 Z",
  square: "M-.89 -.89 H.89 V.89 H-.89 Z",
  triangle: polygon(3, 1.38, 0.16),
  diamond: polygon(4, 1.24),
  hexagon: polygon(6, 1.08),
  star: star(5, 1.32, 0.66),
};

/** Where the middle of an icon stands in a shape, and how much smaller it is drawn. */
export const ICON_IN_SHAPE: Record<string, { dy: number; scale: number }> = {
  triangle: { dy: 0.24, scale: 0.78 },
  diamond: { dy: 0, scale: 0.84 },
  star: { dy: 0.04, scale: 0.78 },
};

export function shapeOf(name: string | undefined): string {
  return SHAPES[name ?? "circle"] ?? SHAPES.circle!;
}

function corner(at: number, of: number, radius: number, dy: number): string {
  const angle = -Math.PI / 2 + (2 * Math.PI * at) / of;
  return `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle) + dy).toFixed(3)}`;
}

function polygon(corners: number, radius: number, dy = 0): string {
  return `M${Array.from({ length: corners }, (_, at) => corner(at, corners, radius, dy)).join(" L")} Z`;
}

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, at) => corner(at, 2 * points, at % 2 ? inner : outer, 0.06));
  return `M${corners.join(" L")} Z`;
}
