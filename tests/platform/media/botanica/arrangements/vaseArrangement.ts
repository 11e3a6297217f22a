import { greenery } from '../bouquet/greenery.ts';
import { kits, leafBed } from '../foliage/kits.ts';
import { sprig } from '../foliage/sprig.ts';
import { VESSELS } from '../objects/vessels.ts';
import type { Vessel } from '../Recipe.ts';
import { groundShadow } from '../scenes/shadow.ts';
import { fill } from './arrangements.ts';
import type { Context } from './Context.ts';
import { dome } from './dome.ts';

const CX = 480;

/** How wide and high the flowers stand over each vessel, and how far above its mouth. */
const HEADS: Record<Vessel, { rx: number; ry: number; above: number; blooms: number }> = {
  urn: { rx: 244, ry: 206, above: 198, blooms: 18 },
  jug: { rx: 226, ry: 200, above: 186, blooms: 16 },
  glass: { rx: 232, ry: 196, above: 176, blooms: 16 },
  bowl: { rx: 256, ry: 170, above: 120, blooms: 20 },
  basket: { rx: 250, ry: 164, above: 112, blooms: 19 },
};

/** Cut flowers in a vessel; its glaze is the recipe's box. */
export function vaseArrangement(ctx: Context): string {
  const { sheet, rng } = ctx;
  const k = kits(ctx);
  const { back, front, foot, mouth } = VESSELS[ctx.vessel](sheet, ctx.glaze);
  const head = HEADS[ctx.vessel];
  const cy = mouth - head.above;
  let out = groundShadow(sheet, CX + 6, 876, foot, foot * 0.2) + back;
  const under = ctx.vessel === 'glass' ? front : '';
  out += under + greenery(ctx, k, CX, { cy, rx: head.rx, ry: head.ry, n: 0, size: 0 });
  if (!under) out += front;
  out += leafBed(ctx, k, CX, cy + 10, head.rx * 0.98, head.ry);
  dome(ctx, {
    cx: CX,
    cy,
    rx: head.rx,
    ry: head.ry,
    n: Math.round(fill(ctx.arrangement, head.blooms) * ctx.fullness),
    size: 90,
    flat: 1.02,
    arrangement: ctx.arrangement,
  }).forEach((s, i) => {
    out += s.draw;
    const deg = (-Math.atan2(Math.sin(s.a), Math.cos(s.a)) * 180) / Math.PI;
    const [x, y] = [s.x + Math.cos(s.a) * 34, s.y - Math.sin(s.a) * 34];
    if (i % 3 === 0) out += sprig(k.leaves, k.ramp, 'ruscus', x, y, deg + rng.jitter(40), 90, rng);
  });
  return out;
}
