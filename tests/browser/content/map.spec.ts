import type { Page } from '@playwright/test';
import { violationsOf } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { END_MARK, openContent, type } from './servedContent.ts';

const PLACES = [
  {
    location_name: 'The table',
    position: { latitude: 22.2853, longitude: 114.1487 },
    city: 'Sheung Wan',
  },
  {
    location_name: 'The field',
    position: { latitude: 22.4961, longitude: 114.1386 },
    city: 'Fanling',
  },
];
const map = (places: object[], more = {}) =>
  type('map', {
    class: 'places',
    'data-locations': JSON.stringify(places),
    style: 'height: 321px',
    ...more,
  });

/** A fake of Google's library that records what it is asked to draw. */
const GOOGLE = `{
  const recordedCalls = window.recordedCalls = { markers: [], fitted: 0 };
  class Map { constructor(element, options) { this.element = element; recordedCalls.options = options; element.textContent = 'A map'; } fitBounds() { recordedCalls.fitted += 1; } }
  class Marker { constructor({ map, title, position }) { this.map = map; this.title = title; recordedCalls.markers.push([title, position]); }
    addListener(name, listener) { const b = document.createElement('button'); b.textContent = this.title; b.onclick = listener; this.map.element.append(b); } }
  class InfoWindow { setContent(content) { recordedCalls.note = content.innerText || content.textContent; } open() { recordedCalls.isOpen = true; } }
  class LatLngBounds { extend() {} }
  const ready = google.maps.__ib__;
  google.maps.importLibrary = async () => ({ Map, Marker, InfoWindow, LatLngBounds });
  ready();
}`;

/** The page of a shop that has a key for maps. */
async function withKey(page: Page, key = 'the-key') {
  await page.route('/cms/specimens', async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    await route.fulfill({
      response,
      headers: {
        ...response.headers(),
        'content-security-policy': policy
          .replace("script-src 'self'", "script-src 'self' https://maps.googleapis.com")
          .replace('trusted-types default', 'trusted-types default @googlemaps/js-api-loader'),
      },
      body: (await response.text()).replace(
        /(<script type="application\/json" id="config">)[^<]*/,
        `$1${JSON.stringify({ GOOGLE_MAPS_API_KEY: key })}`,
      ),
    });
  });
}

async function playGoogle(page: Page) {
  const requests: string[] = [];
  await page.route('https://maps.googleapis.com/**', (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: GOOGLE });
  });
  return requests;
}

const callsToGoogle = (page: Page) => page.evaluate(() => Reflect.get(window, 'recordedCalls'));
const sheet = (page: Page, place = 'The table') =>
  page.getByRole('group', { name: `Map: ${place}` });
const failure = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'The map cannot be shown' });
const list = (page: Page) => page.getByRole('list', { name: 'Locations' });

test('Map: lists its places and requests nothing from Google without an API key', async ({
  page,
}) => {
  const requests = await playGoogle(page);
  await openContent(page, map(PLACES) + END_MARK);
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await expect(list(page)).toContainText('Sheung Wan');
  await expect(page.getByRole('button', { name: 'Show map' })).toHaveCount(0);
  expect(requests).toEqual([]);
});

test('Map: loads on request with its options and markers when there is an API key', async ({
  page,
}) => {
  const requests = await playGoogle(page);
  await withKey(page);
  await openContent(
    page,
    type('heading', {}, 'Where we are', 'h1') +
      map(PLACES, { 'data-show-controls': true }) +
      END_MARK,
  );
  expect(await violationsOf(page, 'main')).toEqual([]);
  const before = await page.locator('.places').boundingBox();
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(sheet(page)).toContainText('A map');
  await expect(sheet(page)).toBeFocused();
  expect(requests).toHaveLength(1);
  expect(requests[0]).toContain('key=the-key');
  const { options, markers, fitted } = await callsToGoogle(page);
  expect(options).toMatchObject({ zoom: 8, scrollwheel: false, disableDefaultUI: false });
  expect(markers).toEqual([
    ['The table', { lat: 22.2853, lng: 114.1487 }],
    ['The field', { lat: 22.4961, lng: 114.1386 }],
  ]);
  expect(fitted).toBe(1);
  expect(await page.locator('.places').boundingBox()).toEqual(before);
  expect((await sheet(page).boundingBox())?.height).toBe(321);

  await page.getByRole('button', { name: 'The field' }).click();
  expect(await callsToGoogle(page)).toMatchObject({
    isOpen: true,
    note: expect.stringContaining('Fanling'),
  });
});

test('Map: centres a single place and can hide its controls', async ({ page }) => {
  await playGoogle(page);
  await withKey(page);
  await openContent(page, map(PLACES.slice(0, 1), { 'data-show-controls': false }) + END_MARK);
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(sheet(page)).toContainText('A map');
  const { options, fitted } = await callsToGoogle(page);
  expect(options).toMatchObject({
    center: { lat: 22.2853, lng: 114.1487 },
    disableDefaultUI: true,
  });
  expect(fitted).toBe(0);
});

test('Map: reports that Google does not answer or refuses the key, and keeps the list', async ({
  page,
}) => {
  let response: string | null = GOOGLE;
  await page.route('https://maps.googleapis.com/**', (route) =>
    response === null
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: response }),
  );
  await withKey(page);
  await openContent(page, map(PLACES.slice(0, 1)) + map(PLACES.slice(1)) + END_MARK);
  const show = page.getByRole('button', { name: 'Show map' });
  await show.first().click();
  await page.getByRole('button', { name: 'The table' }).focus();
  await page.evaluate(() => Reflect.get(window, 'gm_authFailure')());
  await expect(sheet(page).getByRole('status')).toContainText('The map cannot be shown');
  await expect(sheet(page)).toBeFocused();
  await show.click();
  await expect(sheet(page, 'The field').getByRole('status')).toBeVisible();
  await expect(list(page)).toHaveCount(2);

  response = null;
  await openContent(page, map(PLACES) + END_MARK);
  await expect(show).toHaveCount(1);
  await show.click();
  await expect(failure(page)).toBeVisible();
  await expect(sheet(page)).toBeFocused();
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
});
