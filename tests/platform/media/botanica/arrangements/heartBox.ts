import { OUTLINES } from '../box/outlines.ts';
import { mix } from '../paint/color.ts';
import { groundShadow } from '../scenes/shadow.ts';
import { boxTop } from './boxTop.ts';
import type { Context } from './Context.ts';

/** How much a circle on the table is foreshortened in a setting. */
const LYING = 0.56;
const DEPTH = 150;

/** A heart-shaped box, from above; on a table it lies down and shows its side. */
export function heartBox(ctx: Context): string {
  if (ctx.view !== 'setting') return boxTop(ctx, 'heart');
  const [, body, shade] = ctx.palette.box;
  const edge = OUTLINES.heart.path(340);
  let side = '';
  for (let d = DEPTH; d >= 0; d -= 6)
    side += `<path d="${edge}" transform="translate(0 ${d})" fill="${mix(body, shade, 0.25 + (0.6 * d) / DEPTH)}"/>`;
  const lid = `<g transform="translate(0 ${740 - 480 * LYING}) scale(1 ${LYING})">`;
  return `${groundShadow(ctx.sheet, 480, 870, 330, 90)}${lid}${side}${boxTop(ctx, 'heart')}</g>`;
}
