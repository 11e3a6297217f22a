import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Exchange } from './handler.ts';
import type { Upstream } from './upstream.ts';

/** Hop-by-hop headers, which a proxy must not forward. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** Further headers that are not forwarded, because this server handles or sets them itself. */
const NOT_SENT_UPSTREAM = ['content-length', 'expect', 'forwarded', 'host', 'x-real-ip'];

/** The headers of the request that is sent to the commerce server. */
export function upstreamRequestHeaders(
  { incoming, target }: Exchange,
  url: URL,
  trustsProxy: boolean,
): OutgoingHttpHeaders {
  const headers = endToEnd(incoming);
  for (const name of Object.keys(headers)) {
    if (NOT_SENT_UPSTREAM.includes(name) || name.startsWith('x-forwarded-')) delete headers[name];
  }
  return {
    ...headers,
    host: url.host,
    'x-forwarded-for': clientOf(incoming, trustsProxy),
    'x-forwarded-host': target.host,
    'x-forwarded-proto': schemeOf(incoming, trustsProxy),
  };
}

/** The X-Forwarded-For value: a trusted proxy's list followed by that proxy's own address. */
const clientOf = ({ headers, socket }: IncomingMessage, trustsProxy: boolean): string =>
  [trustsProxy ? headers['x-forwarded-for'] : undefined, socket.remoteAddress]
    .flat()
    .filter(Boolean)
    .join(', ');

/** The scheme that the client used. This server itself only speaks http. */
const schemeOf = ({ headers }: IncomingMessage, trustsProxy: boolean): 'http' | 'https' =>
  trustsProxy && headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';

/** The headers of the response that is sent back to the browser. */
export function clientResponseHeaders(
  response: IncomingMessage,
  upstream: Upstream,
): OutgoingHttpHeaders {
  const headers = endToEnd(response);
  const { location, 'set-cookie': cookies } = response.headers;
  return {
    ...headers,
    ...(location ? { location: ownLocation(location, upstream) } : {}),
    ...(cookies ? { 'set-cookie': cookies.map((cookie) => ownCookie(cookie, upstream)) } : {}),
    'x-content-type-options': 'nosniff',
  };
}

/** Removes hop-by-hop headers, including those that the Connection header names. */
function endToEnd({ headers }: IncomingMessage): OutgoingHttpHeaders {
  const namedHeaders = String(headers.connection ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());
  const remaining = Object.entries(headers).filter(
    ([name]) => !HOP_BY_HOP.includes(name) && !namedHeaders.includes(name),
  );
  return Object.fromEntries(remaining);
}

/** Rewrites a redirect within the commerce server to this server. */
function ownLocation(location: string, { url, basePath }: Upstream): string {
  const target = URL.canParse(location, url.href) ? new URL(location, url.href) : null;
  if (target?.origin !== url.origin) return location;
  return withoutBase(target.pathname, basePath) + target.search + target.hash;
}

/** Rewrites a cookie for this host: browsers would reject the commerce server's domain. */
function ownCookie(cookie: string, { basePath }: Upstream): string {
  return cookie
    .split(';')
    .filter((part) => !/^\s*domain\s*=/i.test(part))
    .map((part) =>
      part.replace(
        /^(\s*path\s*=\s*)(.*)$/i,
        (_, name, path) => name + withoutBase(path, basePath),
      ),
    )
    .join(';');
}

function withoutBase(path: string, basePath: string): string {
  const isBelow = path === basePath || path.startsWith(`${basePath}/`);
  return isBelow ? path.slice(basePath.length) || '/' : path;
}
