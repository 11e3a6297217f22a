const KEY = 'florilegium:reloaded_for';

/**
 * Reloads the page when a chunk fails to load because a newer build was deployed: once per build,
 * and never in the checkout. A chunk that is only out of reach, as without a network, reloads
 * nothing.
 */
export function watchStaleBuild(): void {
  addEventListener('vite:preloadError', async () => {
    // Compare all entry scripts: some keep their hashed name in the next build.
    const entryScripts = [...document.querySelectorAll('script[type=module][src]')].map((script) =>
      script.getAttribute('src'),
    );
    const build = `${entryScripts}`;
    try {
      if (/\/checkout\b/.test(location.pathname) || sessionStorage.getItem(KEY) === build) return;
      const page = await (await fetch('/', { cache: 'no-store' })).text();
      if (!page.includes('type="module"') || entryScripts.every((name) => page.includes(`${name}`)))
        return;
      sessionStorage.setItem(KEY, build);
      location.reload();
    } catch {
      // Offline, or storage is blocked: the page shows its own error.
    }
  });
}
