import type { IncomingMessage } from 'node:http';
import { HttpError } from './HttpError.ts';

/** What a request asks for, taken apart once; nothing downstream reads the request line again. */
export interface RequestTarget {
  /** Begins with one slash and has no dot segments; still percent-encoded. */
  pathname: string;
  /** The query with its question mark, or an empty text. */
  search: string;
  /** The name and port by which the client knows this server. */
  host: string;
}

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Reads the request line and the Host header.
 *
 * @throws HttpError 400 for a line that names no path of this server, 405 for an unknown method
 */
export function requestTarget({ method, url, headers }: IncomingMessage): RequestTarget {
  if (!METHODS.has(method ?? '')) {
    throw new HttpError(405, 'Method not allowed.', { allow: [...METHODS].join(', ') });
  }
  const host = headers.host ?? 'localhost';
  if (!HOST.test(host)) throw new HttpError(400, 'The Host header is malformed.');
  const line = originForm(url ?? '', host);
  // A second slash, or a backslash, would begin a host where the line is read as an address.
  if (!/^\/(?!\/)[\x21-\x7e]*$/.test(line)) throw malformed();
  const queryAt = line.indexOf('?');
  const path = queryAt < 0 ? line : line.slice(0, queryAt);
  const search = queryAt < 0 ? '' : line.slice(queryAt);
  if (path.includes('\\') || path.includes('#') || !isDecodable(path)) throw malformed();
  return { pathname: withoutDotSegments(path), search, host };
}

/** A line in absolute form is read when its authority is the one of the Host header. */
function originForm(url: string, host: string): string {
  const absolute = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url);
  if (!absolute) return url;
  const [, authority, rest = ''] = absolute;
  if (authority?.toLowerCase() !== host.toLowerCase()) throw malformed();
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function withoutDotSegments(path: string): string {
  const url = new URL('http://localhost');
  url.pathname = path;
  // Dot segments may leave several slashes at the beginning.
  return url.pathname.replace(/^\/+/, '/');
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

const malformed = () => new HttpError(400, 'The request line is malformed.');
