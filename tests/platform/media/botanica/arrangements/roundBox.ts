import { TAU } from '../angles.ts';
import { kits } from '../foliage/kits.ts';
import { sprig } from '../foliage/sprig.ts';
import { hatBox } from '../objects/boxes.ts';
import { band, bow } from '../objects/ribbon.ts';
import { toHex, tone } from '../paint/color.ts';
import type { Vec } from '../paint/path.ts';
import { LEAF, RAMPS } from '../paint/ramps.ts';
import { groundShadow } from '../scenes/shadow.ts';
import { boxTop } from './boxTop.ts';
import type { Context } from './Context.ts';
import { RECIPES, rampOf, SOLE, scatter } from './recipes.ts';

/** Round hat box, three-quarter or from above. */
export function roundBox(ctx: Context) {
  const { sheet, palette, rng, bank } = ctx;
  const cx = 480;
  if (ctx.view === 'top') return boxTop(ctx, true);
  const topY = 478,
    rx = 268,
    ry = 104;
  let out = groundShadow(sheet, cx, 806, 276, 84) + hatBox(sheet, palette, cx, topY, rx, ry, 268);
  const k = kits(ctx);
  if (ctx.recipe !== 'rosesOne') {
    for (let i = 0; i < 13; i++) {
      const deg = -186 + (i * 192) / 12 + rng.jitter(6),
        a = (deg * Math.PI) / 180;
      out +=
        i % 2
          ? sprig(
              k.leaves,
              k.ramp,
              'ruscus',
              cx + Math.cos(a) * 200,
              topY - 46 + Math.sin(a) * 100,
              deg,
              140,
              rng,
            )
          : sprig(
              k.round,
              LEAF.eucalyptus,
              'eucalyptus',
              cx + Math.cos(a) * 190,
              topY - 46 + Math.sin(a) * 100,
              deg,
              150,
              rng,
            );
    }
  }
  // rings of blooms from the back to the front, rising to the middle
  const spots = [];
  const rings: Vec[] = [
    [1, 0, 1],
    [6, 0.4, 0.9],
    [12, 0.79, 0.55],
    [15, 1.02, 0.1],
  ];
  for (const [count, r, lift] of rings) {
    for (let i = 0; i < count; i++) {
      const a = (i * TAU) / count + ctx.phase + r * 2 + rng.jitter(0.06);
      spots.push({
        part: SOLE,
        x: cx + Math.cos(a) * rx * r * 0.96,
        y: topY - 18 - lift * 96 + Math.sin(a) * ry * r * 1.02,
        a,
        r,
        sx: Math.cos(a) * r,
        sy: Math.sin(a) * r,
      });
    }
  }
  out += `<ellipse cx="${cx}" cy="${topY - 40}" rx="${rx - 6}" ry="${ry + 34}" fill="${toHex(tone(RAMPS[palette.flowers[0]], 0))}" fill-opacity=".85"/>`;
  scatter(RECIPES[ctx.recipe]!, spots, rng);
  spots.sort((p, q) => p.sy - q.sy || p.r - q.r);
  for (const s of spots) {
    const [kind, which, size] = s.part;
    // the box is seen from above by about 35°, so "up" in the box already leans to the top of the picture
    const nx = s.sx * 0.85,
      ny = -s.sy * 0.5 + 0.5;
    const r = (s.r > 0.9 ? 67 : 72) * size * (1 + s.sy * 0.06) * (1 + rng.jitter(0.05));
    out += bank.place(kind, rampOf(palette, which), {
      x: s.x,
      y: s.y,
      r,
      tilt: Math.min(1.1, Math.hypot(nx, ny) * 0.95),
      dir: Math.atan2(ny, nx),
      heart: which === 0 && kind !== 'hydrangea' ? palette.heart : undefined,
    });
  }
  return (
    out +
    band(sheet, palette, cx - rx, 580, rx * 2, 40, 5) +
    bow(sheet, palette, cx - 34, 704, 0.98)
  );
}
