import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { type CacheKind, cacheKindOf, isLookup, keyOf } from './cacheKind.ts';
import type { ExtendableEvent, WorkerScope } from './scope.ts';

declare const self: WorkerScope;

const DAY = 24 * 60 * 60;

// The files of a first visit. Their names contain a content hash, so a new build adds new entries.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

const isOfKind =
  (kind: CacheKind) =>
  ({ request, url }: { request: Request; url: URL }) =>
    cacheKindOf({
      method: request.method,
      url,
      isNavigation: request.mode === 'navigate',
      origin: self.location.origin,
      headers: request.headers,
    }) === kind;

/** Whether the last page request was answered by the shop, with the build deployed now. */
let isDeployed = false;

/** Header of a document that the server rendered: it is valid for one page and store view only. */
const RENDERED = 'X-Rendered';

/** Fetches the document without a rendered page, which serves every page; null if that fails. */
async function shell(): Promise<Response | null> {
  const response = await self.fetch('/index.html', { cache: 'no-cache' }).catch(() => null);
  return response?.ok ? response : null;
}

/** Pages come from the network; offline, every page is the same cached document. */
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
registerRoute(isOfKind('page'), pages);

registerRoute(
  isOfKind('asset'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [new ExpirationPlugin({ maxEntries: 250, purgeOnQuotaError: true })],
  }),
);

registerRoute(
  isOfKind('picture'),
  new CacheFirst({
    cacheName: 'pictures',
    // Any cached image format will do.
    matchOptions: { ignoreVary: true },
    plugins: [
      new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true }),
    ],
  }),
);

const QUERY_RESULT_LIMITS = { maxEntries: 200, maxAgeSeconds: 7 * DAY };

/** The name of the cache of query results, which older builds of the shop use too. */
const RESULTS = 'readings';

/** How often the cache of query results was cleared. */
let cacheGeneration = 0;

/**
 * Query results of catalogue and content: from the network, offline the last cached one. A response
 * to a request from before the cache was cleared is not cached afterwards.
 */
const queryResults = new NetworkFirst({
  cacheName: RESULTS,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url, request.headers),
      handlerWillStart: async ({ state }) => {
        if (state) state.cacheGeneration = cacheGeneration;
      },
      cacheWillUpdate: async ({ response, state }) =>
        (await isWhole(response)) && state?.cacheGeneration === cacheGeneration ? response : null,
    },
    new ExpirationPlugin({ ...QUERY_RESULT_LIMITS, purgeOnQuotaError: true }),
  ],
});
registerRoute(isOfKind('queryResult'), queryResults);

/** Whether a response is OK and without GraphQL errors; others are not cached. */
async function isWhole(response: Response): Promise<boolean> {
  if (!response.ok) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && !('errors' in body);
}

/**
 * Activates a waiting newer worker when the page that was just opened is the only one, so that no
 * other tab changes builds mid-visit. Only a message from the opened page tells this apart from a
 * second tab.
 */
async function takeOver({ source }: MessageEvent): Promise<void> {
  const { waiting } = self.registration;
  if (!isDeployed || !waiting) return;
  // The opened page may be closed again by now; any other page is mid-visit.
  const opened = (source as { id?: string } | null)?.id;
  const pages = await self.clients.matchAll();
  if (pages.every(({ id }) => id === opened)) waiting.postMessage('take over');
}

self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
  if (event.data === 'opened') event.waitUntil(takeOver(event));
  // At sign-in and sign-out: results for one customer group must not show to another.
  if (event.data === 'forget readings') {
    cacheGeneration += 1;
    event.waitUntil(caches.delete(RESULTS));
  }
  if (isVisit(event.data)) event.waitUntil(cacheVisit(event, event.data));
});
// Control the first visit's pages too, so that they can be read offline.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** The URLs that a page loaded before the worker was active, and the headers of its queries. */
interface Visit {
  visited: string[];
  headers: Record<string, string> | null;
  /** Query results that the server's document contained. */
  readings: { url: string; data: unknown }[];
}
const isVisit = (data: unknown): data is Visit =>
  typeof data === 'object' && data !== null && 'visited' in data && Array.isArray(data.visited);

/** Options that match the page's own image requests, so that the browser's HTTP cache answers. */
const AS_A_PICTURE: RequestInit = {
  cache: 'force-cache',
  headers: { Accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' },
};

async function cacheVisit(
  event: MessageEvent & ExtendableEvent,
  { visited, headers, readings: documentResults }: Visit,
): Promise<void> {
  await cacheShell();
  const urlsBelow = (start: string) =>
    visited.filter((url) => url.startsWith(`${self.location.origin}${start}`));
  await addMissing('assets', urlsBelow('/assets/'));
  await addMissing('pictures', urlsBelow('/media/'), AS_A_PICTURE);
  if (!headers) return;
  await cacheLookups(event, urlsBelow('/'), headers);
  await cacheDocumentResults(documentResults, headers);
}

/** Caches the document without a rendered page, as the next page load would. */
async function cacheShell(): Promise<void> {
  const cache = await caches.open('pages');
  if (await cache.match('/')) return;
  const page = await self.fetch('/').catch(() => null);
  const shellResponse = page?.headers.has(RENDERED) ? await shell() : page;
  if (shellResponse?.ok) await cache.put('/', shellResponse);
}

/** Caches the results in a server's document as if they had been requested. */
async function cacheDocumentResults(
  documentResults: readonly { url: string; data: unknown }[],
  headers: Record<string, string>,
): Promise<void> {
  const startGeneration = cacheGeneration;
  const cache = await caches.open(RESULTS);
  const expiration = new CacheExpiration(RESULTS, QUERY_RESULT_LIMITS);
  for (const { url, data } of documentResults) {
    const request = new Request(url, { headers });
    if (
      isOfKind('queryResult')({ request, url: new URL(request.url) }) &&
      startGeneration === cacheGeneration
    ) {
      const key = keyOf(request.url, request.headers);
      await cache.put(key, new Response(JSON.stringify({ data }), { headers: AS_JSON }));
      await expiration.updateTimestamp(key);
    }
  }
}
const AS_JSON = { 'Content-Type': 'application/json' };

/** Repeats the visit's address lookups through the worker's strategy, which caches them. */
async function cacheLookups(
  event: MessageEvent & ExtendableEvent,
  visited: string[],
  headers: Record<string, string>,
): Promise<void> {
  const lookups = new Set(visited.filter((url) => isLookup(new URL(url))));
  for (const url of lookups) {
    const [, finished] = queryResults.handleAll({ request: new Request(url, { headers }), event });
    await finished.catch(() => {});
  }
}

/** Adds missing URLs to a cache; one that fails is cached when it is next requested. */
async function addMissing(name: string, urls: string[], init: RequestInit = {}): Promise<void> {
  const cache = await caches.open(name);
  const isMissing = await Promise.all(urls.map(async (url) => !(await cache.match(url))));
  await Promise.all(
    urls
      .filter((_, index) => isMissing[index])
      .map((url) => cache.add(new Request(url, init)).catch(() => {})),
  );
}
