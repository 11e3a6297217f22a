import { GOLDEN, TAU } from '../angles.ts';
import { mixRamp, toHex, tone } from '../paint/color.ts';
import { n1, n2 } from '../paint/path.ts';
import type { Sheet } from '../paint/Sheet.ts';
import { camera, UNIT } from '../petals/camera.ts';
import type { PetalSpec } from '../petals/PetalSpec.ts';
import { paintPetals } from '../petals/paintPetals.ts';
import type { Random } from '../random.ts';
import type { FlowerOptions } from './FlowerOptions.ts';

/** A mophead: a dome of four-petalled florets. */
export function hydrangea(sheet: Sheet, o: FlowerOptions, rng: Random) {
  const detail = o.detail ?? 2;
  const kinds: string[] = [];
  const kindCount = detail === 2 ? 9 : 6;
  for (let k = 0; k < kindCount; k++) {
    const petals: PetalSpec[] = [];
    const r = rng.fork(`floret${k}`);
    for (let i = 0; i < 4; i++) {
      petals.push({
        phi: (i * TAU) / 4 + r.jitter(0.2),
        r0: 2,
        z0: 0,
        length: 84 + r.jitter(12),
        width: 60 + r.jitter(8),
        a0: 0.4 + r.jitter(0.2),
        a1: 0.05 + r.jitter(0.35),
        curl: 0.3 + r.jitter(0.4),
        lip: 0.6,
        wrap: 0.25,
        tip: 0.3,
        tipPow: 2.2,
        neck: 2.6,
        ruffle: 3,
        frill: 0.015,
        ao: 0.62,
        order: r.jitter(8),
        lift: (k % 4) * 0.07 - 0.05 + r.jitter(0.03),
        ramp: o.heart && k % 3 === 2 ? mixRamp(o.ramp, o.heart, 0.5) : o.ramp,
      });
    }
    const a = r.range(0, TAU);
    kinds.push(
      sheet.symbol(
        paintPetals(
          sheet,
          petals,
          { tilt: k === 0 ? 0.1 : 0.2 + r.next() * 0.4, dir: a, spin: r.range(0, TAU) },
          r.fork('p'),
          { detail: detail === 2 ? 1 : 0, contrast: 1.15 },
        ) +
          `<circle r="35" fill="${toHex(tone(o.ramp, 0.12))}" fill-opacity=".35"/><circle r="26" fill="#eef0d4"/><circle cx="-6" cy="-7" r="13" fill="#fff"/>`,
      ),
    );
  }
  const cam = camera({ tilt: 0.4, dir: Math.PI / 2, spin: rng.range(0, TAU), ...o.view });
  const n = detail === 2 ? 120 : detail === 1 ? 50 : 32;
  const spots = Array.from({ length: n }, (_, i) => {
    const z = 1 - ((i + 0.5) / n) * 1.35,
      rr = Math.sqrt(1 - z * z);
    return cam([
      rr * Math.cos(i * GOLDEN) * 84,
      rr * Math.sin(i * GOLDEN) * 84,
      z * 76 + rng.jitter(10),
    ]).map((v) => v + rng.jitter(4));
  })
    .filter((q) => q[2]! > -34)
    .sort((a, b) => a[2]! - b[2]!);
  let out = `<circle r="${80 * UNIT}" fill="${toHex(tone(o.ramp, 0.04))}" fill-opacity=".75"/>`;
  for (const q of spots) {
    const shade = Math.max(0, 0.5 - q[2]! / 150) * 0.55 + Math.max(0, (q[0]! - q[1]!) / 84) * 0.16;
    const d = Math.hypot(q[0]!, q[1]!) / 92,
      dir = (Math.atan2(-q[1]!, q[0]!) * 180) / Math.PI;
    const squash = Math.sqrt(Math.max(0.38, 1 - d * d)) * rng.range(0.9, 1.08);
    const s = (detail === 2 ? 0.27 : detail === 1 ? 0.36 : 0.4) * rng.range(0.82, 1.15);
    out +=
      `<g transform="translate(${n1(q[0]! * UNIT)} ${n1(-q[1]! * UNIT)}) rotate(${n1(dir)}) scale(${n2(squash)} 1) rotate(${n1(-dir + rng.jitter(30))}) scale(${n2(s)})"><use href="#${rng.pick(kinds)}"/>` +
      (shade > 0.12
        ? `<circle r="${95 * UNIT}" fill="${toHex(tone(o.ramp, 0))}" fill-opacity="${n2(Math.min(0.34, shade * 0.55))}"/>`
        : '') +
      '</g>';
  }
  return out;
}
