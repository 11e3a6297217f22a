import type { Vec } from '../paint/path.ts';

export type Project = (p: Vec) => { x: number; y: number; z: number };

/** Whole SVG units per flower unit; a flower is about 100 units in radius. */
export const UNIT = 4;

/** Lean of the flower's axis, the screen direction it leans to, turn about the axis; radians. */
export interface View {
  tilt: number;
  dir: number;
  spin: number;
}

export function normal(v: Vec): Vec {
  const l = Math.hypot(v[0], v[1], v[2]) || 1;
  return [v[0] / l, v[1] / l, v[2] / l];
}

/** Rotation that leans the flower's axis by `tilt` towards the screen direction `dir`. */
export function camera({ tilt, dir, spin }: View) {
  const ct = Math.cos(tilt),
    st = Math.sin(tilt),
    cd = Math.cos(dir),
    sd = Math.sin(dir);
  const cs = Math.cos(spin),
    ss = Math.sin(spin);
  return ([x0, y0, z]: Vec): Vec => {
    const x = x0 * cs - y0 * ss,
      y = x0 * ss + y0 * cs;
    const along = x * cd + y * sd,
      across = -x * sd + y * cd;
    const a = along * ct + z * st;
    return [a * cd - across * sd, a * sd + across * cd, z * ct - along * st];
  };
}
