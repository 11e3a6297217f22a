import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from '../../src/server/listen.ts';
import { rawRequest } from './rawRequest.ts';
import { testShop } from './testShop.ts';

let shop: ReturnType<typeof testShop>;
beforeEach(() => {
  shop = testShop();
});
afterEach(() => shop.close());

const request = (line: string, headers = 'Host: localhost', body = '') =>
  `${line} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n${body}`;

describe('Server, malformed requests', () => {
  it.each([
    ['an empty authority', request('GET //'), 400],
    ['another host', request('GET //evil.example/graphql'), 400],
    ['another host after a backslash', request('GET /\\evil.example/graphql'), 400],
    ['another scheme', request('GET t://evil.example/graphql'), 400],
    ['another host in absolute form', request('GET http://evil.example/graphql'), 400],
    ['no path', request('GET graphql'), 400],
    ['a star', request('OPTIONS *'), 400],
    ['a bad escape', request('GET /%zz'), 400],
    ['an escape that is no UTF-8', request('GET /%ff'), 400],
    ['an escaped zero', request('GET /a%00b'), 400],
    ['a bad escape below /rest', request('GET /rest/V1/guest-carts/%e0%a4%a/totals'), 400],
    ['a fragment', request('GET /#a'), 400],
    ['bytes that are not ASCII', request('GET /caf\u00e9'), 400],
    ['a host with a path', request('GET /', 'Host: localhost/demo/reset?'), 400],
    ['a host with a space', request('GET /', 'Host: a b'), 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['no HTTP', 'hello\r\n\r\n', 400],
    [
      'two lengths',
      request('POST /graphql', 'Host: a\r\nContent-Length: 1\r\nContent-Length: 2'),
      400,
    ],
    ['an unknown method', request('FLY /'), 400],
    ['a method that no path has', request('PROPFIND /'), 405],
    ['TRACE', request('TRACE /graphql'), 405],
    ['CONNECT', request('CONNECT evil.example:443'), 405],
    ['headers of 20 kB', request('GET /', `Host: a\r\nX-Long: ${'a'.repeat(20_000)}`), 431],
    ['a long line', request(`GET /${'a'.repeat(20_000)}`), 431],
    ['an unknown expectation', request('GET /', 'Host: a\r\nExpect: flowers'), 417],
  ])('answers %s with its status', async (_, bytes, status) => {
    const { port } = await shop.open();
    expect((await rawRequest(port, Buffer.from(bytes, 'latin1'))).status).toBe(status);
    expect((await rawRequest(port, request('GET /'))).status).toBe(200);
  });

  it.each([
    { part: 'request line', bytes: request('GET /%zz') },
    { part: 'Host header', bytes: request('GET /', 'Host: a/b') },
  ])('says that the $part is malformed', async ({ part, bytes }) => {
    const { port } = await shop.open();
    expect((await rawRequest(port, bytes)).text).toContain(`The ${part} is malformed.`);
  });

  it.each(['//elsewhere.example/x', '/%zz', '/a%00b'])(
    'sends the shop’s page with status 400 to a browser that opens %s',
    async (path) => {
      const { port } = await shop.open();
      const response = await rawRequest(
        port,
        request(`GET ${path}`, 'Host: localhost\r\nAccept: text/html'),
      );
      expect(response.status).toBe(400);
      expect(response.text).toContain('<title>Shop</title>');
      expect(response.text).toMatch(/content-security-policy/i);
    },
  );

  it('accepts an absolute URL that names its own host', async () => {
    const { port } = await shop.open();
    const line = `GET http://localhost/graphql?query={storeConfig{store_code}}`;
    expect((await rawRequest(port, request(line))).text).toContain('"store_code":"default"');
  });
});

describe('Server, unexpected errors', () => {
  it('answers with one logged 500 and keeps running', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    let isBroken = true;
    const server = await listen(async () => {
      if (isBroken) throw new Error('A petal fell.');
      return new Response('Open.');
    });
    shop.closeAfterTest(server);
    const broken = await fetch(server.url);
    expect([broken.status, await broken.text()]).toEqual([500, 'An unexpected error occurred.\n']);
    expect(log).toHaveBeenCalledTimes(1);
    expect(String(log.mock.calls[0])).toContain('A petal fell.');
    isBroken = false;
    expect(await (await fetch(server.url)).text()).toBe('Open.');
    log.mockRestore();
  });
});

describe('Server, clients that send CONNECT', () => {
  const openTunnel = async (port: number) => {
    const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    client.write(request('CONNECT evil.example:443'));
    await once(client, 'data');
    return client;
  };

  it('cannot end the process when they reset their connection', async () => {
    const { port } = await shop.open();
    for (let i = 0; i < 20; i++) {
      const client = await openTunnel(port);
      client.resetAndDestroy();
      await once(client, 'close');
    }
    expect((await rawRequest(port, request('GET /'))).status).toBe(200);
  });

  it('cannot delay the shutdown by staying', async () => {
    const opened = await shop.open();
    const client = await openTunnel(opened.port);
    await opened.close(60_000);
    client.destroy();
  });
});

describe('Server, request bodies', () => {
  const MB = 1_000_000;
  const post = (headers: string) =>
    `POST /graphql HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n`;

  it('refuses an announced body of more than 1 MB before it is sent', async () => {
    const { port } = await shop.open();
    const { status } = await rawRequest(port, post(`Content-Length: ${MB + 1}`));
    expect(status).toBe(413);
  });

  it('refuses an oversized body instead of sending 100 Continue', async () => {
    const { port } = await shop.open();
    const head = post(`Expect: 100-continue\r\nContent-Length: ${300 * MB}`);
    expect((await rawRequest(port, head)).text).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('refuses a chunked body after its first 1 MB', async () => {
    const { port } = await shop.open();
    const chunk = `${MB.toString(16)}\r\n${'a'.repeat(MB)}\r\n`;
    const bytes = post('Transfer-Encoding: chunked') + chunk + chunk;
    expect((await rawRequest(port, bytes)).status).toBe(413);
  });

  it('lets a client that sends 30 MB read the refusal', async () => {
    const { url } = await shop.open();
    const response = await fetch(`${url}graphql`, { method: 'POST', body: 'a'.repeat(30 * MB) });
    expect(response.status).toBe(413);
  });

  it('accepts a body of exactly 1 MB', async () => {
    const { port } = await shop.open();
    const query = JSON.stringify({ query: '{ storeConfig { store_code } }' });
    const body = query + ' '.repeat(MB - query.length);
    const head = `Content-Type: application/json\r\nContent-Length: ${MB}`;
    expect((await rawRequest(port, post(head) + body)).status).toBe(200);
  });

  it('refuses oversized bodies before they reach the commerce server', async () => {
    let requests = 0;
    const real = await listen(async () => {
      requests += 1;
      return new Response();
    });
    shop.closeAfterTest(real);
    const { port } = await shop.open({ COMMERCE_URL: real.url });
    requests = 0;
    const chunk = `${MB.toString(16)}\r\n${'a'.repeat(MB)}\r\n`;
    for (const path of ['graphql', 'rest/V1/a', 'media/a.jpg']) {
      const head = post('Transfer-Encoding: chunked').replace('graphql', path);
      expect((await rawRequest(port, head + chunk + chunk)).status).toBe(413);
    }
    expect(requests).toBe(0);
  });
});
