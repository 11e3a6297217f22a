import { fallenOnBase } from '../dome/fallenOnBase.ts';
import { moss } from '../dome/moss.ts';
import { type StemmedFlower, stemmedFlower } from '../dome/stems.ts';
import { BLOOMS, type Species } from '../flowers/blooms.ts';
import { type Kits, kits, leafBed } from '../foliage/kits.ts';
import { cloche } from '../objects/cloche.ts';
import { turnedBase } from '../objects/woodBase.ts';
import { groundShadow } from '../scenes/shadow.ts';
import { ARRANGEMENTS, fill } from './arrangements.ts';
import type { Context } from './Context.ts';
import { dome } from './dome.ts';

const CX = 480;

/** The glass: half width, top; the rest follows. */
const GLASS = {
  posy: { rx: 262, top: 236 },
  full: { rx: 244, top: 150 },
  wide: { rx: 288, top: 196 },
  tall: { rx: 214, top: 40 },
};

/**
 * Flowers under a glass dome: one on its stem for a species, three for `three`, a cushion of
 * blooms for an arrangement.
 */
export function glassDome(ctx: Context): string {
  const { sheet } = ctx;
  // no two blown glasses are quite alike
  const blown = ctx.rng.fork('glass');
  const rx = GLASS[ctx.shape].rx * blown.range(0.9, 1.06);
  const top = GLASS[ctx.shape].top + blown.range(-30, 40);
  const base = 800;
  const glass = cloche(sheet, CX, base, rx, rx * 0.2, top);
  return (
    groundShadow(sheet, CX, base + 100, rx * 1.16, 40) +
    turnedBase(sheet, ctx.base, CX, base + 4, rx * 1.16, rx * 0.25, 72) +
    glass.back +
    groundShadow(sheet, CX + 6, base + 2, rx * 0.5, 18, '#2d241a', 0.9) +
    inside(ctx, base, top, rx) +
    glass.front
  );
}

function inside(ctx: Context, base: number, top: number, rx: number): string {
  const k = kits(ctx);
  const cushion = ctx.species !== undefined && ctx.species in ARRANGEMENTS;
  if (cushion) return moss(ctx, CX, base - 6, rx * 0.66) + blooms(ctx, k, base, top, rx);
  const kind = speciesOf(ctx.species);
  const flowers = stemmedFlowers(ctx.species === 'three' ? 'three' : kind, base, base - top, rx);
  return (
    moss(ctx, CX, base - 8, rx * 0.53) +
    flowers.map((flower) => stemmedFlower(ctx, k, flower, base - 16)).join('') +
    fallenOnBase(ctx, CX, base, rx / 226)
  );
}

/** One flower; a lily brings its bud, `three` are roses of three heights. */
function stemmedFlowers(
  kind: Species | 'three',
  base: number,
  height: number,
  rx: number,
): StemmedFlower[] {
  const size = Math.min(1.12, rx / 222);
  if (kind === 'three')
    return [
      {
        kind: 'rose',
        flowerIndex: 1,
        tip: [CX + 104, base - height * 0.44],
        foot: CX + 20,
        size: 0.66,
      },
      {
        kind: 'rose',
        flowerIndex: 2,
        tip: [CX - 108, base - height * 0.37],
        foot: CX - 22,
        size: 0.62,
      },
      {
        kind: 'rose',
        flowerIndex: 0,
        tip: [CX - 4, base - height * 0.61],
        foot: CX - 2,
        size: 0.84,
      },
    ];
  if (kind === 'lily')
    return [
      {
        kind: 'tulip',
        flowerIndex: 0,
        tip: [CX + 92, base - height * 0.36],
        foot: CX + 12,
        size: 0.5,
      },
      { kind, flowerIndex: 0, tip: [CX - 18, base - height * 0.64], foot: CX - 8, size },
    ];
  return [{ kind, flowerIndex: 0, tip: [CX + 4, base - height * 0.55], foot: CX - 4, size }];
}

function blooms(ctx: Context, k: Kits, base: number, top: number, rx: number): string {
  const ry = Math.min(rx * 0.72, (base - top) * 0.36);
  const cy = base - ry * 0.98;
  const n = Math.round(fill(ctx.arrangement, 15) * ctx.fullness);
  const head = {
    cx: CX,
    cy,
    rx: rx * 0.58,
    ry: ry * 0.8,
    n,
    size: rx * 0.27,
    arrangement: ctx.arrangement,
  };
  return (
    leafBed(ctx, k, CX, cy + 6, rx * 0.74, ry * 0.94) +
    dome(ctx, head)
      .map((spot) => spot.draw)
      .join('')
  );
}

const speciesOf = (name: string | undefined): Species =>
  name && name in BLOOMS ? (name as Species) : 'rose';
