/** How many times the size of its row a drifting background has. */
const SCALE = 1.25;

/**
 * How far the background travels from the middle while its row crosses the window, in % of its
 * height: nothing at speed 1 (it scrolls along), all that is spare on either side at speed -1; above
 * 1 it travels the other way.
 */
export const parallaxShift = (speed: number): string =>
  `${((1 - speed) / 2) * ((SCALE - 1) / 2) * 100}%`;
