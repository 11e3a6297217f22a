/**
 * Registers the service worker, and hands it what this visit had loaded before it was
 * there. In the production build only; without workers, or on an insecure origin,
 * the shop works as before.
 *
 * @param headers - what the readings of this visit are sent with from now on, or null where they
 * are a customer's and nobody else's.
 * @param readings - those that a server's document brought, which were never sent.
 */
export async function registerWorker(
  headers: Record<string, string> | null,
  readings: readonly { url: string; data: unknown }[],
): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const { serviceWorker } = navigator;
    const { controller } = serviceWorker;
    await serviceWorker.register('/sw.js');
    if (controller) {
      controller.postMessage('opened');
      if (readings.length > 0) controller.postMessage({ visited: sheets(), headers, readings });
      return;
    }
    const { active } = await serviceWorker.ready;
    const visited = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ visited: [...visited, ...sheets()], headers, readings });
  } catch {
    console.warn('Failed to register SW');
  }
}

/** A rendered document holds the rules of its style sheets: their files were never fetched. */
const sheets = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href);

/** What the worker has kept of the platform's answers goes, at sign-in and sign-out. */
export function forgetReadings(): void {
  if ('serviceWorker' in navigator) {
    navigator.serviceWorker.controller?.postMessage('forget readings');
  }
}
