import type { Services } from '../services.ts';

const restorations = new WeakMap<Services['storage'], Promise<void>>();

/**
 * Resolves once an outstanding payment and a placed order are restored from disk. Runs once per
 * page load.
 */
export function restoreOrdersOnce(services: Services): Promise<void> {
  const pending = restorations.get(services.storage);
  if (pending) return pending;
  const restoring = import('./restoreOrders.ts')
    .then(
      (part) => part.restoreOrders(services),
      (error: unknown) => {
        // The next caller fetches the code again.
        restorations.delete(services.storage);
        console.error(error);
      },
    )
    .catch(services.errors.report);
  restorations.set(services.storage, restoring);
  return restoring;
}
