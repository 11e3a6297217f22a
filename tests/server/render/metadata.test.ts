import { describe, expect, it } from 'vitest';
import { fixedPage } from '../../../machines/page/routes.ts';
import { metadataOf } from '../../../src/server/render/metadata.ts';
import type { RenderedDocument } from '../../../src/server/render/renderDocument.tsx';

/** The canonical URL of a product page that was requested at this path. */
function canonicalOf(path: string, relativeUrl?: string, search = '', code: string | null = null) {
  const rendered = {
    status: 200,
    head: '<title>Peony</title>',
    body: '',
    lang: 'en-US',
    isPersonal: false,
    readParameters: new Set(['page']),
    alternates: [],
    structured: [],
    durations: { resolve: 0, render: 0 },
    facts: {
      path,
      search,
      view: { code: code ?? 'default', isDefault: code === null },
      page: {
        name: 'PRODUCT',
        path,
        uid: 'p1',
        identifier: null,
        ...(relativeUrl && { relativeUrl }),
      },
    },
  } as unknown as RenderedDocument;
  return /rel="canonical" href="([^"]*)"/.exec(metadataOf(rendered, 'https://shop.example'))?.[1];
}

const SHOP = 'https://shop.example';

const list = {
  status: 200,
  head: '<title>Bouquets</title>',
  body: '<p>No picture</p>',
  lang: 'en-US',
  isPersonal: false,
  readParameters: new Set(['page']),
  alternates: [
    { lang: 'en-US', path: '/bouquets.html', isDefault: true },
    { lang: 'zh-Hant-HK', path: '/zh-hant/huashu.html', isDefault: false },
  ],
  structured: [],
  durations: { resolve: 0, render: 0 },
  facts: {
    path: '/bouquets.html',
    search: '?page=2',
    view: { code: 'default', isDefault: true },
    page: { name: 'CATEGORY', path: '/bouquets.html', uid: 'c1', identifier: null },
  },
} as unknown as RenderedDocument;

describe('Metadata of a list', () => {
  const tags = metadataOf(list, 'https://shop.example');

  it('names the same page of the list in every store view', () => {
    expect(tags).toContain('hreflang="en-US" href="https://shop.example/bouquets.html?page=2"');
    expect(tags).toContain(
      'hreflang="zh-Hant-HK" href="https://shop.example/zh-hant/huashu.html?page=2"',
    );
  });

  it('has the shop’s picture where the page has none', () => {
    expect(tags).toContain('property="og:image" content="https://shop.example/icon-512.png"');
  });
});

it.each([
  ['en-US', 'en_US'],
  ['zh-Hant-HK', 'zh_HK'],
])('Link preview: the locale of %s is %s', (lang, locale) => {
  expect(metadataOf({ ...list, lang }, SHOP)).toContain(`"og:locale" content="${locale}"`);
});

it('Link preview: the picture is a JPEG, also where the page shows a PNG', () => {
  const body =
    '<img src="/hero.png?auto=webp&amp;format=png&amp;width=1040" fetchPriority="high"/>';
  expect(metadataOf({ ...list, body } as never, SHOP)).toContain(
    'content="https://shop.example/hero.png?auto=webp&amp;format=pjpg&amp;width=1040"',
  );
});

describe('Canonical URL', () => {
  it('is the requested path where the platform names no other', () => {
    expect(canonicalOf('/peony.html')).toBe('https://shop.example/peony.html');
  });

  it('is the platform’s own path of a page that was requested at another path', () => {
    expect(canonicalOf('/bouquets/peony.html', 'peony.html')).toBe(
      'https://shop.example/peony.html',
    );
    expect(canonicalOf('/old', '/peony')).toBe('https://shop.example/peony');
  });

  it('keeps the prefix of the store view and the page number', () => {
    expect(canonicalOf('/all/tulips', 'tulips', '?page=2&sort=price', 'zh_hant')).toBe(
      'https://shop.example/zh-hant/tulips?page=2',
    );
  });

  it('is percent-encoded', () => {
    expect(canonicalOf('/old', '牡丹.html')).toBe('https://shop.example/%E7%89%A1%E4%B8%B9.html');
  });

  it('of the home page is the root, whatever page the platform shows there', () => {
    expect(canonicalOf('/', 'home')).toBe('https://shop.example/');
  });

  it('of a fixed route is the page’s own, and only that one has alternates', () => {
    for (const [path, own] of [
      ['/cms', '/'],
      ['/cms/', '/'],
      ['/xyz', '/'],
      ['/xyz/about-us', '/about-us'],
      ['/contact/', '/contact'],
    ] as const) {
      const facts = { path, search: '', view: { code: 'default', isDefault: true } };
      const page = fixedPage(path);
      const tags = metadataOf({ ...list, facts: { ...facts, page } } as never, SHOP);
      expect(tags).toContain(`<link rel="canonical" href="https://shop.example${own}">`);
      expect(tags).not.toContain('hreflang');
    }
  });
});
