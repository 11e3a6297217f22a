import { mix, shift } from '../paint/color.ts';
import type { Palette } from '../paint/palettes.ts';
import { n1, type Pt } from '../paint/path.ts';
import type { Sheet } from '../paint/Sheet.ts';
import { P } from './paper.ts';

/** Cylinder box in three-quarter view; flowers are drawn after it. */
export function hatBox(
  sheet: Sheet,
  palette: Palette,
  cx: number,
  topY: number,
  rx: number,
  ry: number,
  depth: number,
) {
  const [light, body, shade] = palette.box;
  const wall = sheet.linear(
    [cx - rx, 0],
    [cx + rx, 0],
    [
      [0, mix(body, shade, 0.3)],
      [0.14, mix(light, body, 0.4)],
      [0.32, light],
      [0.6, body],
      [0.86, mix(body, shade, 0.75)],
      [1, mix(body, shade, 0.6)],
    ],
  );
  const d = `M${P(cx - rx, topY)}v${n1(depth)}a${P(rx * 0.985, ry * 0.95)} 0 0 0 ${P(rx * 2, 0)}v${n1(-depth)}z`;
  const rim = rx * 1.012;
  let out = `<path d="${d}" fill="${wall}"/><path d="${d}" fill="${sheet.linear(
    [0, topY + ry * 0.6],
    [0, topY + depth + ry],
    [
      [0, shade, 0.55],
      [0.22, shade, 0.1],
      [0.7, shade, 0],
      [1, shade, 0.5],
    ],
  )}"/>`;
  out += `<ellipse cx="${n1(cx)}" cy="${n1(topY)}" rx="${n1(rim)}" ry="${n1(ry * 1.012)}" fill="${shift(light, 0.01)}"/><ellipse cx="${n1(cx)}" cy="${n1(topY + 2)}" rx="${n1(rim - 7)}" ry="${n1(ry - 4)}" fill="${sheet.linear(
    [cx - rx, topY],
    [cx + rx, topY],
    [
      [0, mix(shade, '#2a1a14', 0.45)],
      [1, mix(shade, '#2a1a14', 0.15)],
    ],
  )}"/>`;
  return out;
}

/** Square box seen from the front and a little above. */
export function boxWalls(sheet: Sheet, palette: Palette, q: [Pt, Pt, Pt, Pt], depth: number) {
  const [light, body, shade] = palette.box;
  const [, , c, d] = q;
  const pg = (pts: Pt[]) => `M${pts.map((p) => P(p[0], p[1])).join('L')}z`;
  const face = pg([d, c, [c[0] - 7, c[1] + depth], [d[0] + 7, d[1] + depth]]);
  return (
    `<path d="${face}" fill="${sheet.linear(d, c, [
      [0, light],
      [0.4, mix(light, body, 0.5)],
      [1, mix(body, shade, 0.45)],
    ])}"/>` +
    `<path d="${face}" fill="${sheet.linear(
      [0, d[1]],
      [0, d[1] + depth],
      [
        [0, shade, 0.55],
        [0.2, shade, 0.08],
        [0.7, shade, 0],
        [1, shade, 0.42],
      ],
    )}"/>` +
    `<path d="${pg(q)}" fill="${mix(shade, '#2a1a14', 0.45)}"/><path d="${pg(q)}" fill="none" stroke="${mix(light, body, 0.3)}" stroke-width="9" stroke-linejoin="round"/>` +
    `<path d="M${P(d[0], d[1] + 4)}L${P(c[0], c[1] + 4)}" stroke="${shift(light, 0.02)}" stroke-width="3"/>`
  );
}
