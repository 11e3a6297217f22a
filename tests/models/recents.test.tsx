import { describe, expect, it } from 'vitest';
import { recentsMachine } from '../../machines/recents/machine.ts';
import { mailTo } from '../../machines/system.ts';
import { actorOf } from '../../src/actors/AppActor.ts';
import { STORAGE_PREFIX } from '../../src/lib/stored/keys.ts';
import { storedRecord, wholeShops } from '../support/openShop.ts';
import { walk } from '../support/walk.ts';

const KEY = 'recently_viewed';
const viewedEvent = (sku: string) => ({ type: 'recents.used', text: sku }) as const;
const eleven = 'ABCDEFGHIJK'.split('');

describe('Recently viewed', () => {
  const open = wholeShops();

  /** The actor in the whole shop, with the present content of the browser’s storage. */
  async function openRecentlyViewed() {
    const shop = await open();
    const skus = () => actorOf(shop.app, 'recentlyViewed')?.getSnapshot().context.texts ?? [];
    const look = (sku: string) => shop.app.send(mailTo('recentlyViewed', viewedEvent(sku)));
    return { ...shop, look, skus };
  }

  it('is covered by a walk over every transition', async () => {
    const events = [
      viewedEvent('A'),
      viewedEvent('B'),
      { type: 'texts.stored', texts: ['C'] },
    ] as never[];
    expect(await walk(recentsMachine, { events, facets: ({ texts }) => texts })).toMatchObject({
      states: 0,
      transitions: 3,
      missedStates: [],
      missed: [],
    });
  });

  it('keeps the latest eight products for the next visit, each once', async () => {
    const { start, look, skus } = await openRecentlyViewed();
    // The actor is still being loaded when this product is seen.
    look('A');
    await start('recentlyViewed');
    for (const sku of [...eleven, 'F', 'F']) look(sku);
    expect(skus().join('')).toBe('FKJIHGED');
    expect(storedRecord(KEY).value.join('')).toBe('FKJIHGED');
    const next = await openRecentlyViewed();
    next.look('A');
    await next.start('recentlyViewed');
    expect(next.skus().join('')).toBe('AFKJIHGE');
  });

  it('ignores a stored value that is no list of texts, and takes over another tab’s list', async () => {
    const key = STORAGE_PREFIX + KEY;
    const put = (value: unknown) =>
      localStorage.setItem(key, JSON.stringify({ value, timeStored: 0 }));
    put(['A', 7]);
    const { start, skus } = await openRecentlyViewed();
    await start('recentlyViewed');
    expect(skus()).toEqual([]);
    put(['B', ...eleven]);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(skus().join('')).toBe('BABCDEFG');
  });

  it('is empty after a sign-out', async () => {
    const { signIn, startSession, start, look, skus } = await openRecentlyViewed();
    await start('recentlyViewed');
    await signIn();
    look('A');
    expect(skus()).toEqual(['A']);
    (await startSession()).send({ type: 'session.signOut' });
    await expect.poll(skus).toEqual([]);
    expect(storedRecord(KEY)).toBeNull();
  });

  it('is cleared by a sign-out before its actor runs', async () => {
    localStorage.setItem(STORAGE_PREFIX + KEY, JSON.stringify({ value: ['A'], timeStored: 0 }));
    const { signIn, startSession } = await openRecentlyViewed();
    await signIn();
    expect(storedRecord(KEY).value).toEqual(['A']);
    (await startSession()).send({ type: 'session.signOut' });
    await expect.poll(() => storedRecord(KEY)).toBeNull();
  });
});
