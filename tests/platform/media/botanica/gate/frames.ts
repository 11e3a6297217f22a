import { TAU } from '../angles.ts';
import { n1, type Pt } from '../paint/path.ts';
import type { Frame } from '../Recipe.ts';

/** What the roses climb: its outline to be stroked, and a point at a share of its length. */
export interface Climb {
  path: string;
  at(t: number): Pt;
  /** Upright bars and rungs inside the outline. */
  bars: string;
}

const CX = 480;
const SOIL = 752;

function arch(): Climb {
  const r = 206;
  const top = 330;
  const side = (SOIL - top) / r;
  const total = Math.PI + side * 2;
  return {
    path: `M${CX - r} ${SOIL}V${top}A${r} ${r} 0 0 1 ${CX + r} ${top}V${SOIL}`,
    bars: `M${CX - r + 30} ${SOIL}V${top}A${r - 30} ${r - 30} 0 0 1 ${CX + r - 30} ${top}V${SOIL}${rungs(
      11,
      (t) => {
        const a = Math.PI * (1 + t);
        return [
          CX + Math.cos(a) * r,
          top + Math.sin(a) * r,
          CX + Math.cos(a) * (r - 30),
          top + Math.sin(a) * (r - 30),
        ];
      },
    )}`,
    at(t) {
      const d = t * total;
      if (d < side) return [CX - r, SOIL - d * r];
      if (d > side + Math.PI) return [CX + r, top + (d - side - Math.PI) * r];
      const a = Math.PI + (d - side);
      return [CX + Math.cos(a) * r, top + Math.sin(a) * r];
    },
  };
}

function moon(): Climb {
  const r = 272;
  const cy = 436;
  const point = (t: number): Pt => {
    const a = TAU * (0.29 + t * 0.92);
    return [CX + Math.cos(a) * r, cy + Math.sin(a) * r];
  };
  return {
    path: `M${CX - r} ${cy}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`,
    bars: `M${CX - r + 22} ${cy}a${r - 22} ${r - 22} 0 1 0 ${r * 2 - 44} 0a${r - 22} ${r - 22} 0 1 0 ${-r * 2 + 44} 0z`,
    at: point,
  };
}

function trellis(): Climb {
  const half = 196;
  const top = 150;
  let bars = '';
  for (let i = -2; i <= 2; i++)
    bars += `M${CX + i * 46} ${SOIL}L${CX + i * 92} ${top + Math.abs(i) * 34}`;
  for (let j = 0; j < 5; j++) {
    const y = 250 + j * 104;
    const w = half * (1.02 - j * 0.12);
    bars += `M${n1(CX - w)} ${y + 16}Q${CX} ${y - 22} ${n1(CX + w)} ${y + 16}`;
  }
  return {
    path: `M${CX - 92} ${SOIL}L${CX - half} ${top + 60}M${CX + 92} ${SOIL}L${CX + half} ${top + 60}`,
    bars,
    at(t) {
      const u = ((t * 23.7) % 1) * 2 - 1;
      const up = (t * 7.3 + 0.2) % 1;
      return [
        CX + u * (92 + (half - 80) * up),
        SOIL - 30 - (SOIL - top - 30 - 50 * (1 - u * u)) * up,
      ];
    },
  };
}

function rungs(count: number, ends: (t: number) => [number, number, number, number]): string {
  return Array.from({ length: count }, (_, i) => {
    const [x1, y1, x2, y2] = ends((i + 0.5) / count);
    return `M${n1(x1)} ${n1(y1)}L${n1(x2)} ${n1(y2)}`;
  }).join('');
}

export const FRAMES: Record<Frame, () => Climb> = { arch, moon, trellis };
