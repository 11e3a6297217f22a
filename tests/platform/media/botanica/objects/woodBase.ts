import { mix, shift } from '../paint/color.ts';
import type { Tones } from '../paint/palettes.ts';
import { n1 } from '../paint/path.ts';
import type { Sheet } from '../paint/Sheet.ts';
import { P } from './paper.ts';

/** The turned base under a glass dome: two steps of wood, stone or lacquer. */
export function turnedBase(
  sheet: Sheet,
  [light, body, shade]: Tones,
  cx: number,
  y: number,
  rx: number,
  ry: number,
  h: number,
): string {
  const side = sheet.linear(
    [cx - rx, 0],
    [cx + rx, 0],
    [
      [0, mix(body, shade, 0.85)],
      [0.2, mix(light, body, 0.7)],
      [0.36, light],
      [0.62, body],
      [0.88, mix(body, shade, 0.9)],
      [1, shade],
    ],
  );
  const top = sheet.radial([cx - rx * 0.35, y - ry * 0.4], rx * 1.5, [
    [0, light],
    [0.5, mix(light, body, 0.7)],
    [1, mix(body, shade, 0.6)],
  ]);
  const ring = (k: number, yy: number, hh: number) =>
    `<path d="M${P(cx - rx * k, yy)}v${n1(hh)}a${P(rx * k, ry * k)} 0 0 0 ${P(rx * k * 2, 0)}v${n1(-hh)}z" fill="${side}"/>`;
  const disc = (k: number, yy: number, fill: string) =>
    `<ellipse cx="${n1(cx)}" cy="${n1(yy)}" rx="${n1(rx * k)}" ry="${n1(ry * k)}" fill="${fill}"/>`;
  let rings = '';
  for (let i = 1; i < 7; i++)
    rings += `<ellipse cx="${n1(cx + i * 2)}" cy="${n1(y)}" rx="${n1(rx * i * 0.145)}" ry="${n1(ry * i * 0.145)}"/>`;
  return (
    ring(1.06, y + h * 0.62, h * 0.38) +
    disc(1.06, y + h * 0.62, mix(body, shade, 0.3)) +
    ring(1, y, h * 0.6) +
    disc(1, y, top) +
    `<g fill="none" stroke="${shade}" stroke-opacity=".2" stroke-width="1.6">${rings}</g>` +
    `<path d="M${P(cx - rx, y)}a${P(rx, ry)} 0 0 0 ${P(rx * 2, 0)}" fill="none" stroke="${shift(light, 0.04)}" stroke-opacity=".6" stroke-width="2.2"/>`
  );
}
