import { GOLDEN } from '../angles.ts';
import type { Context } from '../arrangements/Context.ts';
import { type Ramp, toHex, tone } from '../paint/color.ts';
import { use } from '../paint/path.ts';
import { LEAF } from '../paint/ramps.ts';
import { leafKit } from './leaf.ts';

/** Reusable leaves, by shape. */
export interface Kits {
  ramp: Ramp;
  leaves: string[];
  round: string[];
  dark: string[];
  fern: string[];
}

export function kits(ctx: Context) {
  const { sheet, palette, rng } = ctx;
  const ramp = LEAF[palette.leaf];
  return {
    ramp,
    leaves: leafKit(sheet, ramp, rng.fork('leaves'), { width: 150 }),
    round: leafKit(sheet, LEAF.eucalyptus, rng.fork('round'), { width: 300, veins: 3, blunt: 1 }),
    dark: leafKit(sheet, LEAF.deep, rng.fork('dark'), { width: 170 }),
    fern: leafKit(sheet, palette.leaf === 'eucalyptus' ? LEAF.fresh : ramp, rng.fork('fern'), {
      width: 95,
      veins: 0,
      n: 3,
    }),
  };
}

/** A bed of leaves under the blooms, so that gaps show foliage. */
export function leafBed(ctx: Context, k: Kits, cx: number, cy: number, rx: number, ry: number) {
  const { sheet, rng } = ctx;
  let out = `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${sheet.radial(
    [cx, cy],
    Math.max(rx, ry),
    [
      [0, toHex(tone(LEAF.deep, 0.2)), 1],
      [0.75, toHex(tone(LEAF.deep, 0.24)), 0.85],
      [1, toHex(tone(k.ramp, 0.2)), 0],
    ],
  )}"/>`;
  for (let i = 0; i < 84; i++) {
    const t = Math.sqrt((84 - i) / 84) * 0.94,
      a = i * GOLDEN;
    out += use(
      rng.pick(i % 2 ? k.dark : k.leaves),
      cx + Math.cos(a) * rx * t * 0.8,
      cy + Math.sin(a) * ry * t * 0.8,
      rng.range(0.11, 0.15),
      (a * 180) / Math.PI + rng.jitter(50),
    );
  }
  return out;
}
