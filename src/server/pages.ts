import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { withConfig } from './config.ts';
import type { Exchange } from './handler.ts';
import { securityHeaders } from './headers.ts';
import type { PlatformHosts } from './platformHosts.ts';
import type { Environment } from './start.ts';

const FOR_GOOD = 'public,max-age=31536000,immutable';

/**
 * Serves the built files. Hashed ones below /assets may be kept for good, and a missing one is
 * missing; every other path that is no file is a page of the shop: index.html, asked for anew.
 */
export function pages(folder: string, environment: Environment, hosts: PlatformHosts | null) {
  const html = withConfig(readFileSync(join(folder, 'index.html'), 'utf8'), environment, hosts);
  const { mediaOrigins = [] } = hosts ?? {};
  const plainPage = page(html, securityHeaders(environment, { mediaOrigins }));
  const inspectedPage = page(
    html,
    securityHeaders(environment, { mediaOrigins, isInspectedByStately: true }),
  );
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (outgoing, pathname) => {
      outgoing.setHeader('Cache-Control', pathname.startsWith('/assets/') ? FOR_GOOD : 'no-cache');
      outgoing.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });

  const answer = ({ incoming, outgoing, target }: Exchange): void => {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      outgoing.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const { pathname, search } = target;
    const sendPage =
      new URLSearchParams(search).get('inspect') === 'stately' ? inspectedPage : plainPage;
    if (pathname === '/' || pathname === '/index.html') {
      sendPage(incoming, outgoing);
      return;
    }
    files(incoming, outgoing, () => {
      if (!isPage(pathname)) outgoing.writeHead(404, { 'cache-control': 'no-store' }).end();
      else sendPage(incoming, outgoing);
    });
  };
  return { answer, sendDocument: plainPage };
}

/** Files of the build, and what only the platform answers, are never a page of the shop. */
const isPage = (pathname: string): boolean => !/^\/(?:assets|demo|sandbox)\//.test(pathname);

function page(html: string, headers: Record<string, string>) {
  const plain = Buffer.from(html);
  const br = brotliCompressSync(plain);
  const gz = gzipSync(plain);
  return (incoming: IncomingMessage, outgoing: ServerResponse, status = 200): void => {
    const accepted = String(incoming.headers['accept-encoding'] ?? '');
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
    const body = encoding === 'br' ? br : encoding === 'gzip' ? gz : plain;
    outgoing.writeHead(status, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.length,
      'cache-control': status === 200 ? 'no-cache' : 'no-store',
      vary: 'Accept-Encoding',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    });
    outgoing.end(incoming.method === 'HEAD' ? undefined : body);
  };
}
