import type { Ramp } from '../paint/color.ts';
import { n1, type Pt } from '../paint/path.ts';
import { RAMPS } from '../paint/ramps.ts';
import type { Random } from '../random.ts';
import { hex } from './leaf.ts';
import { onCurve, stem } from './stem.ts';

/** Lavender: whorls of small buds up a straight stem. */
export function lavender(
  x: number,
  y: number,
  deg: number,
  length: number,
  rng: Random,
  ramp = RAMPS.lilac,
  leafRamp: Ramp,
) {
  const a = (deg * Math.PI) / 180,
    bow = rng.jitter(0.12);
  const tip: Pt = [x + Math.cos(a + bow) * length, y + Math.sin(a + bow) * length];
  const ctl: Pt = [x + Math.cos(a) * length * 0.5, y + Math.sin(a) * length * 0.5];
  let out = stem([x, y], ctl, tip, Math.max(1, length * 0.012), leafRamp);
  const tones = [0.12, 0.3, 0.5, 0.72];
  const paths = tones.map(() => '');
  for (let i = 0; i < 13; i++) {
    const t = 0.52 + (0.48 * i) / 12,
      p = onCurve([x, y], ctl, tip, t);
    const s = length * 0.026 * (1.15 - (0.6 * (t - 0.52)) / 0.48);
    for (let k = 0; k < 6; k++) {
      const off = (k - 2.5) * s * 0.55,
        fw = rng.jitter(s * 0.8);
      const px = p.x + Math.cos(a + Math.PI / 2) * off + Math.cos(a) * fw,
        py = p.y + Math.sin(a + Math.PI / 2) * off + Math.sin(a) * fw;
      const b = a + (k - 2.5) * 0.26;
      const tn = Math.min(3, Math.max(0, Math.floor(2.3 - (off / s) * 0.9 + rng.jitter(1.2))));
      paths[tn]! += `M${n1(px)} ${n1(py)}l${n1(Math.cos(b) * s)} ${n1(Math.sin(b) * s)}`;
    }
  }
  out += paths
    .map((d, i) =>
      d
        ? `<path d="${d}" stroke="${hex(ramp, tones[i]!)}" stroke-width="${n1(length * 0.017)}" stroke-linecap="round"/>`
        : '',
    )
    .join('');
  return out;
}
