import { P } from '../objects/paper.ts';
import { mix, shift } from '../paint/color.ts';
import type { Tones } from '../paint/palettes.ts';
import type { Sheet } from '../paint/Sheet.ts';

/** A pointed cone of stiff paper, folded once across the front: the market bunch. */
export function coneFront(
  sheet: Sheet,
  [light, body, shade]: Tones,
  cx: number,
  foot: number,
  rim: number,
  half: number,
): string {
  const h = foot - rim;
  const front = `M${P(cx - half, rim + 20)}Q${P(cx - half * 0.3, rim + 96)} ${P(cx + half * 0.4, rim + 60)}T${P(cx + half, rim - 4)}L${P(cx + 26, foot)}Q${P(cx, foot + 10)} ${P(cx - 22, foot - 4)}z`;
  const flap = `M${P(cx + half, rim - 4)}C${P(cx + half * 0.4, rim + h * 0.2)} ${P(cx + half * 0.02, rim + h * 0.34)} ${P(cx - half * 0.34, rim + h * 0.56)}L${P(cx + 2, foot + 4)}L${P(cx + 26, foot)}z`;
  const fill = sheet.linear(
    [cx - half, rim],
    [cx + half, rim + h * 0.2],
    [
      [0, mix(body, shade, 0.12)],
      [0.22, light],
      [0.6, mix(light, body, 0.7)],
      [1, mix(body, shade, 0.5)],
    ],
  );
  const flapFill = sheet.linear(
    [cx - half * 0.3, rim + h * 0.5],
    [cx + half, rim + h * 0.3],
    [
      [0, shift(light, 0.015)],
      [0.3, mix(light, body, 0.6)],
      [1, mix(body, shade, 0.55)],
    ],
  );
  return (
    `<path d="${front}" fill="${fill}"/><path d="${front}" fill="${sheet.linear(
      [0, rim],
      [0, foot],
      [
        [0, shade, 0],
        [0.7, shade, 0.08],
        [1, shade, 0.4],
      ],
    )}"/>` +
    `<path d="${flap}" transform="translate(-10 8)" fill="${shade}" fill-opacity=".25"/><path d="${flap}" fill="${flapFill}"/>`
  );
}
