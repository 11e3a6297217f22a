import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNavigation } from '../../src/adapters/browser/navigation.ts';

describe('Navigation', () => {
  beforeEach(() => {
    vi.stubGlobal('scrollTo', vi.fn());
    history.replaceState(null, '', '/');
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('adds the view code to the address and hides it from its callers', () => {
    const { navigation, router } = createNavigation(() => 'zh_hant');
    navigation.navigate('/rose.html?a=1');
    expect(location.pathname + location.search).toBe('/zh-hant/rose.html?a=1');
    expect(navigation.current()).toEqual({ path: '/rose.html', search: '?a=1' });
    expect(router.hrefs('/')).toBe('/zh-hant');
  });

  it('ignores the default view’s own code in an address', () => {
    history.replaceState(null, '', '/default/rose.html');
    const { navigation, router } = createNavigation(
      () => null,
      () => 'default',
    );
    expect(navigation.current().path).toBe('/rose.html');
    expect(router.hrefs('/rose.html')).toBe('/rose.html');
  });

  it('adds no code for the default view', () => {
    const { navigation } = createNavigation(() => null);
    navigation.navigate('/rose.html');
    expect(location.pathname).toBe('/rose.html');
  });

  it('reports the current page, each move and Back to a watcher until it stops', async () => {
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
    const visited: string[] = [];
    navigation.watch(({ path }) => visited.push(path));
    navigation.navigate('/c');
    await vi.waitFor(() => expect(visited).toEqual(['/a', '/c']));
    expect(paths).toHaveLength(4);
  });

  it('replaces a history entry without adding one', () => {
    const { navigation } = createNavigation(() => null);
    const before = history.length;
    navigation.navigate('/order-confirmation', { replace: true });
    expect(location.pathname).toBe('/order-confirmation');
    expect(history.length).toBe(before);
  });

  it('reports a path prefix that may be the code of another view', () => {
    history.replaceState(null, '', '/zh-hant/rose.html');
    expect(createNavigation(() => null).navigation.prefix().unknown).toBe('zh-hant');
    expect(createNavigation(() => 'zh_hant').navigation.prefix().unknown).toBeNull();
  });

  it('keeps the page that led to signing in across the account forms, and no further', () => {
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

  it('removes the served document’s metadata at a new path or list page, not at a change in place', () => {
    const tags = [
      '<link rel="canonical" href="/rose.html">',
      '<link rel="alternate" hreflang="en" href="/rose.html">',
      '<meta property="og:url" content="/rose.html">',
      '<meta name="robots" content="noindex">',
      '<script type="application/ld+json" data-rendered>{}</script>',
    ].join('');
    for (const [to, remaining] of [
      ['/rose.html', tags],
      ['/rose.html?sort=price', tags],
      ['/rose.html?page=2', ''],
      ['/tulip.html', ''],
    ] as const) {
      history.replaceState(null, '', '/rose.html?coupon=SPRING');
      document.head.innerHTML = `<meta name="description" content="Roses">${tags}`;
      createNavigation(() => null).navigation.navigate(to, { replace: true });
      expect(document.head.innerHTML.replace(/data-rendered=""/, 'data-rendered')).toBe(
        `<meta name="description" content="Roses">${remaining}`,
      );
    }
    document.head.innerHTML = '';
  });

  it('focuses the content after a new page, but not after a change in place', async () => {
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
