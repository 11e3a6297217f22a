/**
 * Registers the service worker and sends it what this visit loaded before the worker was active, so
 * that the worker can cache it. Does nothing in development, without service workers or on an
 * insecure origin. The messages keep the names that workers of older builds know.
 *
 * @param headers - headers of the visit's queries, part of their cache key; null for a signed-in
 *   customer, whose query results must not be cached
 * @param results - query results that the server's document contained, which were never requested
 */
export async function registerWorker(
  headers: Record<string, string> | null,
  results: readonly { url: string; data: unknown }[],
): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const { serviceWorker } = navigator;
    const { controller } = serviceWorker;
    await serviceWorker.register('/sw.js');
    if (controller) {
      controller.postMessage('opened');
      if (results.length > 0)
        controller.postMessage({ visited: sheets(), headers, readings: results });
      return;
    }
    const { active } = await serviceWorker.ready;
    const visited = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ visited: [...visited, ...sheets()], headers, readings: results });
  } catch {
    console.warn('Failed to register SW');
  }
}

/** URLs of the style sheets: a rendered document inlines their rules, so no request names them. */
const sheets = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href);

/** Clears the worker's cache of query results, at sign-in and sign-out. */
export function forgetQueryResults(): void {
  if ('serviceWorker' in navigator) {
    navigator.serviceWorker.controller?.postMessage('forget readings');
  }
}
