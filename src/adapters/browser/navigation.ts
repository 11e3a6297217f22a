import { useSyncExternalStore } from 'react';
import { isAuthRoute } from '../../lib/url/authRoutes.ts';
import { possibleCode, withoutPrefix, withPrefix } from '../../lib/url/storePath.ts';
import { carried, forgetReloads, mayReload } from './historyEntry.ts';
import { scrollMemory } from './scrollMemory.ts';

interface Location {
  path: string;
  search: string;
}

/**
 * The address bar, read and written without the store view's prefix: everything above speaks of
 * paths, only this file knows which view's prefix stands in front.
 */
export function createNavigation(
  viewCode: () => string | null,
  defaultCode: () => string | null = () => null,
  renderedSearch?: string,
) {
  const listeners = new Set<() => void>();
  const tellAll = () => {
    for (const listener of listeners) listener();
  };
  const scroll = scrollMemory();
  const isTraversal = isHistoryTraversal();
  // Going back or forward is the shopper's doing, as a press is.
  if (isTraversal) forgetReloads();
  for (const type of ['pointerdown', 'keydown', 'popstate']) {
    addEventListener(type, forgetReloads, true);
  }
  addEventListener('popstate', () => {
    scroll.goBack();
    tellAll();
  });

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  // The default view has no prefix; where an address names it all the same, it means no more.
  const path = () =>
    withoutPrefix(withoutPrefix(location.pathname, viewCode()), viewCode() ? null : defaultCode());
  const search = () => location.search;
  const current = (): Location => ({ path: path(), search: search() });
  const href = (to: string) => (to.startsWith('/') ? withPrefix(to, viewCode()) : to);

  /** The view in which the shopper left this page for another one's, when they have just come back. */
  function leftView(): string | null {
    const { view = null } = (history.state ?? {}) as { view?: string | null };
    return isTraversal && view !== (viewCode() ?? defaultCode()) ? view : null;
  }

  /** Where the shopper was sent here from: kept in the history's state. */
  const origin = () => (history.state as { from?: string } | null)?.from ?? null;

  function navigate(
    to: string,
    { replace = false, state = null }: { replace?: boolean; state?: unknown } = {},
  ) {
    // On the way from one door to the next the shopper still wants to return to where they were.
    const kept = state ?? (isAuthRoute(path()) && isAuthRoute(to) ? { from: origin() } : null);
    scroll.goOn(replace, Boolean((state as { isInPlace?: boolean } | null)?.isInPlace));
    history[replace ? 'replaceState' : 'pushState'](
      { ...carried(), ...scroll.mark(kept) },
      '',
      href(to),
    );
    tellAll();
  }

  const navigation = {
    current,
    place: () => location.hash,
    navigate,
    origin,
    /** To another site; Back does not come back to what led there. */
    leave: (url: string) => location.replace(url),
    /** What is left remembers its store view: Back shows it as it was. */
    load(to: string, code: string | null) {
      const view = viewCode() ?? defaultCode();
      history.replaceState({ ...(history.state as object | null), view }, '');
      location.assign(withPrefix(to, code));
    },
    /** Without a reason the shopper asks for it; for one reason the page is loaded again once. */
    reload(reason?: string) {
      if (reason === undefined || mayReload(reason)) location.reload();
    },
    arrive: scroll.arrive,
    /** `unknown` may be the code of another store view: that of a page gone back to, or one in front of the path. */
    prefix: () => ({
      isOfView: path() !== location.pathname,
      unknown: leftView() ?? possibleCode(path()),
    }),
    watch(tell: (location: Location) => void): () => void {
      const listener = () => tell(current());
      listener();
      // Not inside the action that navigated: machines hear of it when that is over.
      const stop = subscribe(() => queueMicrotask(listener));
      return () => {
        stop();
      };
    },
  };
  /** What wouter's Router takes: the path and how to go elsewhere, the query, and how links read. */
  const router = {
    hook: (): [string, typeof navigate] => [useSyncExternalStore(subscribe, path, path), navigate],
    searchHook: () =>
      useSyncExternalStore(subscribe, search, () => renderedSearch ?? search()).replace(/^\?/, ''),
    hrefs: href,
  };
  return { navigation, router };
}

/** Whether the browser has loaded this page because the shopper went back or forward to it. */
function isHistoryTraversal(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'back_forward';
}
