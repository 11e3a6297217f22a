import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { carriedView, carryView, mayReload } from '../../src/adapters/browser/historyEntry.ts';
import { createNavigation } from '../../src/adapters/browser/navigation.ts';

const acts = () => window.dispatchEvent(new Event('keydown'));
const VIEW = { store_view_code: 'zh_hant', store_view_locale: 'zh_Hant_HK' };

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  history.replaceState(null, '', '/');
});
afterEach(() => void vi.unstubAllGlobals());

describe('History entry: a page that the shop loads again by itself', () => {
  it('is loaded once for one reason, and once for another', () => {
    expect(['expired', 'expired', 'cart a', 'cart b', 'cart a'].map(mayReload)).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
  });

  it('may be loaded again after the shopper has done something', () => {
    createNavigation(() => null);
    expect(mayReload('expired')).toBe(true);
    acts();
    expect(mayReload('expired')).toBe(true);
  });

  it('is not loaded again at the address that it leads to by itself', () => {
    const { navigation } = createNavigation(() => null);
    mayReload('rejected');
    navigation.navigate('/signin', { replace: true });
    expect(mayReload('rejected')).toBe(false);
    navigation.navigate('/signin', { state: { from: '/account' } });
    expect(mayReload('rejected')).toBe(false);
    expect(navigation.origin()).toBe('/account');
  });

  it.each([
    ['back_forward', true],
    ['reload', false],
  ])('that the browser came to by %s may be loaded again: %s', (type, isAllowed) => {
    mayReload('store view default');
    vi.spyOn(performance, 'getEntriesByType').mockReturnValueOnce([{ type }] as never);
    createNavigation(() => null);
    expect(mayReload('store view default')).toBe(isAllowed);
  });

  it('may be loaded again when the shopper goes back to it within the page', () => {
    createNavigation(() => null);
    mayReload('store view default');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(mayReload('store view default')).toBe(true);
  });

  it('may be loaded again on a page that the shopper went to', () => {
    const { navigation } = createNavigation(() => null);
    mayReload('rejected');
    acts();
    navigation.navigate('/rose.html');
    expect(mayReload('rejected')).toBe(true);
  });
});

describe('History entry: the store view of the address', () => {
  it.each(['/zh-hant', '/zh-hant/rose.html', '/zh_hant/rose.html'])('is carried at %s', (path) => {
    history.replaceState(null, '', path);
    carryView(VIEW);
    expect(carriedView()).toEqual(VIEW);
  });

  it('is not carried to an address of another view', () => {
    carryView(VIEW);
    expect(carriedView()).toBeNull();
  });

  it('goes along to the next page of that view', () => {
    history.replaceState(null, '', '/zh-hant');
    carryView(VIEW);
    createNavigation(() => 'zh_hant').navigation.navigate('/rose.html');
    expect(location.pathname).toBe('/zh-hant/rose.html');
    expect(carriedView()).toEqual(VIEW);
  });
});
