import { TAU } from '../angles.ts';
import { n1, pt, smooth, type Vec } from '../paint/path.ts';
import type { Sheet } from '../paint/Sheet.ts';
import { camera, UNIT } from '../petals/camera.ts';
import type { PetalSpec } from '../petals/PetalSpec.ts';
import { paintPetals } from '../petals/paintPetals.ts';
import type { Random } from '../random.ts';
import type { FlowerOptions } from './FlowerOptions.ts';

export function lily(sheet: Sheet, o: FlowerOptions, rng: Random) {
  const detail = o.detail ?? 2;
  const petals: PetalSpec[] = [];
  for (let g = 0; g < 2; g++) {
    for (let i = 0; i < 3; i++) {
      petals.push({
        phi: (i * TAU) / 3 + (g * TAU) / 6 + rng.jitter(0.1),
        r0: 3,
        z0: -40,
        length: 132 + rng.jitter(7),
        width: g ? 27 : 34,
        a0: 1.25,
        a1: 0.5 + rng.jitter(0.1),
        curl: 1.35 + rng.jitter(0.2),
        lip: 0.5,
        wrap: 0.35,
        spiral: 0,
        tip: 0.62,
        tipPow: 1.5,
        point: 0.08,
        neck: 2.2,
        ruffle: 2.5,
        ruffleFreq: 5,
        frill: 0.012,
        ao: 0.55,
        layer: 6 + (1 - g),
        lift: 0.06,
        ramp: o.ramp,
      });
    }
  }
  // no tepal points straight at the viewer
  const view = {
    tilt: 0.55,
    dir: Math.PI / 2,
    spin: (o.view?.dir ?? Math.PI / 2) - Math.PI / 2 + rng.jitter(0.2),
    ...o.view,
  };
  let out = paintPetals(sheet, petals, view, rng.fork('petals'), { detail, contrast: 1.1 });
  const cam = camera(view);
  const project = (p: Vec) => {
    const q = cam(p);
    return pt([q[0] * UNIT, -q[1] * UNIT]);
  };
  for (let i = 0; i < 6; i++) {
    const a = (i * TAU) / 6 + 0.3;
    const tip = project([Math.cos(a) * 26, Math.sin(a) * 26, 48]);
    out +=
      `<path d="${smooth([project([0, 0, -28]), project([Math.cos(a) * 10, Math.sin(a) * 10, 18]), tip], false)}" fill="none" stroke="#dfe2b4" stroke-width="5.5" stroke-linecap="round"/>` +
      `<ellipse cx="${n1(tip[0])}" cy="${n1(tip[1])}" rx="20" ry="8.5" fill="#8c4a1e" transform="rotate(${n1(rng.range(-70, 70))} ${n1(tip[0])} ${n1(tip[1])})"/>`;
  }
  const p = project([0, 0, 58]);
  return `${out}<path d="${smooth([project([0, 0, -28]), project([2, 0, 20]), p], false)}" fill="none" stroke="#cdd49a" stroke-width="8" stroke-linecap="round"/><circle cx="${n1(p[0])}" cy="${n1(p[1])}" r="12" fill="#b9b56d"/>`;
}
