const KEY = 'florilegium:reloaded_for';

/**
 * Reloads the page when only that can bring a chunk that failed to load. Either a newer build was
 * deployed: once per build, and never in the checkout. Or the same chunk fails twice although it
 * can be reached each time: older browsers remember a failed import and send no second request.
 * A chunk that is out of reach, as without a network, reloads nothing and does not count.
 */
export function watchFailedChunks(): void {
  const failed = new Set<string>();
  addEventListener('vite:preloadError', async ({ payload }) => {
    // A rendered document names its code in an attribute; its script loads it later.
    const build =
      document.documentElement.dataset.entry ??
      document.querySelector('script[type=module]')?.getAttribute('src') ??
      '';
    const [chunk] = /\S+\.js/.exec(payload?.message) ?? [];
    try {
      // A set that does not grow knew the chunk already.
      if (chunk && (await fetch(chunk)).ok && failed.size === failed.add(chunk).size)
        return location.reload();
      if (/\/checkout\b/.test(location.pathname) || sessionStorage.getItem(KEY) === build) return;
      const page = await (await fetch('/', { cache: 'no-store' })).text();
      if (!page.includes('id="root"') || page.includes(build)) return;
      sessionStorage.setItem(KEY, build);
      location.reload();
    } catch {
      // Offline, or storage is blocked: the page shows its own error.
    }
  });
}
