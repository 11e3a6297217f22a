import type { IncomingMessage, ServerResponse } from 'node:http';
import { isCommercePath, isDemoPath } from '../paths.ts';
import { isProbePath } from './probes.ts';

/** The kind of a requested path. Few values, so that they can be metric labels. */
type Route = 'page' | 'asset' | 'graphql' | 'rest' | 'media' | 'demo' | 'probe';

/** A request and its response, without anything that identifies the client. */
export interface RequestRecord {
  method: string;
  route: Route;
  /** Without the query, and with ids replaced. */
  path: string;
  status: number;
  /** The bytes sent on the connection, including headers. */
  bytes: number;
  seconds: number;
  /** Whether the client disconnected or the response broke off before its end. */
  isAborted: boolean;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Calls `answered` once per request, when its response is complete or its connection is closed. */
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

/** The path of the request line, which is untrusted: a malformed one is not logged. */
function pathOf(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return /^\/(?!\/)[\x21-\x7e]*$/.test(path) ? path : '(malformed)';
}

function routeOf(path: string, graphqlPath: string): Route {
  if (isProbePath(path)) return 'probe';
  if (path.startsWith('/rest/')) return 'rest';
  if (path.startsWith('/media/')) return 'media';
  if (isCommercePath(path, graphqlPath)) return 'graphql';
  if (isDemoPath(path)) return 'demo';
  return path.startsWith('/assets/') ? 'asset' : 'page';
}

/** Replaces cart ids, tokens, email addresses, and the numbers of customers and orders. */
const withoutIds = (path: string): string =>
  path
    .split('/')
    .map((part) => (/@|%40|^\d+$|^[a-z\d]{24,}$/i.test(part) ? ':id' : part))
    .join('/');
