import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNavigation } from '../../src/adapters/browser/navigation.ts';

describe('the address bar', () => {
  beforeEach(() => {
    vi.stubGlobal('scrollTo', vi.fn());
    history.replaceState(null, '', '/');
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('carries the view’s code, which nobody above it sees', () => {
    const { navigation, router } = createNavigation(() => 'zh_hant');
    navigation.navigate('/rose.html?a=1');
    expect(location.pathname + location.search).toBe('/zh-hant/rose.html?a=1');
    expect(navigation.current()).toEqual({ path: '/rose.html', search: '?a=1' });
    expect(router.hrefs('/')).toBe('/zh-hant');
  });

  it('knows the default view’s own code in front of a path for no more than it is', () => {
    history.replaceState(null, '', '/default/rose.html');
    const { navigation, router } = createNavigation(
      () => null,
      () => 'default',
    );
    expect(navigation.current().path).toBe('/rose.html');
    expect(router.hrefs('/rose.html')).toBe('/rose.html');
  });

  it('the default view has no code', () => {
    const { navigation } = createNavigation(() => null);
    navigation.navigate('/rose.html');
    expect(location.pathname).toBe('/rose.html');
  });

  it('who watches is told at once, of every move, and of Back, until it stops', async () => {
    const { navigation } = createNavigation(() => null);
    const paths: string[] = [];
    const stop = navigation.watch(({ path }) => paths.push(path));
    navigation.navigate('/a');
    await vi.waitFor(() => expect(paths).toEqual(['/', '/a']));
    navigation.navigate('/b');
    await vi.waitFor(() => expect(paths).toEqual(['/', '/a', '/b']));
    history.back();
    await vi.waitFor(() => expect(paths).toEqual(['/', '/a', '/b', '/a']));
    stop();
    const told: string[] = [];
    navigation.watch(({ path }) => told.push(path));
    navigation.navigate('/c');
    await vi.waitFor(() => expect(told).toEqual(['/a', '/c']));
    expect(paths).toHaveLength(4);
  });

  it('a replaced page is not one to go back to', () => {
    const { navigation } = createNavigation(() => null);
    const before = history.length;
    navigation.navigate('/order-confirmation', { replace: true });
    expect(location.pathname).toBe('/order-confirmation');
    expect(history.length).toBe(before);
  });

  it('what may be another view’s code is told', () => {
    history.replaceState(null, '', '/zh-hant/rose.html');
    expect(createNavigation(() => null).navigation.prefix().unknown).toBe('zh-hant');
    expect(createNavigation(() => 'zh_hant').navigation.prefix().unknown).toBeNull();
  });

  it('where the shopper was sent to sign in from is kept from door to door, and no further', () => {
    const { navigation } = createNavigation(() => null);
    navigation.navigate('/signin', { state: { from: '/cart' } });
    navigation.navigate('/signup?email=a%40b.co');
    navigation.navigate('/forgot-password');
    expect(navigation.origin()).toBe('/cart');
    navigation.navigate('/rose.html');
    expect(navigation.origin()).toBeNull();
    navigation.navigate('/signin');
    expect(navigation.origin()).toBeNull();
  });

  it('what led on may be gone: the focus is with the content then, but for what happens in place', async () => {
    document.body.innerHTML = '<main id="content" tabindex="-1"></main>';
    const frame = () => new Promise(requestAnimationFrame);
    const { navigation } = createNavigation(() => null);
    navigation.arrive(true);
    await frame();
    navigation.navigate('/search?query=rose&page=2', { state: { isInPlace: true } });
    navigation.arrive(false);
    await frame();
    expect(document.activeElement).toBe(document.body);
    navigation.navigate('/search?query=tulip');
    navigation.arrive(false);
    await frame();
    expect(document.activeElement?.id).toBe('content');
    document.body.innerHTML = '';
  });
});
