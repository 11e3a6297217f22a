import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from '../../src/server/listen.ts';
import type { Environment } from '../../src/server/start.ts';
import { createPlatform } from '../platform/createPlatform.ts';
import { PAGE, testShop } from './testShop.ts';

/** The page as it is served: the demo platform's default store view has a code. */
const SERVED = PAGE.replace('{}', '{"storeCode":"default"}');

let shop: ReturnType<typeof testShop>;
beforeEach(() => {
  shop = testShop();
});
afterEach(() => shop.close());

/** The address of a shop, without a slash at its end. */
const openShop = async (environment: Environment = {}): Promise<string> =>
  (await shop.open(environment)).url.slice(0, -1);
const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

describe('Pages', () => {
  it('are served with no-cache for every path that is not a file', async () => {
    const url = await openShop();
    for (const path of ['/', '/index.html', '/cart', '/bouquets.html', '/a/b?c=d']) {
      const page = await fetch(url + path);
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(await page.text()).toBe(SERVED);
    }
  });

  it('carry the security headers', async () => {
    const { headers } = await fetch(`${await openShop()}/cart`);
    expect(headers.get('content-security-policy')).toBe(
      [
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:; media-src 'self'; font-src 'self'",
        "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
        "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
        "object-src 'none'; require-trusted-types-for 'script'; trusted-types default",
      ].join('; '),
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });

  it('may load the scripts of the configured payment providers only', async () => {
    const policy = async (environment: Record<string, string>) =>
      (await fetch(await openShop(environment))).headers.get('content-security-policy') ?? '';
    expect(await policy({})).not.toContain('braintree');
    const withBraintree = await policy({ PAYMENT_PROVIDERS: 'braintree' });
    expect(withBraintree).toContain(
      'https://player.vimeo.com https://assets.braintreegateway.com;',
    );
    expect(withBraintree).toContain(
      "connect-src 'self' https://api.braintreegateway.com https://api.s",
    );
  });

  it('are never served with an unknown payment provider, as the server refuses to start', async () => {
    await expect(openShop({ PAYMENT_PROVIDERS: 'florapay' })).rejects.toThrow(
      'PAYMENT_PROVIDERS names an unknown provider: florapay',
    );
  });

  it.each([
    ['DRAIN_SECONDS', 'a minute'],
    ['DRAIN_SECONDS', '-1'],
    ['METRICS_PORT', 'on'],
  ])('are never served while %s is %s, as the server refuses to start', async (name, value) => {
    await expect(openShop({ [name]: value })).rejects.toThrow(
      `${name} is not a number of at least 0: ${value}`,
    );
  });

  it('carry the environment’s switches in a config block that no value can close', async () => {
    const url = await openShop({
      SIGNIN_TTL_MULTIPLIER: '2',
      COMMERCE_PWA_FIELDS: '</script><script>alert(1)</script>',
      SECRET: 'none of your business',
    });
    const page = await (await fetch(url)).text();
    const [, block = ''] = /id="config">(.*?)<\/script>/.exec(page) ?? [];
    expect(block).not.toContain('<');
    expect(JSON.parse(block)).toEqual({
      COMMERCE_PWA_FIELDS: '</script><script>alert(1)</script>',
      SIGNIN_TTL_MULTIPLIER: '2',
      storeCode: 'default',
    });
  });
});

describe('Static files', () => {
  it('are immutable when they have a hash, and are sent with brotli or gzip', async () => {
    const url = await openShop();
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const file = await fetch(`${url}/assets/app-1a2b.js`, {
        headers: { 'accept-encoding': accepted },
      });
      expect(file.headers.get('content-encoding')).toBe(encoding);
      expect(file.headers.get('content-type')).toBe('text/javascript');
      expect(file.headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
      expect(await file.text()).toContain('rose rose');
    }
    const packed = readFileSync(join(shop.folder, 'assets/app-1a2b.js.br'));
    expect(String(brotliDecompressSync(packed))).toContain('rose rose');
  });

  it('are still served after the folder has been replaced by a new build', async () => {
    const url = await openShop();
    rmSync(join(shop.folder, 'assets'), { recursive: true });
    const file = await fetch(`${url}/assets/app-1a2b.js`);
    expect(await file.text()).toContain('rose rose');
  });

  it('respond with 404 instead of a page when they are missing below /assets', async () => {
    const response = await fetch(`${await openShop()}/assets/gone-9z.js`);
    expect([response.status, await response.text()]).toEqual([404, '']);
  });

  it('are never served from outside the folder', async () => {
    const response = await fetch(`${await openShop()}/..%2f..%2f..%2fetc/passwd`);
    expect(await response.text()).toBe(SERVED);
  });

  it('respond with 405 to any method that does not read', async () => {
    expect((await fetch(await openShop(), { method: 'POST' })).status).toBe(405);
  });
});

describe('Embedded platform', () => {
  it('answers on the same origin and compresses large responses', async () => {
    const url = await openShop();
    const request = json({ query: '{ countries { id available_regions { name } } }' });
    const headers = { 'content-type': 'application/json', 'accept-encoding': 'br' };
    const response = await fetch(`${url}/graphql`, { ...request, headers });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect((await response.json()).data.countries.length).toBeGreaterThan(5);
    expect((await fetch(`${url}/rest/V1/directory/countries/HK`)).status).toBe(200);
    expect((await fetch(`${url}/demo/orders`)).status).toBe(200);
  });

  it('sends nosniff with responses, pictures and errors', async () => {
    const url = await openShop();
    const paths = [
      '/graphql?query={countries{id}}',
      '/graphql',
      '/media/none.jpg',
      '/rest/V1/none',
    ];
    for (const path of paths) {
      const { headers } = await fetch(url + path);
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
    }
  });

  it('also answers under COMMERCE_GRAPHQL_PATH', async () => {
    const url = await openShop({ COMMERCE_GRAPHQL_PATH: '/api/shop' });
    const response = await fetch(`${url}/api/shop?query={countries{id}}`);
    expect((await response.json()).data.countries).toContainEqual({ id: 'HK' });
  });

  it('has no controls when these are switched off', async () => {
    const url = await openShop({ DEMO_CONTROLS: 'off' });
    expect((await fetch(`${url}/demo/orders`)).status).toBe(404);
  });

  it('executes a request and then breaks the connection when its response is to be lost', async () => {
    const platform = createPlatform();
    const server = await listen(platform.fetch);
    shop.closeAfterTest(server);
    await fetch(`${server.url}demo/drop`, json({ field: 'createGuestCart' }));
    const query = 'mutation { createGuestCart { cart { id } } }';
    // The response breaks off after its first byte: before it, a browser would retry by itself.
    const broken = await fetch(`${server.url}graphql`, json({ query }));
    await expect(broken.json()).rejects.toThrow('terminated');
    expect(await (await fetch(`${server.url}demo/carts`)).json()).toHaveLength(1);
  });

  it('keeps carts in the folder named by PLATFORM_DATA', async () => {
    const data = { PLATFORM_DATA: join(shop.folder, 'data') };
    const first = await shop.open(data);
    const mutation = json({ query: 'mutation { createEmptyCart }' });
    const response = await fetch(`${first.url}graphql`, mutation);
    const id = (await response.json()).data.createEmptyCart;
    await first.close();
    const reopened = await openShop(data);
    const read = await fetch(
      `${reopened}/graphql`,
      json({ query: `{ cart(cart_id: "${id}") { id } }` }),
    );
    expect(await read.json()).toEqual({ data: { cart: { id } } });
  });
});

describe('Commerce server', () => {
  it('receives the /graphql, /rest and /media requests, and the demo controls are absent', async () => {
    const received: string[] = [];
    const real = await listen(async (request) => {
      const { pathname, search } = new URL(request.url);
      received.push(
        `${request.method} ${pathname}${search} ${request.headers.get('store')} ${await request.text()}`,
      );
      return Response.json(
        { response: 'rose '.repeat(400) },
        { status: 401, headers: { 'x-magento-cache-id': 'abc' } },
      );
    });
    shop.closeAfterTest(real);
    const url = await openShop({ COMMERCE_URL: real.url });
    received.length = 0;
    const response = await fetch(`${url}/graphql?a=b`, {
      ...json({ query: '{ a }' }),
      headers: { 'content-type': 'application/json', store: 'zh_hant' },
    });
    expect(response.status).toBe(401);
    expect(response.headers.get('x-magento-cache-id')).toBe('abc');
    expect((await response.json()).response).toContain('rose rose');
    await fetch(`${url}/rest/V1/directory/countries`);
    await fetch(`${url}/media/a.jpg?width=10`);
    expect(received).toEqual([
      'POST /graphql?a=b zh_hant {"query":"{ a }"}',
      'GET /rest/V1/directory/countries null ',
      'GET /media/a.jpg?width=10 null ',
    ]);
    for (const path of ['/demo/orders', '/sandbox/card/tokens']) {
      expect((await fetch(url + path)).status).toBe(404);
    }
    expect(received).toHaveLength(3);
  });

  it('is asked again for its hosts if it did not name them at the start', async () => {
    let isAwake = false;
    const media = 'https://media.example/media/';
    const config = { store_code: 'fleurs', secure_base_media_url: media };
    const slow = await listen(async () =>
      isAwake
        ? Response.json({ data: { storeConfig: config } })
        : new Response('', { status: 503 }),
    );
    shop.closeAfterTest(slow);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const url = await openShop({ COMMERCE_URL: slow.url });
    const page = async () => {
      const response = await fetch(url);
      const policy = response.headers.get('content-security-policy') ?? '';
      return [policy.includes('https://media.example'), (await response.text()).includes('fleurs')];
    };
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await page()).toEqual([false, false]);
    isAwake = true;
    const later = async () => {
      await vi.advanceTimersByTimeAsync(10_000);
      return page();
    };
    await expect.poll(later, { timeout: 15_000 }).toEqual([true, true]);
    vi.useRealTimers();
  });

  it('causes status 502 when it cannot be reached', async () => {
    const stopped = await listen(async () => new Response());
    await stopped.close();
    const url = await openShop({ COMMERCE_URL: stopped.url });
    expect((await fetch(`${url}/graphql?query={a}`)).status).toBe(502);
  });
});

it('Server: treats an empty environment variable as absent', async () => {
  const url = await openShop({ HOST: '', COMMERCE_GRAPHQL_PATH: '' });
  expect(url).toMatch(/^http:\/\/localhost:/);
  const response = await fetch(`${url}/graphql?query={__typename}`);
  expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
});

it('Server: keeps a free connection for longer than the 60 s of most reverse proxies', async () => {
  const response = await fetch(await openShop());
  expect(response.headers.get('keep-alive')).toBe('timeout=75');
});

it('Server: fails with EADDRINUSE on a port that is taken', async () => {
  const first = await listen(async () => new Response());
  shop.closeAfterTest(first);
  await expect(listen(async () => new Response(), { port: first.port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});
