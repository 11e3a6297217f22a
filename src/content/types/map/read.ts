import { fieldOf, readJson } from '../../pageBuilder/background.ts';
import { readBox, readFlag } from '../../pageBuilder/box.ts';
import type { Box, NodeOf, OwnFields } from '../../pageBuilder/nodes.ts';
import type { Part } from '../../pageBuilder/part.ts';

export interface MapLocation {
  name: string;
  position: { latitude: number; longitude: number } | null;
  phone: string;
  address: string;
  city: string;
  state: string;
  zipcode: string;
  country: string;
  comment: string;
}

export interface MapNode extends NodeOf<'map'>, Box {
  locations: MapLocation[];
  height: string | null;
  showControls: boolean;
}

/** Reads a map and its places. Places without any text are dropped. */
export function readMap(main: Part): OwnFields<MapNode> {
  const places = readJson(main, 'data-locations');
  return {
    ...readBox(main),
    locations: Array.isArray(places) ? places.map(readLocation).filter(hasText) : [],
    height: main.style('height'),
    showControls: readFlag(main, 'data-show-controls'),
  };
}

/** Locations without any text are left out. */
const hasText = ({ position: _, ...words }: MapLocation): boolean =>
  Object.values(words).some((text) => text.trim() !== '');

function readLocation(place: unknown): MapLocation {
  const text = (name: string): string => {
    const value = fieldOf(place, name);
    if (Array.isArray(value)) return value.join(' ');
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  return {
    name: text('location_name') || text('name'),
    position: readPosition(fieldOf(place, 'position')),
    phone: text('phone'),
    address: text('address'),
    city: text('city'),
    state: text('state'),
    zipcode: text('zipcode'),
    country: text('country'),
    comment: text('comment'),
  };
}

function readPosition(position: unknown): MapLocation['position'] {
  const latitude = Number(fieldOf(position, 'latitude') ?? Number.NaN);
  const longitude = Number(fieldOf(position, 'longitude') ?? Number.NaN);
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : null;
}
