import { normal } from './camera.ts';

export interface Shade {
  t: number;
  inner: boolean;
  nz: number;
}

export const LIGHT = normal([-0.52, 0.62, 0.6]);

export function smoothstep(a: number, b: number, x: number) {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
}
