/** A media query to read and to subscribe to; without `matchMedia` it never matches. */
export function mediaQuery(query: string) {
  const list = globalThis.matchMedia?.(query);
  return {
    matches: (): boolean => list?.matches ?? false,
    subscribe: (listener: () => void) => {
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
  };
}
