import { mayReload } from './historyEntry.ts';

/**
 * Reloads the page when only that can bring a chunk that failed to load. Either a newer build was
 * deployed, except in the checkout. Or the same chunk fails twice although it can be reached each
 * time: older browsers remember a failed import and send no second request. A chunk that is out of
 * reach, as without a network, reloads nothing and does not count. Neither reloads the page again
 * before the shopper's next interaction.
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
      const hasFailedTwice =
        chunk && (await fetch(chunk)).ok && failed.size === failed.add(chunk).size;
      if ((hasFailedTwice || (await hasOtherBuild(build))) && mayReload('chunk')) location.reload();
    } catch {
      // Offline: the page shows its own error.
    }
  });
}

async function hasOtherBuild(build: string): Promise<boolean> {
  if (/\/checkout\b/.test(location.pathname)) return false;
  const page = await (await fetch('/', { cache: 'no-store' })).text();
  return page.includes('id="root"') && !page.includes(build);
}
