import { mix, shift } from '../paint/color.ts';
import type { Palette } from '../paint/palettes.ts';
import { n1 } from '../paint/path.ts';
import type { Sheet } from '../paint/Sheet.ts';
import { P } from './paper.ts';

/** Satin bow. */
export function bow(
  sheet: Sheet,
  palette: Palette,
  cx: number,
  cy: number,
  s: number,
  tails = true,
) {
  const [light, body, shade] = palette.ribbon;
  const loop = (m: number) => {
    const x = (v: number) => cx + m * v * s,
      y = (v: number) => cy + v * s;
    const f = sheet.linear(
      [x(5), y(-30)],
      [x(82), y(26)],
      [
        [0, mix(body, shade, 0.75)],
        [0.22, body],
        [0.48, m < 0 ? shift(light, 0.03) : light],
        [0.7, body],
        [1, mix(body, shade, m < 0 ? 0.45 : 0.75)],
      ],
    );
    const inner = sheet.linear(
      [x(20), y(0)],
      [x(84), y(0)],
      [
        [0, shade],
        [1, mix(body, shade, 0.5)],
      ],
    );
    return (
      `<path d="M${P(x(4), y(-6))}C${P(x(26), y(-46))} ${P(x(72), y(-58))} ${P(x(88), y(-34))}C${P(x(98), y(-12))} ${P(x(86), y(24))} ${P(x(66), y(30))}C${P(x(44), y(32))} ${P(x(18), y(16))} ${P(x(4), y(7))}z" fill="${f}"/>` +
      `<path d="M${P(x(10), y(0))}C${P(x(34), y(-14))} ${P(x(62), y(-20))} ${P(x(78), y(-14))}C${P(x(86), y(-4))} ${P(x(80), y(14))} ${P(x(66), y(19))}C${P(x(48), y(20))} ${P(x(26), y(10))} ${P(x(10), y(0))}z" fill="${inner}" fill-opacity=".8"/>` +
      `<path d="M${P(x(6), y(-4))}C${P(x(28), y(-40))} ${P(x(68), y(-52))} ${P(x(84), y(-34))}C${P(x(64), y(-40))} ${P(x(34), y(-26))} ${P(x(10), y(-2))}z" fill="${shift(light, 0.03)}" fill-opacity=".45"/>`
    );
  };
  const tail = (m: number, k: number) => {
    const x = (v: number) => cx + m * v * s,
      y = (v: number) => cy + v * s;
    const f = sheet.linear(
      [x(0), y(0)],
      [x(46), y(110)],
      [
        [0, mix(body, shade, 0.8)],
        [0.25, body],
        [0.5, light],
        [0.75, body],
        [1, mix(body, shade, 0.45)],
      ],
    );
    return `<path d="M${P(x(-3), y(4))}C${P(x(14), y(34))} ${P(x(12 + k), y(64))} ${P(x(30 + k), y(112 + k))}L${P(x(44 + k), y(98 + k))}L${P(x(62 + k), y(102 + k))}C${P(x(44 + k), y(64))} ${P(x(36), y(30))} ${P(x(12), y(-2))}z" fill="${f}"/>`;
  };
  const knot = sheet.linear(
    [cx - 15 * s, cy - 15 * s],
    [cx + 14 * s, cy + 16 * s],
    [
      [0, shift(light, 0.03)],
      [0.5, body],
      [1, shade],
    ],
  );
  return (
    (tails ? tail(-1, 6) + tail(1, -4) : '') +
    loop(-1) +
    loop(1) +
    `<rect x="${n1(cx - 14 * s)}" y="${n1(cy - 16 * s)}" width="${n1(28 * s)}" height="${n1(32 * s)}" rx="${n1(10 * s)}" fill="${knot}"/><path d="M${P(cx - 6 * s, cy - 14 * s)}q${P(4 * s, 14 * s, 0, 28 * s)}M${P(cx + 5 * s, cy - 14 * s)}q${P(4 * s, 13 * s, 1 * s, 28 * s)}" fill="none" stroke="${shade}" stroke-opacity=".4" stroke-width="${n1(1.6 * s)}"/>`
  );
}

/** A band of ribbon around a tie. */
export function band(
  sheet: Sheet,
  palette: Palette,
  x: number,
  y: number,
  w: number,
  h: number,
  sag = 0.28,
) {
  const [light, body, shade] = palette.ribbon;
  return `<path d="M${P(x, y)}q${P(w / 2, h * sag, w, 0)}v${n1(h)}q${P(-w / 2, h * sag, -w, 0)}z" fill="${sheet.linear(
    [x, 0],
    [x + w, 0],
    [
      [0, mix(body, shade, 0.3)],
      [0.3, light],
      [0.6, body],
      [1, shade],
    ],
  )}"/>`;
}
