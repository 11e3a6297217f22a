import { TAU } from '../angles.ts';
import { foliageMass } from '../foliage/foliageMass.ts';
import { gypsophila } from '../foliage/gypsophila.ts';
import { kits } from '../foliage/kits.ts';
import { sprig } from '../foliage/sprig.ts';
import { bow } from '../objects/ribbon.ts';
import { n1, type Pt } from '../paint/path.ts';
import { LEAF } from '../paint/ramps.ts';
import { ARRANGEMENTS, rampOf, SOLE, type Spot, scatter } from './arrangements.ts';
import type { Context } from './Context.ts';

const C = 480;
const R = 282;

const pointOnRing = (a: number, r = R): Pt => [C + Math.cos(a) * r, C + Math.sin(a) * r];

/**
 * A ring of leaves and blooms that hangs on a door: `full` is flowers all round, any other shape
 * is a crescent of flowers on a ring of green. The ribbon hangs below.
 */
export function wreath(ctx: Context): string {
  const { sheet, rng } = ctx;
  const cast = `<circle cx="${C + 14}" cy="${C + 20}" r="${R}" fill="none" stroke="#33403a" stroke-opacity=".26" stroke-width="120" filter="${sheet.blur(18)}"/>`;
  return (
    cast +
    leafRing(ctx) +
    blooms(ctx) +
    bow(sheet, ctx.palette, C, C + R + 46, 1.15 + rng.jitter(0.06))
  );
}

function leafRing(ctx: Context): string {
  const { sheet, rng, palette } = ctx;
  const k = kits(ctx);
  let out = `<circle cx="${C}" cy="${C}" r="${R}" fill="none" stroke="#6b5138" stroke-width="26"/>`;
  for (let i = 0; i < 46; i++) {
    const a = (i / 46) * TAU;
    const [x, y] = pointOnRing(a, R + rng.jitter(26));
    const deg = (a * 180) / Math.PI + 90 + rng.jitter(56);
    const length = rng.range(96, 150);
    if (i % 5 === 4) out += gypsophila(sheet, x, y, deg, length, rng, palette.filler);
    else if (ctx.foliage === 'eucalyptus' || ctx.foliage === 'airy')
      out += sprig(k.round, LEAF.eucalyptus, 'eucalyptus', x, y, deg, length, rng);
    else if (ctx.foliage === 'fern') out += sprig(k.fern, k.ramp, 'fern', x, y, deg, length, rng);
    else out += sprig(k.leaves, k.ramp, 'olive', x, y, deg, length, rng);
  }
  for (let i = 0; i < 40; i++) {
    const [x, y] = pointOnRing((i / 40) * TAU);
    out += foliageMass(ctx, i % 2 ? k.dark : k.leaves, x, y, 40, 40, 6, 0.09);
  }
  return out;
}

function blooms(ctx: Context): string {
  const { rng, bank, palette } = ctx;
  const isFull = ctx.shape === 'full';
  const [from, span] = isFull ? [ctx.phase, TAU] : [Math.PI * 0.12, Math.PI * 1.02];
  const count = Math.round((isFull ? 44 : 30) * ctx.fullness);
  const spots = Array.from({ length: count }, (_, i): Spot & { rim: number } => {
    const t = (i + 0.5) / count;
    const rim = isFull ? 1 : Math.sin(t * Math.PI) ** 0.6;
    const [x, y] = pointOnRing(from + t * span, R + rng.jitter(40 * rim));
    return { x, y, rim, part: SOLE };
  });
  scatter(ARRANGEMENTS[ctx.arrangement] ?? [SOLE], spots, rng);
  return spots
    .map((spot) => ({
      ...spot,
      r: 56 * spot.part[2] * (0.55 + 0.45 * spot.rim) * (1 + rng.jitter(0.1)),
    }))
    .sort((p, q) => p.r - q.r)
    .map(({ x, y, r, part: [kind, flowerIndex] }) =>
      bank.place(kind, rampOf(palette, flowerIndex), {
        x: Number(n1(x)),
        y: Number(n1(y)),
        r,
        tilt: rng.range(0.1, 0.5),
        dir: Math.atan2(C - y, x - C),
        shadow: 0.7,
        heart: flowerIndex === 0 && kind !== 'hydrangea' ? palette.heart : undefined,
      }),
    )
    .join('');
}
