import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** A request that is answered with a status and one sentence. */
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

/** Answers a failed request: an HttpError as it says, anything else as one logged 500. */
export function answerError(error: unknown, outgoing: ServerResponse): void {
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
