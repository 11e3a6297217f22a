import { recoverRecord } from './outbox.ts';
import { recoverPlacedOrder } from './placedOrder.ts';
import type { Services } from './services.ts';

/**
 * What is on the disk of a payment or of an order, and is not in storage: a browser that is killed
 * loses what storage has not written yet.
 */
export async function recover(services: Services): Promise<void> {
  await Promise.all([recoverRecord(services), recoverPlacedOrder(services)]);
}
