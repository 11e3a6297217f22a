import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from './acceptedEncoding.ts';
import type { Exchange } from './handler.ts';
import { readBody } from './requestBody.ts';
import { compressBody } from './responseCompression.ts';

/**
 * Answers a fetch request. Rejects with an error named `ResponseLost` to simulate a lost response.
 */
export type FetchHandler = (request: Request) => Promise<Response>;

/** Answers a Node request with a function from Request to Response. */
export async function handleNodeRequest(handle: FetchHandler, exchange: Exchange): Promise<void> {
  const { incoming, outgoing } = exchange;
  const request = await requestOf(exchange);
  try {
    const response = await handle(request);
    const body = Buffer.from(await response.arrayBuffer());
    await send(incoming, outgoing, response, body);
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ResponseLost')) throw error;
    await breakConnection(outgoing);
  }
}

/**
 * Breaks the connection off in the middle of the response, as a failing network would. If it were
 * closed before the response began, a browser with a kept-alive connection would repeat the request
 * by itself.
 */
async function breakConnection(outgoing: ServerResponse): Promise<void> {
  if (!outgoing.headersSent) outgoing.writeHead(200, { 'content-type': 'application/json' });
  await new Promise((resolve) => outgoing.write('{', resolve));
  outgoing.destroy();
}

async function requestOf({ incoming, target }: Exchange): Promise<Request> {
  const { method = 'GET' } = incoming;
  const body = await readBody(incoming);
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
  return new Request(`http://${target.host}${target.pathname}${target.search}`, {
    method,
    headers: headersOf(incoming),
    ...(hasBody ? { body: new Uint8Array(body) } : {}),
  });
}

function headersOf({ headers }: IncomingMessage): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const item of [value ?? []].flat()) result.append(name, item);
  }
  return result;
}

async function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, headers }: Response,
  body: Buffer,
): Promise<void> {
  const type = headers.get('content-type') ?? '';
  const packed = await compressBody(body, type, acceptedEncoding(incoming));
  outgoing.statusCode = status;
  for (const [name, value] of headers) {
    if (name !== 'content-length') outgoing.appendHeader(name, value);
  }
  outgoing.setHeader('x-content-type-options', 'nosniff');
  if (packed.encoding) outgoing.setHeader('content-encoding', packed.encoding);
  if (packed.varies) outgoing.appendHeader('vary', 'Accept-Encoding');
  outgoing.setHeader('content-length', packed.body.length);
  outgoing.end(incoming.method === 'HEAD' ? undefined : packed.body);
}
