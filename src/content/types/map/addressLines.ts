import type { MapLocation } from './read.ts';

/** Where a place is, line by line. */
export const addressLines = ({ address, city, state, zipcode, country }: MapLocation): string[] =>
  [address, [city, state, zipcode].filter(Boolean).join(', '), country].filter(Boolean);
