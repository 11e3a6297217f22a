import { languageTag } from '../../lib/text/locale.ts';
import { withPrefix } from '../../lib/url/storePath.ts';

/** A store view as the sitemap needs it. */
interface View {
  code: string;
  isDefault: boolean;
  /** In the format of `hreflang`. */
  lang: string;
}

interface SitemapOptions {
  /** The shop's origin, without a trailing slash. */
  origin: string;
  /** Queries the platform in a store view; null is the default one. */
  queryPlatform: (query: string, viewCode: string | null) => Promise<unknown>;
}

type Paths = Map<string, string>;
type Rows = Record<string, unknown>[];

const VIEWS = '{availableStores{store_code locale is_default_store}}';
const CATEGORIES = `{categories(filters:{},pageSize:500){items{uid url_path url_suffix children{uid url_path url_suffix children{uid url_path url_suffix children{uid url_path url_suffix}}}}}}`;
/** Some platforms lack the field; their contact form counts as switched on. */
const CONTACT = '{storeConfig{contact_enabled}}';
const PAGE = 100;
/** Maximum number of pages to read: a sitemap may hold 50,000 addresses. */
const MAX_PAGES = 400;
const products = (page: number) =>
  `{products(filter:{},pageSize:${PAGE},currentPage:${page}){page_info{total_pages} items{uid url_key url_suffix}}}`;

/** Matches the prefix of any store view. */
const ANY_VIEW = '/*';

/** robots.txt, which excludes private pages and search results. */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    ...[
      '/cart',
      '/checkout',
      '/order-confirmation',
      '/signin',
      '/signup',
      '/account',
      '/search',
    ].flatMap((path) =>
      // A rule is a prefix: `/cart` alone would exclude `/carthusian-pink.html` too.
      ['$', '?', '/'].flatMap((end) => [
        `Disallow: ${path}${end}`,
        `Disallow: ${ANY_VIEW}${path}${end}`,
      ]),
    ),
    'Allow: /',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** The platform's pages in each store view, each with its alternates in the other views. */
export async function sitemapXml({ origin, queryPlatform }: SitemapOptions): Promise<string> {
  const views = viewsIn(await queryPlatform(VIEWS, null));
  const byView = await Promise.all(
    views.map(async (view) => ({ view, paths: await pathsOf(queryPlatform, view) })),
  );
  const uids = new Set(byView.flatMap(({ paths }) => [...paths.keys()]));
  const addressOf = (view: View, path: string) =>
    escapeUrl(origin + withPrefix(path, view.isDefault ? null : view.code));
  const entries = [...uids].flatMap((uid) => {
    const places = byView.flatMap(({ view, paths }) => {
      const path = paths.get(uid);
      return path === undefined ? [] : [{ view, address: addressOf(view, path) }];
    });
    const alternates = places.map(
      ({ view, address }) =>
        `<xhtml:link rel="alternate" hreflang="${escapeUrl(view.lang)}" href="${address}"/>`,
    );
    return places.map(({ address }) => `<url><loc>${address}</loc>${alternates.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

async function pathsOf(queryPlatform: SitemapOptions['queryPlatform'], view: View): Promise<Paths> {
  const code = view.isDefault ? null : view.code;
  const paths: Paths = new Map([['home', '/']]);
  const config = fieldOf(await queryPlatform(CONTACT, code).catch(() => null), 'storeConfig');
  if (fieldOf(config, 'contact_enabled') !== false) paths.set('contact', '/contact');
  const addCategories = (items: Rows) => {
    for (const { uid, url_path: path, url_suffix: suffix, children } of items) {
      if (path) paths.set(`category ${uid}`, `/${path}${suffix ?? ''}`);
      addCategories(rowsIn(children));
    }
  };
  addCategories(
    rowsIn(fieldOf(fieldOf(await queryPlatform(CATEGORIES, code), 'categories'), 'items')),
  );
  for (let page = 1, last = 1; page <= Math.min(last, MAX_PAGES); page += 1) {
    const found = fieldOf(await queryPlatform(products(page), code), 'products');
    last = Number(fieldOf(fieldOf(found, 'page_info'), 'total_pages')) || 0;
    for (const { uid, url_key: key, url_suffix: suffix } of rowsIn(fieldOf(found, 'items'))) {
      if (key) paths.set(`product ${uid}`, `/${key}${suffix ?? ''}`);
    }
  }
  return paths;
}

const viewsIn = (data: unknown): View[] =>
  rowsIn(fieldOf(data, 'availableStores')).map((row) => ({
    code: String(row.store_code ?? ''),
    isDefault: row.is_default_store === true,
    lang: languageTag(String(row.locale ?? 'en')),
  }));

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const rowsIn = (value: unknown): Rows =>
  Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : [];

const escapeUrl = (text: string): string =>
  encodeURI(decodedOnce(text))
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll("'", '&apos;');

function decodedOnce(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
