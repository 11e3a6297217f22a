import type { MapLocation } from './read.ts';

/** The lines of a location's address. */
export const addressLines = ({ address, city, state, zipcode, country }: MapLocation): string[] =>
  [address, [city, state, zipcode].filter(Boolean).join(', '), country].filter(Boolean);
