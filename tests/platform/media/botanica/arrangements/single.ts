import { BLOOMS, type Species } from '../flowers/blooms.ts';
import { kits } from '../foliage/kits.ts';
import { leafKit } from '../foliage/leaf.ts';
import { stem } from '../foliage/stem.ts';
import { use } from '../paint/path.ts';
import { LEAF } from '../paint/ramps.ts';
import { rampOf } from './arrangements.ts';
import type { Context } from './Context.ts';

/** One bloom, close, on its stem: botanical plate. */
export function single(ctx: Context) {
  const { sheet, palette, rng } = ctx;
  const k = kits(ctx);
  let out = '';
  const kind = speciesOf(ctx.species);
  out += stem([500, 930], [450, 760], [478, 480], 17, LEAF.fresh);
  if (kind === 'tulip') {
    const long = leafKit(sheet, LEAF.fresh, rng.fork('long'), { width: 96, veins: 0, n: 3 });
    out += use(long[0]!, 488, 900, 0.58, -118) + use(long[1]!, 496, 905, 0.5, -62);
  } else
    for (const [y, side, s] of [
      [760, 1, 0.3],
      [690, -1, 0.34],
      [612, 1, 0.24],
    ] as const)
      for (const d of [-38, 0, 38])
        out += use(
          rng.pick(k.dark),
          474 + side * (d === 0 ? 54 : 38),
          y - (d === 0 ? 22 : 14),
          s * (d === 0 ? 1 : 0.78),
          side > 0 ? -24 + d : 204 + d,
        );
  return (
    out +
    ctx.bank.place(kind, rampOf(palette, kind === 'daisy' ? 3 : 0), {
      x: 480,
      y: 400,
      r: 280,
      tilt: kind === 'tulip' ? 1.1 : 0.55,
      dir: Math.PI / 2,
      heart: kind === 'hydrangea' ? undefined : palette.heart,
      shadow: 0,
    })
  );
}

const speciesOf = (name: string | undefined): Species =>
  name && name in BLOOMS ? (name as Species) : 'rose';
