import { useSyncExternalStore } from 'react';

/**
 * Whether a media query matches now; true where `matchMedia` is missing.
 *
 * @param inDocument - the result in a server's document, which serves every screen size.
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
