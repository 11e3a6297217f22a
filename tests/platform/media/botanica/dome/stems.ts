import { rampOf } from '../arrangements/arrangements.ts';
import type { Context } from '../arrangements/Context.ts';
import { BLOOMS, type Species } from '../flowers/blooms.ts';
import type { Kits } from '../foliage/kits.ts';
import { stem } from '../foliage/stem.ts';
import { toHex, tone } from '../paint/color.ts';
import { n1, type Pt, use } from '../paint/path.ts';
import { LEAF, RAMPS } from '../paint/ramps.ts';

/** One flower of the dome: its kind, its tone's index, its tip, the size of its bloom against 1. */
export interface StemmedFlower {
  kind: Species;
  flowerIndex: number;
  tip: Pt;
  foot: number;
  size: number;
}

/** How far the bloom looks up, and how large it is drawn. */
const POSTURE: Partial<Record<Species, { tilt: number; scale: number; lift: number }>> = {
  tulip: { tilt: 1.15, scale: 0.4, lift: 46 },
  bud: { tilt: 1.15, scale: 0.4, lift: 46 },
  hydrangea: { tilt: 0.3, scale: 0.44, lift: 70 },
  anemone: { tilt: 0.5, scale: 0.48, lift: 34 },
  cosmos: { tilt: 0.5, scale: 0.44, lift: 30 },
  daisy: { tilt: 0.5, scale: 0.42, lift: 30 },
  lily: { tilt: 0.6, scale: 0.46, lift: 30 },
};

/** A stem with its leaves and a bloom in full detail. */
export function stemmedFlower(ctx: Context, k: Kits, flower: StemmedFlower, soil: number): string {
  const { sheet, palette, rng } = ctx;
  const { kind, flowerIndex, tip, foot, size } = flower;
  const { tilt, scale, lift } = POSTURE[kind] ?? { tilt: 0.62, scale: 0.44, lift: 58 };
  const bow = (foot - tip[0]) * 0.4 - 30 * size;
  let out = stem([foot, soil], [foot + bow, (soil + tip[1]) / 2 + 40], tip, 13 * size, LEAF.deep);
  out += leaves(ctx, k, flower, soil, bow);
  for (let i = 0; i < 5; i++)
    out += use(k.dark[i]!, tip[0] - 4, tip[1] + 26, 0.11 * size, 28 + i * 31);
  const heart = kind === 'hydrangea' ? undefined : RAMPS[palette.heart];
  const bloom = BLOOMS[kind](
    sheet,
    {
      ramp: RAMPS[rampOf(palette, flowerIndex)],
      heart,
      detail: 2,
      open: 0.75,
      view: { tilt, dir: Math.PI / 2 - 0.16 },
    },
    rng.fork(`bloom${tip[0]}`),
  );
  return `${out}<g transform="translate(${n1(tip[0])} ${n1(tip[1] - lift * size)}) scale(${n1(scale * size * 100)}e-2)">${bloom}</g>`;
}

function leaves(
  { rng }: Context,
  k: Kits,
  { tip, foot, size }: StemmedFlower,
  soil: number,
  bow: number,
) {
  const twig = toHex(tone(LEAF.deep, 0.3));
  const pairs = size > 0.8 ? LEAVES : LEAVES.slice(1, 4);
  return pairs
    .map(([t, side, s]) => {
      const y = soil + (tip[1] - soil) * t;
      const x = foot + (tip[0] - foot) * t + bow * 2 * t * (1 - t);
      const leaf = [-34, 4, 40].map((d) => {
        const middle = d === 4;
        const reach = (middle ? 34 : 24) * size;
        return use(
          rng.pick(k.dark),
          x + side * reach,
          y - (middle ? 16 : 11) * size,
          s * size * (middle ? 1 : 0.78),
          side > 0 ? -22 + d * 0.9 : 202 + d * 0.9,
        );
      });
      return `<path d="M${n1(x)} ${n1(y)}q${n1(side * 16 * size)} -8 ${n1(side * 34 * size)} -16" stroke="${twig}" stroke-width="4" fill="none"/>${leaf.join('')}`;
    })
    .join('');
}

/** Share of the height, side, size. */
const LEAVES = [
  [0.22, -1, 0.155],
  [0.36, 1, 0.19],
  [0.52, -1, 0.2],
  [0.68, 1, 0.165],
  [0.8, -1, 0.12],
] as const;
