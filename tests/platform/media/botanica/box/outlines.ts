import { n1, type Pt, poly } from '../paint/path.ts';

export type BoxShape = 'round' | 'square' | 'heart';

/** A box from above, round (480, 480): its edge at a size, and whether a point is inside it. */
interface Outline {
  path(r: number): string;
  holds(p: Pt, r: number): boolean;
}

const C = 480;

/** The heart curve, as wide and high as a circle of radius 1, its middle a little above the centre. */
const HEART = Array.from({ length: 72 }, (_, i): Pt => {
  const a = (i / 72) * Math.PI * 2;
  const y = 13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a);
  return [(Math.sin(a) ** 3 * 16) / 14.6, (-y - 2.6) / 14.6];
});

export const OUTLINES: Record<BoxShape, Outline> = {
  round: {
    path: (r) =>
      `M${C - r} ${C}a${n1(r)} ${n1(r)} 0 1 0 ${n1(r * 2)} 0a${n1(r)} ${n1(r)} 0 1 0 ${n1(-r * 2)} 0z`,
    holds: ([x, y], r) => Math.hypot(x - C, y - C) <= r,
  },
  square: {
    path: (r) => `M${C - r} ${C - r}H${C + r}V${C + r}H${C - r}z`,
    holds: ([x, y], r) => Math.max(Math.abs(x - C), Math.abs(y - C)) <= r,
  },
  heart: {
    path: (r) => poly(HEART.map(([x, y]): Pt => [C + x * r, C + y * r])),
    // A bloom at the tip would hang over the edge.
    holds: ([x, y], r) =>
      within(HEART, [(x - C) / r, (y - C) / r]) && within(HEART, [(x - C) / r, (y - C) / r + 0.09]),
  },
};

/** Whether a point lies inside a closed polygon: a ray to the right crosses it an odd number of times. */
function within(polygon: readonly Pt[], [x, y]: Pt): boolean {
  let odd = false;
  for (const [i, [x1, y1]] of polygon.entries()) {
    const [x2, y2] = polygon[(i + 1) % polygon.length]!;
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) odd = !odd;
  }
  return odd;
}
