import { GOLDEN, TAU } from '../angles.ts';
import { mixRamp } from '../paint/color.ts';
import type { Sheet } from '../paint/Sheet.ts';
import type { PetalSpec } from '../petals/PetalSpec.ts';
import { paintPetals } from '../petals/paintPetals.ts';
import type { Random } from '../random.ts';
import { core } from './core.ts';
import type { FlowerOptions } from './FlowerOptions.ts';

export type Quad = [number, number, number, number];

/** Ruffled and dense: a bowl of guard petals holding a dome of crumpled ones. */
export function peony(sheet: Sheet, o: FlowerOptions, rng: Random) {
  const detail = o.detail ?? 2;
  const heart = o.heart ? mixRamp(o.ramp, o.heart, 0.45) : o.ramp;
  const petals: PetalSpec[] = [];
  const guards: Quad[] =
    detail === 2
      ? [
          [7, 92, 30, 0.62],
          [6, 78, 46, 0.66],
          [6, 64, 56, 0.62],
        ]
      : [
          [6, 92, 30, 0.7],
          [6, 76, 48, 0.66],
        ];
  guards.forEach(([n, rim, height, half], g) => {
    const offset = rng.range(0, TAU);
    for (let i = 0; i < n; i++) {
      const H = height * 1.1 + rng.jitter(6),
        R = rim + rng.jitter(7),
        r0 = 10;
      const angle = Math.atan2(H, R - r0);
      petals.push({
        phi: offset + (i * TAU) / n + rng.jitter(0.2),
        r0,
        z0: 0,
        length: Math.hypot(H, R - r0) * 1.1,
        width: R * half + rng.jitter(5),
        a0: angle - 0.35,
        a1: angle + 0.4,
        curl: 0.5 + rng.jitter(0.4),
        lip: 0.72,
        wrap: 0.75,
        spiral: rng.jitter(0.1),
        tip: 0.2,
        tipPow: 2.4,
        notch: rng.range(0, 0.07),
        neck: 2.4,
        ruffle: 5,
        ruffleFreq: 5,
        frill: 0.035,
        frillFreq: 6,
        ao: 0.75,
        layer: 40 - g,
        lift: 0.03,
        shadow: g === 0 ? 0.5 : 1,
        ramp: o.ramp,
      });
    }
  });
  const inner = detail === 2 ? 46 : detail === 1 ? 23 : 9;
  for (let i = 0; i < inner; i++) {
    const t = Math.sqrt((i + 0.6) / inner);
    const R = 2 + 58 * t + rng.jitter(5),
      H = 80 - 22 * t * t + rng.jitter(6),
      r0 = R * 0.45 + 15 * Math.max(0, 1 - t * 1.8) + 14 * Math.max(0, 1 - t * 1.9);
    const angle = Math.atan2(H, R - r0);
    petals.push({
      phi: i * GOLDEN + rng.jitter(0.35),
      r0,
      z0: 6,
      length: Math.hypot(H, R - r0) * 1.02,
      width: 13 + 15 * t + rng.jitter(5),
      a0: angle + 0.12,
      a1: angle - 0.05,
      curl: 0.15 + rng.jitter(0.7),
      lip: 0.7,
      wrap: 0.45 + rng.jitter(0.8),
      spiral: rng.jitter(0.5),
      tip: 0.2,
      tipPow: 2,
      notch: rng.range(0.02, 0.12),
      neck: 2.6,
      ruffle: 6,
      ruffleFreq: 6,
      frill: 0.05,
      frillFreq: 7,
      ao: 0.72,
      layer: 36 * t + rng.jitter(1.5),
      lift: rng.jitter(0.06) + 0.02,
      ramp: mixRamp(heart, o.ramp, Math.min(1, t * 1.1)),
    });
  }
  // a small closed tuft over the eye
  for (let i = 0; i < (detail === 2 ? 9 : 6); i++) {
    petals.push({
      phi: i * GOLDEN,
      r0: 1 + i * 1.1,
      z0: 52 - i,
      length: 24 + i,
      width: 9 + i * 0.9,
      a0: 1.2,
      a1: 0.9 - i * 0.02,
      curl: 0.6,
      lip: 0.5,
      wrap: 0.8,
      spiral: 0.3,
      tip: 0.2,
      notch: 0.08,
      neck: 2.4,
      ruffle: 4,
      ruffleFreq: 5,
      frill: 0.05,
      frillFreq: 6,
      ao: 0.55,
      layer: 0.2 + i * 0.3,
      lift: 0,
      ramp: heart,
    });
  }
  const view = { tilt: 0.4, dir: Math.PI / 2, spin: rng.range(0, TAU), ...o.view };
  return (
    core(o.ramp, view, 46, 30) +
    paintPetals(sheet, petals, view, rng.fork('petals'), { detail, contrast: 1.22 })
  );
}
