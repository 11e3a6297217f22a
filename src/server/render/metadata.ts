import { decodePath, type PageName } from '../../../machines/page/routes.ts';
import { withPrefix } from '../../lib/url/storePath.ts';
import { escapedAttribute } from './escapedAttribute.ts';
import type { RenderedDocument } from './renderDocument.tsx';
import type { AlternatePage } from './storeViews.ts';

/**
 * The metadata of a page for search engines and link previews.
 * @param origin - without a trailing slash.
 */
export function metadataOf(rendered: RenderedDocument, origin: string): string {
  const { head, body, facts, alternates, structured, status, isPersonal } = rendered;
  // The page machine has not resolved the address yet.
  if (facts.isLate && !facts.page) return '';
  const name = facts.page?.name;
  const isIndexed = status === 200 && !isPersonal && !(name && UNINDEXED.has(name));
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '';
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
  const page = rendered.readParameters.has('page') ? pageIn(facts.search) : '';
  const canonical = urlOf(ownPath(facts) + page, rendered, origin);
  const picture = pictureIn(body, origin) ?? origin + ICON;
  const tags = isIndexed
    ? [
        `<link rel="canonical" href="${escapedAttribute(canonical)}">`,
        // Search engines follow them from a page's own address only.
        ...(ownPath(facts) === facts.path ? alternatesOf(alternates ?? [], page, origin) : []),
        property('og:type', name === 'PRODUCT' ? 'product' : 'website'),
        property('og:site_name', SHOP),
        property('og:url', escapedAttribute(canonical)),
        // The format has no place for a script: zh-Hant-HK is zh_HK.
        property('og:locale', rendered.lang.replace(/-(?:.*-)?/, '_')),
        title && property('og:title', title),
        description && property('og:description', description),
        property('og:image', picture),
      ]
    : ['<meta name="robots" content="noindex">'];
  const facing =
    facts.path === '/' ? [shopData(urlOf('/', rendered, origin), rendered, origin)] : [];
  const scripts = isIndexed ? [...facing, ...structured].map((json) => script(json, origin)) : [];
  return [...tags, ...scripts].filter(Boolean).join('');
}

/** Pages that search engines should not index: result lists, and forms of an account or order. */
const UNINDEXED: ReadonlySet<PageName> = new Set<PageName>([
  'SEARCH',
  'SIGN_IN',
  'CREATE_ACCOUNT',
  'FORGOT_PASSWORD',
  'CLOSE_ACCOUNT',
  'TRACK_ORDER',
]);

const SHOP = 'Florilegium';
/** The picture of the shop, for a page without one. */
const ICON = '/icon-512.png';

const urlOf = (path: string, { facts: { view } }: RenderedDocument, origin: string): string =>
  origin + withPrefix(path, view.isDefault ? null : view.code);

/**
 * The platform's own path of the page: the platform may answer the same page at several paths, and
 * `/cms` and `/xyz` show its pages by identifier, without one the home page. A fixed route with a slash
 * at its end shows the same page.
 */
function ownPath({ path, page }: RenderedDocument['facts']): string {
  const identifier = page?.name === 'CMS_PAGE' ? (page.identifier ?? '') : undefined;
  const own = page?.relativeUrl ?? identifier;
  return own === undefined || path === '/'
    ? path.replace(/(.)\/$/, '$1')
    : `/${encodeURI(decodePath(own)).replace(/^\/+/, '')}`;
}

/**
 * Keeps only the page number of a list's query: sort orders and filters show the same products
 * again.
 */
function pageIn(search: string): string {
  const page = Number(new URLSearchParams(search).get('page'));
  return Number.isSafeInteger(page) && page > 1 ? `?page=${page}` : '';
}

const alternatesOf = (alternates: AlternatePage[], search: string, origin: string): string[] =>
  alternates.length < 2
    ? []
    : alternates.flatMap(({ lang, path, isDefault }) => {
        const href = escapedAttribute(origin + path + search);
        return [
          `<link rel="alternate" hreflang="${escapedAttribute(lang)}" href="${href}">`,
          isDefault ? `<link rel="alternate" hreflang="x-default" href="${href}">` : '',
        ];
      });

/** The URL of the page's largest picture, read from React's markup and therefore escaped. */
function pictureIn(body: string, origin: string): string | null {
  const [first = ''] = /<img\b[^>]*fetchPriority="high"[^>]*>/i.exec(body) ?? [];
  const src = /\ssrc="([^"]+)"/.exec(first)?.[1] ?? null;
  // A photograph as PNG has megabytes, which link previews refuse.
  const small = src?.replace('format=png', 'format=pjpg') ?? null;
  return small?.startsWith('/') ? origin + small : small;
}

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${content}">`;

/** The shop and its search as schema.org data. */
function shopData(home: string, rendered: RenderedDocument, origin: string): string {
  const search = urlOf('/search', rendered, origin);
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', name: SHOP, url: home, logo: origin + ICON },
      {
        '@type': 'WebSite',
        name: SHOP,
        url: home,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${search}?query={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  });
}

/** Makes paths absolute and escapes texts that could end the script element. */
function script(json: string, origin: string): string {
  const whole = JSON.stringify(JSON.parse(json), (_, value: unknown) =>
    typeof value === 'string' && /^\/(?!\/)\S*$/.test(value) ? origin + value : value,
  );
  return `<script type="application/ld+json" data-rendered>${whole.replaceAll('<', '\\u003c')}</script>`;
}
