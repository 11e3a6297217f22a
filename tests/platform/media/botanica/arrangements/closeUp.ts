import { GOLDEN } from '../angles.ts';
import { Bank } from '../flowers/Bank.ts';
import { gypsophila } from '../foliage/gypsophila.ts';
import { kits } from '../foliage/kits.ts';
import { sprig } from '../foliage/sprig.ts';
import { toHex, tone } from '../paint/color.ts';
import { use } from '../paint/path.ts';
import { LEAF } from '../paint/ramps.ts';
import { ARRANGEMENTS, rampOf, SOLE, type Spot, scatter } from './arrangements.ts';
import type { Context } from './Context.ts';

/** Middle and spread of the blooms: more than the picture shows, so that no edge of the bunch is seen. */
const C = 480;
const SPREAD = 560;
const SIZE = 176;

/** The flowers of an arrangement from a hand's breadth away, drawn in full detail. */
export function closeUp(ctx: Context): string {
  const { sheet, rng, palette } = ctx;
  const k = kits(ctx);
  const near = new Bank(sheet, rng.fork('near'), { detail: 2, sectors: 4, levels: 1, fronts: 2 });
  let out = `<rect width="960" height="960" fill="${toHex(tone(LEAF.deep, 0.16))}"/>`;
  for (let i = 0; i < 90; i++) {
    const a = i * GOLDEN;
    const d = Math.sqrt(i / 90) * SPREAD * 1.2;
    const kit = i % 3 ? k.dark : k.leaves;
    out += use(
      rng.pick(kit),
      C + Math.cos(a) * d,
      C + Math.sin(a) * d,
      rng.range(0.2, 0.28),
      rng.range(0, 360),
    );
  }
  for (const { x, y, a, r, part } of spots(ctx)) {
    const [kind, flowerIndex, size] = part;
    out += near.place(kind, rampOf(palette, flowerIndex), {
      x,
      y,
      r: SIZE * size * (1 + rng.jitter(0.06)),
      tilt: Math.min(0.9, 0.16 + r * 0.62),
      dir: a,
      shadow: 1,
      heart: flowerIndex === 0 && kind !== 'hydrangea' ? palette.heart : undefined,
    });
    const deg = (-a * 180) / Math.PI;
    if (r > 0.5 && rng.next() < 0.4)
      out += sprig(
        k.leaves,
        k.ramp,
        'ruscus',
        x + 60 * Math.cos(a),
        y - 60 * Math.sin(a),
        deg,
        190,
        rng,
      );
    else if (r > 0.4 && ctx.foliage !== 'none' && rng.next() < 0.3)
      out += gypsophila(sheet, x, y, deg, 200, rng, palette.filler);
  }
  return out;
}

/** Golden-angle spots round a middle a little above the centre, far ones first. */
function spots(ctx: Context): (Spot & { a: number; r: number })[] {
  const count = Math.round(17 / sizeOf(ctx.arrangement) ** 2);
  const list = Array.from({ length: count }, (_, i) => {
    const r = Math.sqrt((i + 0.3) / count);
    const a = i * GOLDEN + ctx.phase;
    return {
      a,
      r,
      x: C - 20 + Math.cos(a) * r * SPREAD,
      y: C - 10 - Math.sin(a) * r * SPREAD,
      part: SOLE,
    };
  });
  scatter(ARRANGEMENTS[ctx.arrangement] ?? [SOLE], list, ctx.rng);
  return list.reverse();
}

function sizeOf(arrangement: string): number {
  const parts = ARRANGEMENTS[arrangement] ?? [SOLE];
  const shares = parts.reduce((sum, part) => sum + part[3], 0);
  return Math.sqrt(parts.reduce((sum, part) => sum + part[2] ** 2 * part[3], 0) / shares);
}
