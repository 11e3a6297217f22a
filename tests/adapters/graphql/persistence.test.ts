import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheKey, cacheStorage } from '../../../src/adapters/graphql/cache/persistence.ts';
import { addItem, createCart } from '../../../src/adapters/graphql/operations/cart.ts';
import { readCart } from '../../../src/adapters/graphql/operations/readCart.ts';
import { readStoreViews } from '../../../src/adapters/graphql/operations/store.ts';
import { CountriesQuery } from '../../../src/lib/address/countriesQuery.ts';
import { memoryStorage } from '../memoryStorage.ts';
import { addition, shopClient } from '../shopClient.ts';

const ENTRY = {
  'Query.storeConfig': ':"StoreConfig:default"',
  'StoreConfig:default.locale': '"en_US"',
};

/** Hides the page, as a browser does when the shopper opens another tab or another application. */
let hidePage: () => void;

beforeEach(() => {
  const window = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener'] as const) {
    vi.stubGlobal(name, window[name].bind(window));
  }
  hidePage = () => window.dispatchEvent(new Event('visibilitychange'));
});
afterEach(() => void vi.unstubAllGlobals());

describe('Persisted cache', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is written when the page is hidden, only if it has changed, and never before', async () => {
    const store = memoryStorage();
    const { adapter } = openStorage(store);
    await adapter.readData();
    await adapter.writeData(ENTRY);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Object.keys(store)).toEqual([]);
    hidePage();
    expect(Object.keys(store)).toEqual([cacheKey(null)]);
    store.removeItem(cacheKey(null));
    hidePage();
    expect(Object.keys(store)).toEqual([]);
  });

  it('restores what it has written, per store view', async () => {
    const store = memoryStorage();
    const { adapter, restored } = openStorage(store);
    await adapter.readData?.();
    await adapter.writeData?.(ENTRY);
    hidePage();
    await vi.advanceTimersByTimeAsync(0);
    expect(restored).toHaveBeenCalled();
    expect(await openStorage(store).adapter.readData()).toEqual(ENTRY);
    expect(await openStorage(store, 'zh_hant').adapter.readData()).toEqual({});
  });

  it('never contains data of a cart, a customer or an order', async () => {
    const store = memoryStorage();
    const { adapter } = openStorage(store);
    await adapter.readData();
    await adapter.writeData({
      ...ENTRY,
      'Query.cart({"cart_id":"abc"})': ':"Cart:one"',
      'Query.customer': ':"Customer:one"',
      'Cart:one.id': '"abc"',
      'Cart:one%2eprices.grand_total': ':null',
      'Customer:one.email': '"ada@example%2ecom"',
      'CustomerOrder:1.number': '"1"',
      'ShippingCartAddress:1 Rose Lane.city': '"Austin"',
    });
    hidePage();
    expect(await openStorage(store).adapter.readData()).toEqual(ENTRY);
  });

  it('discards corrupt storage and starts empty', async () => {
    for (const malformed of [
      'malformed',
      '{"a.b":"{half',
      '{"a":"1"}',
      '{"a.b":1}',
      '[7]',
      '7',
      'null',
      '',
    ]) {
      const store = memoryStorage({ [cacheKey(null)]: malformed });
      const { adapter, restored } = openStorage(store);
      expect(await adapter.readData()).toEqual({});
      expect(store.getItem(cacheKey(null))).toBeNull();
      await vi.advanceTimersByTimeAsync(0);
      expect(restored).toHaveBeenCalled();
    }
  });

  it('starts empty when storage is blocked', async () => {
    const { adapter, restored } = openStorage(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    expect(await adapter.readData()).toEqual({});
    await adapter.writeData(ENTRY);
    hidePage();
    await vi.advanceTimersByTimeAsync(0);
    expect(restored).toHaveBeenCalled();
  });

  it('removes the old entry when storage is full', async () => {
    const store = memoryStorage({ [cacheKey(null)]: '' });
    const { adapter } = openStorage(store);
    await adapter.readData();
    store.isFull = true;
    await adapter.writeData(ENTRY);
    hidePage();
    expect(store.getItem(cacheKey(null))).toBeNull();
  });

  it('keeps the newest entries across visits, and drops the oldest beyond one million characters', async () => {
    const store = memoryStorage();
    for (const name of ['a', 'b', 'c']) {
      const { adapter } = openStorage(store);
      await adapter.readData();
      await adapter.writeData({
        [`CmsBlock:${name}.content`]: JSON.stringify('x'.repeat(400_000)),
      });
      hidePage();
    }
    expect(Object.keys(await openStorage(store).adapter.readData())).toEqual([
      'CmsBlock:b.content',
      'CmsBlock:c.content',
    ]);
  });

  it('drops the entries of other builds for every store view', async () => {
    const store = memoryStorage({
      'florilegium:cache:default:shell-C0ffee12.js': 'of whatever shape',
      'florilegium:cache:zh_hant:2': 'older still',
      'florilegium:cartId': '{}',
      'florilegium:signin_token': '{}',
    });
    const { adapter, restored } = openStorage(store);
    expect(await adapter.readData()).toEqual({});
    await vi.advanceTimersByTimeAsync(0);
    expect(restored).toHaveBeenCalled();
    expect(Object.keys(store)).toEqual(['florilegium:cartId', 'florilegium:signin_token']);
  });

  it('writes nothing after it has been cleared', async () => {
    const store = memoryStorage();
    const { adapter } = openStorage(store);
    await adapter.readData();
    await adapter.writeData(ENTRY);
    adapter.clear();
    await adapter.writeData(ENTRY);
    hidePage();
    expect(Object.keys(store)).toEqual([]);
  });
});

/** Waits for the write that includes the countries' regions. */
const waitUntilWritten = (store: Storage) =>
  vi.waitFor(
    () => {
      hidePage();
      expect(store.getItem(cacheKey(null))).toContain('Texas');
    },
    { timeout: 10_000 },
  );

describe('Second visit', () => {
  beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
  afterEach(() => void vi.unstubAllEnvs());

  it('starts with the catalogue of the first visit and without its cart', async () => {
    const store = memoryStorage();
    const first = shopClient({ storage: () => store });
    await first.restored;
    await first.client.query(CountriesQuery, {}).toPromise();
    await readStoreViews(first.client);
    const cartId = await createCart(first.client);
    await addItem(first.client, addition(cartId, first.simple));
    await readCart(first.client, cartId);
    await waitUntilWritten(store);
    expect(store.getItem(cacheKey(null))).not.toContain(cartId);
    expect(store.getItem(cacheKey(null))).not.toContain('Cart');

    const second = shopClient({ storage: () => store });
    await second.restored;
    const views = await readStoreViews(second.client);
    expect(views).toHaveLength(2);
  });

  it('starts when the persisted cache is malformed', async () => {
    const store = memoryStorage({ [cacheKey(null)]: '{"Query.storeConfig":":{' });
    await expect(shopClient({ storage: () => store }).restored).resolves.toBeUndefined();
  });

  it('starts when a persisted value is malformed, and drops it', async () => {
    const store = memoryStorage({ [cacheKey(null)]: '{"Query.storeConfig":":{half"}' });
    const { client, restored } = shopClient({ storage: () => store });
    await restored;
    expect(store.getItem(cacheKey(null))).toBeNull();
    await client.query(CountriesQuery, {}).toPromise();
    await waitUntilWritten(store);
  });
});

function openStorage(store: Storage | (() => Storage), view: string | null = null) {
  const restored = vi.fn();
  const adapter = cacheStorage(typeof store === 'function' ? store : () => store, view, restored);
  return {
    restored,
    adapter: adapter as typeof adapter & {
      readData(): Promise<object>;
      writeData(delta: object): Promise<void>;
    },
  };
}
