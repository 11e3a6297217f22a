import type { Context } from '../arrangements/Context.ts';
import { petal } from '../flowers/petal.ts';
import { n1, n2, use } from '../paint/path.ts';
import { RAMPS } from '../paint/ramps.ts';

/** A petal lying on the table. */
export function fallenPetal(ctx: Context, x: number, y: number, s: number, deg: number) {
  ctx.loose ??= [0, 1, 2, 3].map((i) =>
    ctx.sheet.symbol(
      petal(ctx.sheet, { ramp: RAMPS[ctx.palette.flowers[0]] }, ctx.rng.fork(`loose${i}`)),
    ),
  );
  const shadow = ctx.sheet.radial([0, 0], 30, [
    [0, '#4d2f22', 0.42],
    [0.55, '#4d2f22', 0.2],
    [1, '#4d2f22', 0],
  ]);
  return `<circle r="30" transform="translate(${n1(x + 5 * s)} ${n1(y + 9 * s)}) scale(${n2(s)} ${n2(s * 0.42)})" fill="${shadow}"/>${use(ctx.rng.pick(ctx.loose), x, y, s * 0.068, deg * 0.3)}`;
}
