import { GOLDEN, TAU } from '../angles.ts';
import { n1 } from '../paint/path.ts';
import type { Sheet } from '../paint/Sheet.ts';
import { camera, UNIT, type View } from '../petals/camera.ts';
import type { PetalSpec } from '../petals/PetalSpec.ts';
import { type Detail, paintPetals } from '../petals/paintPetals.ts';
import type { Random } from '../random.ts';
import type { FlowerOptions } from './FlowerOptions.ts';

export function daisy(sheet: Sheet, o: FlowerOptions, rng: Random) {
  const detail = o.detail ?? 2;
  const petals: PetalSpec[] = [];
  const n = detail === 2 ? 24 : 15;
  for (let i = 0; i < n; i++) {
    petals.push({
      phi: (i * TAU) / n + rng.jitter(0.1),
      r0: 18,
      z0: 0,
      length: 72 + rng.jitter(9),
      width: detail === 2 ? 11 : 15,
      a0: 0.35 + rng.jitter(0.25),
      a1: 0.05 + rng.jitter(0.2),
      curl: 0.4 + rng.jitter(0.4),
      lip: 0.6,
      wrap: 0.2,
      tip: 0.2,
      tipPow: 2,
      notch: 0.03,
      neck: 3,
      ruffle: 1,
      frill: 0.01,
      ao: 0.5,
      lift: 0.08 + rng.jitter(0.05),
      order: rng.jitter(6),
      ramp: o.ramp,
      shadow: 0.7,
    });
  }
  const view = { tilt: 0.4, dir: Math.PI / 2, spin: 0, ...o.view };
  const out = paintPetals(sheet, petals, view, rng.fork('petals'), {
    detail: detail === 2 ? 2 : 0,
  });
  return `${out}<g>${disc(sheet, view, 27, rng, detail)}</g>`;
}

/** the golden cushion in a daisy */
export function disc(sheet: Sheet, view: View, r: number, _rng: Random, detail: Detail) {
  const cam = camera(view);
  const c = cam([0, 0, 6]);
  const fill = sheet.radial([-r * 1.2, -r * 1.4], r * 6.5, [
    [0, '#fbdc6a'],
    [0.45, '#e8b02a'],
    [1, '#96600f'],
  ]);
  const out = `<ellipse cx="${n1(c[0] * UNIT)}" cy="${n1(-c[1] * UNIT)}" rx="${r * UNIT}" ry="${r * UNIT * (0.72 + 0.28 * Math.cos(view.tilt))}" fill="${fill}"/>`;
  const dots = detail === 2 ? 130 : 36;
  let a = '',
    b = '';
  for (let i = 0; i < dots; i++) {
    const t = Math.sqrt((i + 0.5) / dots),
      q = cam([Math.cos(i * GOLDEN) * r * t, Math.sin(i * GOLDEN) * r * t, 6 + 9 * (1 - t * t)]);
    const x = Math.round(q[0] * UNIT),
      y = Math.round(-q[1] * UNIT),
      s = detail === 2 ? 4 : 8;
    a += `M${x} ${y}h.1`;
    b += `M${(x - s / 3) | 0} ${(y - s / 3) | 0}h.1`;
  }
  const s = detail === 2 ? 8.5 : 15;
  return `${out}<path d="${a}" stroke="#a86c12" stroke-opacity=".55" stroke-width="${s}" stroke-linecap="round"/><path d="${b}" stroke="#ffe98f" stroke-opacity=".8" stroke-width="${s * 0.5}" stroke-linecap="round"/>`;
}
