import { P } from '../objects/paper.ts';
import { mix, shift } from '../paint/color.ts';
import type { Tones } from '../paint/palettes.ts';
import type { Sheet } from '../paint/Sheet.ts';

/** A low collar of pale paper: two leaves that cross just above the tie. */
export function collar(
  sheet: Sheet,
  [light, body, shade]: Tones,
  cx: number,
  tieY: number,
  spread: number,
  height: number,
): string {
  const top = tieY - height;
  const left = `M${P(cx + 26, tieY + 6)}C${P(cx - 60, tieY - height * 0.3)} ${P(cx - spread * 0.8, top + height * 0.25)} ${P(cx - spread, top)}C${P(cx - spread * 0.5, top + 34)} ${P(cx - 20, top + height * 0.3)} ${P(cx + 86, tieY - height * 0.26)}L${P(cx + 34, tieY + 6)}z`;
  const right = `M${P(cx - 26, tieY + 6)}C${P(cx + 60, tieY - height * 0.3)} ${P(cx + spread * 0.8, top + height * 0.22)} ${P(cx + spread, top - 14)}C${P(cx + spread * 0.5, top + 26)} ${P(cx + 10, top + height * 0.34)} ${P(cx - 92, tieY - height * 0.22)}L${P(cx - 34, tieY + 6)}z`;
  const lit = sheet.linear(
    [cx - spread, top],
    [cx + 60, tieY],
    [
      [0, light],
      [0.5, mix(light, body, 0.5)],
      [1, mix(body, shade, 0.5)],
    ],
  );
  const turned = sheet.linear(
    [cx - 90, tieY - height * 0.2],
    [cx + spread, top],
    [
      [0, shift(light, 0.01)],
      [0.4, mix(light, body, 0.4)],
      [0.75, body],
      [1, mix(body, shade, 0.4)],
    ],
  );
  const crease = (side: number, out: number, up: number) =>
    `<path d="M${P(cx + side * 6, tieY)}Q${P(cx + side * spread * out * 0.42, tieY - height * up * 0.5)} ${P(cx + side * spread * out, tieY - height * up)}" fill="none" stroke="${shade}" stroke-opacity=".28" stroke-width="2.4"/>`;
  return (
    `<path d="${left}" fill="${lit}"/>${crease(-1, 0.5, 0.52)}${crease(-1, 0.28, 0.34)}` +
    `<path d="${right}" transform="translate(-9 8)" fill="${shade}" fill-opacity=".22"/>` +
    `<path d="${right}" fill="${turned}"/>${crease(1, 0.56, 0.56)}${crease(1, 0.3, 0.4)}`
  );
}
