import { TAU } from '../angles.ts';
import type { Sheet } from '../paint/Sheet.ts';
import type { PetalSpec } from '../petals/PetalSpec.ts';
import { paintPetals } from '../petals/paintPetals.ts';
import type { Random } from '../random.ts';
import { disc } from './daisy.ts';
import type { FlowerOptions } from './FlowerOptions.ts';

/** Eight broad petals with pinked rims round a small golden eye: thin, flat and a little loose. */
export function cosmos(sheet: Sheet, o: FlowerOptions, rng: Random) {
  const detail = o.detail ?? 2;
  const petals = Array.from(
    { length: 8 },
    (_, i): PetalSpec => ({
      phi: (i * TAU) / 8 + rng.jitter(0.1),
      r0: 9,
      z0: 0,
      length: 84 + rng.jitter(7),
      width: 33 + rng.jitter(3),
      a0: 0.34 + rng.jitter(0.14),
      a1: 0.08 + rng.jitter(0.2),
      curl: 0.15 + rng.jitter(0.4),
      lip: 0.6,
      wrap: 0.3,
      tip: 0.08,
      tipPow: 2.4,
      notch: 0.05,
      neck: 1.5,
      ruffle: 2,
      ruffleFreq: 6,
      frill: 0.034,
      frillFreq: 9,
      ao: 0.62,
      order: rng.jitter(6),
      lift: -0.12 + rng.jitter(0.06),
      ramp: o.ramp,
      shadow: 0.7,
    }),
  );
  const view = { tilt: 0.35, dir: Math.PI / 2, spin: rng.range(0, TAU), ...o.view };
  const painted = paintPetals(sheet, petals, view, rng.fork('petals'), { detail, contrast: 1.1 });
  return painted + disc(sheet, view, 15, rng, detail);
}
