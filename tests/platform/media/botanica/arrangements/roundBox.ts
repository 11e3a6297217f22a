import { TAU } from '../angles.ts';
import { greenery } from '../bouquet/greenery.ts';
import { kits } from '../foliage/kits.ts';
import { hatBox } from '../objects/boxes.ts';
import { label } from '../objects/label.ts';
import { band, bow } from '../objects/ribbon.ts';
import { toHex, tone } from '../paint/color.ts';
import { RAMPS } from '../paint/ramps.ts';
import { groundShadow } from '../scenes/shadow.ts';
import { ARRANGEMENTS, rampOf, SOLE, type Spot, scatter } from './arrangements.ts';
import { boxTop } from './boxTop.ts';
import type { Context } from './Context.ts';

const CX = 480;

/** Half width and depth of the box; the flowers stand as high as the box is wide. */
const BOXES = {
  posy: { rx: 214, depth: 236, topY: 520 },
  full: { rx: 250, depth: 300, topY: 488 },
  wide: { rx: 286, depth: 226, topY: 520 },
  tall: { rx: 196, depth: 396, topY: 432 },
};

/** Rings of blooms: how many, how far out, how high. */
const RINGS = [
  [1, 0, 1],
  [6, 0.4, 0.9],
  [12, 0.79, 0.55],
  [15, 1.02, 0.1],
] as const;

/** A round hat box of flowers, seen from a little above, or from the top. */
export function roundBox(ctx: Context): string {
  if (ctx.view === 'top') return boxTop(ctx, 'round');
  const { sheet, palette, bank, rng } = ctx;
  const k = ctx.fullness ** 0.5;
  const rx = BOXES[ctx.shape].rx * k;
  const depth = BOXES[ctx.shape].depth * k;
  const topY = 600 + (BOXES[ctx.shape].topY - 600) * k;
  const ry = rx * 0.39;
  const s = rx / 268;
  let out = groundShadow(sheet, CX, topY + depth + ry * 0.62, rx * 1.06, ry * 0.66);
  out += hatBox(sheet, palette, CX, topY, rx, ry, depth);
  if (ctx.foliage !== 'none')
    out += greenery(ctx, kits(ctx), CX, {
      cy: topY - 64 * s,
      rx: rx * 0.84,
      ry: 150 * s,
      n: 0,
      size: 0,
    });
  out += `<ellipse cx="${CX}" cy="${topY - 40 * s}" rx="${rx - 6}" ry="${ry + 34 * s}" fill="${toHex(tone(RAMPS[palette.flowers[0]], 0))}" fill-opacity=".85"/>`;
  for (const spot of rings(ctx, topY, rx, ry, s)) {
    const [kind, flowerIndex, size] = spot.part;
    // seen from above by about 35°, so "up" in the box already leans to the top of the picture
    const nx = spot.sx * 0.85;
    const ny = -spot.sy * 0.5 + 0.5;
    const r = (spot.r > 0.9 ? 67 : 72) * s * size * (1 + spot.sy * 0.06) * (1 + rng.jitter(0.05));
    out += bank.place(kind, rampOf(palette, flowerIndex), {
      x: spot.x,
      y: spot.y,
      r,
      tilt: Math.min(1.1, Math.hypot(nx, ny) * 0.95),
      dir: Math.atan2(ny, nx),
      heart: flowerIndex === 0 && kind !== 'hydrangea' ? palette.heart : undefined,
    });
  }
  return out + closure(ctx, topY + depth * 0.42, rx, s);
}

function rings(ctx: Context, topY: number, rx: number, ry: number, s: number) {
  const { rng } = ctx;
  const spots: (Spot & { r: number; sx: number; sy: number })[] = [];
  for (const [count, r, lift] of RINGS) {
    for (let i = 0; i < count; i++) {
      const a = (i * TAU) / count + ctx.phase + r * 2 + rng.jitter(0.06);
      const x = CX + Math.cos(a) * rx * r * 0.96;
      const y = topY - (18 + lift * 96) * s + Math.sin(a) * ry * r * 1.02;
      spots.push({ part: SOLE, x, y, r, sx: Math.cos(a) * r, sy: Math.sin(a) * r });
    }
  }
  scatter(ARRANGEMENTS[ctx.arrangement] ?? [SOLE], spots, rng);
  return spots.sort((p, q) => p.sy - q.sy || p.r - q.r);
}

function closure({ sheet, palette, closing }: Context, y: number, rx: number, s: number): string {
  if (closing === 'label') return label(CX, y + 96 * s, s * 0.92);
  const ribbon = band(sheet, palette, CX - rx, y, rx * 2, 38 * s, 4.6);
  if (closing === 'band') return ribbon + label(CX, y + 102 * s, s * 0.8);
  return ribbon + bow(sheet, palette, CX - 34 * s, y + 112 * s, 0.98 * s);
}
