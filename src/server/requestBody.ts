import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpError } from './HttpError.ts';

/** In bytes. The shop's own requests are a thousand times smaller. */
const MAX_BODY_BYTES = 1_000_000;
/** How long a client that is still sending can read the response, in ms. */
const LINGER_MS = 1_000;

/** Whether a request announces a body above the limit. */
export const isTooLarge = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES;

/**
 * Reads a request's body into memory.
 *
 * @throws HttpError 413 as soon as the announced or received size exceeds the limit.
 */
export async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  if (isTooLarge(incoming)) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  const { promise, resolve, reject } = openPromise<Buffer>();
  incoming.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) {
      incoming.pause();
      reject(tooLarge());
    } else {
      chunks.push(chunk);
    }
  });
  incoming.once('end', () => resolve(Buffer.concat(chunks)));
  incoming.once('error', () => reject(new HttpError(400, 'The request ended early.')));
  incoming.once('close', () => reject(new HttpError(400, 'The request ended early.')));
  return promise;
}

/**
 * Responds that the body is too large, and stops reading it. The connection stays open for a
 * moment: closing it with unread bytes would reset it before the client has read the response.
 */
export function sendTooLarge(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { status, message } = tooLarge();
  const body = `${message}\n`;
  outgoing.writeHead(status, {
    connection: 'close',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-content-type-options': 'nosniff',
  });
  outgoing.write(body);
  const timer = setTimeout(() => incoming.socket.destroy(), LINGER_MS);
  incoming.socket.once('close', () => clearTimeout(timer));
}

/** Whether a request was refused because its body exceeds 1 MB. */
export const isBodyTooLarge = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 413;

const tooLarge = () => new HttpError(413, 'The body is larger than 1 MB.');

function openPromise<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
