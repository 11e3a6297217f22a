import { TAU } from '../angles.ts';
import type { Context } from '../arrangements/Context.ts';
import { use } from '../paint/path.ts';

/** Soft masses of foliage. */
export function foliageMass(
  ctx: Context,
  kit: readonly string[],
  x: number,
  y: number,
  rx: number,
  ry: number,
  n: number,
  scale: number,
) {
  const { rng } = ctx;
  let out = '';
  const list = Array.from({ length: n }, () => {
    const a = rng.range(0, TAU),
      d = Math.sqrt(rng.next());
    return { a, d, x: x + Math.cos(a) * d * rx, y: y + Math.sin(a) * d * ry };
  }).sort((p, q) => q.d - p.d);
  for (const p of list) {
    const lit = (x - p.x) / rx + (y - p.y) / ry;
    const i = Math.max(
      0,
      Math.min(kit.length - 1, Math.round((kit.length - 1) * (0.5 + lit * 0.4) + rng.jitter(1.4))),
    );
    out += use(
      kit[i]!,
      p.x,
      p.y,
      scale * rng.range(0.75, 1.2),
      (p.a * 180) / Math.PI + rng.jitter(60),
    );
  }
  return out;
}
