import { useSyncExternalStore } from 'react';

/**
 * Whether a media query fits now; where none can be asked, it does.
 *
 * @param inDocument - what holds in a document that a server renders for every screen.
 */
export function useMedia(query: string, inDocument = true): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    () => globalThis.matchMedia?.(query).matches ?? true,
    () => inDocument,
  );
}
