import { n1, n2 } from '../paint/path.ts';
import type { Sheet } from '../paint/Sheet.ts';

/** The one soft ellipse under whatever stands at (x, y): light from the upper left, so a little right. */
export function groundShadow(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour = '#33403a',
  strength = 1,
) {
  const a = rx * 1.3;
  return `<ellipse rx="${n1(a)}" ry="${n1(a)}" transform="translate(${n1(x + rx * 0.12)} ${n1(y + ry * 0.1)}) scale(1 ${n2((ry * 1.1) / a)})" fill="${sheet.radial(
    [0, 0],
    a,
    [
      [0, colour, 0.46 * strength],
      [0.45, colour, 0.3 * strength],
      [0.75, colour, 0.1 * strength],
      [1, colour, 0],
    ],
  )}"/>`;
}
