/** A media query that can be asked and watched; where there is none, it never matches. */
export function media(query: string) {
  const list = globalThis.matchMedia?.(query);
  return {
    matches: (): boolean => list?.matches ?? false,
    subscribe: (listener: () => void) => {
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
  };
}
