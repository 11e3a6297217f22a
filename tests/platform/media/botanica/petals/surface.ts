import type { Vec } from '../paint/path.ts';
import { type Random, wave } from '../random.ts';
import type { PetalSpec } from './PetalSpec.ts';

export interface Surface {
  at(u: number, w: number): Vec;
  vmax(u: number): number;
  lip: number;
}

export function surface(s: PetalSpec, rng: Random): Surface {
  const N = 20;
  const lip = s.lip ?? 0.7;
  const rho = [s.r0],
    z = [s.z0];
  for (let i = 1; i <= N; i++) {
    const v = (i - 0.5) / N;
    let a = s.a0 + (s.a1 - s.a0) * Math.min(1, v / lip) ** 0.9;
    if (v > lip) a -= (s.curl ?? 0) * ((v - lip) / (1 - lip)) ** 1.2;
    rho.push(rho[i - 1]! + (s.length / N) * Math.cos(a));
    z.push(z[i - 1]! + (s.length / N) * Math.sin(a));
  }
  const ripple = wave(rng, 3),
    edge = wave(rng, 3);
  const neck = s.neck ?? 1.6;
  const cphi = Math.cos(s.phi),
    sphi = Math.sin(s.phi);
  const vmax = (u: number) => {
    const au = Math.abs(u);
    let m = 1 - (s.tip ?? 0.32) * au ** (s.tipPow ?? 2.6);
    m += (s.point ?? 0) * ((1 - au) ** 2.2 - 0.15);
    m -= (s.notch ?? 0) * Math.exp(-((u / 0.22) ** 2));
    return m + (s.frill ?? 0) * edge(u * (s.frillFreq ?? 4));
  };

  const pointAt = (u: number, w: number): Vec => {
    const v = w * vmax(u);
    const x = Math.min(Math.max(v, 0), 1) * N;
    const i = Math.min(N - 1, Math.floor(x)),
      f = x - i;
    const over = Math.max(0, v - 1) * s.length;
    let r = rho[i]! + (rho[i + 1]! - rho[i]!) * f + over * 0.8;
    let h = z[i]! + (z[i + 1]! - z[i]!) * f;
    const half = s.width * (1 - (1 - Math.min(1, v)) ** neck) ** 0.75;
    const k = (s.wrap ?? 1) / Math.max(r, s.width * 0.42);
    const arc = u * half;
    const t = Math.abs(k) < 1e-4 ? arc : Math.sin(arc * k) / k;
    const inward = Math.abs(k) < 1e-4 ? 0 : (1 - Math.cos(arc * k)) / k;
    const rip = (s.ruffle ?? 0) * v * v * ripple(u * (s.ruffleFreq ?? 4));
    r += -inward + (s.spiral ?? 0) * arc + rip * 0.7;
    h += rip * 0.6;
    return [r * cphi - t * sphi, r * sphi + t * cphi, h];
  };
  return { at: pointAt, vmax, lip };
}
