import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isLookup, type Kind, keyOf, kindOf } from './keep.ts';
import type { Extendable, WorkerScope } from './scope.ts';

declare const self: WorkerScope;

const DAY = 24 * 60 * 60;

// What a first visit needs. The files' names are their versions: another build's are others.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

const of =
  (kind: Kind) =>
  ({ request, url }: { request: Request; url: URL }) =>
    kindOf({
      method: request.method,
      url,
      isNavigation: request.mode === 'navigate',
      origin: self.location.origin,
      headers: request.headers,
    }) === kind;

/** The page that was asked for last came from the shop, and so is of the build deployed now. */
let isDeployed = false;

/** Marks a document that shows a page: it is that page's alone, and of one store view. */
const RENDERED = 'X-Rendered';

/** The document without a page in it, which is every page's; null where it cannot be had. */
async function shell(): Promise<Response | null> {
  const answer = await self.fetch('/index.html', { cache: 'no-cache' }).catch(() => null);
  return answer?.ok ? answer : null;
}

/** Without a network every page is the same document; with one the page itself is asked for. */
const pages = new NetworkFirst({
  cacheName: 'pages',
  plugins: [
    {
      cacheKeyWillBeUsed: async () => '/',
      cacheWillUpdate: async ({ response }) => {
        const isRendered = response.headers.has(RENDERED);
        const isHtml = /html/.test(response.headers.get('content-type') ?? '');
        isDeployed = isHtml && (response.ok || isRendered);
        if (isRendered) return shell();
        return isDeployed ? response : null;
      },
      handlerDidError: async () => {
        isDeployed = false;
        return undefined;
      },
    },
  ],
});
registerRoute(of('page'), pages);

registerRoute(
  of('asset'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [new ExpirationPlugin({ maxEntries: 250, purgeOnQuotaError: true })],
  }),
);

registerRoute(
  of('picture'),
  new CacheFirst({
    cacheName: 'pictures',
    // Whichever kind of picture was had first is as good.
    matchOptions: { ignoreVary: true },
    plugins: [
      new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true }),
    ],
  }),
);

const READINGS = { maxEntries: 200, maxAgeSeconds: 7 * DAY };

/** How often what was read has been forgotten. */
let forgotten = 0;

/**
 * Readings of the catalogue and of content: the platform's own answer, or the last one. What was
 * asked for before all was forgotten is not kept after.
 */
const readings = new NetworkFirst({
  cacheName: 'readings',
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url, request.headers),
      handlerWillStart: async ({ state }) => {
        if (state) state.forgotten = forgotten;
      },
      cacheWillUpdate: async ({ response, state }) =>
        (await isWhole(response)) && state?.forgotten === forgotten ? response : null,
    },
    new ExpirationPlugin({ ...READINGS, purgeOnQuotaError: true }),
  ],
});
registerRoute(of('reading'), readings);

/** An answer with errors in it is not worth keeping. */
async function isWhole(response: Response): Promise<boolean> {
  if (!response.ok) return false;
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof answer === 'object' && answer !== null && !('errors' in answer);
}

/**
 * A newer worker waits until nobody is in the middle of a page: it takes over when one has been
 * opened and no other is there. Before that, nothing tells a new tab from the next page of the old.
 */
async function takeOver({ source }: MessageEvent): Promise<void> {
  const { waiting } = self.registration;
  if (!isDeployed || !waiting) return;
  // The page that was opened may be closed again: another one that is left is in the middle.
  const opened = (source as { id?: string } | null)?.id;
  const pages = await self.clients.matchAll();
  if (pages.every(({ id }) => id === opened)) waiting.postMessage('take over');
}

self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
  if (event.data === 'opened') event.waitUntil(takeOver(event));
  // A shopper has signed in or out: what was read before is not shown after.
  if (event.data === 'forget readings') {
    forgotten += 1;
    event.waitUntil(caches.delete('readings'));
  }
  if (isVisit(event.data)) event.waitUntil(keepVisit(event, event.data));
});
// The first visit is served by it too, so that it can be read offline.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** What a page had loaded before there was a worker, by address, and what it sends a reading with. */
interface Visit {
  visited: string[];
  headers: Record<string, string> | null;
  /** What the page's document brought in place of readings. */
  readings: { url: string; data: unknown }[];
}
const isVisit = (data: unknown): data is Visit =>
  typeof data === 'object' && data !== null && 'visited' in data && Array.isArray(data.visited);

/** As a page asks for pictures: the browser has them already, in the kind that it was given. */
const AS_A_PICTURE: RequestInit = {
  cache: 'force-cache',
  headers: { Accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' },
};

async function keepVisit(
  event: MessageEvent & Extendable,
  { visited, headers, readings: brought }: Visit,
): Promise<void> {
  await keepShell();
  const named = (start: string) =>
    visited.filter((url) => url.startsWith(`${self.location.origin}${start}`));
  await keep('assets', named('/assets/'));
  await keep('pictures', named('/media/'), AS_A_PICTURE);
  if (!headers) return;
  await keepLookups(event, named('/'), headers);
  await keepBrought(brought, headers);
}

/** As the page's next load would keep it. */
async function keepShell(): Promise<void> {
  const cache = await caches.open('pages');
  if (await cache.match('/')) return;
  const page = await self.fetch('/').catch(() => null);
  const kept = page?.headers.has(RENDERED) ? await shell() : page;
  if (kept?.ok) await cache.put('/', kept);
}

/** What a document brought is kept as the readings that it stands for. */
async function keepBrought(
  brought: readonly { url: string; data: unknown }[],
  headers: Record<string, string>,
): Promise<void> {
  const begun = forgotten;
  const cache = await caches.open('readings');
  const expiration = new CacheExpiration('readings', READINGS);
  for (const { url, data } of brought) {
    const request = new Request(url, { headers });
    if (of('reading')({ request, url: new URL(request.url) }) && begun === forgotten) {
      const key = keyOf(request.url, request.headers);
      await cache.put(key, new Response(JSON.stringify({ data }), { headers: AS_JSON }));
      await expiration.updateTimestamp(key);
    }
  }
}
const AS_JSON = { 'Content-Type': 'application/json' };

/** Where the visitor was is asked once more, as it would be from now on, and kept. */
async function keepLookups(
  event: MessageEvent & Extendable,
  visited: string[],
  headers: Record<string, string>,
): Promise<void> {
  const lookups = new Set(visited.filter((url) => isLookup(new URL(url))));
  for (const url of lookups) {
    const [, kept] = readings.handleAll({ request: new Request(url, { headers }), event });
    await kept.catch(() => {});
  }
}

/** What cannot be had now is kept when it is next asked for. */
async function keep(name: string, urls: string[], how: RequestInit = {}): Promise<void> {
  const cache = await caches.open(name);
  const isMissing = await Promise.all(urls.map(async (url) => !(await cache.match(url))));
  await Promise.all(
    urls
      .filter((_, at) => isMissing[at])
      .map((url) => cache.add(new Request(url, how)).catch(() => {})),
  );
}
