import type { Ramp } from '../paint/color.ts';
import { n1, type Pt } from '../paint/path.ts';
import { hex } from './leaf.ts';

/** Point on a quadratic Bézier with its direction in degrees. */
export function onCurve(a: Pt, c: Pt, b: Pt, t: number) {
  const s = 1 - t;
  return {
    x: s * s * a[0] + 2 * s * t * c[0] + t * t * b[0],
    y: s * s * a[1] + 2 * s * t * c[1] + t * t * b[1],
    deg:
      (Math.atan2(
        2 * s * (c[1] - a[1]) + 2 * t * (b[1] - c[1]),
        2 * s * (c[0] - a[0]) + 2 * t * (b[0] - c[0]),
      ) *
        180) /
      Math.PI,
  };
}

/** A stem with a lit and a shaded side. */
export function stem(a: Pt, c: Pt, b: Pt, width: number, ramp: Ramp) {
  const d = `M${n1(a[0])} ${n1(a[1])}Q${n1(c[0])} ${n1(c[1])} ${n1(b[0])} ${n1(b[1])}`;
  return (
    `<path d="${d}" fill="none" stroke="${hex(ramp, 0.18)}" stroke-width="${n1(width)}" stroke-linecap="round"/>` +
    `<path d="${d}" transform="translate(${n1(-width * 0.16)} ${n1(-width * 0.1)})" fill="none" stroke="${hex(ramp, 0.55)}" stroke-width="${n1(width * 0.55)}" stroke-linecap="round"/>` +
    `<path d="${d}" transform="translate(${n1(-width * 0.26)} ${n1(-width * 0.16)})" fill="none" stroke="${hex(ramp, 0.85)}" stroke-opacity=".6" stroke-width="${n1(width * 0.18)}" stroke-linecap="round"/>`
  );
}
