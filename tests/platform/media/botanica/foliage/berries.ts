import { mixLab, toHex, tone } from '../paint/color.ts';
import { n1, n2 } from '../paint/path.ts';
import { RAMPS } from '../paint/ramps.ts';
import type { Sheet } from '../paint/Sheet.ts';
import type { Random } from '../random.ts';

/** Rosehips/berries on short branches. */
export function berries(
  sheet: Sheet,
  x: number,
  y: number,
  deg: number,
  length: number,
  rng: Random,
  colour = '#a33a34',
) {
  const a = (deg * Math.PI) / 180;
  let lines = '',
    out = '';
  const fill = sheet.radial([-3, -4], 13, [
    [0, '#fff', 1],
    [0.16, toHex(mixLab(tone(RAMPS.coral, 0.5), tone(RAMPS.coral, 0.9), 0.3))],
    [0.5, colour],
    [1, '#4a1216'],
  ]);
  for (let i = 0; i < 7; i++) {
    const b = a + rng.jitter(0.5),
      l = length * rng.range(0.5, 1),
      tx = x + Math.cos(b) * l,
      ty = y + Math.sin(b) * l;
    lines += `M${n1(x)} ${n1(y)}Q${n1(x + Math.cos(a) * l * 0.5)} ${n1(y + Math.sin(a) * l * 0.5)} ${n1(tx)} ${n1(ty)}`;
    out += `<circle r="10" fill="${fill}" transform="translate(${n1(tx)} ${n1(ty)}) scale(${n2((length * 0.05) / 10)})"/>`;
  }
  return `<path d="${lines}" fill="none" stroke="#6d5a3c" stroke-width="${n1(Math.max(0.8, length * 0.01))}"/>${out}`;
}
