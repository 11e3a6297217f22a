import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createDemoSend, createServerSend } from '../../../src/server/render/sendToPlatform.ts';

it('Commerce server: a request of a rendering that gets no response is aborted', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const request = new Request('https://shop.example/graphql?query={__typename}');
  await expect(createServerSend(`http://127.0.0.1:${port}`, 50)(request, null)).rejects.toThrow(
    /timeout/,
  );
  silent.closeAllConnections();
  silent.close();
});

it('Commerce server: a response without an end is given up after 10 MB', async () => {
  let sent = 0;
  const endless = createServer((_request, response) => {
    const write = () => {
      while (!response.destroyed && response.write(' '.repeat(100_000))) sent += 100_000;
    };
    response.on('drain', write);
    write();
  }).listen(0, '127.0.0.1');
  await once(endless, 'listening');
  const { port } = endless.address() as AddressInfo;
  const request = new Request('https://shop.example/graphql?query={__typename}');
  const response = await createServerSend(`http://127.0.0.1:${port}`)(request, null);
  await expect(response.text()).rejects.toThrow(/10 MB/);
  expect(sent).toBeLessThan(100_000_000);
  endless.closeAllConnections();
  endless.close();
}, 30_000);

it('Demo platform: its own URLs in a response to the shop’s server are relative', async () => {
  const content = '<img src="https://shop.example/media/a.jpg"><a href="https://other.example/">';
  const send = createDemoSend(async () => Response.json({ content }, { status: 201 }), '/graphql');
  const response = await send(new Request('https://shop.example/graphql'), null);
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({
    content: '<img src="/media/a.jpg"><a href="https://other.example/">',
  });
});
