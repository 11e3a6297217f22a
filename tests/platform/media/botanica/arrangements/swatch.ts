import { petal } from '../flowers/petal.ts';
import { toHex, tone } from '../paint/color.ts';
import { RAMPS } from '../paint/ramps.ts';
import type { Context } from './Context.ts';

/** A flower colour as petals laid side by side: for swatches that a plain colour does not tell. */
export function swatch(ctx: Context): string {
  const { sheet, palette, rng } = ctx;
  const ramp = RAMPS[palette.flowers[0]];
  let out = `<rect width="960" height="960" fill="${toHex(tone(ramp, 0.5))}"/>`;
  const petals = [0, 1, 2, 3, 4].map((i) =>
    sheet.symbol(petal(sheet, { ramp }, rng.fork(`petal${i}`))),
  );
  for (let j = 0; j < 5; j++)
    for (let i = 0; i < 5; i++)
      out += `<use href="#${rng.pick(petals)}" transform="translate(${i * 240 + (j % 2) * 120 - 60} ${j * 230}) rotate(${Math.round(rng.range(0, 360))}) scale(.62)"/>`;
  return out;
}
