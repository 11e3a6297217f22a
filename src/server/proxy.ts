import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { headersOf } from './fetchBridge.ts';

/** Of one connection only, or no longer true once fetch has unpacked the body. */
const NOT_PASSED = [
  'connection',
  'content-encoding',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Passes requests on to a real server under the same paths, and its answers back. */
export function proxy(base: string) {
  const origin = base.replace(/\/+$/, '');
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/' } = incoming;
    const hasBody = method !== 'GET' && method !== 'HEAD';
    try {
      const response = await fetch(origin + url, {
        method,
        headers: passed(headersOf(incoming)),
        redirect: 'manual',
        ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' } : {}),
      });
      outgoing.statusCode = response.status;
      for (const [name, value] of passed(response.headers)) outgoing.appendHeader(name, value);
      if (!response.body) return void outgoing.end();
      await pipeline(Readable.fromWeb(response.body as never), outgoing);
    } catch {
      if (outgoing.headersSent) return void outgoing.destroy();
      outgoing.writeHead(502, { 'content-type': 'text/plain' });
      outgoing.end('The commerce server cannot be reached.');
    }
  };
}

function passed(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of NOT_PASSED) kept.delete(name);
  return kept;
}
