import type { UnconfirmedAddition } from '../../../../machines/cart/commands.ts';
import type { CartContext } from '../../../../machines/cart/context.ts';
import type { PendingCoupon, RefusedCoupon } from '../../../../machines/cart/coupon.ts';
import { isSameAddition } from '../../../../machines/cart/lines.ts';
import type { PendingAddition } from '../../../../machines/cart/operation/additions.ts';
import {
  type CartOwnership,
  displacedCart,
  isOfNextGuest,
} from '../../../../machines/cart/ownership.ts';
import type { CartAddition } from '../../../../machines/domain.ts';
import {
  isPageUnloading,
  unwatchUnload,
  watchUnload,
} from '../../../adapters/browser/pageUnload.ts';
import {
  isAddition,
  isAdditions,
  isPendingCoupon,
  isRefusedCoupon,
  isUnconfirmedAddition,
} from '../../../adapters/storage/storedShapes.ts';
import {
  PENDING_CHANGES,
  QUEUED_ADDITIONS,
  REFUSED_COUPON,
  REMOVED_LINE,
  SENT_ADDITION,
  UNSETTLED_ORDER,
} from '../../../lib/stored/keys.ts';
import type { Services } from '../services.ts';

/** Storage key of the cart's owner: 'guest' or 'customer'. */
const OWNER = 'cart_owner';
const UNMERGED_CART = 'unmerged_cart';
/** In seconds, as is `MINUTE`. */
const HOUR = 3_600;
const MINUTE = 60;

/**
 * Stores the cart's id, and whether a customer or a guest owns it. Another cart lacks the accepted
 * steps of the checkout: without the shipping methods, the checkout sends these steps again.
 */
export function storeCart({ storage, token }: Services, cartId: string): void {
  if (storage.get('cartId') !== cartId) storage.remove('availableShippingMethods');
  storage.set('cartId', cartId);
  storage.set(OWNER, token.isPresent() ? 'customer' : 'guest');
  lastGuestsCart = token.isPresent() ? null : cartId;
  if (!token.isPresent()) storage.remove(UNMERGED_CART);
}

/** The guest's cart whose id storage held last. */
let lastGuestsCart: string | null = null;

/** The stored cart's id. */
export function storedCart(services: Services): string | null {
  const { cartId, owner } = cartOwnership(services);
  if (cartId !== null) lastGuestsCart = owner === 'customer' ? null : cartId;
  return cartId;
}

/** Stores the id of a guest's cart again, unless the shop itself has removed or replaced the id. */
export function storeCartAgain(services: Services, cartId: string | null): void {
  if (cartId === null || cartId !== lastGuestsCart || forgottenCarts.has(cartId)) return;
  if (services.storage.get('cartId') === null) storeCart(services, cartId);
}

/** Cart ids that this page has forgotten. Another tab may still announce them. */
const forgottenCarts = new Set<string>();

/**
 * The stored cart's id; otherwise the id that another tab announced, which storage here may not
 * show yet.
 */
export function knownCart({ storage }: Services, platformCartId: string | null): string | null {
  const isNewCart = platformCartId !== null && !forgottenCarts.has(platformCartId);
  return storage.get<string>('cartId') ?? (isNewCart ? platformCartId : null);
}

/**
 * Forgets a cart, unless another tab has already stored a different cart.
 * @returns the time, as epoch ms.
 */
export function forgetCart({ storage, now }: Services, cartId: string | null): number {
  if (cartId !== null) forgottenCarts.add(cartId);
  if (storage.get('cartId') === cartId) forget(storage);
  return now();
}

/**
 * Forgets the customer's cart after a sign-out, but keeps a guest's cart that another tab has
 * created since.
 * @returns the time, as epoch ms.
 */
export function leaveCart(services: Services, cartId: string | null): number {
  const { storage, now } = services;
  if (!isOfNextGuest(cartOwnership(services), cartId)) forget(storage);
  storage.remove(UNMERGED_CART);
  return now();
}

const COUPON = 'applied_coupon_code';
const PENDING_COUPON = 'pending_coupon';

/** The link's coupon that is not applied to a cart yet. */
export function pendingCoupon({ storage }: Services): PendingCoupon | null {
  const coupon = storage.get<unknown>(PENDING_COUPON);
  return isPendingCoupon(coupon) ? coupon : null;
}

/** The link's coupon that the cart refused after it was announced as applied. */
export function refusedCoupon({ sessionStore }: Services): RefusedCoupon | null {
  const coupon = sessionStore.get<unknown>(REFUSED_COUPON);
  return isRefusedCoupon(coupon) ? coupon : null;
}

/**
 * Stores a pending coupon, also under the key of the applied code, and removes a refused one there.
 * This tab keeps the refusal for an hour, so that the cart can report it.
 */
export function storeCoupon(
  { storage, sessionStore }: Services,
  { coupon, refusedCoupon }: Pick<CartContext, 'coupon' | 'refusedCoupon'>,
): void {
  if (coupon) {
    storage.set(COUPON, coupon.code);
    storage.set(PENDING_COUPON, coupon);
  } else storage.remove(PENDING_COUPON);
  if (refusedCoupon) sessionStore.set(REFUSED_COUPON, refusedCoupon, HOUR);
  else sessionStore.remove(REFUSED_COUPON);
  if (refusedCoupon && storage.get(COUPON) === refusedCoupon.code) storage.remove(COUPON);
}

function forget(storage: Services['storage']): void {
  for (const key of ['cartId', OWNER, COUPON, PENDING_CHANGES] as const) storage.remove(key);
}

/** Reads whose cart is stored, for the decisions of `machines/cart/ownership.ts`. */
export function cartOwnership({ storage, token }: Services): CartOwnership {
  return {
    isSignedIn: token.isPresent(),
    cartId: storage.get<string>('cartId'),
    owner: storage.get<CartOwnership['owner']>(OWNER),
    unmergedCartId: storage.get<string>(UNMERGED_CART),
    paidCartId: storage.get<{ cartId: string }>(UNSETTLED_ORDER)?.cartId ?? null,
  };
}

/** The guest's cart that is still to be merged. */
export const guestsCart = ({ storage }: Services): string | null =>
  storage.get<string>(UNMERGED_CART);

/** Cancels the pending merge of the guest's cart. */
export const forgetGuestsCart = ({ storage }: Services): void => storage.remove(UNMERGED_CART);

/** Stores the customer's cart, and keeps a guest's cart aside for the merge. */
export function storeCustomersCart(services: Services, cartId: string): void {
  const guestCartId = displacedCart(cartOwnership(services), cartId);
  if (guestCartId !== null) services.storage.set(UNMERGED_CART, guestCartId);
  storeCart(services, cartId);
}

/** The stored cart's id if it is known to be the customer's. */
export const customersCart = ({ storage }: Services): string | null =>
  storage.get(OWNER) === 'customer' ? storage.get<string>('cartId') : null;

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
