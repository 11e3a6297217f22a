import { TAU } from '../angles.ts';
import { foliageMass } from '../foliage/foliageMass.ts';
import { leafKit } from '../foliage/leaf.ts';
import { plantedBed } from '../gate/bed.ts';
import { type Climb, FRAMES } from '../gate/frames.ts';
import { trough } from '../gate/trough.ts';
import { LEAF } from '../paint/ramps.ts';
import { TRIMS } from '../paint/trims.ts';
import { groundShadow } from '../scenes/shadow.ts';
import { rampOf } from './arrangements.ts';
import type { Context } from './Context.ts';

const SOIL = 772;

/** The secret garden: roses climbing a frame that stands in a planted trough. */
export function gate(ctx: Context): string {
  const climb = FRAMES[ctx.frame]();
  return (
    groundShadow(ctx.sheet, 482, SOIL + 178, 300, 24) +
    timber(climb) +
    climbers(ctx, climb) +
    trough(ctx.sheet, ctx.base, 480, SOIL) +
    plantedBed(ctx, 186, 774, SOIL)
  );
}

function timber({ path, bars }: Climb): string {
  const [light, body, shade] = TRIMS.leaf!;
  const line = (d: string, width: number, colour: string, dx = 0) =>
    `<path d="${d}" transform="translate(${dx} 0)" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return (
    line(bars, 5, shade) +
    line(bars, 2.5, body, -1) +
    line(path, 13, shade) +
    line(path, 9, body, -1.5) +
    line(path, 2.5, light, -4)
  );
}

/** Leaves first, then roses, thicker towards the top. */
function climbers(ctx: Context, climb: Climb): string {
  const { sheet, rng, bank, palette } = ctx;
  const fresh = leafKit(sheet, LEAF.fresh, rng.fork('climbFresh'), { width: 230, veins: 2, n: 5 });
  const dark = leafKit(sheet, LEAF.deep, rng.fork('climbDark'), { width: 240, veins: 2, n: 5 });
  let out = '';
  const leaves = 54;
  for (let i = 0; i < leaves; i++) {
    const t = i / (leaves - 1);
    const [x, y] = climb.at(t);
    const thick = 30 + 16 * Math.sin(t * Math.PI);
    out += foliageMass(
      ctx,
      i % 2 ? fresh : dark,
      x + rng.jitter(9),
      y + rng.jitter(9),
      thick,
      thick,
      8,
      0.066,
    );
  }
  const count = Math.round(64 * ctx.fullness);
  const roses = Array.from({ length: count }, (_, i) => {
    const t = (i + rng.next()) / count;
    const [x, y] = climb.at(t);
    const reach = 22 + 16 * Math.sin(t * Math.PI);
    return {
      x: x + rng.jitter(reach),
      y: y + rng.jitter(reach),
      r: rng.range(17, 34) + 5 * Math.sin(t * Math.PI),
    };
  }).sort((p, q) => p.r - q.r);
  for (const spot of roses) {
    const flowerIndex = rng.pick([0, 0, 0, 1, 2]);
    out += bank.place(ctx.climber, rampOf(palette, flowerIndex), {
      ...spot,
      tilt: rng.range(0.1, 0.8),
      dir: rng.range(0, TAU),
      shadow: 0.6,
      heart: flowerIndex === 0 ? palette.heart : undefined,
    });
  }
  return out;
}
