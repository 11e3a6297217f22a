import type { Shape } from '../Recipe.ts';

/** The head of a bouquet: centre height, half axes, how many full-size blooms, their radius. */
export interface Head {
  cy: number;
  rx: number;
  ry: number;
  n: number;
  size: number;
}

export const HEADS: Record<Shape, Head> = {
  posy: { cy: 356, rx: 196, ry: 178, n: 20, size: 86 },
  full: { cy: 336, rx: 244, ry: 214, n: 32, size: 84 },
  wide: { cy: 366, rx: 286, ry: 164, n: 29, size: 80 },
  tall: { cy: 296, rx: 182, ry: 246, n: 28, size: 80 },
};
