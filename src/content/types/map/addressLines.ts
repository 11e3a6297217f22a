import type { MapLocation } from '../../pageBuilder/nodes.ts';

/** Where a place is, line by line. */
export const linesOfPlace = ({ address, city, state, zipcode, country }: MapLocation): string[] =>
  [address, [city, state, zipcode].filter(Boolean).join(', '), country].filter(Boolean);
