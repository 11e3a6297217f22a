import { mix } from '../paint/color.ts';
import type { Tones } from '../paint/palettes.ts';
import { n1 } from '../paint/path.ts';
import type { Sheet } from '../paint/Sheet.ts';
import { P } from './paper.ts';

/** Ceramic vase. */
export function vase(
  sheet: Sheet,
  cx: number,
  topY: number,
  w: number,
  h: number,
  colours: Tones = ['#fdfaf4', '#eadfce', '#b5a188'],
) {
  const [light, body, shade] = colours;
  const d = `M${P(cx - w * 0.36, topY)}C${P(cx - w * 0.34, topY + h * 0.16)} ${P(cx - w * 0.62, topY + h * 0.34)} ${P(cx - w * 0.58, topY + h * 0.62)}C${P(cx - w * 0.54, topY + h * 0.86)} ${P(cx - w * 0.34, topY + h * 0.96)} ${P(cx - w * 0.28, topY + h)}Q${P(cx, topY + h * 1.05)} ${P(cx + w * 0.28, topY + h)}C${P(cx + w * 0.34, topY + h * 0.96)} ${P(cx + w * 0.54, topY + h * 0.86)} ${P(cx + w * 0.58, topY + h * 0.62)}C${P(cx + w * 0.62, topY + h * 0.34)} ${P(cx + w * 0.34, topY + h * 0.16)} ${P(cx + w * 0.36, topY)}z`;
  return (
    `<path d="${d}" fill="${sheet.linear(
      [cx - w * 0.6, 0],
      [cx + w * 0.6, 0],
      [
        [0, mix(body, shade, 0.25)],
        [0.26, light],
        [0.55, body],
        [0.86, mix(body, shade, 0.8)],
        [1, mix(body, shade, 0.55)],
      ],
    )}"/>` +
    `<path d="${d}" fill="${sheet.linear(
      [0, topY],
      [0, topY + h],
      [
        [0, shade, 0.6],
        [0.16, shade, 0.05],
        [0.7, shade, 0],
        [1, shade, 0.45],
      ],
    )}"/>` +
    `<ellipse cx="${n1(cx - w * 0.3)}" cy="${n1(topY + h * 0.48)}" rx="${n1(w * 0.05)}" ry="${n1(h * 0.17)}" fill="#fff" fill-opacity=".55" transform="rotate(6 ${n1(cx - w * 0.3)} ${n1(topY + h * 0.48)})" filter="${sheet.blur(4)}"/>`
  );
}
