import { collar } from '../bouquet/collar.ts';
import { coneFront } from '../bouquet/cone.ts';
import { greenery } from '../bouquet/greenery.ts';
import { HEADS, type Head } from '../bouquet/shapes.ts';
import { crossedStems } from '../bouquet/stems.ts';
import { gypsophila } from '../foliage/gypsophila.ts';
import { type Kits, kits, leafBed } from '../foliage/kits.ts';
import { sprig } from '../foliage/sprig.ts';
import { paperBack, paperFront, skirt } from '../objects/paper.ts';
import { band, bow } from '../objects/ribbon.ts';
import { groundShadow } from '../scenes/shadow.ts';
import { fill } from './arrangements.ts';
import type { Context } from './Context.ts';
import { dome } from './dome.ts';

const CX = 480;

/** A hand-tied bouquet standing on its stems, in one of four wraps. */
export function bouquet(ctx: Context): string {
  const { sheet, palette, rng } = ctx;
  const head = enlargeHead(HEADS[ctx.shape], ctx.fullness);
  const tieY = ctx.wrap === 'paper' ? 748 : 716;
  const foot = ctx.wrap === 'paper' ? 872 : 946;
  const k = kits(ctx);
  let inner = '';
  if (ctx.wrap === 'paper') {
    inner += skirt(sheet, palette, CX, tieY, 98, crossedStems(ctx, CX, tieY, 874, 78));
    inner += paperBack(sheet, palette, CX, tieY, 392, 690, rng.fork('paper'));
  } else if (ctx.wrap !== 'cone') {
    inner += crossedStems(ctx, CX, tieY, foot, ctx.wrap === 'bare' ? 112 : 86, 17);
  }
  inner += greenery(ctx, k, CX, head) + neck(ctx, k, head, tieY) + blooms(ctx, k, head);
  if (ctx.wrap === 'paper')
    inner += paperFront(sheet, palette, CX, tieY, 300, 560, rng.fork('front'));
  if (ctx.wrap === 'collar')
    inner += collar(sheet, palette.paper, CX, tieY, Math.min(head.rx * 0.9, 196), 240);
  if (ctx.wrap === 'cone') {
    inner += coneFront(sheet, palette.paper, CX, 946, head.cy + head.ry * 0.62, head.rx * 1.02);
    inner += bow(sheet, palette, CX + 4, 742, 0.92);
  } else {
    inner +=
      band(sheet, palette, CX - 44, tieY - 16, 88, 34) + bow(sheet, palette, CX + 2, tieY + 2, 1.1);
  }
  const shadow = groundShadow(sheet, CX + 6, foot - 4, ctx.wrap === 'cone' ? 110 : 165, 24);
  return ctx.view === 'threeQuarter'
    ? `${shadow}<g transform="translate(24 18) rotate(-11 480 ${tieY})">${inner}</g>`
    : shadow + inner;
}

/** More flowers make a larger head, and not only a denser one. */
function enlargeHead(head: Head, fullness: number): Head {
  const k = fullness ** 0.35;
  return { ...head, rx: head.rx * k, ry: head.ry * k, cy: head.cy + head.ry * (1 - k) * 0.5 };
}

/** Leaves that close the head towards the tie, where no blooms are. */
function neck(ctx: Context, k: Kits, head: Head, tieY: number): string {
  const { rng } = ctx;
  let out = '';
  if (ctx.wrap === 'bare') {
    for (let i = 0; i < 13; i++) {
      const t = i / 6 - 1;
      out += sprig(
        k.leaves,
        k.ramp,
        'ruscus',
        CX + t * 14,
        tieY - 30,
        -90 + t * 64 + rng.jitter(6),
        230,
        rng,
      );
    }
  }
  return out + leafBed(ctx, k, CX, head.cy + 24, head.rx * 1.05, head.ry * 1.06);
}

function blooms(ctx: Context, k: Kits, head: Head): string {
  const { sheet, rng, palette } = ctx;
  let out = '';
  const n = Math.round(fill(ctx.arrangement, head.n) * ctx.fullness);
  const shape = {
    cx: CX,
    cy: head.cy + 24,
    rx: head.rx,
    ry: head.ry,
    n,
    size: head.size,
    arrangement: ctx.arrangement,
  };
  dome(ctx, shape).forEach((spot, i) => {
    out += spot.draw;
    const deg = (-Math.atan2(Math.sin(spot.a), Math.cos(spot.a)) * 180) / Math.PI;
    const x = spot.x + Math.cos(spot.a) * 32;
    const y = spot.y - Math.sin(spot.a) * 32;
    const between = spot.z > 0.02 && spot.z < 0.82 && spot.y < head.cy + 70;
    if (between && i % 3 === 0)
      out += sprig(k.leaves, k.ramp, 'ruscus', x, y, deg + rng.jitter(40), 84, rng);
    if (between && i % 4 === 1 && ctx.foliage !== 'fern')
      out += gypsophila(sheet, x, y, deg + rng.jitter(30), 80, rng, palette.filler);
  });
  return out;
}
