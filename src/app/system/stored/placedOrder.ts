import { PLACED_ORDER } from '../../../lib/stored/keys.ts';
import type { PlacedOrder } from '../../../lib/stored/placedOrder.ts';
import type { Services } from '../services.ts';
import { dropFromDisk, storeOnDisk } from './diskRecords.ts';
import { placedOrder } from './orderFacts.ts';

/**
 * How long a placed order is kept, in seconds: until the shopper has seen it, and then an hour
 * more.
 */
const UNREPORTED_LIFETIME = 7 * 24 * 3_600;
const REPORTED_LIFETIME = 3_600;

/** Stores an order in storage and on disk; an order that no screen has reported is kept longer. */
export function storePlacedOrder(services: Services, placed: PlacedOrder): void {
  const lifetime = placed.isReported ? REPORTED_LIFETIME : UNREPORTED_LIFETIME;
  void storeOnDisk(services, PLACED_ORDER, placed, lifetime);
}

/** Marks the placed order as reported on a screen. */
export function markReported(services: Services): void {
  const placed = placedOrder(services);
  if (placed && !placed.isReported) storePlacedOrder(services, { ...placed, isReported: true });
}

export const forgetPlacedOrder = (services: Services): void => dropFromDisk(services, PLACED_ORDER);

/** Whether the last order of this browser was placed with another email address. */
export function isOrderOfAnother(services: Services, email: string): boolean {
  const placed = placedOrder(services);
  if (!placed) return false;
  return placed.order.email.trim().toLowerCase() !== email.trim().toLowerCase();
}
