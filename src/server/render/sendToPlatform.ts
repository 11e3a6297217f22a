export type SendToShop = (request: Request, shop: string | null) => Promise<Response>;

/**
 * Creates the function that calls the embedded platform without a network; `shop` names one of its
 * shops. The platform's own URLs in the response become relative: browsers may open a document under
 * any name of this host.
 */
export const createDemoSend =
  (handle: (request: Request) => Promise<Response>, graphqlPath: string): SendToShop =>
  async (request, shop) => {
    const url = new URL(request.url);
    if (url.pathname === graphqlPath) url.pathname = '/graphql';
    const sent = new Request(url, request);
    if (shop !== null) sent.headers.set('x-demo-shop', shop);
    const response = await handle(sent);
    const text = await response.text();
    return new Response(text.replaceAll(`${url.origin}/`, '/'), response);
  };

/** How long a rendering waits for one response of the commerce server, in ms. */
const TIMEOUT_MS = 10_000;
/** The longest response that a rendering reads, in bytes. */
const MAX_BYTES = 10_000_000;

/**
 * Creates the function that sends a request to a commerce server, regardless of the request's
 * origin. A request without a response is aborted after `longest` ms, so that a silent server does
 * not hold a rendering. A response body over 10 MB fails when it is read.
 */
export const createServerSend =
  (server = '', longest = TIMEOUT_MS): SendToShop =>
  async (request) => {
    const { pathname, search } = new URL(request.url);
    // Node 20 may collect a signal of AbortSignal.any before it fires; a controller stays.
    const silence = new AbortController();
    const late = new DOMException('The commerce server did not answer: timeout.', 'TimeoutError');
    setTimeout(() => silence.abort(late), longest).unref();
    request.signal.addEventListener('abort', () => silence.abort(request.signal.reason));
    const sent = new Request(server.replace(/\/$/, '') + pathname + search, request);
    const response = await fetch(sent, { signal: silence.signal });
    return new Response(response.body?.pipeThrough(limitBytes()) ?? null, response);
  };

/** Passes chunks on until they exceed the longest response; then the stream fails. */
function limitBytes(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) controller.error(new Error('The response is longer than 10 MB.'));
      else controller.enqueue(chunk);
    },
  });
}
