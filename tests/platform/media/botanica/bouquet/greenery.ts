import type { Context } from '../arrangements/Context.ts';
import { berries } from '../foliage/berries.ts';
import { gypsophila } from '../foliage/gypsophila.ts';
import type { Kits } from '../foliage/kits.ts';
import { lavender } from '../foliage/lavender.ts';
import { sprig } from '../foliage/sprig.ts';
import { LEAF, RAMPS } from '../paint/ramps.ts';
import type { Foliage } from '../Recipe.ts';
import type { Head } from './shapes.ts';

type Sprig = 'eucalyptus' | 'ruscus' | 'fern' | 'gypsophila' | 'lavender' | 'berries' | 'olive';

/** The sprigs that stand round the head, in turn, and how far they reach. */
const MIXES: Record<Foliage, { kinds: Sprig[]; reach: number; count: number }> = {
  eucalyptus: { kinds: ['eucalyptus', 'ruscus', 'eucalyptus', 'gypsophila'], reach: 1, count: 19 },
  fern: { kinds: ['fern', 'fern', 'ruscus'], reach: 1.18, count: 17 },
  olive: { kinds: ['olive', 'olive', 'eucalyptus'], reach: 1.12, count: 18 },
  lavender: { kinds: ['lavender', 'lavender', 'eucalyptus', 'lavender'], reach: 1.15, count: 25 },
  airy: { kinds: ['gypsophila', 'gypsophila', 'ruscus'], reach: 1, count: 21 },
  none: { kinds: [], reach: 1, count: 0 },
  berries: { kinds: ['ruscus', 'berries', 'fern'], reach: 1.05, count: 19 },
};

/** Sprigs that fan out behind the blooms, over the top and to both sides. */
export function greenery(ctx: Context, k: Kits, cx: number, head: Head): string {
  const { rng } = ctx;
  const { kinds, reach, count } = MIXES[ctx.foliage];
  let out = '';
  for (let i = 0; i < count; i++) {
    const deg = -205 + (i * 230) / (count - 1) + rng.jitter(6);
    const a = (deg * Math.PI) / 180;
    const x = cx + Math.cos(a) * head.rx * 0.62;
    const y = head.cy + 20 + Math.sin(a) * head.ry * 0.62;
    const away = Math.hypot(Math.cos(a) * head.rx, Math.sin(a) * head.ry);
    const low = Math.sin(a) > 0 ? 0.86 : 1;
    const length = (away * 0.38 + 112) * reach * low * rng.range(0.88, 1.1);
    out += sprigOf(ctx, k, kinds[i % kinds.length]!, x, y, deg, length);
  }
  return out;
}

function sprigOf(
  ctx: Context,
  k: Kits,
  kind: Sprig,
  x: number,
  y: number,
  deg: number,
  length: number,
) {
  const { sheet, rng, palette } = ctx;
  switch (kind) {
    case 'gypsophila':
      return gypsophila(sheet, x, y, deg, length, rng, palette.filler);
    case 'lavender':
      return lavender(x, y, deg, length * 1.1, rng, RAMPS.lilac, LEAF.fresh);
    case 'berries':
      return berries(sheet, x, y, deg, length, rng);
    case 'eucalyptus':
      return sprig(k.round, LEAF.eucalyptus, 'eucalyptus', x, y, deg, length, rng);
    case 'fern':
      return sprig(k.fern, LEAF.fresh, 'fern', x, y, deg, length * 1.12, rng);
    case 'olive':
      return sprig(k.leaves, LEAF.olive, 'olive', x, y, deg, length, rng);
    case 'ruscus':
      return sprig(k.leaves, k.ramp, 'ruscus', x, y, deg, length * 0.95, rng);
  }
}
