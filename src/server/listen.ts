import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, answerNode } from './fetchBridge.ts';

export interface Listening {
  /** With a slash at its end. */
  url: string;
  port: number;
  close(): Promise<void>;
}

export interface Place {
  /** 0 takes any free one. */
  port?: number;
  host?: string;
}

/** Serves a Request-to-Response function, such as a platform's fetch, on a port. */
export const listen = (answer: Answer, place?: Place): Promise<Listening> =>
  serve((incoming, outgoing) => void answerNode(answer, incoming, outgoing), place);

/**
 * Listens. The name localhost means both loopback addresses, so that it is found under either;
 * rejects when the port is taken.
 */
export async function serve(
  listener: RequestListener,
  { port = 0, host = 'localhost' }: Place = {},
): Promise<Listening> {
  const isLocal = host === 'localhost';
  const first = await open(listener, port, isLocal ? '127.0.0.1' : host);
  const taken = (first.address() as AddressInfo).port;
  const second = isLocal ? await open(listener, taken, '::1').catch(() => null) : null;
  const shown = isLocal || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return {
    url: `http://${shown.includes(':') ? `[${shown}]` : shown}:${taken}/`,
    port: taken,
    close: async () => {
      await Promise.all([first, second].map((server) => server && shut(server)));
    },
  };
}

function open(listener: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(listener);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

function shut(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
