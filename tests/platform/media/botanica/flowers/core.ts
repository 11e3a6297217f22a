import { type Ramp, toHex, tone } from '../paint/color.ts';
import { n1 } from '../paint/path.ts';
import { camera, UNIT, type View } from '../petals/camera.ts';

/** Deep colour at the heart, so that a gap between petals never shows what is behind the flower. */
export function core(ramp: Ramp, view: View, r: number, z: number) {
  const c = camera(view)([0, 0, z]);
  return `<ellipse cx="${n1(c[0] * UNIT)}" cy="${n1(-c[1] * UNIT)}" rx="${r * UNIT}" ry="${n1(r * UNIT * Math.max(0.3, Math.cos(view.tilt) * 0.9))}" fill="${toHex(tone(ramp, 0.14))}"/>`;
}
