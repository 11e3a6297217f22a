const KEY = 'florilegium:reloaded_for';

/**
 * A part of this build that cannot be had any more, because the shop was deployed anew meanwhile:
 * the page is loaded again, once for each build, and never in the checkout. What is only out of
 * reach reloads nothing.
 */
export function watchStaleBuild(): void {
  addEventListener('vite:preloadError', async () => {
    // Some of a build's scripts stay as they were in the next one.
    const here = [...document.querySelectorAll('script[type=module][src]')].map((script) =>
      script.getAttribute('src'),
    );
    const build = `${here}`;
    try {
      if (/\/checkout\b/.test(location.pathname) || sessionStorage.getItem(KEY) === build) return;
      const page = await (await fetch('/', { cache: 'no-store' })).text();
      if (!page.includes('type="module"') || here.every((name) => page.includes(`${name}`))) return;
      sessionStorage.setItem(KEY, build);
      location.reload();
    } catch {
      // Offline, or storage is blocked: the page says itself that it could not be opened.
    }
  });
}
