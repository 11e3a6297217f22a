import type { RouteResponse, StoreView } from '../../../machines/domain.ts';
import { isInEveryView } from '../../../machines/page/routes.ts';
import { viewNamed } from '../../../machines/storeView/machine.ts';
import { serverHost } from '../../adapters/document/serverHost.ts';
import { findSamePage } from '../../adapters/graphql/operations/samePage.ts';
import { readStoreViews } from '../../adapters/graphql/operations/store.ts';
import { createServices } from '../../app/system/createServices.ts';
import type { Host } from '../../app/system/host.ts';
import { boundedCache } from '../../lib/boundedCache.ts';
import { languageTag } from '../../lib/text/locale.ts';
import { possibleCode, withoutPrefix, withPrefix } from '../../lib/url/storePath.ts';
import { LOCALES, SOURCE_LOCALE } from '../../locales/locales.ts';
import { withMediaLocation } from './mediaLocation.ts';
import type { ViewRequest } from './renderDocument.tsx';
import type { RendererOptions } from './rendererOptions.ts';

/** Stands in for the store view until the platform has returned the list of views. */
const UNKNOWN_VIEW: StoreView = {
  code: '',
  name: '',
  groupCode: '',
  groupName: '',
  sortOrder: 0,
  isDefault: true,
  locale: SOURCE_LOCALE,
  currency: '',
  mediaUrl: '',
};

/** @returns a stand-in whose language is the one that the address's prefix names, as `/zh-hant/`, `/zh_hant/` */
export function unknownView(pathname: string): StoreView {
  const [, prefix] = pathname.toLowerCase().replaceAll('_', '-').split('/');
  const isNamed = (locale: string) =>
    `${languageTag(locale).toLowerCase()}-`.startsWith(`${prefix}-`);
  return { ...UNKNOWN_VIEW, locale: LOCALES.find(isNamed) ?? SOURCE_LOCALE };
}

/**
 * Finds the store view that an address names, and the path in it.
 *
 * @throws if the platform has no store views.
 */
export async function resolveStoreView(views: () => Promise<StoreView[]>, pathname: string) {
  const allViews = await views();
  const defaultView = allViews.find(({ isDefault }) => isDefault) ?? allViews[0];
  if (!defaultView) throw new Error('The platform has no store views.');
  const code = possibleCode(pathname);
  const view = (code !== null && viewNamed(allViews, code)) || defaultView;
  const path = withoutPrefix(pathname, view.code);
  return { path, view, views: allViews, defaultViewCode: defaultView.code };
}

/** A page in a store view that has it. */
export interface AlternatePage {
  /** A language tag, for example `zh-Hant-HK`. */
  lang: string;
  /** The page's path, with the view's prefix. */
  path: string;
  isDefault: boolean;
}

/** How long the addresses of a page in the store views are remembered, in ms. */
const ALTERNATES_SERVE = 600_000;
/** Maximum number of pages whose addresses are remembered. */
const MAX_REMEMBERED = 500;

/** Finds the same page in every store view, as far as the platform reports it, and remembers it. */
export function rememberedAlternates() {
  const cache = boundedCache<{ readAt: number; pages: AlternatePage[] }>(MAX_REMEMBERED);
  /**
   * @param resolved - the request's page, once the platform has returned it.
   * @throws if a lookup failed.
   */
  return async (request: ViewRequest, resolved: Promise<RouteResponse | null>) => {
    const { path, view, views, now } = request;
    const key = `${view.code} ${path}`;
    const cached = cache.get(key);
    if (cached && now() - cached.readAt < ALTERNATES_SERVE) return cached.pages;
    const pagesByView = views.map(async ({ code, isDefault, locale }) => {
      const isSame = code === view.code || isInEveryView(path);
      // One client for each view: identical queries of one client would share one response.
      const samePath = isSame ? path : await findSamePage(clientFor(request), path, code, resolved);
      const lang = languageTag(locale);
      return samePath === null
        ? []
        : [{ lang, isDefault, path: withPrefix(samePath, isDefault ? null : code) }];
    });
    const pages = (await Promise.all(pagesByView)).flat();
    // Addresses that nobody has must not displace those of pages.
    if ((await resolved)?.kind === 'found') cache.set(key, { readAt: now(), pages });
    return pages;
  };
}

/** A client for queries of the server itself, whose responses no document contains. */
function clientFor(request: Omit<ViewRequest, 'views'>) {
  const host: Host = serverHost({ ...request, suspends: false, onElsewhere: () => {} });
  return createServices({ entries: [] }, host).services.commerce.client();
}

/** How long the last known store views serve while the platform does not return them again, in ms. */
const VIEWS_SERVE = 600_000;

/** How long a failure counts, in ms: as long as a browser is asked to wait with its next request. */
const FAILURE_COUNTS = 30_000;

/**
 * Reads the store views, and repeats them while they are fresh. Older views serve while they are
 * read again, so that a platform that has become slow is not taken for one that is down.
 */
export function rememberedViews(options: RendererOptions) {
  let reading: Promise<StoreView[]> | null = null;
  let cached: { readAt: number; views: StoreView[] } | null = null;
  let failedAt: number | null = null;
  const queryViews = () =>
    readStoreViews(
      clientFor({ ...options, path: '/', search: '', view: UNKNOWN_VIEW, defaultViewCode: '' }),
    );
  const read = () => {
    const readAt = options.now();
    reading ??= withMediaLocation({ base: '' }, queryViews)
      .then((views) => {
        cached = { readAt, views };
        failedAt = null;
        return views;
      })
      .catch((error: unknown) => {
        failedAt = options.now();
        throw error;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  const readOrRepeat = async () => {
    const age = cached ? options.now() - cached.readAt : Number.POSITIVE_INFINITY;
    if (cached && age < options.fresh) return cached.views;
    const next = read();
    if (!cached || age >= VIEWS_SERVE) return next;
    next.catch(() => {});
    return cached.views;
  };
  return {
    /** @throws if the platform does not return them and the last known ones are too old. */
    read: readOrRepeat,
    /** Whether the platform failed to return them lately, and has not returned them since. */
    hasFailed: () => failedAt !== null && options.now() - failedAt < FAILURE_COUNTS,
  };
}
