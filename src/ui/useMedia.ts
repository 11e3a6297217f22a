import { useSyncExternalStore } from 'react';

/**
 * Whether a media query matches now; true where `matchMedia` is missing.
 *
 * @param onServer - the result in a server's document, which serves every screen size.
 */
export function useMedia(query: string, onServer = true): boolean {
  return useSyncExternalStore(
    (listener) => {
      const mediaQuery = globalThis.matchMedia?.(query);
      mediaQuery?.addEventListener('change', listener);
      return () => mediaQuery?.removeEventListener('change', listener);
    },
    () => globalThis.matchMedia?.(query).matches ?? true,
    () => onServer,
  );
}
