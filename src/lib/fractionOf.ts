/** Returns how much of the way from `start` to `end` a position has covered, from 0 to 1. */
export const fractionOf = (position: number, start: number, end: number): number =>
  (position - start) / (end - start);
