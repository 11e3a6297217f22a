import { GOLDEN } from '../angles.ts';
import { ARRANGEMENTS, hasLilies, rampOf, SOLE, scatter } from './arrangements.ts';
import type { Context } from './Context.ts';

interface DomeShape {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  n: number;
  size: number;
  flat?: number;
  lean?: number;
  arrangement: string;
}

/** Blooms on a dome, edges first; every bloom leans out along the dome. */
export function dome(
  ctx: Context,
  { cx, cy, rx, ry, n, size, flat = 0.94, lean = 0.9, arrangement }: DomeShape,
) {
  const { rng, bank, palette } = ctx;
  const spots = Array.from({ length: n }, (_, i) => {
    const t = (i + 0.35) / n,
      z = 1 - t * flat,
      r = Math.sqrt(1 - z * z);
    const a = i * GOLDEN + ctx.phase + rng.jitter(0.12);
    return {
      part: SOLE,
      z,
      a,
      x: cx + Math.cos(a) * r * rx * (1 + rng.jitter(0.04)),
      y: cy - Math.sin(a) * r * ry * (1 + rng.jitter(0.04)),
      r,
    };
  });
  scatter(ARRANGEMENTS[arrangement] ?? [SOLE], spots, rng);
  spots.sort((p, q) => p.z - q.z);
  // smaller blooms deep between the large ones, so that a gap shows flowers and not a hole
  const parts = ARRANGEMENTS[arrangement] ?? [SOLE];
  const few = Math.round(n * 0.7);
  const deep = Array.from({ length: few }, (_, i) => {
    const t = (i + 0.85) / few,
      z = 1 - t * flat,
      r = Math.sqrt(1 - z * z),
      a = (i + 0.5) * GOLDEN + ctx.phase + 1.2;
    const [kind, flowerIndex, k] = parts[i % parts.length]!;
    return {
      part: parts[0]!,
      z: -1,
      a,
      r,
      x: cx + Math.cos(a) * r * rx * 0.9,
      y: cy - Math.sin(a) * r * ry * 0.9,
      kind,
      flowerIndex,
      k,
      tilt: Math.acos(z),
    };
  });
  const under = hasLilies(parts)
    ? []
    : deep.map(({ kind, flowerIndex, k, tilt, ...s }) => ({
        ...s,
        draw: bank.place(kind, rampOf(palette, flowerIndex), {
          x: s.x,
          y: s.y,
          r: size * Math.min(k, 0.9) * 0.74,
          tilt: tilt * lean,
          dir: s.a,
          shadow: 0.4,
          heart: flowerIndex === 0 && kind !== 'hydrangea' ? palette.heart : undefined,
        }),
      }));
  return [
    ...under,
    ...spots.map((s) => {
      const [kind, flowerIndex, k] = s.part;
      const draw = bank.place(kind, rampOf(palette, flowerIndex), {
        x: s.x,
        y: s.y,
        r: size * k * (0.92 + 0.16 * s.z) * (1 + rng.jitter(0.07)),
        tilt: Math.acos(s.z) * lean,
        dir: Math.atan2(Math.sin(s.a) * ry, Math.cos(s.a) * rx),
        heart: flowerIndex === 0 && kind !== 'hydrangea' ? palette.heart : undefined,
      });
      return { ...s, draw };
    }),
  ];
}
