import { n1, n2 } from '../paint/path.ts';
import { RAMPS, type RampName } from '../paint/ramps.ts';
import type { Sheet } from '../paint/Sheet.ts';
import type { Random } from '../random.ts';
import { hex } from './leaf.ts';

/** Small white clouds: clusters of tiny blooms on hair-thin stems. */
export function gypsophila(
  _sheet: Sheet,
  x: number,
  y: number,
  deg: number,
  length: number,
  rng: Random,
  rampName: RampName = 'white',
) {
  const r = RAMPS[rampName];
  const a = (deg * Math.PI) / 180;
  let lines = '',
    shade = '',
    mid = '',
    lights = '';
  for (let i = 0; i < 15; i++) {
    const b = a + rng.jitter(0.62),
      l = length * rng.range(0.55, 1);
    const tx = x + Math.cos(b) * l,
      ty = y + Math.sin(b) * l;
    lines += `M${n1(x)} ${n1(y)}Q${n1(x + Math.cos(a) * l * 0.5)} ${n1(y + Math.sin(a) * l * 0.5)} ${n1(tx)} ${n1(ty)}`;
    for (let k = 0; k < 5; k++) {
      const fx = tx + rng.jitter(length * 0.13),
        fy = ty + rng.jitter(length * 0.13);
      const s = length * 0.016;
      for (let q = 0; q < 4; q++) {
        const px = fx + rng.jitter(s * 1.9),
          py = fy + rng.jitter(s * 1.9);
        shade += `M${n1(px + s * 0.35)} ${n1(py + s * 0.5)}h.1`;
        mid += `M${n1(px)} ${n1(py)}h.1`;
      }
      lights += `M${n1(fx - s * 0.4)} ${n1(fy - s * 0.5)}h.1`;
    }
  }
  const w = length * 0.034;
  return (
    `<g fill="none" stroke-linecap="round"><path d="${lines}" stroke="#8b9c78" stroke-width="${n2(Math.max(0.6, length * 0.005))}" stroke-opacity=".8"/>` +
    `<path d="${shade}" stroke="${hex(r, 0.22)}" stroke-width="${n1(w)}" stroke-opacity=".75"/><path d="${mid}" stroke="${hex(r, 0.74)}" stroke-width="${n1(w * 0.92)}"/><path d="${lights}" stroke="${hex(r, 1)}" stroke-width="${n1(w * 0.8)}"/></g>`
  );
}
