import { type Ramp, toHex, tone } from '../paint/color.ts';
import { type Pt, pt, smooth } from '../paint/path.ts';
import type { Sheet } from '../paint/Sheet.ts';
import type { Random } from '../random.ts';

export const hex = (r: Ramp, t: number) => toHex(tone(r, t));

/**
 * One leaf along +x, 800 units long, midrib bent by `bend`. The upper half takes the light.
 */
function leaf(
  sheet: Sheet,
  ramp: Ramp,
  o: { width?: number; bend?: number; lift?: number; veins?: number; blunt?: number },
  rng: Random,
) {
  const L = 800,
    W = o.width ?? 170,
    bend = o.bend ?? 60,
    lift = o.lift ?? 0;
  const mid = (t: number) => pt([L * t, bend * Math.sin(Math.PI * t * 0.9)]);
  const half = (t: number) =>
    W *
    Math.sin(Math.PI * t ** (0.8 - (o.blunt ?? 0) * 0.1)) ** (0.85 - (o.blunt ?? 0) * 0.25) *
    (1 - 0.12 * t);
  const ts = [0.06, 0.18, 0.34, 0.52, 0.7, 0.86];
  const wobble = () => 1 + rng.jitter(0.07);
  const up = ts.map((t): Pt => [mid(t)[0], mid(t)[1] - half(t) * wobble()]);
  const down = ts.map((t) => pt([mid(t)[0], mid(t)[1] + half(t) * 0.92 * wobble()]));
  const rib = [0, ...ts, 1].map(mid);
  const upper = smooth(
    [rib[0]!, ...up, rib[rib.length - 1]!, ...rib.slice(1, -1).reverse()],
    true,
    0.9,
  );
  const lower = smooth(
    [rib[0]!, ...down, rib[rib.length - 1]!, ...rib.slice(1, -1).reverse()],
    true,
    0.9,
  );
  const a = sheet.linear(
    [0, -W],
    [L, W * 0.4],
    [
      [0, hex(ramp, 0.36 + lift)],
      [0.5, hex(ramp, 0.7 + lift)],
      [1, hex(ramp, 0.86 + lift)],
    ],
  );
  const b = sheet.linear(
    [0, 0],
    [L, W],
    [
      [0, hex(ramp, 0.12 + lift)],
      [0.55, hex(ramp, 0.4 + lift)],
      [1, hex(ramp, 0.58 + lift)],
    ],
  );
  let veins = '';
  for (let i = 0; i < (o.veins ?? 6); i++) {
    const t = 0.14 + (0.7 * i) / (o.veins ?? 6),
      m = mid(t);
    veins += `M${m[0] | 0} ${m[1] | 0}q60 ${(-half(t) * 0.3) | 0} ${(100 + 40 * t) | 0} ${(-half(Math.min(0.95, t + 0.14)) * 0.82) | 0}M${m[0] | 0} ${m[1] | 0}q60 ${(half(t) * 0.3) | 0} ${(100 + 40 * t) | 0} ${(half(Math.min(0.95, t + 0.14)) * 0.76) | 0}`;
  }
  return (
    `<path d="${lower}" fill="${b}"/><path d="${upper}" fill="${a}"/>` +
    (veins &&
      `<path d="${veins}" fill="none" stroke="${hex(ramp, 0.95)}" stroke-opacity=".22" stroke-width="6"/>`) +
    `<path d="${smooth(rib, false)}" fill="none" stroke="${hex(ramp, 0.95)}" stroke-opacity=".5" stroke-width="9"/>`
  );
}

/**
 * A kit of reusable leaf symbols in one ramp.
 */
export function leafKit(
  sheet: Sheet,
  ramp: Ramp,
  rng: Random,
  o: { width?: number; n?: number; veins?: number; blunt?: number } = {},
) {
  return Array.from({ length: o.n ?? 5 }, (_, i) =>
    sheet.symbol(
      leaf(
        sheet,
        ramp,
        {
          width: (o.width ?? 170) * rng.range(0.85, 1.15),
          bend: rng.jitter(110),
          lift: (i / ((o.n ?? 5) - 1) - 0.55) * 0.34,
          veins: o.veins,
          blunt: o.blunt,
        },
        rng,
      ),
    ),
  );
}
