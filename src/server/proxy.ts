import http, {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestOptions,
  type ServerResponse,
} from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream/promises';
import { ConfigurationError } from './ConfigurationError.ts';
import { HttpError } from './HttpError.ts';
import type { Exchange, Handler } from './handler.ts';
import { readBody } from './requestBody.ts';

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

/** Timeouts of the commerce server, in ms. */
interface UpstreamTimeouts {
  /** Until a new connection, with TLS if the address is https, is established. */
  connectMs: number;
  /** Without a byte in either direction. A payment may take longer than a minute. */
  idleMs: number;
}
const TIMEOUTS: UpstreamTimeouts = { connectMs: 5_000, idleMs: 110_000 };
/**
 * How long a free connection is kept, in ms: less than the five seconds after which most servers
 * close it.
 */
const KEPT_FREE_MS = 4_000;

/** The parsed address of the commerce server. */
export interface Upstream {
  url: URL;
  /** The address's path without a trailing slash. */
  basePath: string;
}

/**
 * Parses the address of a commerce server.
 *
 * @throws ConfigurationError if it is not an http(s) address, or contains credentials, a query or a
 * fragment.
 */
export function upstreamOf(address: string): Upstream {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isUsable =
    url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search;
  if (!isUsable || url.hash)
    throw new ConfigurationError(`COMMERCE_URL is not an http(s) address: ${address}`);
  return { url, basePath: url.pathname.replace(/\/+$/, '') };
}

/** The timeout of `isThere`, in ms. */
const PRESENCE_MS = 3_000;

/** Whether a commerce server responds to GraphQL at the address. */
export async function isReachable(address: string, graphqlPath: string): Promise<boolean> {
  const { url, basePath } = upstreamOf(address);
  const query = encodeURIComponent('{__typename}');
  const answer = await fetch(`${url.origin}${basePath}${graphqlPath}?query=${query}`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(PRESENCE_MS),
  });
  return answer.status < 500 && (answer.headers.get('content-type') ?? '').includes('json');
}

/**
 * Creates a proxy for the server at the address. Paths stay the same. The target host comes only
 * from the address: nothing in a request can name another one.
 *
 * @param trustsProxy - whether to trust a request's X-Forwarded-Proto and X-Forwarded-For headers,
 * because only the owner's own proxy can reach this server.
 */
export function proxy(
  address: string,
  trustsProxy = false,
  { connectMs, idleMs }: UpstreamTimeouts = TIMEOUTS,
): Handler {
  const upstream = upstreamOf(address);
  const { url } = upstream;
  const { request, Agent } = url.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, timeout: KEPT_FREE_MS, scheduling: 'lifo' });

  return async (exchange) => {
    const { incoming, outgoing, target } = exchange;
    if (/(?:^|\/)\.\.(?:\/|$)/.test(decodeURIComponent(target.pathname))) {
      throw new HttpError(400, 'The request line is malformed.');
    }
    const body = await readBody(incoming);
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
    const options: RequestOptions = {
      protocol: url.protocol,
      hostname: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port,
      method: incoming.method,
      path: upstream.basePath + target.pathname + target.search,
      headers: {
        ...sentUpstream(exchange, url, trustsProxy),
        ...(body.length > 0 || !isRead ? { 'content-length': body.length } : {}),
      },
      // Upstream may close a kept-alive connection at any moment. GET and HEAD requests are then
      // repeated; others always get a new connection.
      agent: isRead ? agent : false,
      timeout: idleMs,
    };
    const open = () => limitConnecting(request(options), url.protocol, connectMs);
    const answer = await sendUpstream(open, body, outgoing, isRead);
    if (!answer) return;
    const { statusCode = 0 } = answer;
    if (statusCode < 200 || statusCode > 599) {
      answer.destroy();
      throw new HttpError(502, 'The commerce server sent a malformed response.');
    }
    outgoing.writeHead(statusCode, sentBack(answer, upstream));
    // An error from here on breaks the client's connection as well.
    await pipeline(answer, outgoing).catch(() => {});
  };
}

/** Makes a request fail if its new connection is not established in time. */
function limitConnecting(
  upstreamRequest: http.ClientRequest,
  protocol: string,
  connectMs: number,
): http.ClientRequest {
  return upstreamRequest.once('socket', (socket) => {
    if (upstreamRequest.reusedSocket) return;
    const timer = setTimeout(
      () => upstreamRequest.destroy(new HttpError(504, 'The commerce server does not connect.')),
      connectMs,
    );
    const connected = () => clearTimeout(timer);
    socket.once(protocol === 'https:' ? 'secureConnect' : 'connect', connected);
    socket.once('close', connected);
  });
}

/**
 * Sends the request.
 * @returns null if the client has disconnected.
 */
async function sendUpstream(
  open: () => http.ClientRequest,
  body: Buffer,
  outgoing: ServerResponse,
  isRepeatable: boolean,
): Promise<IncomingMessage | null> {
  const upstreamRequest = open();
  const leave = () => upstreamRequest.destroy();
  outgoing.once('close', leave);
  try {
    return await new Promise<IncomingMessage>((resolve, reject) => {
      upstreamRequest.once('response', resolve);
      upstreamRequest.once('error', reject);
      upstreamRequest.once('timeout', () =>
        upstreamRequest.destroy(new HttpError(504, 'The commerce server is silent.')),
      );
      upstreamRequest.end(body);
    });
  } catch (error) {
    outgoing.off('close', leave);
    if (outgoing.destroyed) return null;
    if (error instanceof HttpError) throw error;
    if (isRepeatable && upstreamRequest.reusedSocket)
      return sendUpstream(open, body, outgoing, isRepeatable);
    throw new HttpError(502, 'The commerce server cannot be reached.');
  }
}

function sentUpstream(
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

function sentBack(answer: IncomingMessage, upstream: Upstream): OutgoingHttpHeaders {
  const headers = endToEnd(answer);
  const { location, 'set-cookie': cookies } = answer.headers;
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
