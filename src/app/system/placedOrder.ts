import { durable } from '../../adapters/storage/durableStorage.ts';
import { PLACED_ORDER } from '../../lib/stored/keys.ts';
import type { PlacedOrder } from '../../lib/stored/placedOrder.ts';
import { placedOrder } from './orderFacts.ts';
import type { Services } from './services.ts';

/**
 * How long a placed order is kept, in seconds: until the shopper has seen it, and then an hour
 * more.
 */
const UNREPORTED_LIFETIME = 7 * 24 * 3_600;
const REPORTED_LIFETIME = 3_600;

export function keepPlacedOrder(services: Services, placed: PlacedOrder): void {
  const lifetime = placed.isReported ? REPORTED_LIFETIME : UNREPORTED_LIFETIME;
  services.storage.set(PLACED_ORDER, placed, lifetime);
  durable.set(PLACED_ORDER, JSON.stringify({ placed, until: services.now() + lifetime * 1_000 }));
}

/** Marks the placed order as reported on a screen. */
export function markReported(services: Services): void {
  const placed = placedOrder(services);
  if (placed && !placed.isReported) keepPlacedOrder(services, { ...placed, isReported: true });
}

export function forgetPlacedOrder({ storage }: Services): void {
  storage.remove(PLACED_ORDER);
  durable.remove(PLACED_ORDER);
}

/** Whether the last order of this browser was placed with another email address. */
export function isOrderOfAnother(services: Services, email: string): boolean {
  const placed = placedOrder(services);
  if (!placed) return false;
  return placed.order.email.trim().toLowerCase() !== email.trim().toLowerCase();
}

/**
 * Restores the placed order from disk when storage has lost it, for example because the browser was
 * killed.
 */
export async function recoverPlacedOrder({ storage, now }: Services): Promise<void> {
  const text = await durable.get(PLACED_ORDER);
  const { placed, until } = JSON.parse(text ?? '{}') as { placed?: unknown; until?: number };
  const remaining = ((until ?? 0) - now()) / 1_000;
  if (remaining > 0 && !storage.has(PLACED_ORDER)) storage.set(PLACED_ORDER, placed, remaining);
}
