import type { Context } from '../arrangements/Context.ts';
import { stem } from '../foliage/stem.ts';
import { LEAF } from '../paint/ramps.ts';

/** Stems that cross at the tie, as a hand-tied bunch spirals, and spread to `foot` below it. */
export function crossedStems(
  ctx: Context,
  cx: number,
  tieY: number,
  foot: number,
  spread: number,
  count = 15,
): string {
  const { rng } = ctx;
  let out = '';
  for (let i = 0; i < count; i++) {
    const a = (((i * 7) % count) / (count - 1)) * 2 - 1;
    const end = foot - Math.abs(a) * 26 + rng.jitter(14);
    const ramp = i % 3 === 0 ? LEAF.deep : LEAF.fresh;
    out += stem(
      [cx - a * 60, tieY - 120],
      [cx - a * 4, tieY + 6],
      [cx + a * spread + rng.jitter(9), end],
      8.5 + rng.jitter(1.6),
      ramp,
    );
  }
  return out;
}
