import { TAU } from '../angles.ts';
import { mixRamp } from '../paint/color.ts';
import type { Sheet } from '../paint/Sheet.ts';
import type { PetalSpec } from '../petals/PetalSpec.ts';
import { paintPetals } from '../petals/paintPetals.ts';
import type { Random } from '../random.ts';
import type { FlowerOptions } from './FlowerOptions.ts';

export function tulip(sheet: Sheet, o: FlowerOptions, rng: Random) {
  const detail = o.detail ?? 2;
  const petals: PetalSpec[] = [];
  for (let g = 0; g < 2; g++) {
    for (let i = 0; i < 3; i++) {
      const open = 0.02 + 0.16 * (o.open ?? 0.3);
      petals.push({
        phi: (i * TAU) / 3 + (g * TAU) / 6 + rng.jitter(0.12),
        r0: 3,
        z0: -50,
        length: 136 + rng.jitter(6),
        width: 46 - 4 * g,
        a0: 0.62,
        a1: 1.68 + rng.jitter(0.05) - open,
        curl: 0.02 + rng.jitter(0.14) + open,
        lip: 0.6,
        wrap: 0.95,
        spiral: 0.1,
        tip: 0.5,
        tipPow: 1.9,
        point: 0.05,
        neck: 3,
        ruffle: 1.5,
        ruffleFreq: 2,
        frill: 0.008,
        ao: 0.45,
        layer: g + 1,
        lift: 0.02,
        ramp: o.ramp,
        back: o.heart ? mixRamp(o.ramp, o.heart, 0.25) : o.ramp,
      });
    }
  }
  return paintPetals(
    sheet,
    petals,
    { tilt: 1.25, dir: Math.PI / 2, spin: rng.range(0, TAU), ...o.view },
    rng.fork('petals'),
    { detail },
  );
}
