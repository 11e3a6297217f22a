import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { spawnShop } from '../server/spawnShop.ts';
import { testShop } from '../server/testShop.ts';

let shop: ReturnType<typeof testShop>;
beforeEach(() => {
  shop = testShop();
});
afterEach(() => shop.close());

it('Shutdown: completes the response in progress after SIGTERM and ends the process with code 0', async () => {
  const running = await spawnShop({ SHOP_FILES: shop.folder });
  const { url } = running;
  await fetch(`${url}demo/be-slow`, { method: 'POST', body: JSON.stringify({ ms: 700 }) });
  const response = fetch(`${url}graphql?query={storeConfig{locale}}`).then((one) => one.json());
  await vi.waitFor(async () =>
    expect(JSON.stringify(await (await fetch(`${url}demo/log`)).json())).toContain('storeConfig'),
  );
  expect(await running.terminate()).toBe(0);
  expect(await response).toEqual({ data: { storeConfig: { locale: 'en_US' } } });
});

it('Shutdown: is not ready after SIGTERM, and still accepts connections for DRAIN_SECONDS', async () => {
  const running = await spawnShop({ SHOP_FILES: shop.folder, DRAIN_SECONDS: '60' });
  void running.terminate();
  await vi.waitFor(async () =>
    expect(
      (await fetch(`${running.url}-/ready`, { headers: { connection: 'close' } })).status,
    ).toBe(503),
  );
  const client = connect(Number(new URL(running.url).port), '127.0.0.1').setEncoding('utf8');
  client.write('GET /-/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  const [response] = await Promise.race([once(client, 'data'), once(client, 'close')]);
  expect(response).toMatch('200 OK');
  await running.kill();
});
