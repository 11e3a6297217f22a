import { BLOOMS } from '../flowers/blooms.ts';
import { kits } from '../foliage/kits.ts';
import { stem } from '../foliage/stem.ts';
import { use } from '../paint/path.ts';
import { LEAF, RAMPS } from '../paint/ramps.ts';
import { fallenPetal } from '../scenes/fallenPetal.ts';
import { groundShadow } from '../scenes/shadow.ts';
import type { Context } from './Context.ts';

/** A rose that has hung its head and let some petals go: the error view. */
export function fallen(ctx: Context): string {
  const { sheet, palette, rng } = ctx;
  const k = kits(ctx);
  let out = groundShadow(sheet, 500, 850, 260, 22);
  out += stem([430, 846], [330, 420], [590, 330], 17, LEAF.fresh);
  for (const [x, y, side, s] of [
    [404, 640, -1, 0.32],
    [400, 566, 1, 0.28],
    [410, 486, -1, 0.22],
  ] as const)
    for (const d of [-38, 0, 38])
      out += use(
        rng.pick(k.dark),
        x + side * (d === 0 ? 44 : 30),
        y + (d === 0 ? 14 : 20),
        s * (d === 0 ? 1 : 0.78),
        side > 0 ? 24 + d : 156 + d,
      );
  const view = { tilt: 0.8, dir: -Math.PI / 3.4 };
  const bloom = BLOOMS.rose(
    sheet,
    { ramp: RAMPS[palette.flowers[0]], heart: RAMPS[palette.heart], detail: 2, open: 0.9, view },
    rng.fork('bloom'),
  );
  for (let i = 0; i < 5; i++) out += use(k.dark[i]!, 590, 336, 0.12, -60 + i * 44);
  out += `<g transform="translate(640 392) scale(.5)">${bloom}</g>`;
  for (const [x, y, s] of [
    [560, 842, 1.7],
    [664, 858, 1.5],
    [742, 838, 1.8],
    [300, 852, 1.4],
    [824, 856, 1.2],
  ] as const)
    out += fallenPetal(ctx, x, y, s, rng.jitter(90));
  return out;
}
