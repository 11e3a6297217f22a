import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { spawnShop } from '../server/spawnShop.ts';
import { testShop } from '../server/testShop.ts';

let shop: ReturnType<typeof testShop>;
let data = '';
let children: ChildProcess[] = [];
beforeEach(() => {
  shop = testShop();
  data = mkdtempSync(join(tmpdir(), 'data-'));
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  rmSync(data, { recursive: true });
  await shop.close();
});

/** A shop in a process of its own, on the test's data folder. */
async function shopProcess() {
  const process = await spawnShop({ SHOP_FILES: shop.folder, PLATFORM_DATA: data });
  children.push(process.child);
  return process;
}

async function sendQuery(url: string, query: string) {
  const response = await fetch(`${url}graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return (await response.json()).data;
}

const newCart = async (url: string): Promise<string> =>
  (await sendQuery(url, 'mutation { createEmptyCart }')).createEmptyCart;

it('PLATFORM_DATA: keeps every acknowledged cart when the process is killed', async () => {
  const acknowledged: string[] = [];
  for (const requests of [1, 25, 60]) {
    const { url, kill } = await shopProcess();
    // The process is killed while other requests are in flight, right after the last
    // acknowledgement.
    await new Promise<void>((resolve) => {
      let remaining = requests;
      const next = async (): Promise<void> => {
        try {
          const id = await newCart(url);
          acknowledged.push(id);
        } catch {
          return;
        }
        remaining -= 1;
        if (remaining === 0) resolve();
        await next();
      };
      for (let i = 0; i < 4; i++) void next();
    });
    await kill();
  }
  const { url } = await shopProcess();
  const missing: string[] = [];
  for (const id of acknowledged) {
    const data = await sendQuery(url, `{ cart(cart_id: "${id}") { id } }`);
    if (data.cart?.id !== id) missing.push(id);
  }
  expect(missing).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(85);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
}, 120_000);

it('PLATFORM_DATA: stops a second process on the same folder with an error message', async () => {
  const first = await shopProcess();
  const second = await shopProcess();
  expect(second.ended().code).toBe(1);
  expect(second.ended().errors).toMatch(
    /^PLATFORM_DATA: another process holds .*shops\.db\. Stop it, or name another folder\.\n$/,
  );
  expect(await newCart(first.url)).toMatch(/^\w{32}$/);
}, 60_000);

it('PLATFORM_DATA: stops the process with an error message when the store is corrupt', async () => {
  const { url, kill } = await shopProcess();
  await newCart(url);
  await kill();
  writeFileSync(join(data, 'shops.db'), 'petals '.repeat(5_000));
  rmSync(join(data, 'shops.db-wal'));
  const restarted = await shopProcess();
  expect(restarted.ended().code).toBe(1);
  expect(restarted.ended().errors).toMatch(
    /^PLATFORM_DATA: .*shops\.db cannot be read \(.*\)\. Restore/,
  );
}, 60_000);
