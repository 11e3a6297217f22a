import http, { type IncomingMessage, type RequestOptions, type ServerResponse } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream/promises';
import { HttpError } from './HttpError.ts';
import type { Handler } from './handler.ts';
import { clientResponseHeaders, upstreamRequestHeaders } from './proxyHeaders.ts';
import { readBody } from './requestBody.ts';
import { upstreamOf } from './upstream.ts';

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
const IDLE_SOCKET_MS = 4_000;

/**
 * Creates a proxy for the server at the address. Paths stay the same. The target host comes only
 * from the address: nothing in a request can name another one.
 *
 * @param trustsProxy - whether to trust a request's X-Forwarded-Proto and X-Forwarded-For headers,
 * because only the owner's own proxy can reach this server.
 */
export function createProxy(
  address: string,
  trustsProxy = false,
  { connectMs, idleMs }: UpstreamTimeouts = TIMEOUTS,
): Handler {
  const upstream = upstreamOf(address);
  const { url } = upstream;
  const { request, Agent } = url.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, timeout: IDLE_SOCKET_MS, scheduling: 'lifo' });

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
        ...upstreamRequestHeaders(exchange, url, trustsProxy),
        ...(body.length > 0 || !isRead ? { 'content-length': body.length } : {}),
      },
      // Upstream may close a kept-alive connection at any moment. GET and HEAD requests are then
      // repeated; others always get a new connection.
      agent: isRead ? agent : false,
      timeout: idleMs,
    };
    const open = () => limitConnecting(request(options), url.protocol, connectMs);
    const response = await sendUpstream(open, body, outgoing, isRead);
    if (!response) return;
    const { statusCode = 0 } = response;
    if (statusCode < 200 || statusCode > 599) {
      response.destroy();
      throw new HttpError(502, 'The commerce server sent a malformed response.');
    }
    outgoing.writeHead(statusCode, clientResponseHeaders(response, upstream));
    // An error from here on breaks the client's connection as well.
    await pipeline(response, outgoing).catch(() => {});
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
    const stopTimer = () => clearTimeout(timer);
    socket.once(protocol === 'https:' ? 'secureConnect' : 'connect', stopTimer);
    socket.once('close', stopTimer);
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
