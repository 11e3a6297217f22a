import { TAU } from '../angles.ts';
import { mixRamp } from '../paint/color.ts';
import { LEAF } from '../paint/ramps.ts';
import type { Sheet } from '../paint/Sheet.ts';
import type { PetalSpec } from '../petals/PetalSpec.ts';
import { paintPetals } from '../petals/paintPetals.ts';
import type { Random } from '../random.ts';
import type { FlowerOptions } from './FlowerOptions.ts';
import type { Quad } from './peony.ts';

/** A rose bud: few petals, tightly furled, held by sepals. */
export function bud(sheet: Sheet, o: FlowerOptions, rng: Random) {
  const view = { tilt: 1.15, dir: Math.PI / 2, spin: rng.range(0, TAU), ...o.view };
  view.tilt = Math.max(1, view.tilt);
  const petals: PetalSpec[] = [];
  const rings: Quad[] = [
    [3, 10, 96, 1.5],
    [3, 24, 100, 1.2],
    [4, 38, 88, 0.95],
  ];
  rings.forEach(([n, rim, height, half], ring) => {
    for (let i = 0; i < n; i++) {
      const angle = Math.atan2(height, rim - 6);
      petals.push({
        phi: ring * 0.8 + (i * TAU) / n + rng.jitter(0.15),
        r0: 6,
        z0: -46,
        length: Math.hypot(height, rim) * 1.12 + rng.jitter(6),
        width: rim * (half + 0.3),
        a0: angle - 0.55,
        a1: angle + 0.5,
        curl: 0.2 + ring * 0.45,
        lip: 0.72,
        wrap: 1,
        spiral: 0.15,
        tip: 0.24,
        tipPow: 2.2,
        point: 0.05,
        neck: 2.4,
        ruffle: 1,
        frill: 0.01,
        ao: 0.6,
        layer: ring + i * 0.1,
        ramp: o.heart ? mixRamp(o.ramp, o.heart, 0.3) : o.ramp,
      });
    }
  });
  const sepals: PetalSpec[] = [];
  for (let i = 0; i < 5; i++)
    sepals.push({
      phi: (i * TAU) / 5 + 0.4,
      r0: 4,
      z0: -52,
      length: 62 + rng.jitter(10),
      width: 13,
      a0: 0.9,
      a1: 1.35 + rng.jitter(0.3),
      curl: 0.4 + rng.jitter(0.5),
      lip: 0.6,
      wrap: 0.6,
      tip: 0.6,
      tipPow: 1.5,
      neck: 3,
      ao: 0.3,
      layer: 6,
      ramp: LEAF.fresh,
      shadow: 0.5,
    });
  return paintPetals(sheet, [...petals, ...sepals], view, rng.fork('bud'), {
    detail: o.detail ?? 2,
    contrast: 1.1,
  });
}
