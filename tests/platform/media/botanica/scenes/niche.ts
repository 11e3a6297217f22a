import { mix, shift } from '../paint/color.ts';
import { n1 } from '../paint/path.ts';
import type { Sheet } from '../paint/Sheet.ts';

/** A round-headed niche in a plastered wall, panelling below it, a lemon tree's shadow beside. */
export function niche(sheet: Sheet, ground: string): void {
  const { width: w, height: h } = sheet;
  const [cx, r, spring] = [w * 0.6, w * 0.33, h * 0.34];
  const arch = (grow: number) =>
    `M${n1(cx - r - grow)} ${n1(h * 0.7)}V${n1(spring)}A${n1(r + grow)} ${n1(r + grow)} 0 0 1 ${n1(cx + r + grow)} ${n1(spring)}V${n1(h * 0.7)}z`;
  const plaster = sheet.linear(
    [cx - r, 0],
    [cx + r, 0],
    [
      [0, shift(ground, -0.12)],
      [0.3, shift(ground, -0.05)],
      [1, shift(ground, 0.01)],
    ],
  );
  sheet.add(
    `<path d="${arch(16)}" fill="${shift(ground, 0.03)}"/><path d="${arch(16)}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/><path d="${arch(0)}" fill="${plaster}"/>`,
  );
  sheet.add(
    `<path d="M${n1(cx - r)} ${n1(h * 0.7)}V${n1(spring)}A${n1(r)} ${n1(r)} 0 0 1 ${n1(cx + r)} ${n1(spring)}" fill="none" stroke="#33403a" stroke-opacity=".2" stroke-width="26" filter="${sheet.blur(16)}"/>`,
  );
  sheet.add(
    `<g filter="${sheet.blur(7)}" fill="${mix('#33403a', ground, 0.5)}" fill-opacity=".2">${boughs(w, h)}</g>`,
  );
}

/** Leaves in shadow, from the left edge inwards. */
function boughs(w: number, h: number): string {
  let leaves = '';
  for (let i = 0; i < 26; i++) {
    const t = i / 25;
    const x = w * (0.01 + 0.22 * t + 0.05 * Math.sin(i * 2.4));
    const y = h * (0.5 - 0.42 * t + 0.06 * Math.cos(i * 1.7));
    leaves += `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="34" ry="12" transform="rotate(${n1(((i * 47) % 140) - 70)} ${n1(x)} ${n1(y)})"/>`;
  }
  return leaves;
}
