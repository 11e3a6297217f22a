import { afterEach, expect, it, vi } from 'vitest';
import { remoteServer } from './contract/servers.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const SHOP = { store_code: 'default', locale: 'en_US', cms_home_page: 'home' };
const respondWith = (body: string) => async () => new Response(body);

it.each([
  [
    'answers with a page',
    respondWith('<html>'),
    'http://shop.example/graphql is no commerce server: it answers with status 200 and no JSON',
  ],
  [
    'refuses its configuration',
    respondWith(JSON.stringify({ data: null, errors: [{ message: 'Internal server error' }] })),
    'http://shop.example/graphql is no commerce server: it answers with status 200 and Internal server error',
  ],
  [
    'sells nothing',
    respondWith(JSON.stringify({ data: { storeConfig: SHOP, products: null } })),
    'The server sells no simple product that is in stock.',
  ],
  [
    'does not answer',
    () => Promise.reject(new TypeError('fetch failed', { cause: 'refused' })),
    'No response from http://shop.example/graphql: refused',
  ],
])('Contract: says so when the server %s', async (_, fetchIt, message) => {
  vi.stubGlobal('fetch', fetchIt);
  await expect(remoteServer('http://shop.example/').open()).rejects.toThrow(message);
});
