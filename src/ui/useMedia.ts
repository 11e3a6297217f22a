import { useSyncExternalStore } from 'react';

/** Whether a media query fits now; where none can be asked, it does. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    () => globalThis.matchMedia?.(query).matches ?? true,
    () => true,
  );
}
