import {
  type CartOwnership,
  displacedCart,
  isOfNextGuest,
} from '../../../../machines/cart/ownership.ts';
import { PENDING_CHANGES, UNSETTLED_ORDER } from '../../../lib/stored/keys.ts';
import type { Services } from '../services.ts';
import { COUPON } from './storedCoupon.ts';

/** Storage key of the cart's owner: 'guest' or 'customer'. */
const OWNER = 'cart_owner';
const UNMERGED_CART = 'unmerged_cart';

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
