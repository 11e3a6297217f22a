import type { PendingChange } from '../../../../machines/cart/commands.ts';
import { isPendingChanges } from '../../../adapters/storage/storedShapes.ts';
import { PENDING_CHANGES } from '../../../lib/stored/keys.ts';
import type { Services } from '../services.ts';

/** How long pending changes are used, in ms. */
const MAX_AGE = 60_000;

/** Takes the pending changes that pages have stored, at most `maxAge` ms ago, in the stored cart. */
export function takePendingChanges(services: Services, maxAge = MAX_AGE): PendingChange[] {
  const { storage } = services;
  const changes = pendingChangesOf(services, storage.get('cartId'), maxAge);
  storage.remove(PENDING_CHANGES);
  return changes;
}

/**
 * Stores changes, with those of other tabs that are closed at the same time; of two changes of a
 * line, the later one counts. They are used for a minute: a later visit may find another cart than
 * the shopper saw.
 */
export function storePendingChanges(
  services: Services,
  { cartId, changes }: { cartId: string | null; changes: PendingChange[] },
): void {
  if (changes.length === 0) return;
  const others = pendingChangesOf(services, cartId, MAX_AGE).filter(
    (other) => !changes.some(({ itemId }) => itemId === other.itemId),
  );
  const { storage, now } = services;
  storage.set(PENDING_CHANGES, { cartId, changes: [...others, ...changes], storedAt: now() });
}

function pendingChangesOf(
  { storage, now }: Services,
  cartId: string | null,
  maxAge: number,
): PendingChange[] {
  const stored = storage.get<unknown>(PENDING_CHANGES);
  const isUsable =
    isPendingChanges(stored) && stored.cartId === cartId && now() - stored.storedAt <= maxAge;
  return isUsable ? stored.changes : [];
}
