import { boxWalls } from '../objects/boxes.ts';
import { band, bow } from '../objects/ribbon.ts';
import type { Pt } from '../paint/path.ts';
import { groundShadow } from '../scenes/shadow.ts';
import { boxTop } from './boxTop.ts';
import type { Context } from './Context.ts';
import { RECIPES, rampOf, SOLE, scatter } from './recipes.ts';

/** Square box, three-quarter or from above. */
export function squareBox(ctx: Context) {
  const { sheet, palette, rng, bank } = ctx;
  if (ctx.view === 'top') return boxTop(ctx, false);
  const q: [Pt, Pt, Pt, Pt] = [
    [236, 424],
    [724, 424],
    [782, 540],
    [178, 540],
  ];
  let out = groundShadow(sheet, 484, 804, 300, 20) + boxWalls(sheet, palette, q, 268);
  const at = (u: number, v: number): Pt => {
    const a = [q[0][0] + (q[1][0] - q[0][0]) * u, q[0][1] + (q[1][1] - q[0][1]) * u],
      b = [q[3][0] + (q[2][0] - q[3][0]) * u, q[3][1] + (q[2][1] - q[3][1]) * u];
    return [a[0]! + (b[0]! - a[0]!) * v, a[1]! + (b[1]! - a[1]!) * v];
  };
  const g = 5;
  const spots = [];
  for (let j = 0; j < g; j++) {
    for (let i = 0; i < g; i++) {
      const u = 0.085 + (0.83 * i) / (g - 1),
        v = 0.06 + (0.86 * j) / (g - 1);
      const [x, y] = at(u, v);
      spots.push({
        u,
        v,
        x: x + rng.jitter(7),
        y:
          y -
          44 +
          v * 24 -
          (1 - Math.max(Math.abs(u - 0.5), Math.abs(v - 0.5)) * 2) * 22 +
          rng.jitter(5),
        part: SOLE,
      });
    }
  }
  scatter(RECIPES[ctx.recipe]!, spots, rng);
  for (const {
    u,
    v,
    x,
    y,
    part: [kind, which, size],
  } of spots) {
    const nx = (u - 0.5) * 0.9,
      ny = 0.55 - (v - 0.5) * 0.5;
    out += bank.place(kind, rampOf(palette, which), {
      x,
      y,
      r: (67 + v * 14) * Math.min(1.06, Math.max(0.92, size)) * (1 + rng.jitter(0.05)),
      tilt: Math.hypot(nx, ny),
      dir: Math.atan2(ny, nx),
      heart: which === 0 && kind !== 'hydrangea' ? palette.heart : undefined,
    });
  }
  return out + band(sheet, palette, 180, 664, 600, 38, 0) + bow(sheet, palette, 480, 688, 1.02);
}
