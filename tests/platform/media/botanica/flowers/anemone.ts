import { GOLDEN, TAU } from '../angles.ts';
import { n1 } from '../paint/path.ts';
import type { Sheet } from '../paint/Sheet.ts';
import { camera, UNIT, type View } from '../petals/camera.ts';
import type { PetalSpec } from '../petals/PetalSpec.ts';
import { paintPetals } from '../petals/paintPetals.ts';
import type { Random } from '../random.ts';
import type { FlowerOptions } from './FlowerOptions.ts';

/** Broad silky petals in two rows round an almost black eye with its ring of stamens. */
export function anemone(sheet: Sheet, o: FlowerOptions, rng: Random) {
  const detail = o.detail ?? 2;
  const petals = [row(o, 7, 88, 1, rng), row(o, 6, 74, 0, rng)].flat();
  const view = { tilt: 0.35, dir: Math.PI / 2, spin: rng.range(0, TAU), ...o.view };
  const painted = paintPetals(sheet, petals, view, rng.fork('petals'), { detail, contrast: 1.12 });
  return painted + eye(view, detail === 2 ? 64 : 34, rng.fork('eye'));
}

function row(o: FlowerOptions, n: number, length: number, outer: number, rng: Random): PetalSpec[] {
  const turn = rng.range(0, TAU);
  return Array.from({ length: n }, (_, i) => ({
    phi: turn + (i * TAU) / n + rng.jitter(0.14),
    r0: 7,
    z0: 0,
    length: length + rng.jitter(6),
    width: 40 + rng.jitter(5),
    a0: 0.62 - 0.2 * outer + rng.jitter(0.1),
    a1: 0.24 - 0.12 * outer + rng.jitter(0.18),
    curl: 0.2 + rng.jitter(0.5),
    lip: 0.66,
    wrap: 0.55,
    tip: 0.24,
    tipPow: 2.4,
    notch: rng.range(0, 0.04),
    neck: 2.2,
    ruffle: 3.2,
    ruffleFreq: 3.4,
    frill: 0.014,
    ao: 0.5,
    order: (outer ? -30 : 0) + rng.jitter(7),
    lift: -0.07 + rng.jitter(0.05),
    ramp: o.ramp,
  }));
}

/** The dark cushion, and stamens on hair-thin threads round it. */
function eye(view: View, stamens: number, rng: Random): string {
  const cam = camera(view);
  const dots = Array.from({ length: stamens }, (_, i) => {
    const a = i * GOLDEN;
    const r = 25 + 12 * rng.next();
    return {
      from: cam([Math.cos(a) * 12, Math.sin(a) * 12, 8]),
      to: cam([Math.cos(a) * r, Math.sin(a) * r, 11]),
    };
  });
  const textOf = (p: readonly number[]) => `${n1(p[0]! * UNIT)} ${n1(-p[1]! * UNIT)}`;
  const threads = dots.map(({ from, to }) => `M${textOf(from)}L${textOf(to)}`).join('');
  const tips = dots.map(({ to }) => `M${textOf(to)}h.1`).join('');
  const [x, y] = cam([0, 0, 9]);
  const squash = 0.55 + 0.45 * Math.cos(view.tilt);
  const cushion = (r: number, fill: string, dx = 0) =>
    `<ellipse cx="${n1(x * UNIT - dx)}" cy="${n1(-y * UNIT - dx)}" rx="${n1(r * UNIT)}" ry="${n1(r * UNIT * squash)}" fill="${fill}"/>`;
  return (
    `<g fill="none" stroke-linecap="round"><path d="${threads}" stroke="#2a2440" stroke-opacity=".75" stroke-width="3"/><path d="${tips}" stroke="#1b1728" stroke-width="17"/><path d="${tips}" transform="translate(-3 -3)" stroke="#56507a" stroke-width="6"/></g>` +
    cushion(16.5, '#17131f') +
    cushion(11, '#322b45', 6) +
    cushion(5, '#5d5578', 14)
  );
}
