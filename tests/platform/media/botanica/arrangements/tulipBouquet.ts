import { leafKit } from '../foliage/leaf.ts';
import { stem } from '../foliage/stem.ts';
import { paperBack, paperFront, skirt } from '../objects/paper.ts';
import { band, bow } from '../objects/ribbon.ts';
import { use } from '../paint/path.ts';
import { LEAF } from '../paint/ramps.ts';
import { groundShadow } from '../scenes/shadow.ts';
import type { Context } from './Context.ts';

/** Tulips need their own posture: upright heads on visible stems. */
export function tulipBouquet(ctx: Context) {
  const { sheet, palette, rng } = ctx;
  const cx = 480,
    tieY = 748;
  let out = groundShadow(sheet, cx + 10, 868, 150, 26);
  let stems = '';
  for (let i = 0; i < 11; i++) {
    const a = (i - 5) / 5;
    stems += stem(
      [cx + a * 22, tieY],
      [cx + a * 40, tieY + 50],
      [cx + a * 70 + rng.jitter(8), tieY + 124 + rng.jitter(10)],
      11,
      LEAF.fresh,
    );
  }
  out +=
    skirt(sheet, palette, cx, tieY, 98, stems) +
    paperBack(sheet, palette, cx, tieY, 300, 560, rng.fork('paper'));
  const heads: { x: number; y: number; a: number; row: number }[] = [];
  const rows = [
    [7, 196, 255],
    [6, 282, 235],
    [5, 366, 205],
    [4, 446, 160],
  ] as const;
  rows.forEach(([n, y, half], row) => {
    for (let i = 0; i < n; i++) {
      const a = n > 1 ? (i / (n - 1)) * 2 - 1 : 0;
      heads.push({ x: cx + a * half + rng.jitter(14), y: y + a * a * 66 + rng.jitter(14), a, row });
    }
  });
  const long = leafKit(sheet, LEAF.fresh, rng.fork('long'), { width: 92, veins: 0, n: 4 });
  heads.forEach((h, i) => {
    out += stem(
      [cx + h.a * 20, tieY],
      [cx + h.a * 120, h.y + 190],
      [h.x, h.y + 40],
      12,
      LEAF.fresh,
    );
    if (i % 2 === 0 && h.row < 3)
      out += use(rng.pick(long), cx + h.a * 96, h.y + 262, 0.33, -90 + h.a * 34 + rng.jitter(12));
    const ramp = palette.flowers[([0, 0, 1, 0, 2] as const)[i % 5]!];
    out += ctx.bank.place('tulip', ramp, {
      x: h.x,
      y: h.y,
      r: 74 + h.row * 4,
      tilt: 1.1,
      dir: Math.PI / 2 - h.a * 0.5,
      shadow: h.row ? 0.32 : 0,
      heart: palette.heart,
    });
  });
  for (let i = 0; i < 5; i++)
    out += use(rng.pick(long), cx + (i - 2) * 40, 660, 0.3, -90 + (i - 2) * 20 + rng.jitter(10));
  return (
    out +
    paperFront(sheet, palette, cx, tieY, 282, 520, rng.fork('front')) +
    band(sheet, palette, cx - 46, tieY - 16, 92, 34) +
    bow(sheet, palette, cx + 2, tieY + 2, 1.12)
  );
}
