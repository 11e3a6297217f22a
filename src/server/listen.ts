import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { type FetchHandler, handleNodeRequest } from './fetchBridge.ts';
import { type Handler, requestListener, type SendDocument } from './handler.ts';
import { isTooLarge } from './requestBody.ts';

export interface Listening {
  /** With a trailing slash. */
  url: string;
  port: number;
  /** Stops accepting connections. Responses in progress get `graceMs` milliseconds to finish. */
  close(graceMs?: number): Promise<void>;
}

export interface ListenAddress {
  /** 0 for any free port. */
  port?: number;
  host?: string;
}

/** Limits for each client, in ms. */
export interface ConnectionLimits {
  headersMs: number;
  /** From the first byte of a request to the last byte of its body. */
  requestMs: number;
  /** For a connection without traffic in either direction. */
  idleMs: number;
  /**
   * For a connection between two requests. Longer than the 60 s after which load balancers and
   * reverse proxies close a connection: if this server closed first, a request on its way would be
   * lost.
   */
  keepAliveMs: number;
  /** The interval at which Node checks the limits. */
  checkMs: number;
  maxConnections: number;
}

const LIMITS: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  idleMs: 120_000,
  keepAliveMs: 75_000,
  checkMs: 1_000,
  maxConnections: 500,
};

/** Serves a function from Request to Response, such as a platform's `fetch`, on a port. */
export const listen = (
  fetch: FetchHandler,
  place?: ListenAddress,
  limits?: Partial<ConnectionLimits>,
) => serve((exchange) => handleNodeRequest(fetch, exchange), place, limits);

/**
 * Starts a server. The host `localhost` means both loopback addresses, so that clients find it
 * under either. Rejects if the port is taken.
 */
export async function serve(
  handler: Handler,
  { port = 0, host = 'localhost' }: ListenAddress = {},
  limits: Partial<ConnectionLimits> = {},
  sendDocument?: SendDocument,
  observe?: RequestListener,
): Promise<Listening> {
  const handle = requestListener(handler, sendDocument);
  const listener: RequestListener = (incoming, outgoing) => {
    observe?.(incoming, outgoing);
    handle(incoming, outgoing);
  };
  const create = () => limitedServer(listener, { ...LIMITS, ...limits });
  const isLocal = host === 'localhost';
  const first = await open(create(), port, isLocal ? '127.0.0.1' : host);
  const boundPort = (first.address() as AddressInfo).port;
  const second = isLocal ? await open(create(), boundPort, '::1').catch(() => null) : null;
  const displayHost = isLocal || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return {
    url: `http://${displayHost.includes(':') ? `[${displayHost}]` : displayHost}:${boundPort}/`,
    port: boundPort,
    close: async (graceMs = 0) => {
      await Promise.all([first, second].map((server) => server && closeServer(server, graceMs)));
    },
  };
}

const CONNECT_REFUSAL =
  'HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

function limitedServer(listener: RequestListener, limits: ConnectionLimits): Server {
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    listener,
  );
  server.setTimeout(limits.idleMs);
  server.keepAliveTimeout = limits.keepAliveMs;
  // Do not ask the client to send a body that will be refused.
  server.on('checkContinue', (incoming, outgoing) => {
    if (!isTooLarge(incoming)) outgoing.writeContinue();
    listener(incoming, outgoing);
  });
  server.on('connect', (_, socket: Socket) => {
    // Node's server no longer handles this socket: an unhandled reset would end the process, and
    // a client that keeps it open would delay the shutdown.
    socket.on('error', () => {});
    socket.write(CONNECT_REFUSAL);
    socket.destroySoon();
  });
  boundConnections(server, limits.maxConnections);
  return server;
}

/**
 * Keeps at most `maxConnections` connections. A new connection replaces the one that has waited
 * longest without a complete request, so that silent clients cannot lock shoppers out.
 */
function boundConnections(server: Server, maxConnections: number): void {
  const openSockets = new Set<Socket>();
  const waiting = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    if (openSockets.size >= maxConnections) {
      const [oldest] = waiting;
      (oldest ?? socket).destroy();
      if (!oldest) return;
      openSockets.delete(oldest);
      waiting.delete(oldest);
    }
    openSockets.add(socket);
    waiting.add(socket);
    socket.once('close', () => {
      openSockets.delete(socket);
      waiting.delete(socket);
    });
  });
  server.on('request', (incoming, outgoing) => {
    const { socket, headers } = incoming;
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
    // A client that sends its body slowly still counts as waiting: only a complete request is safe
    // from replacement.
    if (hasBody) incoming.once('end', () => waiting.delete(socket));
    else waiting.delete(socket);
    outgoing.once('close', () => {
      if (openSockets.has(socket)) waiting.add(socket);
    });
  });
}

function open(server: Server, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** How often a closing server looks for idle connections, in ms. */
const IDLE_CHECK_MS = 50;

/**
 * Closes a server. Node's `close` would also close every idle connection at once, and lose a
 * request that has arrived on one but was not read yet. So only the listening ends at once; idle
 * connections are closed when Node has read what has arrived.
 */
function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const closeIdle = () => setImmediate(() => server.closeIdleConnections());
    const idle = setInterval(closeIdle, IDLE_CHECK_MS);
    const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
    NetServer.prototype.close.call(server, () => {
      clearInterval(idle);
      clearTimeout(deadline);
      resolve();
    });
    if (graceMs === 0) server.closeAllConnections();
  });
}
