import { n1 } from '../paint/path.ts';
import type { Sheet } from '../paint/Sheet.ts';
import { P } from './paper.ts';

/** Turned wooden base of the dome. */
export function woodBase(sheet: Sheet, cx: number, y: number, rx: number, ry: number, h: number) {
  const wood = sheet.linear(
    [cx - rx, 0],
    [cx + rx, 0],
    [
      [0, '#7a4f30'],
      [0.2, '#b98a5f'],
      [0.36, '#d8b084'],
      [0.62, '#a87449'],
      [0.88, '#6d4329'],
      [1, '#5a3621'],
    ],
  );
  const top = sheet.radial([cx - rx * 0.35, y - ry * 0.4], rx * 1.5, [
    [0, '#e3c199'],
    [0.5, '#bf9064'],
    [1, '#8a5c39'],
  ]);
  const ring = (k: number, yy: number, hh: number) =>
    `<path d="M${P(cx - rx * k, yy)}v${n1(hh)}a${P(rx * k, ry * k)} 0 0 0 ${P(rx * k * 2, 0)}v${n1(-hh)}z" fill="${wood}"/>`;
  let grain = '';
  for (let i = 1; i < 8; i++)
    grain += `M${P(cx - rx * (1 - i * 0.02), y + h * 0.05 + i * h * 0.09)}a${P(rx, ry)} 0 0 0 ${P(rx * 2 * (1 - i * 0.02), 0)}`;
  let rings = '';
  for (let i = 1; i < 7; i++)
    rings += `<ellipse cx="${n1(cx + i * 2)}" cy="${n1(y)}" rx="${n1(rx * i * 0.145)}" ry="${n1(ry * i * 0.145)}"/>`;
  return (
    ring(1.06, y + h * 0.62, h * 0.38) +
    `<ellipse cx="${n1(cx)}" cy="${n1(y + h * 0.62)}" rx="${n1(rx * 1.06)}" ry="${n1(ry * 1.06)}" fill="#a47650"/>` +
    ring(1, y, h * 0.6) +
    `<path d="${grain}" fill="none" stroke="#4f2f1b" stroke-opacity=".13" stroke-width="2"/>` +
    `<ellipse cx="${n1(cx)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${top}"/><g fill="none" stroke="#6b4428" stroke-opacity=".17" stroke-width="1.6">${rings}</g>` +
    `<path d="M${P(cx - rx, y)}a${P(rx, ry)} 0 0 0 ${P(rx * 2, 0)}" fill="none" stroke="#f4dcbc" stroke-opacity=".55" stroke-width="2.2"/>`
  );
}
