import { TAU } from '../angles.ts';
import type { Context } from '../arrangements/Context.ts';
import { dome } from '../arrangements/dome.ts';
import { gypsophila } from '../foliage/gypsophila.ts';
import { bed, kits } from '../foliage/kits.ts';
import { lavender } from '../foliage/lavender.ts';
import { sprig } from '../foliage/sprig.ts';
import { LEAF, RAMPS } from '../paint/ramps.ts';

/** A generous spray of blooms with long greenery around it. */
export function spray(
  ctx: Context,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  n: number,
  size: number,
  recipe: string,
  reach = 1,
) {
  const { rng, sheet, palette } = ctx;
  const k = kits(ctx);
  let out = '';
  for (let i = 0; i < 30; i++) {
    const a = (i / 30) * TAU + rng.jitter(0.1),
      deg = (a * 180) / Math.PI;
    const side = Math.abs(Math.cos(a));
    const x = cx + Math.cos(a) * rx * 0.6,
      y = cy + Math.sin(a) * ry * 0.6,
      len = (size * 1.5 + size * 1.9 * side) * reach * rng.range(0.8, 1.1);
    const kind = i % 5;
    out +=
      kind === 0 || kind === 3
        ? sprig(k.round, LEAF.eucalyptus, 'eucalyptus', x, y, deg, len, rng)
        : kind === 1
          ? sprig(k.leaves, k.ramp, 'ruscus', x, y, deg, len, rng)
          : kind === 2
            ? gypsophila(sheet, x, y, deg, len * 0.95, rng, palette.filler)
            : i % 2
              ? sprig(k.fern, LEAF.fresh, 'fern', x, y, deg, len * 1.05, rng)
              : lavender(x, y, deg, len * 1.1, rng, RAMPS.lilac, LEAF.fresh);
  }
  out += bed(ctx, k, cx, cy, rx * 0.98, ry * 0.98);
  dome(ctx, { cx, cy, rx, ry, n, size, flat: 0.92, lean: 0.85, recipe }).forEach((s, i) => {
    out += s.draw;
    const deg = (-Math.atan2(Math.sin(s.a), Math.cos(s.a)) * 180) / Math.PI;
    if (i % 4 === 0 && s.z < 0.8)
      out += sprig(
        k.leaves,
        k.ramp,
        'ruscus',
        s.x + Math.cos(s.a) * size * 0.35,
        s.y - Math.sin(s.a) * size * 0.35,
        deg + rng.jitter(50),
        size,
        rng,
      );
    if (i % 5 === 2 && s.z < 0.8)
      out += gypsophila(
        sheet,
        s.x + Math.cos(s.a) * size * 0.3,
        s.y - Math.sin(s.a) * size * 0.3,
        deg + rng.jitter(40),
        size * 1.1,
        rng,
        palette.filler,
      );
  });
  return out;
}
