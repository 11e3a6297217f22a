import type { Ramp } from '../paint/color.ts';
import { type Pt, use } from '../paint/path.ts';
import type { Random } from '../random.ts';
import { onCurve, stem } from './stem.ts';

/**
 * A leafy sprig from (x, y) towards `deg`, in pixels.
 */
export function sprig(
  kit: readonly string[],
  ramp: Ramp,
  kind: 'ruscus' | 'eucalyptus' | 'fern' | 'olive',
  x: number,
  y: number,
  deg: number,
  length: number,
  rng: Random,
) {
  const a = (deg * Math.PI) / 180,
    bow = rng.jitter(0.28);
  const tip: Pt = [x + Math.cos(a) * length, y + Math.sin(a) * length];
  const ctl: Pt = [x + Math.cos(a + bow) * length * 0.55, y + Math.sin(a + bow) * length * 0.55];
  const from: Pt = [x, y];
  const out = stem(from, ctl, tip, Math.max(1.2, length * 0.013), ramp);
  const pairs = kind === 'fern' ? 17 : kind === 'eucalyptus' ? 8 : 8;
  const leaves = [];
  for (let i = 0; i < pairs; i++) {
    const t = 0.14 + (0.86 * i) / (pairs - 1);
    const p = onCurve(from, ctl, tip, t);
    for (const side of [-1, 1]) {
      if (kind === 'fern') {
        const s = length * 0.3 * Math.sin(Math.PI * (0.16 + 0.82 * t)) ** 0.9;
        leaves.push(
          use(rng.pick(kit), p.x, p.y, s / 800, p.deg + side * (64 - 26 * t) + rng.jitter(5)),
        );
      } else if (kind === 'eucalyptus') {
        const s = length * (0.23 - 0.11 * t) * rng.range(0.85, 1.15);
        leaves.push(
          use(rng.pick(kit), p.x, p.y, s / 800, p.deg + side * (62 - 18 * t) + rng.jitter(20)),
        );
      } else {
        const s = length * (0.27 - 0.09 * t) * rng.range(0.85, 1.15);
        leaves.push(
          use(rng.pick(kit), p.x, p.y, s / 800, p.deg + side * (44 - 12 * t) + rng.jitter(10)),
        );
      }
    }
  }
  const end = onCurve(from, ctl, tip, 1);
  leaves.push(use(rng.pick(kit), end.x, end.y, (length * 0.15) / 800, end.deg));
  return out + leaves.join('');
}
