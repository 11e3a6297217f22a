import { TAU } from '../angles.ts';
import { n1, type Pt } from '../paint/path.ts';
import type { Frame } from '../Recipe.ts';

/** The frame that the roses climb: its outline, and a point at a share of its length. */
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

function obelisk(): Climb {
  const foot = 214;
  const top = 84;
  const half = (y: number) => (foot * (y - top + 26)) / (SOIL - top + 26);
  let bars = `M${CX} ${SOIL}V${top}M${CX - 92} ${SOIL}L${CX} ${top}L${CX + 92} ${SOIL}`;
  for (let j = 0; j < 5; j++) {
    const y = 240 + j * 108;
    bars += `M${n1(CX - half(y))} ${y}Q${CX} ${y + 30} ${n1(CX + half(y))} ${y}`;
  }
  return {
    path: `M${CX - foot} ${SOIL}L${CX} ${top}L${CX + foot} ${SOIL}`,
    bars,
    at(t) {
      // five turns of a spiral: the share of the height grows so that every turn is as dense
      const up = 1 - Math.sqrt(1 - t * 0.985);
      const y = SOIL - 24 - (SOIL - 34 - top) * up;
      return [CX + Math.sin(up * TAU * 5.2) * half(y), y + Math.cos(up * TAU * 5.2) * 16];
    },
  };
}

/** Two lobes and a point, as a smith bends it. */
function heart(): Climb {
  const pointAt = (t: number): Pt => {
    const a = TAU * t;
    const y = 13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a);
    return [CX - Math.sin(a) ** 3 * 292, 366 - y * 18.6];
  };
  const outline = Array.from({ length: 60 }, (_, i) => pointAt(i / 60));
  return {
    path: `M${outline.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}z`,
    bars: `M${CX} ${SOIL}V660`,
    at: (t) => pointAt(0.5 + t),
  };
}

/** Five canes from one foot, opened like a hand of cards. */
function fan(): Climb {
  const canes = [-62, -31, 0, 31, 62].map((deg): Pt => {
    const a = ((deg - 90) * Math.PI) / 180;
    return [CX + Math.cos(a) * 430, SOIL + Math.sin(a) * 560];
  });
  const rung = (s: number) =>
    canes
      .map(([x, y], i) => `${i ? 'L' : 'M'}${n1(CX + (x - CX) * s)} ${n1(SOIL + (y - SOIL) * s)}`)
      .join('');
  return {
    path: canes.map(([x, y]) => `M${CX} ${SOIL}L${n1(x)} ${n1(y)}`).join(''),
    bars: rung(0.42) + rung(0.66) + rung(0.88),
    at(t) {
      const along = (t * canes.length) % 1;
      const [x, y] = canes[Math.min(canes.length - 1, Math.floor(t * canes.length))]!;
      const s = 0.12 + 0.9 * along;
      return [CX + (x - CX) * s, SOIL + (y - SOIL) * s];
    },
  };
}

function rungs(count: number, ends: (t: number) => [number, number, number, number]): string {
  return Array.from({ length: count }, (_, i) => {
    const [x1, y1, x2, y2] = ends((i + 0.5) / count);
    return `M${n1(x1)} ${n1(y1)}L${n1(x2)} ${n1(y2)}`;
  }).join('');
}

export const FRAMES: Record<Frame, () => Climb> = { arch, moon, obelisk, heart, fan };
