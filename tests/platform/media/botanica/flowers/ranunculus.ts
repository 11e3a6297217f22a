import { TAU } from '../angles.ts';
import { mixRamp } from '../paint/color.ts';
import { LEAF } from '../paint/ramps.ts';
import type { Sheet } from '../paint/Sheet.ts';
import type { PetalSpec } from '../petals/PetalSpec.ts';
import { paintPetals } from '../petals/paintPetals.ts';
import type { Random } from '../random.ts';
import type { FlowerOptions } from './FlowerOptions.ts';

/** Many thin petals in tight rings around a green-gold eye. */
export function ranunculus(sheet: Sheet, o: FlowerOptions, rng: Random) {
  const detail = o.detail ?? 2;
  const petals: PetalSpec[] = [];
  const rings = detail === 2 ? 10 : detail === 1 ? 6 : 4;
  for (let g = 0; g < rings; g++) {
    const t = g / (rings - 1);
    const n = detail === 2 ? 6 + Math.round(t * 1.5) : detail === 1 ? 4 + Math.round(t) : 4;
    const offset = rng.range(0, TAU);
    for (let i = 0; i < n; i++) {
      const R = 7 + 70 * t ** 0.95 + rng.jitter(2.5),
        H = (70 - 30 * t * t) * 1.15 + rng.jitter(2),
        r0 = 3 + 8 * t;
      const angle = Math.atan2(H, R - r0);
      petals.push({
        phi: offset + (i * TAU) / n + rng.jitter(0.15),
        r0,
        z0: 0,
        length: Math.hypot(H, R - r0) * 1.18,
        width: Math.max(6, R) * 0.8,
        a0: angle - 0.55,
        a1: angle + 0.75 - 0.25 * t,
        curl: 0.1 + 0.25 * t,
        lip: 0.8,
        wrap: 1,
        spiral: rng.jitter(0.05),
        tip: 0.14,
        tipPow: 2.4,
        neck: 2.4,
        ruffle: 1.4,
        ruffleFreq: 3,
        frill: 0.014,
        ao: 0.8,
        layer: g + i * 0.05,
        rim: 1.3,
        lift: 0.03,
        shadow: t > 0.95 ? 0.5 : 1,
        ramp: t < 0.22 ? mixRamp(LEAF.fresh, o.ramp, 0.25 + t * 2) : o.ramp,
      });
    }
  }
  return paintPetals(
    sheet,
    petals,
    { tilt: 0.3, dir: Math.PI / 2, spin: rng.range(0, TAU), ...o.view },
    rng.fork('petals'),
    { detail, contrast: 1.15 },
  );
}
