import { GOLDEN, TAU } from '../angles.ts';
import { mixRamp } from '../paint/color.ts';
import type { Sheet } from '../paint/Sheet.ts';
import type { PetalSpec } from '../petals/PetalSpec.ts';
import { paintPetals } from '../petals/paintPetals.ts';
import type { Random } from '../random.ts';
import { core } from './core.ts';
import type { FlowerOptions } from './FlowerOptions.ts';

const PETALS = [11, 22, 42] as const;

/**
 * A florist's rose: one spiral of petals. The heart is wound tight and stands high; each petal
 * further out is wider, lower and rolls its rim back.
 */
export function rose(sheet: Sheet, o: FlowerOptions, rng: Random) {
  const detail = o.detail ?? 2;
  const count = PETALS[detail];
  const start = rng.range(0, TAU);
  const petals = Array.from({ length: count }, (_, i) =>
    spiralPetal(o, i / (count - 1), i, start, rng),
  );
  const view = { tilt: 0.35, dir: Math.PI / 2, spin: rng.range(0, TAU), ...o.view };
  return (
    core(o.ramp, view, 38, 26) +
    paintPetals(sheet, petals, view, rng.fork('petals'), { detail, contrast: detail ? 1.18 : 0.95 })
  );
}

/** @param t from the heart, 0, to the outermost petal, 1 */
function spiralPetal(
  o: FlowerOptions,
  t: number,
  i: number,
  start: number,
  rng: Random,
): PetalSpec {
  const open = o.open ?? 0.8;
  const heart = o.heart ? mixRamp(o.ramp, o.heart, 0.55) : o.ramp;
  const rim = 3 + 80 * t ** 1.1;
  const r0 = 2 + 9 * t;
  const R = 3 + (rim - 3) * (0.55 + 0.5 * open) + rng.jitter(1 + 3 * t);
  const H = (62 - 22 * t ** 2.2) * (1.42 - 0.2 * open) + rng.jitter(1 + 3 * t);
  const angle = Math.atan2(H + 8 * (1 - t), R - r0);
  return {
    phi: start + i * GOLDEN + rng.jitter(0.08),
    r0,
    z0: -8 * (1 - t),
    length: Math.hypot(H, R - r0) * (1.06 + 0.06 * t),
    width: Math.max(8, R * (1.32 - 0.58 * t ** 0.6) + rng.jitter(2)),
    a0: angle - 0.14 - 0.1 * t,
    a1: angle + 0.2 + 0.26 * t,
    curl: 0.06 + 1.6 * t ** 1.5 + rng.jitter(0.12),
    lip: 0.74 - 0.14 * t,
    wrap: 1 - 0.18 * t,
    spiral: 0.3 * (1 - t) ** 1.4 + 0.04,
    tip: 0.1 + 0.2 * t,
    tipPow: 2.5,
    point: 0.02 + 0.07 * t * rng.next(),
    neck: 2.3,
    ruffle: 0.4 + 3.6 * t,
    ruffleFreq: 2.4,
    frill: 0.004 + 0.012 * t,
    ao: 0.86 - 0.22 * t,
    layer: i * 0.5,
    lift: 0.02,
    shadow: 1 - 0.55 * t ** 6,
    rim: 1 - 0.45 * t ** 4,
    ramp: mixRamp(heart, o.ramp, Math.min(1, t * 1.3)),
  };
}
