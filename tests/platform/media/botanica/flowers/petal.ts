import { TAU } from '../angles.ts';
import type { Sheet } from '../paint/Sheet.ts';
import { paintPetals } from '../petals/paintPetals.ts';
import type { Random } from '../random.ts';
import type { FlowerOptions } from './FlowerOptions.ts';

/** One loose rose petal, as it lies on a table. */
export function petal(sheet: Sheet, o: FlowerOptions, rng: Random) {
  return paintPetals(
    sheet,
    [
      {
        phi: 0,
        r0: 0,
        z0: 0,
        length: 150,
        width: 74,
        a0: 0.7,
        a1: 0.05,
        curl: 0.5 + rng.jitter(0.9),
        lip: 0.6,
        wrap: 0.9,
        spiral: rng.jitter(0.2),
        tip: 0.26,
        tipPow: 2.3,
        notch: rng.range(0, 0.09),
        point: 0.03,
        neck: 2.4,
        ruffle: 6,
        ruffleFreq: 3,
        frill: 0.015,
        ao: 0.55,
        ramp: o.ramp,
        shadow: 0,
      },
    ],
    { tilt: 0.85 + rng.jitter(0.3), dir: Math.PI / 2, spin: rng.range(0, TAU) },
    rng.fork('petal'),
    { detail: 2 },
  );
}
