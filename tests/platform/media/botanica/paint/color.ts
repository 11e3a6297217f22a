// Colour in OKLab: mixes stay luminous, shadows keep their hue instead of going grey.

type Lab = [number, number, number];

function toLab(hex: string): Lab {
  const n = parseInt(hex.slice(1), 16);
  const linear = (c: number) => {
    const s = c / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  };
  const r = linear((n >> 16) & 255),
    g = linear((n >> 8) & 255),
    b = linear(n & 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function toHex([L, a, b]: Lab) {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const lin = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${lin
    .map((c) => {
      const v = c <= 0.0031308 ? 12.92 * c : 1.055 * Math.max(c, 0) ** (1 / 2.4) - 0.055;
      return Math.round(Math.min(1, Math.max(0, v)) * 255)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;
}

export const mixLab = (a: Lab, b: Lab, t: number): Lab => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

export const mix = (a: string, b: string, t: number) => toHex(mixLab(toLab(a), toLab(b), t));

/** Lighten (>0) or deepen (<0) while keeping hue. */
export const shift = (hex: string, d: number) => {
  const [L, a, b] = toLab(hex);
  return toHex([L + d, a, b]);
};

/** Tones from deep shadow (0) to highlight (1). */
export type Ramp = readonly Lab[];

/**
 * A tone ramp from deep shadow (0) to highlight (1).
 */
export const ramp = (stops: readonly string[]): Ramp => stops.map(toLab);

export function tone(r: Ramp, t: number): Lab {
  const x = Math.min(0.9999, Math.max(0, t)) * (r.length - 1);
  const i = Math.floor(x);
  return mixLab(r[i]!, r[i + 1]!, x - i);
}

/** Blend two ramps of the same length. */
export const mixRamp = (a: Ramp, b: Ramp, t: number): Ramp => a.map((c, i) => mixLab(c, b[i]!, t));
