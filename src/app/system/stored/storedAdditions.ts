import type { UnconfirmedAddition } from '../../../../machines/cart/commands.ts';
import { isSameAddition } from '../../../../machines/cart/lines.ts';
import type { PendingAddition } from '../../../../machines/cart/operation/additions.ts';
import type { CartAddition } from '../../../../machines/domain.ts';
import {
  isPageUnloading,
  unwatchUnload,
  watchUnload,
} from '../../../adapters/browser/pageUnload.ts';
import {
  isAddition,
  isAdditions,
  isUnconfirmedAddition,
} from '../../../adapters/storage/storedShapes.ts';
import { QUEUED_ADDITIONS, REMOVED_LINE, SENT_ADDITION } from '../../../lib/stored/keys.ts';
import type { Services } from '../services.ts';

/** In seconds, as is `MINUTE`. */
const HOUR = 3_600;
const MINUTE = 60;

/** The cart line that was removed to be added again with other options. */
export function removedLine(services: Services): CartAddition | null {
  const line = services.sessionStore.get<unknown>(REMOVED_LINE);
  return isAddition(line) ? line : null;
}

/** Stores the removed line for an hour, or drops it once the line is in the cart again. */
export function storeRemovedLine(
  services: Services,
  line: { removedLine: CartAddition | null; hasRemovedLine: boolean },
): void {
  if (line.removedLine) services.sessionStore.set(REMOVED_LINE, line.removedLine, HOUR);
  else if (line.hasRemovedLine) services.sessionStore.remove(REMOVED_LINE);
}

/** The additions that are queued and not sent yet. */
export function queuedAdditions(services: Services): CartAddition[] {
  const stored = services.sessionStore.get<unknown>(QUEUED_ADDITIONS);
  return isAdditions(stored) ? stored : [];
}

/**
 * The queued additions of this tab's pages that none of them has sent. Null if their record has
 * expired unread: no page has taken them.
 */
export function unsentAdditions(services: Services): CartAddition[] | null {
  const wasStored = services.sessionStore.has(QUEUED_ADDITIONS);
  const additions = queuedAdditions(services);
  return wasStored && !services.sessionStore.has(QUEUED_ADDITIONS) ? null : additions;
}

/** Stores an addition for a minute, in which the page may reload before it is sent. */
export function storeQueuedAddition(services: Services, addition: CartAddition): void {
  watchUnload();
  services.sessionStore.set(QUEUED_ADDITIONS, [...queuedAdditions(services), addition], MINUTE);
}

/** Moves an addition from the queue to "sent", until its outcome is known. */
export function storeSentAddition(services: Services, { queued, sent }: PendingAddition): void {
  services.sessionStore.set(SENT_ADDITION, sent, MINUTE);
  dropUnsent(services, queued);
}

/** The addition that this tab has sent without learning the outcome, also before a reload. */
export function unconfirmedAddition(services: Services): UnconfirmedAddition | null {
  const unconfirmed = services.sessionStore.get<unknown>(SENT_ADDITION);
  return isUnconfirmedAddition(unconfirmed) ? unconfirmed : null;
}

/**
 * Drops an addition whose outcome is known. A page that is unloading keeps it: its requests fail
 * only because of the unload.
 */
export function dropPendingAddition(services: Services, { queued, sent }: PendingAddition): void {
  if (isPageUnloading()) return;
  const storedAddition = unconfirmedAddition(services);
  if (JSON.stringify(storedAddition) === JSON.stringify(sent))
    services.sessionStore.remove(SENT_ADDITION);
  dropUnsent(services, queued);
  if (queuedAdditions(services).length === 0 && unconfirmedAddition(services) === null)
    unwatchUnload();
}

function dropUnsent(services: Services, queued: CartAddition | null): void {
  const additions = queuedAdditions(services);
  const index = additions.findIndex(
    (addition) => queued !== null && isSameAddition(addition, queued),
  );
  if (index < 0) return;
  const others = additions.toSpliced(index, 1);
  if (others.length > 0) services.sessionStore.set(QUEUED_ADDITIONS, others, MINUTE);
  else services.sessionStore.remove(QUEUED_ADDITIONS);
}

/** Drops all additions of this tab, also the one whose outcome is unknown. */
export function clearQueuedAdditions(services: Services): void {
  for (const key of [QUEUED_ADDITIONS, SENT_ADDITION] as const) services.sessionStore.remove(key);
}
