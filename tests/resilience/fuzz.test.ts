import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rawRequest } from '../server/rawRequest.ts';
import { testShop } from '../server/testShop.ts';
import { type SeededRandom, seededRandom } from '../support/seededRandom.ts';

const REQUESTS = 10_000;
const AT_ONCE = 200;

let shop: ReturnType<typeof testShop>;
beforeEach(() => {
  shop = testShop();
});
afterEach(() => shop.close());

const METHODS =
  'GET GET GET HEAD POST PUT PATCH DELETE OPTIONS TRACE CONNECT PROPFIND FLY get'.split(' ');
const PATHS = [
  '/',
  '//',
  '///',
  '*',
  '',
  '/cart',
  '/index.html',
  '/assets/app-1a2b.js',
  '/assets/../index.html',
  '/..%2f..%2fetc/passwd',
  '/graphql',
  '/graphql?query={storeConfig{locale}}',
  '/graphql?query=%7Bproducts(search:%22rose%22)%7Btotal_count%7D%7D',
  '/graphql?query=%zz&variables=[',
  '/rest/V1/directory/countries',
  '/rest/V1/guest-carts/a/payment-information',
  '/rest/zh_hant/V1/carts/mine/shipping-information',
  '/rest/V1/directory/countries/%ff',
  '/media/constructor',
  '/media/__proto__',
  '/media/catalog/product/a.jpg',
  '/sandbox/card/tokens',
  '/demo/orders',
  '/demo/constructor',
  'http://evil.example/graphql',
  't://y/graphql',
  '/%00',
  '/%c0%ae',
  `/${'a'.repeat(9_000)}`,
];
const HEADERS = [
  'Content-Type: application/json',
  'Content-Type: text/plain',
  'Accept-Encoding: br;q=x, gzip, *',
  'Range: bytes=99999999999999999999-0',
  'If-None-Match: "',
  'Cookie: demo-shop=%; demo-pictures=blank',
  'X-Demo-Shop: ../../etc',
  'Authorization: Bearer café',
  'Store: nowhere',
  'Store: zh_hant',
  'Content-Currency: XXX',
  'Upgrade: websocket',
  'Connection: keep-alive, host',
  'Expect: 100-continue',
];
/** Headers that rarely leave a request well-formed. */
const ABSURD_HEADERS = [
  'Content-Length: -1',
  'Content-Length: 5',
  'Content-Length: 2000000',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: petals',
  'Authorization: Bearer \u0001',
  'Expect: flowers',
  'Host: a b',
  'Host: x/y?',
  'No-Colon',
  ': no name',
  ' folded: line',
  `X-Long: ${'a'.repeat(20_000)}`,
];
const BODIES = [
  '{}',
  '{"query":',
  '{"query":"{a}"}',
  '[]',
  'null',
  '\u0000',
  '{"query":"{cart{id}}"}',
];

function randomRequest({ next, oneOf }: SeededRandom): Buffer {
  const hasBody = next() < 0.4;
  const body = hasBody ? oneOf(BODIES) : '';
  const lines = [
    `${oneOf(METHODS)} ${oneOf(PATHS)} ${next() < 0.95 ? 'HTTP/1.1' : oneOf(['HTTP/1.0', 'HTTP/9', ''])}`,
    ...(next() < 0.95 ? ['Host: localhost'] : []),
    ...Array.from({ length: Math.floor(next() * 4) }, () => oneOf(HEADERS)),
    ...(next() < 0.25 ? [oneOf(ABSURD_HEADERS)] : []),
    ...(hasBody ? [`Content-Length: ${body.length}`] : []),
  ];
  const bytes = Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1');
  // Replaces a few bytes of every tenth request.
  if (next() < 0.1) {
    for (let i = 0; i < 3; i++) {
      bytes[Math.floor(next() * bytes.length)] = Math.floor(next() * 256);
    }
  }
  return bytes;
}

it('Server: survives 10,000 random requests and logs no error', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { port, url } = await shop.open(
    { DEMO_CONTROLS: 'off' },
    { headersMs: 200, requestMs: 200, checkMs: 50 },
  );
  const random = seededRandom(17);
  const requests = Array.from({ length: REQUESTS }, () => randomRequest(random));
  const statuses = new Map<number | null, number>();
  const failures: string[] = [];
  const send = async () => {
    for (let bytes = requests.pop(); bytes; bytes = requests.pop()) {
      const { status } = await rawRequest(port, bytes);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === null || status >= 500) failures.push(`${status}: ${bytes.toString('latin1')}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));

  expect(failures.slice(0, 5)).toEqual([]);
  expect(log).not.toHaveBeenCalled();
  // The requests contained every kind.
  for (const status of [200, 400, 404, 405, 408, 413, 417]) {
    expect(statuses.get(status), `answers of ${status}`).toBeGreaterThan(0);
  }
  expect((await fetch(url)).status).toBe(200);
});
