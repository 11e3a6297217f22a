import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { renderedSearch } from '../../lib/url/renderedSearch.ts';
import { boundedCache } from './boundedCache.ts';
import type { RenderedDocument, Rendering, StartedRendering } from './createRenderer.tsx';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page as it is sent: its document, or where it is instead. */
export interface SentDocument {
  status: number;
  location?: string;
  body: Buffer;
  etag: string;
  cacheControl: string;
  retryAfter?: number;
  packed: Partial<Record<'br' | 'gzip', Promise<Buffer>>>;
}

export interface DocumentsOptions {
  start(pathname: string, search: string, shop: string | null): StartedRendering;
  assemble(rendered: RenderedDocument): string;
  now: () => number;
  log: (line: string) => void;
  /** How long a visitor waits for all data before skeletons stand for the rest, in ms. */
  patience: number;
}

/** Documents kept in this process. */
const MOST_KEPT = 500;
/** Renderings under way or waiting; whoever comes then gets the page that the browser renders. */
const MOST_WAITING = 8;
/** How long a document is as good as new, and how long it is sent while it is rendered anew; in ms. */
const FRESH = 60_000;
const STALE = 600_000;
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const NOT_FOUND = 'public, max-age=0, s-maxage=60';

/** A rendering whose end several visitors may wait for. */
interface UnderWay {
  whole: Promise<SentDocument | null>;
  soFar: () => Promise<SentDocument | null>;
}

/**
 * The documents of the shop's pages, for everybody: rendered once for many askers, and kept for a
 * while. Where not even a part can be had in time the answer is null, and the browser renders the page.
 */
export function createDocuments({ start, assemble, now, log, patience }: DocumentsOptions) {
  const kept = boundedCache<{ at: number; sent: SentDocument }>(MOST_KEPT);
  const underWay = new Map<string, UnderWay>();

  function rendered(key: string, pathname: string, search: string, shop: string | null) {
    const known = underWay.get(key);
    if (known) return known;
    if (underWay.size >= MOST_WAITING) return null;
    const failed = (error: unknown) => {
      log(`The document of ${pathname} could not be rendered: ${reasonOf(error)}`);
      return null;
    };
    const started = start(pathname, renderedSearch(search), shop);
    const whole = started.whole
      .then((rendering) => {
        const sent = sentOf(rendering, assemble);
        // A page that the platform could not give, or not whole, is asked for anew.
        if (shop === null && sent.cacheControl !== 'no-store') kept.set(key, { at: now(), sent });
        return sent;
      })
      .catch(failed)
      .finally(() => underWay.delete(key));
    const soFar = () => started.soFar().then((part) => part && sentOf(part, assemble), failed);
    underWay.set(key, { whole, soFar });
    return { whole, soFar };
  }

  return {
    /** @param shop - one of the demo platform's own shops, whose documents are not kept. */
    async get(pathname: string, search: string, shop: string | null = null) {
      const key = `${shop ?? ''} ${pathname}${renderedSearch(search)}`;
      const known = shop === null ? kept.get(key) : undefined;
      const age = known ? now() - known.at : Number.POSITIVE_INFINITY;
      if (known && age < FRESH) return withQuery(known.sent, search);
      const rendering = rendered(key, pathname, search, shop);
      if (known && age < STALE) return withQuery(known.sent, search);
      if (!rendering) return null;
      const sent = await within(rendering.whole, patience);
      const found = sent === 'late' ? await rendering.soFar() : sent;
      return found && withQuery(found, search);
    },
  };
}

/** What tells of the visit goes along where a page has moved. */
function withQuery(sent: SentDocument, search: string): SentDocument {
  const { location } = sent;
  if (location === undefined || search === '' || location.includes('?')) return sent;
  return { ...sent, location: location.replace(/(?=#|$)/, search) };
}

async function within<Value>(work: Promise<Value>, ms: number): Promise<Value | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, ms, 'late');
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function sentOf(rendering: Rendering, assemble: DocumentsOptions['assemble']): SentDocument {
  if (rendering.kind === 'redirect') {
    const body = Buffer.alloc(0);
    return {
      status: rendering.status,
      location: rendering.url,
      body,
      etag: '',
      cacheControl: NOT_FOUND,
      packed: {},
    };
  }
  const { status } = rendering;
  const body = Buffer.from(assemble(rendering));
  return {
    status,
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    cacheControl:
      status === 503 || rendering.facts.isLate ? 'no-store' : status === 404 ? NOT_FOUND : SHARED,
    ...(status === 503 && { retryAfter: 30 }),
    packed: {},
  };
}

/** The document as a client takes it; packed once for all. */
export async function packedFor(
  sent: SentDocument,
  accepted: string,
): Promise<{ body: Buffer; encoding: 'br' | 'gzip' | null }> {
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  if (encoding === null) return { body: sent.body, encoding };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  sent.packed[encoding] ??= encoding === 'br' ? brotli(sent.body, { params }) : zip(sent.body);
  return { body: await sent.packed[encoding], encoding };
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
