import { n1, type Pt } from '../paint/path.ts';

export type BoxShape = 'round' | 'square' | 'heart';

/** A box from above, round (480, 480): its edge at a size, and whether a point is inside it. */
export interface Outline {
  path(r: number): string;
  holds(p: Pt, r: number): boolean;
}

const C = 480;

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
    path(r) {
      const p = (x: number, y: number) => `${n1(C + x * r)} ${n1(C + y * r)}`;
      return `M${p(0, 1.02)}C${p(-0.42, 0.72)} ${p(-1.12, 0.3)} ${p(-1.12, -0.34)}C${p(-1.12, -0.98)} ${p(-0.3, -1.12)} ${p(0, -0.52)}C${p(0.3, -1.12)} ${p(1.12, -0.98)} ${p(1.12, -0.34)}C${p(1.12, 0.3)} ${p(0.42, 0.72)} ${p(0, 1.02)}z`;
    },
    holds([x, y], r) {
      const px = Math.abs(x - C) / (r * 1.08);
      const py = (C - y) / r;
      return (px * px + py * py * 0.95 - 0.72) ** 3 - px * px * py ** 3 * 1.1 < 0.02;
    },
  },
};
