import { useSyncExternalStore } from 'react';
import { isAuthRoute } from '../../lib/url/authRoutes.ts';
import { routerQuery } from '../../lib/url/routerQuery.ts';
import { possibleCode, withoutPrefix, withPrefix } from '../../lib/url/storePath.ts';
import { forgetReloads, inheritedState, mayReload } from './historyEntry.ts';
import { createMetadataRemover } from './renderedMetadata.ts';
import { scrollMemory } from './scrollMemory.ts';

interface Location {
  path: string;
  search: string;
}

/**
 * Creates the adapter of the address bar and the history. All callers use paths without the store
 * view's prefix; this file alone adds and removes it.
 *
 * @param viewCode - the current store view's code; null for the default view
 * @param defaultCode - the default view's code; null while unknown
 * @param renderedSearch - the query with which the server rendered the document, for hydration
 */
export function createNavigation(
  viewCode: ViewCode,
  defaultCode: ViewCode = () => null,
  renderedSearch?: string,
) {
  const { subscribe, notifyListeners } = createListeners();
  const place = createLocation(viewCode, defaultCode);
  const { path, current, href } = place;
  const scroll = scrollMemory();
  subscribe(createMetadataRemover());
  const isTraversal = isHistoryTraversal();
  forgetReloadsOnInteraction(isTraversal);
  addEventListener('popstate', () => {
    scroll.goBack();
    notifyListeners();
  });

  const currentView = () => viewCode() ?? defaultCode();

  function navigate(
    to: string,
    { replace = false, state = null }: { replace?: boolean; state?: unknown } = {},
  ) {
    // From one auth page to the next, keep the path to which the shopper returns after sign-in.
    const entryState =
      state ?? (isAuthRoute(path()) && isAuthRoute(to) ? { from: origin() } : null);
    scroll.beginEntry(replace, Boolean((state as { isInPlace?: boolean } | null)?.isInPlace));
    history[replace ? 'replaceState' : 'pushState'](
      { ...inheritedState(), ...scroll.mark(entryState) },
      '',
      href(to),
    );
    notifyListeners();
  }

  const navigation = {
    current,
    hash: () => location.hash,
    navigate,
    origin,
    /** Goes to another site and replaces the current entry: Back skips the page that redirected. */
    leave: (url: string) => location.replace(url),
    /** Loads a page of another store view. The entry that is left saves its view for Back. */
    load(to: string, code: string | null) {
      history.replaceState({ ...(history.state as object | null), view: currentView() }, '');
      location.assign(withPrefix(to, code));
    },
    /** Reloads the page: always without a reason (the shopper asks), else once per reason. */
    reload(reason?: string) {
      if (reason === undefined || mayReload(reason)) location.reload();
    },
    arrive: scroll.arrive,
    /**
     * The store view that the address names. `isOfView`: the path has the current view's prefix.
     * `unknown`: a code of another view, from a page gone back to or from the path, not yet
     * verified.
     */
    prefix: () => ({
      isOfView: path() !== location.pathname,
      unknown: (isTraversal ? leftView(currentView()) : null) ?? possibleCode(path()),
    }),
    watch(notify: (location: Location) => void): () => void {
      const listener = () => notify(current());
      listener();
      // Deferred, so that machines receive it after the action that navigated, not inside it.
      return subscribe(() => queueMicrotask(listener));
    },
  };
  return { navigation, router: createRouter(place, navigate, subscribe, renderedSearch) };
}

/** Props of wouter's Router: hooks for path and query, and the `href` of links. */
function createRouter<Navigate>(
  { path, search, href }: ReturnType<typeof createLocation>,
  navigate: Navigate,
  subscribe: (listener: () => void) => () => void,
  renderedSearch: string | undefined,
) {
  return {
    hook: (): [string, Navigate] => [useSyncExternalStore(subscribe, path, path), navigate],
    searchHook: () =>
      routerQuery(useSyncExternalStore(subscribe, search, () => renderedSearch ?? search())),
    hrefs: href,
  };
}

/** Going back or forward is an interaction of the shopper too, like a key press. */
function forgetReloadsOnInteraction(isTraversal: boolean): void {
  if (isTraversal) forgetReloads();
  for (const type of ['pointerdown', 'keydown', 'popstate']) {
    addEventListener(type, forgetReloads, true);
  }
}

/** The path that the shopper was redirected from, as saved in the history state; else null. */
const origin = () => (history.state as { from?: string } | null)?.from ?? null;

/** The store view in which the shopper saw this history entry before, if it is another one. */
function leftView(currentView: string | null): string | null {
  const { view = null } = (history.state ?? {}) as { view?: string | null };
  return view === currentView ? null : view;
}

type ViewCode = () => string | null;

/** The address bar's path and query, without the store view's prefix. */
function createLocation(viewCode: ViewCode, defaultCode: ViewCode) {
  // The default view has no prefix, but an address may name it all the same.
  const path = () =>
    withoutPrefix(withoutPrefix(location.pathname, viewCode()), viewCode() ? null : defaultCode());
  const search = () => location.search;
  return {
    path,
    search,
    current: (): Location => ({ path: path(), search: search() }),
    /** The address of a path in the current store view, for links. */
    href: (to: string) => (to.startsWith('/') ? withPrefix(to, viewCode()) : to),
  };
}

function createListeners() {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notifyListeners() {
      for (const listener of listeners) listener();
    },
  };
}

/** Whether the browser loaded this page because the shopper went back or forward to it. */
function isHistoryTraversal(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'back_forward';
}
