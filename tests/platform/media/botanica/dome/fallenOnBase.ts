import type { Context } from '../arrangements/Context.ts';
import { toHex, tone } from '../paint/color.ts';
import { n1 } from '../paint/path.ts';
import { RAMPS } from '../paint/ramps.ts';

const PLACES = [
  [-150, 2],
  [-104, 22],
  [122, 18],
  [160, -6],
  [72, 30],
  [-168, -10],
  [20, 32],
] as const;

/** Seven petals that have fallen on the base. */
export function fallenOnBase(
  { sheet, palette, rng }: Context,
  cx: number,
  y: number,
  spread: number,
): string {
  const ramp = RAMPS[palette.flowers[0]];
  return PLACES.map(([dx, dy]) => {
    const x = cx + dx * spread;
    const fill = sheet.linear(
      [-20, -10],
      [20, 8],
      [
        [0, toHex(tone(ramp, 0.92))],
        [0.5, toHex(tone(ramp, 0.55))],
        [1, toHex(tone(ramp, 0.2))],
      ],
    );
    return (
      `<ellipse cx="${n1(x + 4)}" cy="${y + dy + 6}" rx="22" ry="7" fill="#3d2314" fill-opacity=".32"/>` +
      `<path d="M-20 2C-16 -10 8 -14 20 -4C16 8 -8 12 -20 2z" transform="translate(${n1(x)} ${y + dy}) rotate(${n1(rng.jitter(40))}) scale(1.15)" fill="${fill}"/>`
    );
  }).join('');
}
