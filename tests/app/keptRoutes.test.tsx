import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RouteAnswer } from '../../machines/domain.ts';
import { expiringStorage } from '../../src/adapters/storage/expiringStorage.ts';
import { keepRoute, keptRoute } from '../../src/app/wiring/keptRoutes.ts';
import type { World } from '../../src/app/wiring/world.ts';

const world = { storage: expiringStorage(() => localStorage, Date.now) } as World;
const found = (uid: string): RouteAnswer => ({
  kind: 'found',
  type: 'CATEGORY',
  uid,
  identifier: null,
  relativeUrl: `${uid}.html`,
});
const lost = new TypeError('Failed to fetch');
const isOnline = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('a path that was visited', () => {
  it('is known again without a network, in its own store view only', () => {
    isOnline(false);
    keepRoute(world, '/roses.html', found('roses'));
    expect(keptRoute(world, '/roses.html', lost)).toEqual(found('roses'));
    expect(() => keptRoute(world, '/ferns.html', lost)).toThrow(lost);
    world.storage.set('store_view_code', 'zh_hant');
    expect(() => keptRoute(world, '/roses.html', lost)).toThrow(lost);
  });

  it('is the platform’s to tell while there is a network', () => {
    isOnline(true);
    keepRoute(world, '/roses.html', found('roses'));
    expect(() => keptRoute(world, '/roses.html', lost)).toThrow(lost);
  });

  it('is forgotten once it leads elsewhere, and when a hundred others came after it', () => {
    isOnline(false);
    keepRoute(world, '/roses.html', found('roses'));
    keepRoute(world, '/roses.html', { kind: 'nothing' });
    expect(() => keptRoute(world, '/roses.html', lost)).toThrow(lost);
    for (let at = 0; at <= 100; at += 1) keepRoute(world, `/${at}.html`, found(`${at}`));
    expect(() => keptRoute(world, '/0.html', lost)).toThrow(lost);
    expect(keptRoute(world, '/1.html', lost)).toEqual(found('1'));
  });

  it('is not known where something else stands in its place', () => {
    isOnline(false);
    for (const rubbish of ['text', 7, { ' /roses.html': 7 }]) {
      world.storage.set('cache_routes', rubbish);
      expect(() => keptRoute(world, '/roses.html', lost)).toThrow(lost);
      keepRoute(world, '/ferns.html', found('ferns'));
      expect(keptRoute(world, '/ferns.html', lost)).toEqual(found('ferns'));
    }
  });
});
