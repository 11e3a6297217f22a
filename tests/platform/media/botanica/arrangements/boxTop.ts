import { GOLDEN } from '../angles.ts';
import { type BoxShape, OUTLINES } from '../box/outlines.ts';
import { kits } from '../foliage/kits.ts';
import { mix } from '../paint/color.ts';
import { type Pt, use } from '../paint/path.ts';
import { ARRANGEMENTS, rampOf, SOLE, type Spot, scatter } from './arrangements.ts';
import type { Context } from './Context.ts';

const C = 480;
const RADIUS = 330;
const SIZE: Record<BoxShape, number> = { round: 76, square: 84, heart: 57 };

/** A box seen from straight above: a rim, leaves in the gaps, blooms set like honeycomb. */
export function boxTop(ctx: Context, shape: BoxShape): string {
  const { palette, rng, bank } = ctx;
  const size = SIZE[shape] / Math.sqrt(ctx.fullness);
  let out = rim(ctx, shape) + leaves(ctx, shape);
  const spots = honeycomb(ctx, shape, size);
  scatter(ARRANGEMENTS[ctx.arrangement] ?? [SOLE], spots, rng);
  for (const s of spots) {
    const [kind, flowerIndex, k] = s.part;
    const dx = (s.x - C) / RADIUS;
    const dy = (s.y - C) / RADIUS;
    const r = size * Math.min(1.08, Math.max(0.86, k)) * (1 + rng.jitter(0.05));
    out += bank.place(kind, rampOf(palette, flowerIndex), {
      x: s.x,
      y: s.y,
      r,
      tilt: Math.hypot(dx, dy) * 0.5,
      dir: Math.atan2(-dy, dx),
      heart: flowerIndex === 0 && kind !== 'hydrangea' ? palette.heart : undefined,
    });
  }
  return out;
}

function rim({ sheet, palette }: Context, shape: BoxShape): string {
  const [light, body, shade] = palette.box;
  const { path } = OUTLINES[shape];
  const edge = sheet.linear(
    [C - RADIUS, C - RADIUS],
    [C + RADIUS, C + RADIUS],
    [
      [0, light],
      [0.5, body],
      [1, mix(body, shade, 0.7)],
    ],
  );
  const cast = (dx: number, r: number, blur: number, opacity: number) =>
    `<path d="${path(RADIUS + r)}" transform="translate(${dx} ${dx * 1.3})" fill="#33403a" fill-opacity="${opacity}" filter="${sheet.blur(blur)}"/>`;
  const layer = (r: number, fill: string) =>
    `<path d="${path(RADIUS + r)}" fill="${fill}" stroke-linejoin="round"/>`;
  return (
    cast(26, 4, 24, 0.3) +
    cast(8, 6, 8, 0.3) +
    layer(14, edge) +
    layer(2, mix(body, shade, 0.6)) +
    layer(-3, mix(shade, '#1d2419', 0.6))
  );
}

function leaves(ctx: Context, shape: BoxShape): string {
  const { rng } = ctx;
  const k = kits(ctx);
  let out = '';
  for (let i = 0; i < 130; i++) {
    const a = i * GOLDEN;
    const d = Math.sqrt((i + 0.5) / 130) * RADIUS * 1.1;
    const p: Pt = [C + Math.cos(a) * d, C + Math.sin(a) * d];
    if (!OUTLINES[shape].holds(p, RADIUS * 0.74)) continue;
    out += use(
      rng.pick(i % 3 ? k.dark : k.leaves),
      p[0],
      p[1],
      rng.range(0.08, 0.12),
      rng.range(0, 360),
    );
  }
  return out;
}

function honeycomb(ctx: Context, shape: BoxShape, size: number): Spot[] {
  const { rng } = ctx;
  const step = size * 1.34;
  const rows = Math.ceil(RADIUS / (step * 0.87));
  const spots: Spot[] = [];
  for (let j = -rows; j <= rows; j++) {
    for (let i = -rows - 1; i <= rows + 1; i++) {
      const x = C + (i + (j % 2) / 2) * step + rng.jitter(9);
      const y = C + j * step * 0.87 + rng.jitter(9);
      if (OUTLINES[shape].holds([x, y], RADIUS - size * 0.46)) spots.push({ x, y, part: SOLE });
    }
  }
  return spots.sort((p, q) => Math.hypot(q.x - C, q.y - C) - Math.hypot(p.x - C, p.y - C));
}
