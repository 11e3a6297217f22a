import type { FieldsOf, MapLocation } from '../../pageBuilder/nodes.ts';
import type { Part } from '../../pageBuilder/part.ts';
import { fieldOf, readJson } from '../../pageBuilder/readBackground.ts';
import { readBox, readFlag } from '../../pageBuilder/readBox.ts';

const ZOOM = 8;

/** The map block (spec section 3): its places and the options of the map. */
export function readMap(main: Part): FieldsOf<'map'> {
  const places = readJson(main, 'data-locations');
  const showControls = readFlag(main, 'data-show-controls');
  return {
    ...readBox(main),
    locations: Array.isArray(places) ? places.map(readLocation).filter(isTold) : [],
    height: main.style('height'),
    showControls,
    mapOptions: {
      zoom: ZOOM,
      scrollwheel: false,
      disableDoubleClickZoom: false,
      disableDefaultUI: !showControls,
      mapTypeControl: showControls,
    },
  };
}

/** A place that says nothing of itself is none. */
const isTold = ({ position: _, ...words }: MapLocation): boolean =>
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
