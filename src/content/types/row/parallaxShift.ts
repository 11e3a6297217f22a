/** The height of a parallax background relative to its row. */
const SCALE = 1.25;

/**
 * How far a parallax background moves from the centre while its row crosses the viewport, in % of
 * its height. Zero at speed 1 (it scrolls with the page), the whole overhang at speed -1; above 1
 * it moves in the opposite direction.
 */
export const parallaxShift = (speed: number): string =>
  `${((1 - speed) / 2) * ((SCALE - 1) / 2) * 100}%`;
