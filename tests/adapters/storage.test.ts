import { describe, expect, it } from 'vitest';
import { expiringStorage } from '../../src/adapters/storage/expiringStorage.ts';
import { memoryStorage } from './memoryStorage.ts';

describe('Expiring storage', () => {
  it('stores the value, the time and the lifetime under a fixed prefix', () => {
    const { store, storage } = createStorage();
    storage.set('signin_token', 'abc', 3600);
    storage.set('cartId', 'def');
    expect({ ...store }).toEqual({
      'florilegium:signin_token': '{"value":"abc","timeStored":1000,"ttl":3600}',
      'florilegium:cartId': '{"value":"def","timeStored":1000}',
    });
  });

  it('removes an expired item on read', () => {
    const { store, storage, pass } = createStorage();
    storage.set('signin_token', 'abc', 3600);
    pass(3_600_000);
    expect(storage.get('signin_token')).toBe('abc');
    pass(1);
    expect(storage.get('signin_token')).toBeNull();
    expect({ ...store }).toEqual({});
  });

  it('keeps an item without a lifetime', () => {
    const { storage, pass } = createStorage();
    storage.set('cartId', 'def');
    pass(1e12);
    expect(storage.get('cartId')).toBe('def');
  });

  it('does not change the stored time on read', () => {
    const { store, storage, pass } = createStorage();
    storage.set('signin_token', 'abc', 3600);
    pass(5_000);
    storage.get('signin_token');
    expect(store.getItem('florilegium:signin_token')).toContain('"timeStored":1000');
  });

  it('treats a corrupt item as absent', () => {
    for (const malformed of ['', 'malformed', 'null', '1', '[]', '{"value":1}', '{"value":']) {
      expect(createStorage({ 'florilegium:cartId': malformed }).storage.get('cartId')).toBeNull();
    }
  });

  it('removes a value that is not a string where a string belongs', () => {
    for (const key of ['cartId', 'signin_token', 'store_view_locale', 'cache_id'] as const) {
      for (const value of [7, true, { a: 1 }, ['b'], null]) {
        const { store, storage } = createStorage();
        storage.set(key, value);
        expect([storage.get(key), storage.timeLeft(key)]).toEqual([null, null]);
        expect({ ...store }).toEqual({});
      }
    }
  });

  it('treats an empty cart id as no cart', () => {
    const { store, storage } = createStorage();
    storage.set('cartId', '');
    expect(storage.get('cartId')).toBeNull();
    expect({ ...store }).toEqual({});
  });

  it('removes a corrupt item and never reports it as present', () => {
    const { store, storage } = createStorage({ 'florilegium:signin_token': 'malformed' });
    expect(storage.has('signin_token')).toBe(false);
    expect(storage.get('signin_token')).toBeNull();
    expect({ ...store }).toEqual({});
  });

  it('keeps what another tab writes just after this tab has read a missing item', () => {
    const store = memoryStorage();
    const written = '{"value":"def","timeStored":1000}';
    // Another tab's write becomes visible here only after the read.
    const behind = {
      getItem: (key: string) => {
        const text = store.getItem(key);
        store.setItem(key, written);
        return text;
      },
      removeItem: store.removeItem,
    } as unknown as Storage;
    const storage = expiringStorage(
      () => behind,
      () => 1_000,
    );
    expect(storage.get('unsettled_order')).toBeNull();
    expect({ ...store }).toEqual({ 'florilegium:unsettled_order': written });
  });

  it('still reports an expired item as present before it is read', () => {
    const { storage, pass } = createStorage();
    storage.set('signin_token', 'abc', 3600);
    pass(3_600_001);
    expect(storage.has('signin_token')).toBe(true);
  });

  it('keeps values in memory while the browser’s storage is blocked', () => {
    const storage = expiringStorage(
      () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
      () => 0,
    );
    storage.set('cartId', 'def');
    expect(storage.get('cartId')).toBe('def');
    storage.remove('cartId');
    expect(storage.get('cartId')).toBeNull();
  });

  it('keeps a value in memory while storage is full and never returns the old one', () => {
    const { store, storage } = createStorage();
    storage.set('cartId', 'old');
    store.isFull = true;
    storage.set('cartId', 'new');
    expect(storage.get('cartId')).toBe('new');
    store.isFull = false;
    storage.set('cartId', 'newer');
    expect([storage.get('cartId'), store.getItem('florilegium:cartId')]).toEqual([
      'newer',
      '{"value":"newer","timeStored":1000}',
    ]);
  });

  it('makes room for the token and the cart by dropping the query cache', () => {
    const { store, storage } = createStorage({
      'florilegium:cache:default:2': 'much',
      'florilegium:imagesBySku': 'much',
    });
    let isFull = true;
    const { setItem, removeItem } = store;
    const tight = {
      ...store,
      getItem: store.getItem,
      setItem: (key: string, value: string) => {
        if (isFull) throw new DOMException('Full', 'QuotaExceededError');
        setItem(key, value);
      },
      removeItem: (key: string) => {
        isFull = false;
        removeItem(key);
      },
    } as Storage;
    storage.set('cartId', 'def');
    expiringStorage(
      () => tight,
      () => 1000,
    ).set('signin_token', 'abc');
    expect(Object.keys(store).sort()).toEqual(['florilegium:cartId', 'florilegium:signin_token']);
  });
});

function createStorage(items: Record<string, string> = {}) {
  let now = 1_000;
  const store = memoryStorage(items);
  return {
    store,
    storage: expiringStorage(
      () => store,
      () => now,
    ),
    pass: (ms: number) => {
      now += ms;
    },
  };
}
