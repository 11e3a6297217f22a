import type { Species } from '../flowers/blooms.ts';
import type { Palette } from '../paint/palettes.ts';
import type { Random } from '../random.ts';

export interface Spot {
  x: number;
  y: number;
  part: FlowerShare;
}

export const SOLE: FlowerShare = ['rose', 0, 1, 1];

/** The kind of flower, the index of its tone among the palette's flowers (3 is white), size, share. */
type FlowerShare = [kind: Species, flowerIndex: number, size: number, share: number];

/** The flowers of an arrangement. */
export const ARRANGEMENTS: Record<string, FlowerShare[]> = {
  roses: [
    ['rose', 0, 1, 3],
    ['rose', 1, 0.9, 2],
  ],
  rosesOne: [['rose', 0, 1, 1]],
  peonies: [
    ['peony', 0, 1.14, 3],
    ['rose', 1, 0.84, 1],
    ['ranunculus', 2, 0.66, 1],
  ],
  ranunculus: [
    ['ranunculus', 0, 0.84, 3],
    ['ranunculus', 1, 0.8, 2],
    ['ranunculus', 2, 0.7, 1],
  ],
  garden: [
    ['peony', 0, 1.1, 2],
    ['rose', 1, 0.92, 2],
    ['ranunculus', 2, 0.7, 1],
    ['daisy', 3, 0.5, 1],
  ],
  hydrangea: [
    ['hydrangea', 0, 1.25, 2],
    ['rose', 1, 0.88, 2],
  ],
  lilies: [
    ['lily', 1, 1.35, 2],
    ['rose', 0, 0.88, 3],
  ],
  meadow: [
    ['daisy', 3, 0.72, 3],
    ['ranunculus', 0, 0.66, 2],
    ['rose', 1, 0.8, 1],
  ],
  anemones: [
    ['anemone', 0, 0.86, 3],
    ['anemone', 1, 0.8, 2],
    ['rose', 2, 0.8, 2],
  ],
  cosmos: [
    ['cosmos', 0, 0.82, 3],
    ['cosmos', 1, 0.74, 2],
    ['ranunculus', 2, 0.58, 2],
    ['daisy', 3, 0.46, 1],
  ],
  dawn: [
    ['rose', 0, 0.98, 3],
    ['anemone', 3, 0.84, 2],
    ['ranunculus', 1, 0.7, 2],
    ['rose', 2, 0.8, 1],
  ],
  tulips: [['tulip', 0, 1, 1]],
  peoniesOne: [
    ['peony', 0, 1.06, 4],
    ['peony', 1, 0.94, 2],
  ],
  daisies: [
    ['daisy', 3, 0.7, 4],
    ['daisy', 1, 0.6, 2],
    ['ranunculus', 0, 0.5, 1],
  ],
  hydrangeaOne: [
    ['hydrangea', 0, 1.2, 2],
    ['hydrangea', 1, 1.1, 1],
  ],
  orchard: [
    ['ranunculus', 0, 0.82, 3],
    ['anemone', 1, 0.8, 2],
    ['daisy', 3, 0.5, 2],
  ],
  cottage: [
    ['peony', 0, 1.08, 2],
    ['hydrangea', 1, 1.1, 1],
    ['cosmos', 2, 0.66, 2],
  ],
  harbour: [
    ['hydrangea', 0, 1.15, 2],
    ['anemone', 2, 0.82, 2],
    ['daisy', 3, 0.54, 2],
  ],
  liliesOne: [['lily', 0, 1.2, 1]],
};

/** Give every spot a part so that equal blooms stay apart and the shares come out right. */
export function scatter(parts: FlowerShare[], spots: Spot[], rng: Random) {
  const total = parts.reduce((s, p) => s + p[3], 0);
  const used = parts.map(() => 0);
  const done: { k: number; x: number; y: number }[] = [];
  spots.forEach((s, i) => {
    let best = 0,
      top = -Infinity;
    parts.forEach((p, k) => {
      let near = 260;
      for (const d of done) if (d.k === k) near = Math.min(near, Math.hypot(d.x - s.x, d.y - s.y));
      const score =
        near / 120 +
        ((p[3] / total) * (i + 1) - used[k]!) * 1.1 +
        rng.range(0, 0.35) +
        (i === 0 && k === 0 ? 9 : 0);
      if (score > top) {
        top = score;
        best = k;
      }
    });
    used[best]!++;
    done.push({ k: best, x: s.x, y: s.y });
    s.part = parts[best]!;
  });
}

/** How many blooms of an arrangement cover what `n` full-size roses would. */
export function fill(arrangement: string, n: number) {
  const parts = ARRANGEMENTS[arrangement] ?? [SOLE];
  const area =
    parts.reduce((s, p) => s + p[2] ** 2 * p[3], 0) / parts.reduce((s, p) => s + p[3], 0);
  return Math.round(n / area);
}

export const rampOf = (palette: Palette, i: number) => (i === 3 ? 'white' : palette.flowers[i]!);

/** Lilies do not nestle: their open throats look wrong half hidden. */
export const hasLilies = (parts: FlowerShare[]) => parts.some((p) => p[0] === 'lily');
