/** Where a position lies between `start` (0) and `end` (1). */
export const fractionOf = (position: number, start: number, end: number): number =>
  (position - start) / (end - start);
