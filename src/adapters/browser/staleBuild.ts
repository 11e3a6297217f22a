const KEY = 'florilegium:reloaded_for';

/**
 * A part of this build that cannot be had any more, because the shop was deployed anew meanwhile:
 * the page is loaded again, once for each build, and never in the checkout. What is only out of
 * reach reloads nothing.
 */
export function watchStaleBuild(): void {
  addEventListener('vite:preloadError', async () => {
    const here = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
    try {
      if (/\/checkout\b/.test(location.pathname) || sessionStorage.getItem(KEY) === here) return;
      const page = await (await fetch('/', { cache: 'no-store' })).text();
      if (!page.includes('type="module"') || page.includes(new URL(here).pathname)) return;
      sessionStorage.setItem(KEY, here);
      location.reload();
    } catch {
      // Offline, or storage is blocked: the page says itself that it could not be opened.
    }
  });
}
