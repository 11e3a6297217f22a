import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  mayReload,
  saveViewInHistory,
  viewInHistory,
} from '../../src/adapters/browser/historyEntry.ts';
import { createNavigation } from '../../src/adapters/browser/navigation.ts';

const interact = () => window.dispatchEvent(new Event('keydown'));
const VIEW = { store_view_code: 'zh_hant', store_view_locale: 'zh_Hant_HK' };

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  history.replaceState(null, '', '/');
});
afterEach(() => void vi.unstubAllGlobals());

describe('History entry: an automatic reload', () => {
  it('is allowed once for each reason', () => {
    expect(['expired', 'expired', 'cart a', 'cart b', 'cart a'].map(mayReload)).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
  });

  it('is allowed again after the shopper has acted', () => {
    createNavigation(() => null);
    expect(mayReload('expired')).toBe(true);
    interact();
    expect(mayReload('expired')).toBe(true);
  });

  it('is not allowed again at the address that it redirects to', () => {
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
  ])('is allowed on a page that was opened by %s: %s', (type, isAllowed) => {
    mayReload('store view default');
    vi.spyOn(performance, 'getEntriesByType').mockReturnValueOnce([{ type }] as never);
    createNavigation(() => null);
    expect(mayReload('store view default')).toBe(isAllowed);
  });

  it('is allowed again when the shopper goes back within the page', () => {
    createNavigation(() => null);
    mayReload('store view default');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(mayReload('store view default')).toBe(true);
  });

  it('is allowed again on a page that the shopper has navigated to', () => {
    const { navigation } = createNavigation(() => null);
    mayReload('rejected');
    interact();
    navigation.navigate('/rose.html');
    expect(mayReload('rejected')).toBe(true);
  });
});

describe('History entry: the store view of the address', () => {
  it.each(['/zh-hant', '/zh-hant/rose.html', '/zh_hant/rose.html'])('is kept at %s', (path) => {
    history.replaceState(null, '', path);
    saveViewInHistory(VIEW);
    expect(viewInHistory()).toEqual(VIEW);
  });

  it('is not kept at an address of another view', () => {
    saveViewInHistory(VIEW);
    expect(viewInHistory()).toBeNull();
  });

  it('is passed on to the next page of that view', () => {
    history.replaceState(null, '', '/zh-hant');
    saveViewInHistory(VIEW);
    createNavigation(() => 'zh_hant').navigation.navigate('/rose.html');
    expect(location.pathname).toBe('/zh-hant/rose.html');
    expect(viewInHistory()).toEqual(VIEW);
  });
});
