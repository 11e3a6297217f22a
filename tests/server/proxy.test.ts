import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serve } from '../../src/server/listen.ts';
import { createProxy } from '../../src/server/proxy.ts';
import { rawRequest } from './rawRequest.ts';
import { testShop } from './testShop.ts';

let shop: ReturnType<typeof testShop>;
beforeEach(() => {
  shop = testShop();
});
afterEach(() => shop.close());

/** A commerce server with the given responses, which records its requests. */
async function upstream(listener: RequestListener = (_, outgoing) => outgoing.end('{}')) {
  const received: IncomingMessage[] = [];
  const server = createServer((incoming, outgoing) => {
    received.push(incoming);
    listener(incoming, outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  shop.closeAfterTest({
    url: '',
    port,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return { received, origin: `http://127.0.0.1:${port}` };
}

/** A shop in front of that server, after the queries that the shop sends when it opens. */
async function openShop({ received, origin }: { received: IncomingMessage[]; origin: string }) {
  const opening = await shop.open({ COMMERCE_URL: origin });
  received.length = 0;
  return opening;
}

const get = (line: string, headers = '') =>
  `GET ${line} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`;

describe('Proxy, addresses', () => {
  it('lets no request line reach another host', async () => {
    const other = await upstream();
    const own = await upstream();
    const { port } = await openShop(own);
    const host = other.origin.replace('http://', '');
    // The URL that would result from appending the line as text.
    for (const line of [
      `http://${host}/graphql`,
      `//${host}/graphql`,
      `/\\${host}/graphql`,
      `t://${host}/graphql`,
      `@${host}/graphql`,
      `.${host}/graphql`,
      `:${host}/graphql`,
    ]) {
      const response = await rawRequest(port, get(line, 'Authorization: Bearer secret\r\n'));
      expect([line, response.status]).toEqual([line, 400]);
    }
    expect([other.received, own.received]).toEqual([[], []]);
  });

  it('passes on only paths below /graphql, /rest and /media', async () => {
    const { received, origin } = await upstream();
    const { port } = await openShop({ received, origin: `${origin}/shop/` });
    for (const path of ['/rest/../admin', '/rest/%2e%2e/admin', '/rest/..%2fadmin', '/admin']) {
      await rawRequest(port, get(path));
    }
    expect(received).toEqual([]);
    await rawRequest(port, get('/media/../rest/V1/a?b=//c'));
    expect(received.map(({ url }) => url)).toEqual(['/shop/rest/V1/a?b=//c']);
  });

  it.each(['shop.example', 'ftp://shop.example', 'http://a:b@shop.example', 'http://'])(
    'refuses to start with COMMERCE_URL=%s',
    async (address) => {
      await expect(shop.open({ COMMERCE_URL: address })).rejects.toThrow(
        `COMMERCE_URL is not an http(s) address: ${address}`,
      );
    },
  );
});

describe('Proxy, pictures', () => {
  const policyOf = async (url: string) =>
    (await fetch(url)).headers.get('content-security-policy') ?? '';

  it('allows pictures from the media hosts of all store views', async () => {
    const { received, origin } = await upstream((_, outgoing) => {
      const view = (host: string) => ({ secure_base_media_url: `https://${host}.example/media/` });
      const data = { storeConfig: view('a'), availableStores: [view('a'), view('b'), null] };
      outgoing.end(JSON.stringify({ data }));
    });
    const { url } = await shop.open({ COMMERCE_URL: origin, COMMERCE_GRAPHQL_PATH: '/api' });
    expect(received.map(({ method, url: path }) => `${method} ${path}`)).toEqual(['POST /api']);
    const hosts = `${origin} https://a.example https://b.example`;
    const policy = await policyOf(url);
    expect(policy).toContain(`img-src 'self' data: ${hosts};`);
    expect(policy).toContain(`media-src 'self' ${hosts};`);
  });

  it('passes the default view, link bases and media URL of the commerce server to the page', async () => {
    const { origin } = await upstream((_, outgoing) => {
      const view = {
        secure_base_media_url: 'https://cdn.example/media/',
        base_url: 'http://old.example/',
        secure_base_link_url: 'https://old.example/store/',
      };
      const storeConfig = { ...view, store_code: 'english' };
      outgoing.end(JSON.stringify({ data: { storeConfig, availableStores: [view] } }));
    });
    const { url } = await shop.open({ COMMERCE_URL: origin });
    const [, config = ''] = /id="config">([^<]*)/.exec(await (await fetch(url)).text()) ?? [];
    expect(JSON.parse(config)).toEqual({
      linkBases: [
        'old.example/store/index.php',
        `${new URL(origin).host}/index.php`,
        'old.example/index.php',
        'old.example/store',
        new URL(origin).host,
        'old.example',
      ],
      mediaUrl: 'https://cdn.example/media/',
      storeCode: 'english',
    });
  });

  it.each(['no JSON', '{"errors":[{"message":"Closed."}]}', '{"data":null}'])(
    'allows pictures from the commerce server’s own host when the server responds with %s',
    async (text) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const { origin } = await upstream((_, outgoing) => outgoing.end(text));
      const { url } = await shop.open({ COMMERCE_URL: origin });
      expect(await policyOf(url)).toContain(`img-src 'self' data: ${origin};`);
      expect(warn).toHaveBeenCalledTimes(1);
      warn.mockRestore();
    },
  );
});

describe('Proxy, headers', () => {
  it('drops hop-by-hop headers and the headers that Connection names', async () => {
    const { received, origin } = await upstream((_, outgoing) => {
      outgoing.writeHead(200, { connection: 'close, x-hop', 'x-hop': '1', 'x-kept': '2' });
      outgoing.end('{}');
    });
    const { port } = await openShop({ received, origin });
    const { text } = await rawRequest(
      port,
      'GET /graphql HTTP/1.1\r\nHost: localhost\r\nConnection: close, X-Secret\r\n' +
        'X-Secret: 1\r\nTE: trailers\r\nProxy-Authorization: Basic a\r\nStore: zh_hant\r\n\r\n',
    );
    expect(text).toContain('x-kept: 2');
    expect(text).not.toContain('x-hop');
    const { headers } = received[0]!;
    expect(headers.store).toBe('zh_hant');
    for (const name of ['x-secret', 'te', 'proxy-authorization']) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  it('replaces the X-Forwarded headers of the client by its own', async () => {
    const { received, origin } = await upstream();
    const { port } = await openShop({ received, origin });
    const forged =
      'X-Forwarded-For: 1.2.3.4\r\nX-Forwarded-Prefix: /a\r\nForwarded: for=a\r\nX-Real-IP: 1.2.3.4\r\n';
    await rawRequest(port, get('/graphql', forged));
    const { headers } = received[0]!;
    expect(headers).toMatchObject({
      host: origin.replace('http://', ''),
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'localhost',
      'x-forwarded-proto': 'http',
    });
    for (const name of ['x-forwarded-prefix', 'forwarded', 'x-real-ip']) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  it('extends the X-Forwarded headers of a trusted proxy', async () => {
    const { received, origin } = await upstream();
    const { port } = await shop.open({ COMMERCE_URL: origin, TRUST_PROXY: 'on' });
    received.length = 0;
    await rawRequest(
      port,
      get('/graphql', 'X-Forwarded-For: 1.2.3.4\r\nX-Forwarded-Proto: https\r\n'),
    );
    await rawRequest(port, get('/graphql', 'X-Forwarded-Proto: gopher\r\n'));
    const headersNamed = (name: string) => received.map(({ headers }) => headers[name]);
    expect(headersNamed('x-forwarded-for')).toEqual(['1.2.3.4, 127.0.0.1', '127.0.0.1']);
    expect(headersNamed('x-forwarded-proto')).toEqual(['https', 'http']);
  });

  it('rewrites cookies and redirects of the commerce server to its own host', async () => {
    const { received, origin } = await upstream((_, outgoing) => {
      outgoing.writeHead(302, {
        'set-cookie': [
          'a=1; Path=/shop; Domain=.shop.example; HttpOnly',
          'b=2; domain=x; path=/shop/rest',
        ],
        location: `${origin}/shop/rest/V1/b?c=d`,
      });
      outgoing.end();
    });
    const { url } = await openShop({ received, origin: `${origin}/shop` });
    const { headers } = await fetch(`${url}graphql`, { redirect: 'manual' });
    expect(headers.getSetCookie()).toEqual(['a=1; Path=/; HttpOnly', 'b=2; path=/rest']);
    expect(headers.get('location')).toBe('/rest/V1/b?c=d');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('Proxy, connections', () => {
  // An upstream connection without a client would otherwise stay open until the idle timeout.
  it('closes the upstream connection when the client leaves', { timeout: 20_000 }, async () => {
    const disconnected = withResolvers();
    const arrived = withResolvers();
    const { received, origin } = await upstream((incoming, outgoing) => {
      // Answers only the queries that the shop sends when it opens.
      if (incoming.method === 'POST') return void outgoing.end('{}');
      incoming.socket.once('close', () => disconnected.resolve(undefined));
      arrived.resolve(undefined);
    });
    const { port } = await openShop({ received, origin });
    const client = connect(port, '127.0.0.1');
    client.write(get('/graphql'));
    await arrived.promise;
    client.destroy();
    await disconnected.promise;
  });

  it('repeats a read when a kept-alive connection has just been closed', async () => {
    const { received, origin } = await upstream((incoming, outgoing) => {
      if (received.length === 2) incoming.socket.destroy();
      else outgoing.end(`answer ${received.length}`);
    });
    const { url } = await openShop({ received, origin });
    expect(await (await fetch(`${url}graphql?query={a}`)).text()).toBe('answer 1');
    expect(await (await fetch(`${url}graphql?query={a}`)).text()).toBe('answer 3');
  });

  it('gives up a connection that the commerce server does not complete', async () => {
    // A server that speaks no TLS, so that the handshake never ends.
    const silent = createSilentServer();
    const port = await silent.listening;
    const { url } = shop.closeAfterTest(
      await serve(
        createProxy(`https://127.0.0.1:${port}`, false, { connectMs: 50, idleMs: 60_000 }),
      ),
    );
    for (const method of ['GET', 'POST']) {
      const response = await fetch(`${url}graphql`, { method });
      expect([method, response.status, await response.text()]).toEqual([
        method,
        504,
        'The commerce server does not connect.\n',
      ]);
    }
    shop.closeAfterTest(silent);
  });

  it('lets a connected commerce server think longer than a connection may take', async () => {
    const { origin } = await upstream((_, outgoing) => {
      setTimeout(() => outgoing.end('{}'), 100);
    });
    const { url } = shop.closeAfterTest(
      await serve(createProxy(origin, false, { connectMs: 20, idleMs: 60_000 })),
    );
    expect((await fetch(`${url}graphql`)).status).toBe(200);
  });

  it.each(['101 Switching Protocols', '099 Odd', '600 Odd'])(
    'responds with 502 when the commerce server responds with %s',
    async (statusLine) => {
      const { received, origin } = await upstream((incoming) => {
        incoming.socket.write(`HTTP/1.1 ${statusLine}\r\nContent-Length: 2\r\n\r\n{}`);
      });
      const { url } = shop.closeAfterTest(await serve(createProxy(origin)));
      const response = await fetch(`${url}graphql`);
      expect([response.status, received.length]).toEqual([502, 1]);
    },
  );

  it('gives up a connected commerce server that sends no byte in time', async () => {
    const silent = createSilentServer();
    const port = await silent.listening;
    const { url } = shop.closeAfterTest(
      await serve(
        createProxy(`http://127.0.0.1:${port}`, false, { connectMs: 60_000, idleMs: 100 }),
      ),
    );
    const response = await fetch(`${url}graphql`);
    expect([response.status, await response.text()]).toEqual([
      504,
      'The commerce server is silent.\n',
    ]);
    shop.closeAfterTest(silent);
  });

  it('sends each change over a connection of its own', async () => {
    const sockets: unknown[] = [];
    const { received, origin } = await upstream((incoming, outgoing) => {
      sockets.push(incoming.socket);
      outgoing.end('{}');
    });
    const { url } = await openShop({ received, origin });
    for (const method of ['GET', 'POST', 'GET', 'POST']) {
      await (await fetch(`${url}graphql?query={a}`, { method })).text();
    }
    const [, get, post, secondGet, secondPost] = sockets;
    expect(secondGet).toBe(get);
    expect(new Set([get, post, secondPost]).size).toBe(3);
  });

  it('never sends a change twice', async () => {
    const { received, origin } = await upstream((incoming, outgoing) => {
      if (received.length === 2) incoming.socket.destroy();
      else outgoing.end('{}');
    });
    const { url } = await openShop({ received, origin });
    await fetch(`${url}graphql?query={a}`);
    const failed = await fetch(`${url}graphql`, { method: 'POST', body: '{}' });
    expect([failed.status, received.length]).toEqual([502, 2]);
  });
});

/** A server that accepts connections and sends nothing. */
function createSilentServer() {
  const sockets: Socket[] = [];
  const server = createTcpServer((socket) => sockets.push(socket.on('error', () => {})));
  server.listen(0, '127.0.0.1');
  return {
    url: '',
    port: 0,
    listening: once(server, 'listening').then(() => (server.address() as AddressInfo).port),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function withResolvers() {
  let resolve: (value: unknown) => void = () => {};
  const promise = new Promise((onResolve) => {
    resolve = onResolve;
  });
  return { promise, resolve };
}
