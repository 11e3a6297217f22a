import { rampOf } from '../arrangements/arrangements.ts';
import type { Context } from '../arrangements/Context.ts';
import type { Species } from '../flowers/blooms.ts';
import { foliageMass } from '../foliage/foliageMass.ts';
import { lavender } from '../foliage/lavender.ts';
import { leafKit } from '../foliage/leaf.ts';
import { stem } from '../foliage/stem.ts';
import { use } from '../paint/path.ts';
import { LEAF, RAMPS } from '../paint/ramps.ts';

/** The tall flowers of the bed, by the recipe's species: sizes in units of the 960 square. */
const TALL_FLOWERS: Record<
  string,
  { kind: Species; stemHeight: number; bloomRadius: number; flowerIndexes: number[] }
> = {
  tulips: { kind: 'tulip', stemHeight: 176, bloomRadius: 50, flowerIndexes: [0, 0, 1, 2] },
  meadow: { kind: 'daisy', stemHeight: 132, bloomRadius: 38, flowerIndexes: [3, 3, 1] },
  anemones: { kind: 'anemone', stemHeight: 150, bloomRadius: 50, flowerIndexes: [1, 0, 2] },
  cosmos: { kind: 'cosmos', stemHeight: 190, bloomRadius: 46, flowerIndexes: [0, 1, 2] },
};

/** The planted bed between (left, soil) and (right, soil): tall flowers behind, low blooms in front. */
export function plantedBed(ctx: Context, left: number, right: number, soil: number): string {
  const { sheet, rng } = ctx;
  const dark = leafKit(sheet, LEAF.deep, rng.fork('bedDark'), { width: 230, veins: 0, n: 5 });
  const fresh = leafKit(sheet, LEAF.fresh, rng.fork('bedFresh'), { width: 210, veins: 0, n: 5 });
  const span = right - left;
  let out = '';
  for (let i = 0; i < 13; i++) {
    const x = left + 26 + ((span - 52) * i) / 12;
    out += foliageMass(ctx, dark, x, soil - 34, 42, 46, 14, 0.085);
  }
  out += tallFlowers(ctx, left + 40, right - 40, soil);
  for (let i = 0; i < 15; i++) {
    const x = left + 16 + ((span - 32) * i) / 14;
    out += foliageMass(ctx, i % 2 ? fresh : dark, x, soil - 14 + rng.jitter(8), 34, 30, 13, 0.07);
  }
  return out + lowBlooms(ctx, left, right, soil);
}

function tallFlowers(ctx: Context, left: number, right: number, soil: number): string {
  const { sheet, rng, bank, palette } = ctx;
  const plan = TALL_FLOWERS[ctx.species ?? ''];
  if (!plan) return lavenderSpikes(ctx, left, right, soil);
  const long = leafKit(sheet, LEAF.fresh, rng.fork('long'), { width: 92, veins: 0, n: 4 });
  const heads = Array.from({ length: 16 }, (_, i) => ({
    x: left + ((right - left) * (i + 0.5)) / 16 + rng.jitter(12),
    stemHeight: plan.stemHeight * rng.range(0.5, 1.25),
    i,
  })).sort((p, q) => q.stemHeight - p.stemHeight);
  return heads
    .map(({ x, stemHeight, i }) => {
      const y = soil - 40 - stemHeight;
      const leaning = rng.jitter(16);
      const leaves = use(
        rng.pick(long),
        x,
        soil - 20,
        (stemHeight / 800) * 0.8,
        -90 + rng.jitter(26),
      );
      const ramp = rampOf(palette, plan.flowerIndexes[i % plan.flowerIndexes.length]!);
      const at = {
        x: x + leaning,
        y,
        r: plan.bloomRadius * rng.range(0.9, 1.1),
        tilt: plan.kind === 'tulip' ? 1.1 : 0.5,
        dir: Math.PI / 2 - leaning * 0.02,
        shadow: 0.25,
        heart: plan.kind === 'tulip' ? palette.heart : undefined,
      };
      return (
        stem(
          [x, soil - 10],
          [x - leaning * 0.4, soil - stemHeight * 0.5],
          [x + leaning, y + 20],
          6,
          LEAF.fresh,
        ) +
        leaves +
        bank.place(plan.kind, ramp, at)
      );
    })
    .join('');
}

/** Spikes of lavender, for a bed without tall flowers. */
function lavenderSpikes(ctx: Context, left: number, right: number, soil: number): string {
  const { rng } = ctx;
  let out = '';
  for (let i = 0; i < 30; i++) {
    const x = left + ((right - left) * (i + 0.5)) / 30 + rng.jitter(10);
    out += lavender(
      x,
      soil - 10,
      -90 + rng.jitter(13),
      rng.range(150, 215),
      rng,
      RAMPS.lilac,
      LEAF.fresh,
    );
  }
  return out;
}

/** Low blooms that spill a little over the rim. */
function lowBlooms(ctx: Context, left: number, right: number, soil: number): string {
  const { rng, bank, palette } = ctx;
  const kinds: [Species, number][] = [
    ['rose', 0],
    ['ranunculus', 1],
    ['daisy', 3],
    ['rose', 1],
    ['ranunculus', 2],
  ];
  const count = 17;
  let out = '';
  for (let i = 0; i < count; i++) {
    const [kind, flowerIndex] = kinds[(i * 3 + 1) % kinds.length]!;
    const x = left + 8 + ((right - left - 16) * i) / (count - 1);
    const y = soil - 14 + (i % 2 ? 14 : -8) + rng.jitter(7);
    out += bank.place(kind, rampOf(palette, flowerIndex), {
      x,
      y,
      r: 30 * rng.range(0.88, 1.16) * (kind === 'daisy' ? 0.8 : 1),
      tilt: 0.5,
      dir: Math.PI / 2 + rng.jitter(0.5),
      shadow: 0.6,
    });
  }
  return out;
}
