import { P } from '../objects/paper.ts';
import { mix, shift } from '../paint/color.ts';
import type { Tones } from '../paint/palettes.ts';
import type { Sheet } from '../paint/Sheet.ts';

/** A long planter, a little narrower at its foot. */
export function trough(sheet: Sheet, [light, body, shade]: Tones, cx: number, top: number): string {
  const half = 292;
  const depth = 176;
  const face = `M${P(cx - half, top)}L${P(cx + half, top)}L${P(cx + half - 34, top + depth)}Q${P(cx + half - 37, top + depth + 6)} ${P(cx + half - 46, top + depth + 6)}L${P(cx - half + 46, top + depth + 6)}Q${P(cx - half + 37, top + depth + 6)} ${P(cx - half + 34, top + depth)}z`;
  const side = sheet.linear(
    [cx - half, 0],
    [cx + half, 0],
    [
      [0, mix(light, body, 0.3)],
      [0.3, mix(light, body, 0.55)],
      [0.7, body],
      [1, mix(body, shade, 0.6)],
    ],
  );
  const fall = sheet.linear(
    [0, top],
    [0, top + depth],
    [
      [0, shade, 0.55],
      [0.24, shade, 0.1],
      [0.75, shade, 0],
      [1, shade, 0.4],
    ],
  );
  let boards = '';
  for (let i = 1; i < 4; i++) {
    const y = top + 34 + i * 38;
    const inset = (34 * (y - top)) / depth;
    boards += `M${P(cx - half + inset, y)}H${P(cx + half - inset)}`;
  }
  return (
    `<path d="${face}" fill="${side}"/><path d="${face}" fill="${fall}"/>` +
    `<path d="${boards}" stroke="${shade}" stroke-opacity=".3" stroke-width="3"/>` +
    `<path d="${boards}" transform="translate(0 2.5)" stroke="${light}" stroke-opacity=".35" stroke-width="1.6"/>` +
    `<rect x="${cx - half - 12}" y="${top - 12}" width="${half * 2 + 24}" height="36" rx="5" fill="${side}"/>` +
    `<rect x="${cx - half - 12}" y="${top - 12}" width="${half * 2 + 24}" height="4" rx="2" fill="${shift(light, 0.03)}" fill-opacity=".7"/>`
  );
}
