import type { StoreView } from '../../../machines/domain.ts';
import { STORAGE_PREFIX } from '../../lib/stored/keys.ts';
import { renderedSearch } from '../../lib/url/renderedSearch.ts';
import { routerQuery } from '../../lib/url/routerQuery.ts';
import { withPrefix } from '../../lib/url/storePath.ts';
import type { ClientOptions } from '../graphql/client.ts';

/** A redirect that the rendering of a request ended in. */
export interface RenderedRedirect {
  /** With the store view's prefix. */
  url: string;
}

interface Options {
  /** Without the store view's prefix. */
  path: string;
  search: string;
  view: StoreView;
  /** Code of the default store view. */
  defaultViewCode: string;
  configText: string;
  origin: string;
  fetch: typeof fetch;
  now: () => number;
  rendering?: ClientOptions['rendering'];
  /** Whether components suspend until their queries have results. */
  suspends: boolean;
  onElsewhere: (where: RenderedRedirect) => void;
}

/**
 * The server's counterpart of `browser` for rendering one document: a guest without a cart, in the
 * store view that the address names. Its storage is in memory, and no failed query is retried.
 */
export function serverHost(options: Options) {
  const { view, configText, now, rendering, suspends } = options;
  return {
    configText: () => configText,
    storage: memoryStorage(viewRecords(options)),
    sessionStore: memoryStorage({}),
    queryStorage: null,
    now,
    fetch: options.fetch,
    // Offline, so that no failed query is retried: the browser can do that after the page is shown.
    isOnline: () => false,
    print: () => {},
    isInWebview: () => false,
    host: () => new URL(options.origin).host,
    viewInHistory: () => null,
    suspends,
    ...(rendering && { rendering }),
    createNavigation: () => fixedNavigation(options, view.isDefault ? null : view.code),
  };
}

/** A navigation that stays at the request's address and reports every other one as a redirect. */
function fixedNavigation({ path, search, onElsewhere }: Options, prefix: string | null) {
  const href = (to: string) => (to.startsWith('/') ? withPrefix(to, prefix) : to);
  const location = { path, search };
  const navigation = {
    current: () => location,
    hash: () => '',
    navigate: (to: string) => onElsewhere({ url: href(to) }),
    origin: () => null,
    leave: (url: string) => onElsewhere({ url }),
    load: () => {},
    reload: () => {},
    arrive: () => false,
    prefix: () => ({ isOfView: true, unknown: null }),
    watch(notify: (at: typeof location) => void) {
      notify(location);
      return () => {};
    },
  };
  const inDocument = routerQuery(renderedSearch(search));
  const router = {
    hook: (): [string, typeof navigation.navigate] => [path, navigation.navigate],
    searchHook: () => inDocument,
    hrefs: href,
  };
  return { navigation, router };
}

const viewRecords = ({ view, defaultViewCode, now }: Options): Record<string, string> => {
  const known: Record<string, string> = {
    store_view_code_default: defaultViewCode,
    store_view_locale: view.locale,
    ...(!view.isDefault && {
      store_view_code: view.code,
      store_view_currency: view.currency,
      store_view_secure_base_media_url: view.mediaUrl,
    }),
  };
  return Object.fromEntries(
    Object.entries(known).map(([key, value]) => [
      STORAGE_PREFIX + key,
      JSON.stringify({ value, timeStored: now() }),
    ]),
  );
};

function memoryStorage(records: Record<string, string>): () => Storage {
  const entries = new Map(Object.entries(records));
  const storage: Storage = {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
  return () => storage;
}
