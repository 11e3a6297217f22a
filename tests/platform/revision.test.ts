import { describe, expect, it } from 'vitest';
import { createTestPlatform } from './testPlatform.ts';

const READ = '{ storeConfig { store_code } }';

describe("Platform's revision", () => {
  it('stays the same while the shop is only read', async () => {
    const { platform, send, graphql } = createTestPlatform();
    const before = platform.revision();
    await graphql(READ);
    await send(`/graphql?query=${encodeURIComponent(READ)}`);
    await send('/rest/V1/directory/countries');
    await send('/demo/log');
    expect(platform.revision()).toBe(before);
  });

  it.each([
    ['a mutation', 'POST', '/graphql', { query: 'mutation { createGuestCart { cart { id } } }' }],
    ['a REST call that changes a cart', 'POST', '/rest/V1/guest-carts', {}],
    ['a control', 'POST', '/demo/set-price', { sku: 'FL-B-04', price: 5 }],
  ])('differs after %s', async (_, method, path, body) => {
    const { platform, send } = createTestPlatform();
    const before = platform.revision();
    await send(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(platform.revision()).not.toBe(before);
  });

  it('differs after a read while a fault is set, since the next read may be answered', async () => {
    const { platform, control, graphql } = createTestPlatform();
    await control('fail', { field: 'storeConfig', times: 1 });
    const before = platform.revision();
    await graphql(READ);
    expect(platform.revision()).not.toBe(before);
  });
});
