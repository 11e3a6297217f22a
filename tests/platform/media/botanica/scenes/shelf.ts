import { mix } from '../paint/color.ts';
import { n1 } from '../paint/path.ts';
import type { Sheet } from '../paint/Sheet.ts';

/** Spines, as wide and high as books are: colour, width, height. */
const BOOKS: readonly [string, number, number][] = [
  ['#8d6b4f', 26, 150],
  ['#e9e0cf', 34, 168],
  ['#5d7263', 22, 140],
  ['#c9b79c', 30, 158],
  ['#7d4a52', 20, 146],
  ['#dfe3dc', 36, 162],
  ['#4f5f6b', 24, 152],
];

/** A shelf of a few books and a pressed flower in a frame, a little out of focus. */
export function shelf(sheet: Sheet, ground: string): void {
  const { width: w, height: h } = sheet;
  const board = h * 0.34;
  const soft = sheet.blur(h * 0.0022);
  const wood = mix('#d9c4a8', ground, 0.35);
  let books = '';
  let x = w * 0.06;
  for (const [colour, wide, high] of BOOKS) {
    books += `<rect x="${n1(x)}" y="${n1(board - high)}" width="${wide - 2}" height="${high}" rx="2" fill="${mix(colour, ground, 0.22)}"/><rect x="${n1(x + 3)}" y="${n1(board - high * 0.84)}" width="${wide - 8}" height="3" fill="#fff" fill-opacity=".4"/>`;
    x += wide;
  }
  sheet.add(
    `<g filter="${soft}"><rect x="0" y="${n1(board + 18)}" width="${n1(w * 0.47)}" height="26" fill="#33403a" fill-opacity=".12" filter="${sheet.blur(12)}"/>${books}<rect x="0" y="${n1(board)}" width="${n1(w * 0.46)}" height="16" fill="${wood}"/><rect x="0" y="${n1(board)}" width="${n1(w * 0.46)}" height="3" fill="#fff" fill-opacity=".5"/>${print(sheet, ground)}</g>`,
  );
}

/** A fern under glass, in a thin frame. */
function print({ width: w, height: h }: Sheet, ground: string): string {
  const [x, y, wide, high] = [w * 0.66, h * 0.07, w * 0.24, h * 0.24];
  const [cx, foot] = [x + wide / 2, y + high * 0.86];
  let leaves = '';
  for (let i = 0; i < 11; i++) {
    const t = i / 10;
    const at = foot - high * 0.72 * t;
    const reach = wide * 0.3 * (1 - t * 0.85);
    leaves += `M${n1(cx)} ${n1(at)}q${n1(reach * 0.5)} ${n1(-reach * 0.6)} ${n1(reach)} ${n1(-reach * 0.34)}M${n1(cx)} ${n1(at)}q${n1(-reach * 0.5)} ${n1(-reach * 0.6)} ${n1(-reach)} ${n1(-reach * 0.34)}`;
  }
  return `<rect x="${n1(x + 8)}" y="${n1(y + 12)}" width="${n1(wide)}" height="${n1(high)}" fill="#33403a" fill-opacity=".16"/><rect x="${n1(x)}" y="${n1(y)}" width="${n1(wide)}" height="${n1(high)}" fill="${mix('#a98a66', ground, 0.15)}"/><rect x="${n1(x + 9)}" y="${n1(y + 9)}" width="${n1(wide - 18)}" height="${n1(high - 18)}" fill="#fdfbf5"/><path d="M${n1(cx)} ${n1(foot)}V${n1(foot - high * 0.74)}${leaves}" fill="none" stroke="#7d937a" stroke-width="5" stroke-linecap="round"/>`;
}
