import type { IncomingMessage, ServerResponse } from 'node:http';
import { isCommercePath, isDemoPath } from '../paths.ts';
import { isProbePath } from './probes.ts';

/** What kind of address a request asked for; few, so that they can label metrics. */
export type Route = 'page' | 'asset' | 'graphql' | 'rest' | 'media' | 'demo' | 'probe';

/** One answered request, with nothing in it that tells who asked. */
export interface RequestRecord {
  method: string;
  route: Route;
  /** Without its query, and with ids in it blanked. */
  path: string;
  status: number;
  /** Sent on the connection, the headers among them. */
  bytes: number;
  seconds: number;
  /** Whether the client left, or the answer broke off, before it was whole. */
  isAborted: boolean;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Calls `answered` once with each request, when its answer is sent or its connection gone. */
export function recordRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  graphqlPath: string,
  answered: (record: RequestRecord) => void,
): void {
  const began = performance.now();
  const { socket } = incoming;
  const sentBefore = socket.bytesWritten;
  outgoing.once('close', () => {
    const path = pathOf(incoming.url ?? '');
    const { method = '' } = incoming;
    answered({
      method: METHODS.has(method) ? method : 'other',
      route: routeOf(path, graphqlPath),
      path: withoutIds(path),
      status: outgoing.headersSent ? outgoing.statusCode : 499,
      bytes: socket.bytesWritten - sentBefore,
      seconds: (performance.now() - began) / 1_000,
      isAborted: !outgoing.writableFinished,
    });
  });
}

/** A request line is not trusted to be a path: what is none is not repeated. */
function pathOf(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return /^\/(?!\/)[\x21-\x7e]*$/.test(path) ? path : '(malformed)';
}

export function routeOf(path: string, graphqlPath: string): Route {
  if (isProbePath(path)) return 'probe';
  if (path.startsWith('/rest/')) return 'rest';
  if (path.startsWith('/media/')) return 'media';
  if (isCommercePath(path, graphqlPath)) return 'graphql';
  if (isDemoPath(path)) return 'demo';
  return path.startsWith('/assets/') ? 'asset' : 'page';
}

/** Cart ids, tokens, email addresses and numbers of customers and orders are blanked. */
const withoutIds = (path: string): string =>
  path
    .split('/')
    .map((part) => (/@|%40|^\d+$|^[a-z\d]{24,}$/i.test(part) ? ':id' : part))
    .join('/');
