import { TAU } from '../angles.ts';
import type { Context } from '../arrangements/Context.ts';
import { toHex, tone } from '../paint/color.ts';
import { n1 } from '../paint/path.ts';
import { LEAF } from '../paint/ramps.ts';

/** A low cushion of moss, `spread` wide to each side. */
export function moss({ rng }: Context, cx: number, y: number, spread: number): string {
  const shades = [0.1, 0.3, 0.5, 0.68].map((t) => toHex(tone(LEAF.olive, t)));
  const blades = shades.map(() => '');
  for (let i = 0; i < 420; i++) {
    const a = rng.range(0, TAU);
    const d = Math.sqrt(rng.next());
    const x = cx + Math.cos(a) * d * spread;
    const lit = (1 - Math.sin(a) * d) * 1.1 + (x < cx ? 0.8 : 0) + rng.next() * 1.1;
    blades[Math.min(3, Math.floor(lit))]! +=
      `M${n1(x)} ${n1(y + 2 + Math.sin(a) * d * spread * 0.18 - (1 - d) * 26)}l${n1(rng.jitter(5))} ${n1(-rng.range(3, 9))}`;
  }
  const cushion = `<ellipse cx="${cx}" cy="${y}" rx="${n1(spread * 1.03)}" ry="${n1(spread * 0.225)}" fill="${shades[0]!}"/>`;
  const paths = blades.map(
    (d, i) => `<path d="${d}" stroke="${shades[i]!}" stroke-width="5" stroke-linecap="round"/>`,
  );
  return cushion + paths.join('');
}
