import type { IncomingMessage, ServerResponse } from 'node:http';
import { compressed } from './responseCompression.ts';

/** Answers a fetch request; a rejection stands for an answer that got lost. */
export type Answer = (request: Request) => Promise<Response>;

/**
 * Lets a Request-to-Response function answer a Node request. When it rejects, the connection is
 * broken off, as a failing network would.
 */
export async function answerNode(
  answer: Answer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    const response = await answer(await requestOf(incoming));
    const body = Buffer.from(await response.arrayBuffer());
    await send(incoming, outgoing, response, body);
  } catch {
    await breakOff(outgoing);
  }
}

/**
 * Breaks the connection off in the midst of an answer. Were it closed before, a browser that has
 * kept it open would send the same request again by itself.
 */
async function breakOff(outgoing: ServerResponse): Promise<void> {
  if (!outgoing.headersSent) outgoing.writeHead(200, { 'content-type': 'application/json' });
  await new Promise((resolve) => outgoing.write('{', resolve));
  outgoing.destroy();
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', headers, url = '/' } = incoming;
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const hasBody = method !== 'GET' && method !== 'HEAD' && chunks.length > 0;
  return new Request(`http://${headers.host ?? 'localhost'}${url}`, {
    method,
    headers: headersOf(incoming),
    ...(hasBody ? { body: Buffer.concat(chunks) } : {}),
  });
}

export function headersOf({ headers }: IncomingMessage): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value ?? []].flat()) result.append(name, one);
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
  const packed = await compressed(body, type, String(incoming.headers['accept-encoding'] ?? ''));
  outgoing.statusCode = status;
  for (const [name, value] of headers) {
    if (name !== 'content-length') outgoing.appendHeader(name, value);
  }
  if (packed.encoding) outgoing.setHeader('content-encoding', packed.encoding);
  if (packed.varies) outgoing.appendHeader('vary', 'Accept-Encoding');
  outgoing.setHeader('content-length', packed.body.length);
  outgoing.end(incoming.method === 'HEAD' ? undefined : packed.body);
}
