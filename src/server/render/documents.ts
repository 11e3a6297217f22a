import { createHash } from 'node:crypto';
import { boundedCache } from '../../lib/boundedCache.ts';
import { isFilterName } from '../../lib/catalogue/listFilters.ts';
import { renderedSearch } from '../../lib/url/renderedSearch.ts';
import { ALL_FILTERS } from '../../shop/useReadParameters.ts';
import type { Encoding } from '../acceptedEncoding.ts';
import { compress } from '../responseCompression.ts';
import type { Rendering, ShopWithoutViews, StartedRendering } from './createRenderer.ts';
import { endsWithin } from './endsWithin.ts';
import { redirectLocation } from './redirectLocation.ts';
import type { RenderedDocument } from './renderDocument.tsx';

/** A response for a page: its document, or a redirect. */
export interface SentDocument {
  status: number;
  location?: string;
  body: Buffer;
  etag: string;
  cacheControl: string;
  /** When the document was rendered, in epoch ms. */
  renderedAt?: number;
  retryAfter?: number;
  /** The value of `Age`, in s, if the document was rendered for an earlier visitor. */
  age?: number;
  /** The value of `Server-Timing`: how long the parts of the rendering took. */
  timing?: string;
  packed: Partial<Record<Encoding, Promise<Buffer>>>;
}

export interface DocumentsOptions {
  start(pathname: string, search: string, shop: string | null): StartedRendering;
  assemble(rendered: RenderedDocument | ShopWithoutViews): string;
  now: () => number;
  log: (line: string) => void;
  /** How long a visitor waits for all data before skeletons stand for the rest, in ms. */
  timeoutMs: number;
  /** How long a document is sent again without being rendered again, in ms. */
  fresh: number;
  /** A number; once it differs, documents from before are no longer fresh. */
  revision: () => number;
}

/** Maximum number of cached documents, and of paths whose parameters are known. */
const MAX_KEPT = 500;
/**
 * Maximum number of renderings that have not reached their deadline; further requests get the page
 * that the browser renders.
 */
const MAX_RUNNING = 8;
/** Maximum number of renderings in flight, with those that a silent platform delays. */
const MAX_IN_FLIGHT = 64;
/** Brotli's quality: a document is compressed once for many requests. */
const QUALITY = 7;
/** How long a shared cache keeps a document, in s. */
const LIFETIME = 60;
/** How much longer a shared cache may send a stale document while it revalidates it, in s. */
const STALE_LIFETIME = 600;
const SHORT = `public, max-age=0, s-maxage=${LIFETIME}`;
const SHARED = `${SHORT}, stale-while-revalidate=${STALE_LIFETIME}`;

/** A rendering in flight, which several requests may await. */
interface RunningRendering {
  startedAt: number;
  complete: Promise<SentDocument | null>;
  partial: () => Promise<SentDocument | null>;
}

/**
 * Creates the cache of rendered documents. Concurrent requests for an address share one rendering,
 * and so do those that follow while it is fresh. A longer cache belongs in front of the server:
 * this one must not hide a change of the catalogue from the next visitor. A visitor whose rendering
 * is late gets the page's last document if a shared cache might still send it, else a partial one.
 * The result is null if there is neither; the browser then renders the page.
 */
export function createDocuments(options: DocumentsOptions) {
  const { start, assemble, now, log, timeoutMs, fresh, revision } = options;
  const cache = boundedCache<{ at: number; revision: number; sent: SentDocument }>(MAX_KEPT);
  const inFlight = new Map<string, RunningRendering>();
  /** The parameters that a path's page read when it was last rendered. */
  const parametersRead = boundedCache<ReadonlySet<string>>(MAX_KEPT);

  function renderOnce(key: string, pathname: string, search: string, shop: string | null) {
    const pending = inFlight.get(key);
    if (pending) return pending;
    const startedAt = now();
    const isRunning = (rendering: RunningRendering) => startedAt - rendering.startedAt < timeoutMs;
    const running = [...inFlight.values()].filter(isRunning);
    if (running.length >= MAX_RUNNING || inFlight.size >= MAX_IN_FLIGHT) return null;
    const logFailure = (error: unknown) => {
      log(`The document of ${pathname} could not be rendered: ${reasonOf(error)}`);
      return null;
    };
    const startRevision = revision();
    const started = start(pathname, search, shop);
    const complete = started.complete
      .then((rendering) => {
        const sent = toSentDocument(rendering, assemble);
        // Cache only complete pages: a failed or partial one must be rendered again.
        if (sent.cacheControl === 'no-store') return sent;
        const parameters = parametersOf(rendering);
        if (parameters) parametersRead.set(placeOf(pathname, shop), parameters);
        if (shop === null) cache.set(key, { at: now(), revision: startRevision, sent });
        return sent;
      })
      .catch(logFailure)
      .finally(() => inFlight.delete(key));
    let firstPartial: Promise<SentDocument | null> | undefined;
    const partial = () => {
      firstPartial ??= started
        .partial()
        .then((part) => toSentDocument(part, assemble))
        .catch(logFailure)
        .then((sent) => {
          // The platform may have recovered when the next visitor comes.
          if (sent?.status === 503) firstPartial = undefined;
          return sent;
        });
      return firstPartial;
    };
    const rendering: RunningRendering = { startedAt, complete, partial };
    inFlight.set(key, rendering);
    return rendering;
  }

  /** The last complete document, if a shared cache might still send it; the shop has not changed. */
  function lastSent(key: string): { sent: SentDocument; ageMs: number } | null {
    const cached = cache.get(key);
    if (!cached || cached.revision !== revision()) return null;
    const ageMs = now() - cached.at;
    const lifetime = cached.sent.cacheControl === SHARED ? LIFETIME + STALE_LIFETIME : LIFETIME;
    if (ageMs >= lifetime * 1_000) return null;
    return { sent: { ...cached.sent, age: Math.floor(ageMs / 1_000) }, ageMs };
  }

  /** @param shop - one of the demo platform's own shops, whose documents are not cached. */
  async function get(
    pathname: string,
    search: string,
    shop: string | null = null,
  ): Promise<SentDocument | null> {
    const place = placeOf(pathname, shop);
    const searchRead = readSearch(search, parametersRead.get(place));
    const key = place + searchRead;
    const known = lastSent(key);
    if (known && known.ageMs < fresh) return withQuery(known.sent, search);
    const rendering = renderOnce(key, pathname, searchRead, shop);
    const isInTime = rendering && (await endsWithin(rendering.complete, timeoutMs));
    const found = await (isInTime
      ? rendering.complete
      : (lastSent(key)?.sent ?? rendering?.partial() ?? null));
    // The path shows another page than before, which reads more of the query.
    const isIncomplete = readSearch(search, parametersRead.get(place)).length > searchRead.length;
    if (isIncomplete) return get(pathname, search, shop);
    return found && withQuery(found, search);
  }

  return { get };
}

/** The parameters that a rendering depends on; null if any may change it. */
function parametersOf(rendering: Rendering): ReadonlySet<string> | null {
  if (rendering.kind === 'redirect') return NO_PARAMETERS;
  // A frame's components run in the browser only, so what they read is not known.
  return rendering.kind === 'document' && !rendering.isPersonal ? rendering.readParameters : null;
}

const NO_PARAMETERS: ReadonlySet<string> = new Set();

const placeOf = (pathname: string, shop: string | null): string =>
  `${shop === null ? '' : `shop ${shop}`} ${pathname}`;

/** The query that a page is rendered with. @param names - the parameters it reads, if known */
const readSearch = (search: string, names: ReadonlySet<string> | undefined): string =>
  renderedSearch(
    search,
    (name) =>
      names === undefined || names.has(name) || (names.has(ALL_FILTERS) && isFilterName(name)),
  );

/** Keeps the request's query in a redirect. */
function withQuery(sent: SentDocument, search: string): SentDocument {
  const { location } = sent;
  return location === undefined ? sent : { ...sent, location: redirectLocation(location, search) };
}

function toSentDocument(
  rendering: Rendering,
  assemble: DocumentsOptions['assemble'],
): SentDocument {
  if (rendering.kind === 'redirect') {
    const body = Buffer.alloc(0);
    return {
      status: rendering.status,
      location: rendering.url,
      body,
      etag: '',
      cacheControl: SHORT,
      packed: {},
    };
  }
  const isPage = rendering.kind === 'document';
  const status = isPage ? rendering.status : rendering.kind === 'unavailable' ? 503 : 200;
  // A missing page is missing for the next visitor too, even if another part of it is late.
  const isUncacheable = !isPage || status === 503 || (status === 200 && rendering.facts.isLate);
  const isShort = isPage && (status === 404 || rendering.alternates === null);
  const assembledFrom = performance.now();
  const html = assemble(rendering);
  const body = Buffer.from(html);
  const assembly = performance.now() - assembledFrom;
  return {
    status,
    body,
    etag: etagOf(isPage ? html.replace(`"renderedAt":${rendering.facts.renderedAt}`, '') : html),
    cacheControl: isUncacheable ? 'no-store' : isShort ? SHORT : SHARED,
    ...(isPage && { renderedAt: rendering.facts.renderedAt }),
    ...(status === 503 && { retryAfter: 30 }),
    ...(isPage && { timing: serverTiming({ ...rendering.durations, assemble: assembly }) }),
    packed: {},
  };
}

/** Weak: the compressed bodies share it, and the time of rendering is not part of it. */
const etagOf = (content: string): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

const serverTiming = (durations: Record<string, number>): string =>
  Object.entries(durations)
    .map(([part, ms]) => `${part};dur=${ms.toFixed(1)}`)
    .join(', ');

/** The body of the document in an encoding, compressed once per encoding. */
export async function packedBody(sent: SentDocument, encoding: Encoding | null): Promise<Buffer> {
  if (encoding === null) return sent.body;
  sent.packed[encoding] ??= compress(sent.body, encoding, QUALITY);
  return sent.packed[encoding];
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
