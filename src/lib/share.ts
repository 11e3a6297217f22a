/** The position of a number between `start` (0) and `end` (1). */
export const share = (at: number, start: number, end: number): number =>
  (at - start) / (end - start);
