/**
 * Stubs of the layout APIs that a carousel needs and jsdom lacks: no element has a size or moves.
 */
export function stubLayout(): void {
  const missing = {
    matchMedia: () => ({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }),
    ResizeObserver: StubObserver,
    IntersectionObserver: StubObserver,
  };
  Object.assign(globalThis, missing);
  // The window of the document is another object than the test's global one.
  Object.assign(document.defaultView ?? {}, missing);
}

class StubObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
