// Walking between things on a plane with the arrow keys.

/** The element that lies nearest in a direction; straight ahead counts for more than aside. */
export function nearest<E extends Element>(from: Element, all: E[], [dx, dy]: [number, number]): E | undefined {
  const here = middle(from);
  let best: E | undefined;
  let least = Infinity;
  for (const one of all) {
    if (one === from) continue;
    const there = middle(one);
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (ahead < 2) continue;
    const far = ahead + 2.5 * aside;
    if (far < least) [least, best] = [far, one];
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
