import { once } from 'node:events';
import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rawRequest } from '../server/rawRequest.ts';
import { testShop } from '../server/testShop.ts';

let shop: ReturnType<typeof testShop>;
let sockets: Socket[] = [];
beforeEach(() => {
  shop = testShop();
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await shop.close();
});

const HALF = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';

async function openSocket(port: number, bytes: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

it('Slow clients: a request with incomplete headers is answered with 408 after the header timeout', async () => {
  const { port } = await shop.open({}, { headersMs: 100, checkMs: 20 });
  expect((await rawRequest(port, HALF)).status).toBe(408);
});

it('Slow clients: a silent connection is answered with 408 after the header timeout', async () => {
  const { port } = await shop.open({}, { headersMs: 100, checkMs: 20 });
  expect((await rawRequest(port, '')).status).toBe(408);
});

it('Slow clients: a request with an incomplete body is answered with 408 after the request timeout', async () => {
  const { port } = await shop.open({}, { headersMs: 50, requestMs: 150, checkMs: 20 });
  const head = 'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{';
  expect((await rawRequest(port, head)).status).toBe(408);
});

it('Slow clients: the oldest of too many silent connections is closed for a new one', async () => {
  const { port } = await shop.open({}, { maxConnections: 20 });
  const [oldest] = [await openSocket(port, HALF)];
  const isClosed = once(oldest, 'close');
  for (let i = 0; i < 19; i++) await openSocket(port, HALF);
  expect((await rawRequest(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')).status).toBe(200);
  await isClosed;
});

it('Slow clients: an incomplete body does not protect a connection from being replaced', async () => {
  const { port } = await shop.open({}, { maxConnections: 20 });
  const body = 'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{';
  const oldest = await openSocket(port, body);
  const isClosed = once(oldest, 'close');
  for (let i = 0; i < 19; i++) await openSocket(port, body);
  expect((await rawRequest(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')).status).toBe(200);
  await isClosed;
});

it('Slow clients: headers have 10 seconds and a whole request has 30 unless set otherwise', async () => {
  const created = vi.spyOn(http, 'createServer');
  syncBuiltinESMExports();
  await shop.open();
  const options = created.mock.calls.map(([first]) => first);
  created.mockRestore();
  syncBuiltinESMExports();
  expect(options).toContainEqual(
    expect.objectContaining({ headersTimeout: 10_000, requestTimeout: 30_000 }),
  );
});

it('Slow clients: 800 incomplete requests do not keep shoppers waiting', async () => {
  const { port, url } = await shop.open();
  const clients = await Promise.all(Array.from({ length: 800 }, () => openSocket(port, HALF)));
  const started = performance.now();
  const response = await fetch(`${url}graphql?query={storeConfig{store_code}}`);
  expect(await response.json()).toEqual({ data: { storeConfig: { store_code: 'default' } } });
  // Without the limit a shopper would wait until the slow clients' headers time out.
  expect(performance.now() - started).toBeLessThan(5_000);
  // There are 500 connections, one of them the shopper's.
  await expect.poll(() => clients.filter(({ closed }) => closed)).toHaveLength(301);
});
