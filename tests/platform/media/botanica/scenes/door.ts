import { mix, shift } from '../paint/color.ts';
import type { Tones } from '../paint/palettes.ts';
import { n1 } from '../paint/path.ts';
import type { Sheet } from '../paint/Sheet.ts';
import type { Recipe } from '../Recipe.ts';
import { random } from '../random.ts';
import { windowLight } from './window.ts';

/** Paints that suit a wreath, by the name of the trim they match: light, body, shade. */
const PAINTS: Record<string, Tones> = {
  leaf: ['#4d6f5c', '#2f5140', '#1c3327'],
  navy: ['#7d93a3', '#566f82', '#36495a'],
  ivory: ['#e9e2d3', '#d6ccb8', '#a99d86'],
};

/** A panelled front door in its frame, with a brass knob: where a wreath hangs. The recipe's box paints it. */
export function door(sheet: Sheet, ground: string, { box, seed }: Recipe): void {
  const { width: w, height: h } = sheet;
  const [light, body, shade] =
    PAINTS[box ?? ''] ?? random(seed).fork('door').pick(Object.values(PAINTS));
  const [x, y, wide] = [w * 0.09, h * 0.045, w * 0.82];
  const panel = (px: number, py: number, pw: number, ph: number) =>
    `<rect x="${n1(px)}" y="${n1(py)}" width="${n1(pw)}" height="${n1(ph)}" fill="${shade}" fill-opacity=".55"/>` +
    `<rect x="${n1(px + 4)}" y="${n1(py + 5)}" width="${n1(pw - 5)}" height="${n1(ph - 6)}" fill="${sheet.linear(
      [px, py],
      [px + pw, py + ph],
      [
        [0, mix(body, shade, 0.18)],
        [1, mix(light, body, 0.55)],
      ],
    )}"/>` +
    `<path d="M${n1(px + pw)} ${n1(py)}v${n1(ph)}h${n1(-pw)}" fill="none" stroke="${light}" stroke-opacity=".7" stroke-width="3"/>`;
  const half = wide * 0.36;
  sheet.add(
    `<rect width="${w}" height="${h}" fill="${shift(ground, 0.01)}"/><rect x="${n1(x - 34)}" y="${n1(y - 34)}" width="${n1(wide + 68)}" height="${h}" fill="#fbf9f4"/><rect x="${n1(x - 34)}" y="${n1(y - 34)}" width="${n1(wide + 68)}" height="${h}" fill="none" stroke="#cfc6b6" stroke-width="3"/>` +
      `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(wide)}" height="${h}" fill="${sheet.linear(
        [x, 0],
        [x + wide, h],
        [
          [0, light],
          [0.45, body],
          [1, mix(body, shade, 0.6)],
        ],
      )}"/>` +
      panel(x + wide * 0.09, h * 0.12, half, h * 0.5) +
      panel(x + wide * 0.55, h * 0.12, half, h * 0.5) +
      panel(x + wide * 0.09, h * 0.7, half, h * 0.36) +
      panel(x + wide * 0.55, h * 0.7, half, h * 0.36) +
      `<circle cx="${n1(x + wide * 0.95)}" cy="${n1(h * 0.665)}" r="24" fill="#1d2419" fill-opacity=".3" filter="${sheet.blur(6)}"/><circle cx="${n1(x + wide * 0.945)}" cy="${n1(h * 0.655)}" r="20" fill="${sheet.radial(
        [x + wide * 0.94, h * 0.648],
        22,
        [
          [0, '#fff3cf'],
          [0.4, '#d9b25f'],
          [1, '#8a6528'],
        ],
      )}"/>`,
  );
  windowLight(sheet, w * 0.4, h * 0.4, h * 0.6, 0.14);
}
