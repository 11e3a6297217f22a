import { gypsophila } from '../foliage/gypsophila.ts';
import { bed, kits } from '../foliage/kits.ts';
import { sprig } from '../foliage/sprig.ts';
import { vase } from '../objects/vase.ts';
import { LEAF } from '../paint/ramps.ts';
import { groundShadow } from '../scenes/shadow.ts';
import type { Context } from './Context.ts';
import { dome } from './dome.ts';
import { fill } from './recipes.ts';

/** The same hand-tied bunch in a ceramic vase, for settings. */
export function vaseArrangement(ctx: Context) {
  const { sheet, palette, rng } = ctx;
  const cx = 480,
    k = kits(ctx),
    cy = 356;
  let out = groundShadow(sheet, cx + 6, 876, 130, 26) + vase(sheet, cx, 590, 250, 290);
  for (let i = 0; i < 19; i++) {
    const deg = -200 + (i * 220) / 18 + rng.jitter(6),
      a = (deg * Math.PI) / 180;
    const x = cx + Math.cos(a) * 150,
      y = cy + 40 + Math.sin(a) * 120,
      len = rng.range(160, 230);
    out +=
      i % 3 === 0
        ? sprig(k.round, LEAF.eucalyptus, 'eucalyptus', x, y, deg, len, rng)
        : i % 3 === 1
          ? sprig(k.leaves, k.ramp, 'ruscus', x, y, deg, len, rng)
          : gypsophila(sheet, x, y, deg, len, rng, palette.filler);
  }
  out += bed(ctx, k, cx, cy + 40, 240, 206);
  dome(ctx, {
    cx,
    cy: cy + 36,
    rx: 244,
    ry: 206,
    n: fill(ctx.recipe, 18),
    size: 90,
    flat: 1.02,
    recipe: ctx.recipe,
  }).forEach((s, i) => {
    out += s.draw;
    const deg = (-Math.atan2(Math.sin(s.a), Math.cos(s.a)) * 180) / Math.PI;
    if (i % 3 === 0)
      out += sprig(
        k.leaves,
        k.ramp,
        'ruscus',
        s.x + Math.cos(s.a) * 34,
        s.y - Math.sin(s.a) * 34,
        deg + rng.jitter(40),
        90,
        rng,
      );
  });
  return out;
}
