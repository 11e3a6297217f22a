import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Listening } from '../../../src/server/listen.ts';
import { start } from '../../../src/server/start.ts';
import { isReachable } from '../../../src/server/upstream.ts';
import { rawRequest } from '../rawRequest.ts';
import { testShop } from '../testShop.ts';

let shop: ReturnType<typeof testShop>;
let lines: string[];
beforeEach(() => {
  shop = testShop();
  lines = [];
});
afterEach(() => shop.close());

const open = async (environment: Record<string, string> = {}): Promise<Listening> =>
  shop.closeAfterTest(
    await start({ PORT: '0', ...environment }, shop.folder, {}, (line) => lines.push(line)),
  );
const records = async (count: number): Promise<Record<string, unknown>[]> => {
  await vi.waitFor(() => expect(lines).toHaveLength(count));
  return lines.map((line) => JSON.parse(line));
};
const status = async (url: string) => (await fetch(url)).status;

describe('Access log', () => {
  it('has one line of JSON for each response and no personal data', async () => {
    const { url } = await open({ ACCESS_LOG: 'on' });
    const headers = { cookie: 'demo-shop=ada', authorization: 'Bearer secret' };
    await fetch(`${url}signup?email=ada@example.com&token=secret`, { headers });
    await fetch(`${url}rest/V1/guest-carts/0123456789abcdef0123456789abcdef/payment-information`);
    await fetch(`${url}-/health`);
    const [page, rest] = await records(2);
    expect(Object.keys(page ?? {})).toEqual([
      'time',
      'level',
      'method',
      'route',
      'path',
      'status',
      'bytes',
      'milliseconds',
    ]);
    expect(page).toMatchObject({ level: 'info', method: 'GET', route: 'page', path: '/signup' });
    expect(rest).toMatchObject({
      route: 'rest',
      path: '/rest/V1/guest-carts/:id/payment-information',
      status: 404,
    });
    expect(lines.join()).not.toMatch(/secret|ada|example\.com|127\.0\.0\.1|::1/);
  });

  it('has one line, without the address, for a malformed request', async () => {
    const { port } = await open({ ACCESS_LOG: 'on' });
    await rawRequest(
      port,
      'GET //evil/ada HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );
    expect(await records(1)).toMatchObject([{ path: '(malformed)', status: 400 }]);
  });

  it('records that a client left before its response was complete', async () => {
    const { url } = await open({ ACCESS_LOG: 'on' });
    const body = JSON.stringify({ field: 'storeConfig', times: 1 });
    await fetch(`${url}demo/hold`, { method: 'POST', body });
    const leaving = new AbortController();
    const aborted = fetch(`${url}graphql?query={storeConfig{locale}}`, { signal: leaving.signal });
    await vi.waitFor(async () =>
      expect(await (await fetch(`${url}demo/held`)).json()).toHaveLength(1),
    );
    leaving.abort();
    await aborted.catch(() => {});
    await vi.waitFor(() => expect(lines.join()).toContain('"isAborted":true'));
  });

  it('is off for the demo platform and on for a commerce server', async () => {
    const demo = await open();
    await fetch(demo.url);
    const real = await open({ COMMERCE_URL: demo.url });
    await fetch(real.url);
    expect(await records(1)).toMatchObject([{ route: 'page', path: '/' }]);
  });
});

describe('Metrics', () => {
  it('are counted by kind of route and served on their own port only', async () => {
    const portHolder = createServer().listen(0, '127.0.0.1');
    await once(portHolder, 'listening');
    const { port } = portHolder.address() as AddressInfo;
    portHolder.close();
    await once(portHolder, 'close');
    const { url } = await open({ METRICS_PORT: String(port) });
    await fetch(`${url}bouquets.html`);
    await fetch(`${url}assets/none.js`);
    await fetch(`${url}graphql?query={storeConfig{locale}}`);
    const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    await vi.waitFor(async () => expect(await read()).toContain('route="graphql"'));
    const text = await read();
    expect(text.match(/^florilegium_http_requests_total\{.*$/gm)).toEqual([
      'florilegium_http_requests_total{method="GET",route="page",status="200"} 1',
      'florilegium_http_requests_total{method="GET",route="asset",status="404"} 1',
      'florilegium_http_requests_total{method="GET",route="graphql",status="200"} 1',
    ]);
    expect(text).toContain(
      'florilegium_http_request_duration_seconds_bucket{route="page",le="+Inf"} 1',
    );
    expect(text).toContain('florilegium_http_requests_in_flight 0');
    expect(await (await fetch(`${url}metrics`)).text()).not.toContain('florilegium_http');
  });

  it('have cumulative histogram buckets', async () => {
    const { createMetrics } = await import('../../../src/server/operations/metrics.ts');
    const metrics = createMetrics();
    for (const seconds of [0.02, 0.2, 60]) {
      metrics.began();
      metrics.answered({
        method: 'GET',
        route: 'page',
        path: '/',
        status: 200,
        bytes: 1,
        seconds,
        isAborted: false,
      });
    }
    const buckets = metrics.text().match(/_bucket\{.*$/gm) ?? [];
    expect(buckets.map((line) => line.split(' ').at(-1))).toEqual([
      '0',
      '1',
      '1',
      '2',
      '2',
      '2',
      '2',
      '2',
      '2',
      '2',
      '3',
    ]);
  });
});

describe('Readiness probe', () => {
  it('waits for the first successful response of the commerce server and then stays ready', async () => {
    let response = 503;
    const upstream = createServer((_, outgoing) =>
      outgoing.writeHead(response, { 'content-type': 'application/json' }).end('{}'),
    ).listen(0, '127.0.0.1');
    await once(upstream, 'listening');
    const { port } = upstream.address() as AddressInfo;
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { url } = await open({ COMMERCE_URL: `http://127.0.0.1:${port}` });
    expect([await status(`${url}-/health`), await status(`${url}-/ready`)]).toEqual([200, 503]);
    response = 200;
    await vi.waitFor(async () => expect(await status(`${url}-/ready`)).toBe(200), {
      timeout: 10_000,
    });
    response = 503;
    expect(await status(`${url}-/ready`)).toBe(200);
    upstream.closeAllConnections();
    upstream.close();
  });

  it('asks a platform that accepts only POST by POST', async () => {
    const upstream = createServer((incoming, outgoing) =>
      outgoing
        .writeHead(incoming.method === 'POST' ? 200 : 503, { 'content-type': 'application/json' })
        .end('{}'),
    ).listen(0, '127.0.0.1');
    await once(upstream, 'listening');
    const { port } = upstream.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}`;
    expect(await isReachable(address, '/graphql', 'post')).toBe(true);
    upstream.close();
  });

  it('is ready at once for the demo platform', async () => {
    const { url } = await open();
    expect(await status(`${url}-/ready`)).toBe(200);
  });
});

describe('Shutdown', () => {
  const holdRequest = async () => {
    const { url, close } = await open();
    const body = JSON.stringify({ field: 'storeConfig' });
    await fetch(`${url}demo/hold`, { method: 'POST', body });
    const response = fetch(`${url}graphql?query={storeConfig{locale}}`);
    // Handles the rejection now: an unhandled one would fail the run.
    const outcome = response.then(({ status }) => status).catch(() => 'broken');
    await vi.waitFor(async () =>
      expect(await (await fetch(`${url}demo/held`)).json()).toHaveLength(1),
    );
    return { url, close, outcome };
  };

  it('completes the response in progress and accepts no further connection', async () => {
    const responses: (() => void)[] = [];
    const { serve } = await import('../../../src/server/listen.ts');
    const server = shop.closeAfterTest(
      await serve(({ outgoing }) => void responses.push(() => outgoing.end('whole'))),
    );
    const response = fetch(server.url).then((response) => response.text());
    await vi.waitFor(() => expect(responses).toHaveLength(1));
    const closed = server.close(60_000);
    await expect(fetch(server.url)).rejects.toThrow();
    responses[0]?.();
    expect(await response).toBe('whole');
    await closed;
  });

  it('answers a request that has arrived on a kept-alive connection but was not read yet', async () => {
    const { serve } = await import('../../../src/server/listen.ts');
    const server = shop.closeAfterTest(await serve(({ outgoing }) => void outgoing.end('whole')));
    const client = connect(server.port, '127.0.0.1').setEncoding('utf8');
    const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
    client.write(request);
    await once(client, 'data');
    client.write(request);
    const closed = server.close(60_000);
    const [response] = await Promise.race([once(client, 'data'), once(client, 'close')]);
    expect(response).toMatch('whole');
    await closed;
  });

  it('breaks off a response that does not end in time', async () => {
    const { close, outcome } = await holdRequest();
    await close(100);
    expect(await outcome).toBe('broken');
  });
});
