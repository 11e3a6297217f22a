import { TAU } from '../angles.ts';
import { mixRamp } from '../paint/color.ts';
import type { Sheet } from '../paint/Sheet.ts';
import type { PetalSpec } from '../petals/PetalSpec.ts';
import { paintPetals } from '../petals/paintPetals.ts';
import type { Random } from '../random.ts';
import { core } from './core.ts';
import type { FlowerOptions } from './FlowerOptions.ts';
import type { Quad } from './peony.ts';

export function rose(sheet: Sheet, o: FlowerOptions, rng: Random) {
  const detail = o.detail ?? 2;
  const open = o.open ?? 0.8;
  const heart = o.heart ? mixRamp(o.ramp, o.heart, 0.55) : o.ramp;
  // [petals, rim radius, rim height, half angle]
  const full: Quad[] = [
    [3, 5, 54, 1.7],
    [3, 10, 57, 1.4],
    [4, 17, 58, 1.08],
    [5, 26, 58, 0.9],
    [5, 37, 56, 0.82],
    [6, 50, 53, 0.74],
    [6, 66, 48, 0.68],
    [7, 83, 38, 0.6],
  ];
  const fewer: Quad[] = [
    [3, 5, 54, 1.7],
    [4, 14, 57, 1.2],
    [4, 25, 58, 0.98],
    [5, 39, 57, 0.86],
    [6, 56, 52, 0.76],
    [7, 79, 41, 0.64],
  ];
  const rings: Quad[] =
    detail === 2 ? full : detail === 1 ? fewer : full.filter((_, ring) => ring % 2 === 0);
  const petals: PetalSpec[] = [];
  rings.forEach(([n, rim, height, half], ring) => {
    const t = rim / 84;
    const offset = rng.range(0, TAU);
    for (let i = 0; i < n; i++) {
      const phi = offset + (i * TAU) / n + rng.jitter(0.2);
      const r0 = 2 + 10 * t;
      const R = 4 + (rim - 4) * (0.55 + 0.5 * open) + rng.jitter(3);
      const H = height * (1.5 - 0.2 * open) + rng.jitter(3);
      const angle = Math.atan2(H + 8 * (1 - t), R - r0);
      petals.push({
        phi,
        r0,
        z0: -8 * (1 - t),
        length: Math.hypot(H, R - r0) * 1.12,
        width: Math.max(7, R) * (half + rng.jitter(0.06)),
        a0: angle - 0.22,
        a1: angle + 0.42 - 0.1 * t,
        curl: (t < 0.25 ? 0.1 : 0.6 + 1.25 * t) + rng.jitter(0.15),
        lip: 0.7 - 0.1 * t,
        wrap: 1 - 0.2 * t,
        spiral: 0.2 * (1 - 0.75 * t) + rng.jitter(0.05),
        tip: 0.16 + 0.14 * t,
        tipPow: 2.3,
        point: 0.03 + 0.06 * t * rng.next(),
        neck: 2.2,
        ruffle: 1 + 3.5 * t,
        ruffleFreq: 2.6,
        frill: 0.01 + 0.008 * t,
        ao: 0.85 - 0.2 * t,
        layer: ring + i * 0.04,
        lift: 0.02,
        shadow: 1 - 0.55 * t ** 6,
        rim: 1 - 0.45 * t ** 4,
        ramp: mixRamp(heart, o.ramp, Math.min(1, t * 1.3)),
      });
    }
  });
  const view = { tilt: 0.35, dir: Math.PI / 2, spin: rng.range(0, TAU), ...o.view };
  return (
    core(o.ramp, view, 38, 26) +
    paintPetals(sheet, petals, view, rng.fork('petals'), { detail, contrast: detail ? 1.18 : 0.95 })
  );
}
