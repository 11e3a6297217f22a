import { recoverRecord } from './outbox.ts';
import { recoverPlacedOrder } from './placedOrder.ts';
import type { Services } from './services.ts';

/**
 * Restores an outstanding payment and a placed order from disk: a browser that is killed loses what
 * storage has not written yet.
 */
export async function recover(services: Services): Promise<void> {
  await Promise.all([recoverRecord(services), recoverPlacedOrder(services)]);
}
