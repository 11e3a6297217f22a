import type { IncomingMessage } from 'node:http';
import { HttpError } from './HttpError.ts';

/** The parsed target of a request. No other code parses the request line. */
export interface RequestTarget {
  /** Begins with exactly one slash and has no dot segments. Still percent-encoded. */
  pathname: string;
  /** The query with its question mark, or an empty string. */
  search: string;
  /** The host and port by which the client addresses this server. */
  host: string;
}

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Parses the request line and the Host header.
 *
 * @throws HttpError 400 for a malformed line or another server's address, 405 for an unknown
 * method.
 */
export function requestTarget({ method, url, headers }: IncomingMessage): RequestTarget {
  if (!METHODS.has(method ?? '')) {
    throw new HttpError(405, 'Method not allowed.', { allow: [...METHODS].join(', ') });
  }
  const host = headers.host ?? 'localhost';
  if (!HOST.test(host)) throw new HttpError(400, 'The Host header is malformed.');
  const line = originForm(url ?? '', host);
  // After a second slash or a backslash, a URL parser would read a host.
  if (!/^\/(?!\/)[\x21-\x7e]*$/.test(line)) throw malformedRequest();
  const queryAt = line.indexOf('?');
  const path = queryAt < 0 ? line : line.slice(0, queryAt);
  const search = queryAt < 0 ? '' : line.slice(queryAt);
  if (path.includes('\\') || path.includes('#') || !isDecodable(path)) throw malformedRequest();
  return { pathname: withoutDotSegments(path), search, host };
}

/** Accepts the absolute form only if its authority equals the Host header. */
function originForm(url: string, host: string): string {
  const absolute = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url);
  if (!absolute) return url;
  const [, authority, rest = ''] = absolute;
  if (authority?.toLowerCase() !== host.toLowerCase()) throw malformedRequest();
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function withoutDotSegments(path: string): string {
  const url = new URL('http://localhost');
  url.pathname = path;
  // Resolving dot segments may leave several leading slashes.
  return url.pathname.replace(/^\/+/, '/');
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

const malformedRequest = () => new HttpError(400, 'The request line is malformed.');
