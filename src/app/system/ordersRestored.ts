import type { Services } from './services.ts';

const recoveries = new WeakMap<Services['storage'], Promise<void>>();

/**
 * Resolves once an outstanding payment and a placed order are restored from disk. Runs once per
 * page load.
 */
export function ordersRestored(services: Services): Promise<void> {
  const pending = recoveries.get(services.storage);
  if (pending) return pending;
  const recovering = import('./restoreOrders.ts')
    .then(
      (part) => part.restoreOrders(services),
      (error: unknown) => {
        // The next caller fetches the code again.
        recoveries.delete(services.storage);
        console.error(error);
      },
    )
    .catch(services.errors.report);
  recoveries.set(services.storage, recovering);
  return recovering;
}
