import { mix, shift } from '../paint/color.ts';
import type { Palette } from '../paint/palettes.ts';
import { n1, type Pt, type Vec } from '../paint/path.ts';
import type { Sheet } from '../paint/Sheet.ts';
import type { Random } from '../random.ts';

export const P = (...v: number[]) => v.map(n1).join(' ');

/** The sheets behind the flowers: a fan of folded paper rising from the tie. */
export function paperBack(
  sheet: Sheet,
  palette: Palette,
  cx: number,
  tieY: number,
  spread: number,
  height: number,
  rng: Random,
) {
  const [light, body, shade] = palette.paper;
  let out = '';
  const fans: Vec[] = [
    [-1.0, -0.34, 0.93],
    [0.34, 1.0, 0.93],
    [-0.66, 0.12, 1.03],
    [-0.1, 0.7, 1.0],
  ];
  for (const [a, b, k] of fans) {
    const j = () => rng.jitter(0.03);
    const pointAt = (t: number, r: number): Pt => [
      cx + Math.sin(t * 1.02) * spread * 1.25 * r,
      tieY - Math.cos(t * 1.02) * height * r,
    ];
    const p0 = pointAt(a, k * (0.93 + j())),
      p1 = pointAt((a * 2 + b) / 3, k * (1.07 + j())),
      p2 = pointAt((a + 2 * b) / 3, k * (0.99 + j())),
      p3 = pointAt(b, k * (0.95 + j()));
    const fill = sheet.linear(p0, p3, [
      [0, mix(light, body, 0.4)],
      [0.3, body],
      [0.5, mix(body, shade, 0.2)],
      [0.6, mix(body, shade, 0.6)],
      [0.66, mix(light, body, 0.5)],
      [1, mix(body, shade, 0.6)],
    ]);
    out +=
      `<path d="M${P(cx, tieY)}L${P(...p0)}C${P(...p1)} ${P(...p1)} ${P((p1[0] + p2[0]) / 2, (p1[1] + p2[1]) / 2 + 6)}S${P(...p2)} ${P(...p3)}z" fill="${fill}"/>` +
      `<path d="M${P(...p0)}C${P(...p1)} ${P(...p1)} ${P((p1[0] + p2[0]) / 2, (p1[1] + p2[1]) / 2 + 6)}S${P(...p2)} ${P(...p3)}" fill="none" stroke="${shift(light, 0.02)}" stroke-width="2.4" stroke-opacity=".9"/>`;
  }
  // depth inside the cone
  out += `<path d="M${P(cx, tieY)}L${P(cx - spread * 0.86, tieY - height * 0.52)}Q${P(cx, tieY - height * 0.9)} ${P(cx + spread * 0.86, tieY - height * 0.52)}z" fill="${sheet.radial(
    [cx, tieY - height * 0.4],
    height * 0.62,
    [
      [0, shade, 0.75],
      [0.6, shade, 0.4],
      [1, shade, 0],
    ],
  )}"/>`;
  return out;
}

/** The sheets folded over the front, meeting at the tie. */
export function paperFront(
  sheet: Sheet,
  palette: Palette,
  cx: number,
  tieY: number,
  spread: number,
  height: number,
  _rng: Random,
) {
  const [light, body, shade] = palette.paper;
  const h = height;
  const L = cx - spread,
    R = cx + spread;
  const left = `M${P(cx - 34, tieY + 8)}C${P(cx - 120, tieY - h * 0.15)} ${P(L + 2, tieY - h * 0.38)} ${P(L - 6, tieY - h * 0.64)}C${P(L + 44, tieY - h * 0.62)} ${P(cx - 120, tieY - h * 0.44)} ${P(cx + 62, tieY - h * 0.2)}L${P(cx + 30, tieY + 8)}z`;
  const right = `M${P(cx + 36, tieY + 8)}C${P(cx + 122, tieY - h * 0.15)} ${P(R - 2, tieY - h * 0.38)} ${P(R + 8, tieY - h * 0.66)}C${P(R - 36, tieY - h * 0.6)} ${P(cx + 100, tieY - h * 0.48)} ${P(cx - 96, tieY - h * 0.17)}L${P(cx - 30, tieY + 8)}z`;
  const lf = sheet.linear(
    [L, tieY - h * 0.5],
    [cx + 40, tieY - h * 0.1],
    [
      [0, light],
      [0.35, mix(light, body, 0.55)],
      [0.7, body],
      [1, mix(body, shade, 0.6)],
    ],
  );
  const rf = sheet.linear(
    [cx - 70, tieY - h * 0.28],
    [R, tieY - h * 0.3],
    [
      [0, shift(light, 0.012)],
      [0.22, mix(light, body, 0.25)],
      [0.5, body],
      [0.8, mix(body, shade, 0.5)],
      [1, mix(body, shade, 0.8)],
    ],
  );
  const shadow = `<path d="${right}" transform="translate(-12 9)" fill="${shade}" fill-opacity=".16"/><path d="${right}" transform="translate(-6 5)" fill="${shade}" fill-opacity=".2"/>`;
  const crease = (side: number, a: number, t: number) => {
    const x = cx + side * spread * a,
      y = tieY - h * t;
    return (
      `<path d="M${P(cx + side * 10, tieY)}Q${P(cx + side * spread * a * 0.45, tieY - h * t * 0.5)} ${P(x, y)}Q${P(cx + side * (spread * a * 0.45 + 10), tieY - h * t * 0.46)} ${P(cx + side * 14, tieY)}z" fill="${side < 0 ? shade : shade}" fill-opacity=".36"/>` +
      `<path d="M${P(cx + side * 10 - 4, tieY)}Q${P(cx + side * spread * a * 0.45 - 6, tieY - h * t * 0.5)} ${P(x - 3, y)}" fill="none" stroke="${light}" stroke-width="2" stroke-opacity=".55"/>`
    );
  };
  const edge = (d: string) =>
    `<path d="${d}" fill="none" stroke="${shift(light, 0.02)}" stroke-width="2.2" stroke-opacity=".8"/>`;
  const topL = `M${P(L - 6, tieY - h * 0.64)}C${P(L + 44, tieY - h * 0.62)} ${P(cx - 120, tieY - h * 0.44)} ${P(cx + 62, tieY - h * 0.2)}`;
  const topR = `M${P(R + 8, tieY - h * 0.66)}C${P(R - 36, tieY - h * 0.6)} ${P(cx + 100, tieY - h * 0.48)} ${P(cx - 96, tieY - h * 0.17)}`;
  return `<path d="${left}" fill="${lf}"/>${crease(-1, 0.6, 0.4)}${crease(-1, 0.32, 0.3)}${edge(topL)}${shadow}<path d="${right}" fill="${rf}"/>${crease(1, 0.66, 0.42)}${crease(1, 0.4, 0.36)}${crease(1, 0.16, 0.25)}${edge(topR)}`;
}

/** The paper skirt and cut stems below the tie. */
export function skirt(
  sheet: Sheet,
  palette: Palette,
  cx: number,
  tieY: number,
  len: number,
  stems: string,
) {
  const [light, body, shade] = palette.paper;
  const d = `M${P(cx - 36, tieY - 6)}C${P(cx - 46, tieY + len * 0.4)} ${P(cx - 92, tieY + len * 0.7)} ${P(cx - 112, tieY + len)}Q${P(cx - 60, tieY + len * 0.92)} ${P(cx - 30, tieY + len * 1.06)}T${P(cx + 44, tieY + len * 1.02)}T${P(cx + 118, tieY + len * 0.96)}C${P(cx + 84, tieY + len * 0.66)} ${P(cx + 46, tieY + len * 0.4)} ${P(cx + 38, tieY - 6)}z`;
  const fill = sheet.linear(
    [cx - 100, 0],
    [cx + 110, 0],
    [
      [0, light],
      [0.2, body],
      [0.3, mix(body, shade, 0.55)],
      [0.38, light],
      [0.55, body],
      [0.64, mix(body, shade, 0.7)],
      [0.7, mix(light, body, 0.4)],
      [1, mix(body, shade, 0.7)],
    ],
  );
  return `${stems}<path d="${d}" fill="${fill}"/><path d="${d}" fill="${sheet.linear(
    [0, tieY],
    [0, tieY + len],
    [
      [0, shade, 0.7],
      [0.35, shade, 0.12],
      [1, shade, 0],
    ],
  )}"/>`;
}
