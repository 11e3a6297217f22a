import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import type { MapLocation, MapNode } from './read.ts';

const ZOOM = 8;

/**
 * Draws a Google map with a marker for each location that has a position. A single location is
 * centred at the default zoom level; several are all made to fit.
 * @throws if Google's script cannot be loaded. `onMapsRefused` reports a rejected key.
 */
export async function drawMap(element: HTMLElement, node: MapNode, key: string): Promise<void> {
  setKeyOnce(key);
  const [{ Map: GoogleMap, InfoWindow }, { Marker }, { LatLngBounds }] = await Promise.all([
    importLibrary('maps'),
    importLibrary('marker'),
    importLibrary('core'),
  ]);
  const places = node.locations.flatMap((place) => {
    const { position } = place;
    return position
      ? [{ place, coordinates: { lat: position.latitude, lng: position.longitude } }]
      : [];
  });
  const map = new GoogleMap(element, {
    zoom: ZOOM,
    scrollwheel: false,
    disableDoubleClickZoom: false,
    disableDefaultUI: !node.showControls,
    mapTypeControl: node.showControls,
    center: places[0]?.coordinates ?? null,
  });
  const bounds = new LatLngBounds();
  const note = new InfoWindow();
  for (const { place, coordinates } of places) {
    const marker = new Marker({ map, position: coordinates, title: place.name });
    marker.addListener('click', () => {
      note.setContent(noteOf(place, element.ownerDocument));
      note.open({ map, anchor: marker });
    });
    bounds.extend(coordinates);
  }
  if (places.length > 1) map.fitBounds(bounds);
}

let isKeySet = false;

/** Google's loader accepts its options only once. */
function setKeyOnce(key: string): void {
  if (!isKeySet) setOptions({ key, v: 'weekly' });
  isKeySet = true;
}

/** The content of a marker's window, as text only, since the owner's text is untrusted. */
function noteOf(place: MapLocation, sheet: Document): HTMLElement {
  const note = sheet.createElement('div');
  const { name, address, city, state, zipcode, country, phone, comment } = place;
  const region = [city, state, zipcode].filter(Boolean).join(', ');
  for (const line of [name, comment, phone, address, region, country]) {
    if (!line) continue;
    const paragraph = sheet.createElement('p');
    paragraph.textContent = line;
    note.append(paragraph);
  }
  return note;
}
