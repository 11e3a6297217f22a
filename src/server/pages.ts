import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { acceptedEncoding } from './acceptedEncoding.ts';
import { withConfig } from './config.ts';
import type { Exchange } from './handler.ts';
import { securityHeaders } from './headers.ts';
import type { PlatformHosts } from './platformHosts.ts';
import { HEAD_SCRIPT_SOURCE } from './render/headScript.ts';
import type { Documents } from './render/openDocuments.ts';
import { demoShop, isRendered, sendDocument } from './render/sendDocument.ts';
import type { Environment } from './start.ts';

const IMMUTABLE = 'public,max-age=31536000,immutable';

/**
 * Serves the built files. Hashed files below /assets are cached for ever, and a missing one is a
 * 404. Every other path without a file is a page of the shop: index.html, which is revalidated.
 */
export function createPages(
  folder: string,
  environment: Environment,
  hosts: Partial<PlatformHosts>,
  open: (html: string) => Documents | null = () => null,
) {
  const html = withConfig(readFileSync(join(folder, 'index.html'), 'utf8'), environment, hosts);
  const { mediaOrigins = [] } = hosts;
  const plainPage = page(html, securityHeaders(environment, { mediaOrigins }));
  const inspectedPage = page(
    html,
    securityHeaders(environment, { mediaOrigins, isInspectedByStately: true }),
  );
  const documents = open(html);
  const documentHeaders = securityHeaders(environment, {
    mediaOrigins,
    inlineScripts: [HEAD_SCRIPT_SOURCE],
  });
  /**
   * Sends the rendered document if it is ready in time, otherwise the page that the browser
   * renders.
   */
  const sendRendered = async ({ incoming, outgoing, target }: Exchange): Promise<void> => {
    const { pathname, search } = target;
    const shop = demoShop(incoming, environment);
    const isWanted = documents !== null && isRendered(incoming, search, environment);
    const sent = isWanted ? await documents.get(pathname, search, shop) : null;
    if (sent) await sendDocument(sent, { incoming, outgoing, headers: documentHeaders });
    else {
      const isInspected = new URLSearchParams(search).get('inspect') === 'stately';
      const sendPage = isInspected ? inspectedPage : plainPage;
      // A page in place of a document must not be cached: the next visitor may get the document.
      sendPage(incoming, outgoing, 200, isWanted ? 'no-store' : 'no-cache');
    }
  };
  const files = builtFiles(folder);

  const handle = (exchange: Exchange): Promise<void> | void => {
    const { incoming, outgoing, target } = exchange;
    const { pathname } = target;
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      outgoing.setHeader('allow', 'GET, HEAD');
      // A form that was sent without scripts: the page says that the shop needs them.
      if (incoming.method === 'POST' && isPagePath(pathname)) plainPage(incoming, outgoing, 405);
      else outgoing.writeHead(405).end();
      return;
    }
    if (pathname === '/') return sendRendered(exchange);
    if (pathname === '/index.html') return plainPage(incoming, outgoing);
    return new Promise((resolve, reject) => {
      outgoing.once('close', resolve);
      files(incoming, outgoing, () => {
        if (isPagePath(pathname)) sendRendered(exchange).then(resolve, reject);
        else outgoing.writeHead(404, { 'cache-control': 'no-store' }).end();
      });
    });
  };
  return { handle, sendDocument: plainPage };
}

const builtFiles = (folder: string) =>
  sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (outgoing, pathname) => {
      outgoing.setHeader('Cache-Control', pathname.startsWith('/assets/') ? IMMUTABLE : 'no-cache');
      outgoing.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });

/**
 * Whether a path can be a page of the shop: neither a build file nor a path of the demo platform.
 */
const isPagePath = (pathname: string): boolean => !/^\/(?:assets|demo|sandbox)\//.test(pathname);

/** A response with the HTML, compressed once for all requests. */
function page(html: string, headers: Record<string, string>) {
  const plain = Buffer.from(html);
  const br = brotliCompressSync(plain);
  const gz = gzipSync(plain);
  return (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    status = 200,
    cacheControl = status === 200 ? 'no-cache' : 'no-store',
  ): void => {
    const encoding = acceptedEncoding(incoming);
    const body = encoding === 'br' ? br : encoding === 'gzip' ? gz : plain;
    outgoing.writeHead(status, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.length,
      'cache-control': cacheControl,
      vary: 'Accept-Encoding',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    });
    outgoing.end(incoming.method === 'HEAD' ? undefined : body);
  };
}
