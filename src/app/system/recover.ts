import { recoverRecord } from './outbox.ts';
import { recoverPlacedOrder } from './placedOrder.ts';
import type { World } from './world.ts';

/**
 * What is on the disk of a payment or of an order, and is not in storage: a browser that is killed
 * loses what storage has not written yet.
 */
export async function recover(world: World): Promise<void> {
  await Promise.all([recoverRecord(world), recoverPlacedOrder(world)]);
}
