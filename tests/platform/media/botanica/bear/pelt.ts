import { GOLDEN } from '../angles.ts';
import type { Vec } from '../paint/path.ts';
import type { Random } from '../random.ts';
import type { BodyPart } from './parts.ts';

/** One rosette: where, which way its surface looks, how lit from 0 to 1. */
export interface Dot {
  at: Vec;
  n: Vec;
  light: number;
  part: BodyPart;
}

export type Turn = (p: Vec) => Vec;

const LIGHT: Vec = [-0.5, -0.62, 0.6];

/** Rosettes over all parts, back to front; none where a part is hidden inside another. */
export function pelt(
  parts: readonly BodyPart[],
  turn: number,
  perRosette: number,
  rng: Random,
): Dot[] {
  const forward = turnBy(turn);
  const dots: Dot[] = [];
  parts.forEach((part, index) => {
    const [a, b, c] = part.r;
    const count = Math.round((((a * b + a * c + b * c) / 3) * 4 * Math.PI) / perRosette);
    for (let i = 0; i < count; i++) {
      const { p, n } = onPart(part, i, count, index);
      const normal = unit(forward(n));
      if (normal[2] < -0.12) continue;
      const near = nearness(parts, index, p);
      if (near === null) continue;
      const at = forward(p);
      const lambert = Math.max(
        0,
        normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2],
      );
      const light =
        0.14 + 0.86 * lambert - near * 1.1 - Math.max(0, at[1] - 230) * 0.0012 + rng.jitter(0.1);
      dots.push({ at, n: normal, light, part });
    }
  });
  return dots.sort((p, q) => p.at[2] - q.at[2]);
}

/** A turn about the upright axis. */
export function turnBy(angle: number): Turn {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return ([x, y, z]) => [x * c + z * s, y, -x * s + z * c];
}

function onPart(part: BodyPart, i: number, count: number, index: number): { p: Vec; n: Vec } {
  const z = 1 - (2 * (i + 0.5)) / count;
  const rr = Math.sqrt(1 - z * z);
  const a = i * GOLDEN + index;
  const u: Vec = [Math.cos(a) * rr, z, Math.sin(a) * rr];
  const [rx, ry, rz] = part.r;
  const q = lean([u[0] * rx, u[1] * ry, u[2] * rz], part.tilt ?? 0);
  const n = lean([u[0] / rx, u[1] / ry, u[2] / rz], part.tilt ?? 0);
  return { p: [part.c[0] + q[0], part.c[1] + q[1], part.c[2] + q[2]], n };
}

/** How near another part is, for the dark where limbs meet; null inside it. */
function nearness(parts: readonly BodyPart[], own: number, p: Vec): number | null {
  let near = 0;
  for (const [index, other] of parts.entries()) {
    if (index === own) continue;
    const d = lean([p[0] - other.c[0], p[1] - other.c[1], p[2] - other.c[2]], -(other.tilt ?? 0));
    const e = Math.hypot(d[0] / other.r[0], d[1] / other.r[1], d[2] / other.r[2]);
    if (e < 0.93) return null;
    if (e < 1.35 && !other.pale && !(other.heart && parts[own]?.heart))
      near = Math.max(near, 1.35 - e);
  }
  return near;
}

function lean([x, y, z]: Vec, angle: number): Vec {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [x * c - y * s, x * s + y * c, z];
}

function unit([x, y, z]: Vec): Vec {
  const l = Math.hypot(x, y, z) || 1;
  return [x / l, y / l, z / l];
}
