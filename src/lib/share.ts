/** Where a number lies between two others, as a share of 1. */
export const share = (at: number, start: number, end: number): number =>
  (at - start) / (end - start);
