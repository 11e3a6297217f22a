/** Decimal ids by what they stand for. Their order is not the menu's: positions are. */
export const CATEGORY = {
  root: 2,
  glassDomes: 3,
  bouquets: 4,
  secretGarden: 5,
  roseBears: 6,
  flowerBoxes: 7,
  meadow: 8,
  byTheHour: 9,
  roses: 10,
  evening: 11,
  morning: 12,
  anemonesUnderGlass: 13,
  rosesUnderGlass: 14,
  pressRoom: 15,
  nextSpring: 16,
} as const;
