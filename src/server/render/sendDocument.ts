import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { acceptedEncoding } from '../acceptedEncoding.ts';
import type { Environment } from '../start.ts';
import { packedBody, type SentDocument } from './documents.ts';

interface Sending {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  /** The security headers of the page. */
  headers: Record<string, string>;
}

/** Sends a page's document, or 304 if the client already has it. */
export async function sendDocument(
  sent: SentDocument,
  { incoming, outgoing, headers }: Sending,
): Promise<void> {
  const common: OutgoingHttpHeaders = {
    ...headers,
    // Tells the service worker that this document shows one page and must not serve another.
    'x-rendered': 'page',
    'cache-control': sent.cacheControl,
    ...(sent.retryAfter && { 'retry-after': String(sent.retryAfter) }),
    // A cache replaces it at each revalidation, so that the browser knows how old the data is.
    ...(sent.renderedAt && { 'last-modified': new Date(sent.renderedAt).toUTCString() }),
    ...(sent.age && { age: String(sent.age) }),
    ...(sent.timing && { 'server-timing': sent.timing }),
    vary: 'Accept-Encoding',
  };
  if (sent.location !== undefined) {
    outgoing.writeHead(sent.status, { ...common, location: sent.location }).end();
    return;
  }
  if (sent.status === 200 && isKnown(incoming, sent.etag)) {
    outgoing.writeHead(304, { ...common, etag: sent.etag }).end();
    return;
  }
  const encoding = acceptedEncoding(incoming);
  const body = await packedBody(sent, encoding);
  outgoing.writeHead(sent.status, {
    ...common,
    etag: sent.etag,
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
  });
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}

/** Whether the client already has the document with this ETag, by the weak comparison of HTTP. */
const isKnown = ({ headers }: IncomingMessage, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((known) => opaqueTag(known) === opaqueTag(etag));

const opaqueTag = (etag: string): string => etag.trim().replace(/^W\//, '');

/**
 * Whether to answer a request with a rendered document: RENDER=client disables it for all pages,
 * `?render=server` and `?render=client` decide for one page, and on the demo platform a test's
 * cookie does.
 */
export function isRendered(
  { headers }: IncomingMessage,
  search: string,
  { RENDER, COMMERCE_URL }: Environment,
): boolean {
  const params = new URLSearchParams(search);
  if (params.has('inspect')) return false;
  const renderParam = params.get('render');
  if (renderParam === 'client' || renderParam === 'server') return renderParam === 'server';
  const [, ofTest] =
    /(?:^|;\s*)demo-render=(client|server)(?:;|$)/.exec(headers.cookie ?? '') ?? [];
  return ((!COMMERCE_URL && ofTest) || RENDER) !== 'client';
}

/** The demo platform's shop that a test uses; null is the default shop. */
export function demoShop(
  { headers }: IncomingMessage,
  { COMMERCE_URL }: Environment,
): string | null {
  if (COMMERCE_URL) return null;
  const [, inCookie = null] = /(?:^|;\s*)demo-shop=([^;]*)/.exec(headers.cookie ?? '') ?? [];
  const shopId = headers['x-demo-shop'] ?? inCookie;
  return typeof shopId === 'string' && shopId !== 'main' ? shopId : null;
}
