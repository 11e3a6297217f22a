import { needsReload } from '../../../machines/app/failedChunk.ts';
import { mayReload } from './historyEntry.ts';

/**
 * Reloads the page when only that can bring a chunk that failed to load, once until the shopper's
 * next interaction.
 */
export function watchFailedChunks(): void {
  const failed = new Set<string>();
  const ports = {
    isReachable: async (chunk: string) => (await fetch(chunk)).ok,
    // If the set does not grow, the chunk has failed before.
    hasFailedBefore: (chunk: string) => failed.size === failed.add(chunk).size,
    hasNewerBuild,
    isInCheckout: () => /\/checkout\b/.test(location.pathname),
  };
  addEventListener('vite:preloadError', async ({ payload }) => {
    const [chunk] = /\S+\.js/.exec(payload?.message) ?? [];
    try {
      if ((await needsReload(chunk, ports)) && mayReload('chunk')) location.reload();
    } catch {
      // Offline: the page shows its own error.
    }
  });
}

async function hasNewerBuild(): Promise<boolean> {
  // A rendered document names its code in an attribute; its script loads it later.
  const build =
    document.documentElement.dataset.entry ??
    document.querySelector('script[type=module]')?.getAttribute('src') ??
    '';
  const page = await (await fetch('/', { cache: 'no-store' })).text();
  return page.includes('id="root"') && !page.includes(build);
}
