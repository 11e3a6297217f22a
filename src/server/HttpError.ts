import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** An error that becomes a response with a status and a one-sentence body. */
export class HttpError extends Error {
  override name = 'HttpError';
  status: number;
  headers: OutgoingHttpHeaders;

  constructor(status: number, message: string, headers: OutgoingHttpHeaders = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/**
 * Responds to a failed request: with the status of an HttpError, otherwise with 500 and a log
 * entry.
 */
export function sendError(error: unknown, outgoing: ServerResponse): void {
  const isExpected = error instanceof HttpError;
  if (!isExpected) console.error('A request failed unexpectedly:', error);
  if (outgoing.destroyed) return;
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  const { status, message, headers } = isExpected
    ? error
    : new HttpError(500, 'An unexpected error occurred.');
  for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name);
  const body = `${message}\n`;
  outgoing.writeHead(status, {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  outgoing.end(outgoing.req.method === 'HEAD' ? undefined : body);
}
