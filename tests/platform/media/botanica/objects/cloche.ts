import { n1 } from '../paint/path.ts';
import type { Sheet } from '../paint/Sheet.ts';
import { P } from './paper.ts';

/** Glass cloche: back drawn first, then content, then front with its reflections. */
export function cloche(
  sheet: Sheet,
  cx: number,
  baseY: number,
  rx: number,
  ry: number,
  top: number,
) {
  const shoulder = top + rx * 0.98;
  const body = `M${P(cx - rx, baseY)}V${n1(shoulder)}C${P(cx - rx, top + rx * 0.34)} ${P(cx - rx * 0.56, top)} ${P(cx, top)}S${P(cx + rx, top + rx * 0.34)} ${P(cx + rx, shoulder)}V${n1(baseY)}A${P(rx, ry)} 0 0 1 ${P(cx - rx, baseY)}z`;
  const back =
    `<path d="${body}" fill="${sheet.linear(
      [cx - rx, 0],
      [cx + rx, 0],
      [
        [0, '#eef3f2', 0.62],
        [0.12, '#ffffff', 0.22],
        [0.5, '#ffffff', 0.1],
        [0.85, '#dfe6e6', 0.22],
        [1, '#b9c4c6', 0.5],
      ],
    )}"/>` +
    `<ellipse cx="${n1(cx)}" cy="${n1(baseY)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3"/>`;
  const f = sheet.blur(5),
    f2 = sheet.blur(2);
  const h = baseY - top;
  const front =
    `<path d="${body}" fill="${sheet.linear(
      [cx - rx, 0],
      [cx + rx, 0],
      [
        [0, '#8d9a9c', 0.34],
        [0.035, '#ffffff', 0.5],
        [0.09, '#ffffff', 0.1],
        [0.5, '#fff', 0],
        [0.9, '#ffffff', 0.06],
        [0.955, '#ffffff', 0.42],
        [0.985, '#9aa6a8', 0.36],
        [1, '#7b8789', 0.45],
      ],
    )}"/>` +
    `<path d="M${P(cx - rx * 0.83, baseY - h * 0.12)}V${n1(shoulder)}C${P(cx - rx * 0.82, top + rx * 0.56)} ${P(cx - rx * 0.62, top + rx * 0.3)} ${P(cx - rx * 0.4, top + rx * 0.2)}C${P(cx - rx * 0.56, top + rx * 0.44)} ${P(cx - rx * 0.62, top + rx * 0.74)} ${P(cx - rx * 0.62, shoulder + 14)}V${n1(baseY - h * 0.2)}Q${P(cx - rx * 0.72, baseY - h * 0.13)} ${P(cx - rx * 0.83, baseY - h * 0.12)}z" fill="${sheet.linear(
      [0, top],
      [0, baseY],
      [
        [0, '#fff', 0.72],
        [0.4, '#fff', 0.34],
        [1, '#fff', 0.08],
      ],
    )}" filter="${f2}"/>` +
    `<path d="M${P(cx + rx * 0.9, baseY - h * 0.06)}V${n1(shoulder + 20)}C${P(cx + rx * 0.9, top + rx * 0.7)} ${P(cx + rx * 0.8, top + rx * 0.5)} ${P(cx + rx * 0.7, top + rx * 0.38)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round" filter="${f2}"/>` +
    `<ellipse cx="${n1(cx - rx * 0.3)}" cy="${n1(top + rx * 0.17)}" rx="${n1(rx * 0.2)}" ry="${n1(rx * 0.05)}" transform="rotate(-20 ${n1(cx - rx * 0.3)} ${n1(top + rx * 0.17)})" fill="#fff" fill-opacity=".75" filter="${f2}"/>` +
    `<path d="${body}" fill="none" stroke="#8d9a9b" stroke-opacity=".5" stroke-width="1.6"/>` +
    `<path d="M${P(cx - rx, baseY)}A${P(rx, ry)} 0 0 0 ${P(cx + rx, baseY)}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="4"/><path d="M${P(cx - rx, baseY + 4)}A${P(rx, ry)} 0 0 0 ${P(cx + rx, baseY + 4)}" fill="none" stroke="#7d8889" stroke-opacity=".5" stroke-width="1.6"/>` +
    `<path d="M${P(cx - 9, top + 2)}q0 -9 -3 -13h24q-3 4 -3 13z" fill="#e9f0ef" fill-opacity=".85"/><circle cx="${n1(cx)}" cy="${n1(top - 27)}" r="19" fill="${sheet.radial(
      [cx - 6, top - 33],
      24,
      [
        [0, '#fff', 1],
        [0.3, '#f2f7f6', 0.9],
        [0.75, '#c2cdce', 0.9],
        [1, '#93a0a2', 0.95],
      ],
    )}"/><ellipse cx="${n1(cx - 6)}" cy="${n1(top - 34)}" rx="6" ry="4" fill="#fff"/>`;
  return { back, front, soft: f };
}
