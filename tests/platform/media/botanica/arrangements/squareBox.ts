import { boxWalls } from '../objects/boxes.ts';
import { label } from '../objects/label.ts';
import { band, bow } from '../objects/ribbon.ts';
import type { Pt } from '../paint/path.ts';
import { groundShadow } from '../scenes/shadow.ts';
import { ARRANGEMENTS, rampOf, SOLE, type Spot, scatter } from './arrangements.ts';
import { boxTop } from './boxTop.ts';
import type { Context } from './Context.ts';

/** The opening: back left, back right, front right, front left. */
const OPENING: [Pt, Pt, Pt, Pt] = [
  [236, 454],
  [724, 454],
  [782, 570],
  [178, 570],
];
const DEPTHS = { posy: 236, full: 280, wide: 196, tall: 340 };

/** A square box of flowers, seen from the front and a little above, or from the top. */
export function squareBox(ctx: Context): string {
  if (ctx.view === 'top') return boxTop(ctx, 'square');
  const { sheet, palette, rng, bank } = ctx;
  const depth = DEPTHS[ctx.shape];
  const foot = OPENING[2][1] + depth;
  let out = groundShadow(sheet, 484, foot - 2, 300, 26) + boxWalls(sheet, palette, OPENING, depth);
  for (const { u, v, x, y, part } of rows(ctx)) {
    const [kind, flowerIndex, size] = part;
    const nx = (u - 0.5) * 0.9;
    const ny = 0.55 - (v - 0.5) * 0.5;
    const r = (66 + v * 14) * Math.min(1.06, Math.max(0.88, size)) * (1 + rng.jitter(0.07));
    out += bank.place(kind, rampOf(palette, flowerIndex), {
      x,
      y,
      r,
      tilt: Math.hypot(nx, ny),
      dir: Math.atan2(ny, nx),
      heart: flowerIndex === 0 && kind !== 'hydrangea' ? palette.heart : undefined,
    });
  }
  if (ctx.closing === 'label')
    return out + label(480, OPENING[2][1] + depth * 0.56, Math.min(1, depth / 200));
  const y = OPENING[2][1] + depth * 0.44;
  return (
    out +
    band(sheet, palette, 180, y, 600, 36, 0) +
    bow(sheet, palette, 480, y + 22, Math.min(1.02, depth / 230))
  );
}

/** Rows set like bricks, so that nobody sees a grid. */
function rows(ctx: Context): (Spot & { u: number; v: number })[] {
  const { rng } = ctx;
  const spots: (Spot & { u: number; v: number })[] = [];
  const columns = Math.round(5 * ctx.fullness);
  for (let j = 0; j < 5; j++) {
    const count = columns + (j % 2);
    for (let i = 0; i < count; i++) {
      const u = 0.085 + (0.83 * i) / (count - 1);
      const v = 0.06 + (0.86 * j) / 4;
      const [x, y] = inside(u, v);
      const rise = (1 - Math.max(Math.abs(u - 0.5), Math.abs(v - 0.5)) * 2) * 30;
      spots.push({
        u,
        v,
        x: x + rng.jitter(9),
        y: y - 44 + v * 42 - rise + rng.jitter(7),
        part: SOLE,
      });
    }
  }
  scatter(ARRANGEMENTS[ctx.arrangement] ?? [SOLE], spots, rng);
  return spots;
}

function inside(u: number, v: number): Pt {
  const [a, b, c, d] = OPENING;
  const back: Pt = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u];
  const front: Pt = [d[0] + (c[0] - d[0]) * u, d[1] + (c[1] - d[1]) * u];
  return [back[0] + (front[0] - back[0]) * v, back[1] + (front[1] - back[1]) * v];
}
