import type { UnconfirmedAddition } from '../../../machines/cart/commands.ts';
import type { CartContext } from '../../../machines/cart/context.ts';
import type { PendingCoupon } from '../../../machines/cart/coupon.ts';
import { isSameAddition } from '../../../machines/cart/lines.ts';
import type { PendingAddition } from '../../../machines/cart/operation/additions.ts';
import type { CartAddition } from '../../../machines/domain.ts';
import { isBeingLeft, unwatchLeaving, watchLeaving } from '../../adapters/browser/leaving.ts';
import { expiringStorage } from '../../adapters/storage/expiringStorage.ts';
import {
  isAddition,
  isAdditions,
  isPendingCoupon,
  isUnconfirmedAddition,
} from '../../lib/stored/shapes.ts';
import { isPaymentOutstanding } from './orderFacts.ts';
import type { Services } from './services.ts';

/** Whose the stored cart is: a 'guest' or a 'customer'. */
const OWNER = 'cart_owner';
const GUESTS = 'unmerged_cart';
const TAKEN_OUT = 'cart_line';
const WISHES = 'cart_wishes';
const SENT = 'cart_sent';
/** In seconds. */
const HOUR = 3_600;
const MINUTE = 60;

/** Keeps the id of the cart, which is of whoever is signed in, or a guest's. */
export function keepCart({ storage, token }: Services, cartId: string): void {
  storage.set('cartId', cartId);
  storage.set(OWNER, token.isHeld() ? 'customer' : 'guest');
  if (!token.isHeld()) storage.remove(GUESTS);
}

/** Ids that this page has done with: another tab may still tell of them. */
const forgotten = new Set<string>();

/** The stored cart's id, or what another tab tells, which is stored and not to be read here yet. */
export function knownCart({ storage }: Services, told: string | null): string | null {
  const isNews = told !== null && !forgotten.has(told);
  return storage.get<string>('cartId') ?? (isNews ? told : null);
}

/**
 * Forgets a cart, unless another tab has already stored another in its place.
 * @returns when, as epoch ms.
 */
export function forgetCart({ storage, now }: Services, cartId: string | null): number {
  if (cartId !== null) forgotten.add(cartId);
  if (storage.get('cartId') === cartId) forget(storage);
  return now();
}

/** Forgets a cart that was ordered, if it is the one that is stored. */
export function dropCart(storage: Services['storage'], cartId: string): void {
  if (storage.get('cartId') === cartId) forget(storage);
}

/**
 * After a sign-out nothing of the customer's cart is left; a guest's that another tab has made
 * since is. @returns when, as epoch ms.
 */
export function leaveCart({ storage, now }: Services, cartId: string | null): number {
  const isOfNextGuest = storage.get(OWNER) === 'guest' && storage.get('cartId') !== cartId;
  if (!isOfNextGuest) forget(storage);
  storage.remove(GUESTS);
  return now();
}

const COUPON = 'applied_coupon_code';
const PENDING_COUPON = 'pending_coupon';

/** The coupon of a link that no cart holds yet. */
export function pendingCoupon({ storage }: Services): PendingCoupon | null {
  const coupon = storage.get<unknown>(PENDING_COUPON);
  return isPendingCoupon(coupon) ? coupon : null;
}

/** Keeps a coupon that is pending, under its own key as well, and none that was refused. */
export function storeCoupon(
  { storage }: Services,
  { coupon, refusedCoupon }: Pick<CartContext, 'coupon' | 'refusedCoupon'>,
): void {
  if (coupon) {
    storage.set(COUPON, coupon.code);
    storage.set(PENDING_COUPON, coupon);
  } else storage.remove(PENDING_COUPON);
  if (refusedCoupon && storage.get(COUPON) === refusedCoupon.code) storage.remove(COUPON);
}

function forget(storage: Services['storage']): void {
  for (const key of ['cartId', OWNER, COUPON]) storage.remove(key);
}

/**
 * Somebody is signed in, but the stored cart is not known to be theirs. One that may have been
 * paid for stays until that is known.
 */
export const isCartForeign = ({ storage, token }: Services): boolean =>
  token.isHeld() && !isCustomers(storage) && !isInDoubt(storage);

function isInDoubt(storage: Services['storage']): boolean {
  const payment = storage.get<{ cartId: string }>('unsettled_order');
  return payment !== null && payment.cartId === storage.get('cartId');
}

/** The same, or a guest's cart is still to be merged into it. */
export const isAdoptionDue = (services: Services): boolean =>
  isCartForeign(services) || (services.token.isHeld() && isMergeDue(services));

/** The guest's cart that is to be merged. */
export const guestsCart = ({ storage }: Services): string | null => storage.get<string>(GUESTS);
/** Carts are never merged while a payment is outstanding. */
export const isMergeDue = (services: Services): boolean =>
  guestsCart(services) !== null && !isPaymentOutstanding(services);
export const forgetGuestsCart = ({ storage }: Services): void => storage.remove(GUESTS);

/** The customer's cart takes the place of a guest's, which is kept beside it. */
export function keepCustomersCart(services: Services, cartId: string): void {
  const { storage } = services;
  const guests = isCustomers(storage) ? null : storage.get<string>('cartId');
  if (guests !== null && guests !== cartId) storage.set(GUESTS, guests);
  keepCart(services, cartId);
}

/** The stored cart's id, when it is known to be the customer's. */
export const customersCart = ({ storage }: Services): string | null =>
  isCustomers(storage) ? storage.get<string>('cartId') : null;

const isCustomers = (storage: Services['storage']): boolean => storage.get(OWNER) === 'customer';

/** What a reload finds of this tab; another tab has its own, and a tab that is left for long none. */
const ofTab = ({ now }: Services) => expiringStorage(() => sessionStorage, now);

/** A line that is on its way out and in again. */
export function removedLine(services: Services): CartAddition | null {
  const line = ofTab(services).get<unknown>(TAKEN_OUT);
  return isAddition(line) ? line : null;
}

export function storeRemovedLine(
  services: Services,
  line: { removedLine: CartAddition | null; hasRemovedLine: boolean },
): void {
  if (line.removedLine) ofTab(services).set(TAKEN_OUT, line.removedLine, HOUR);
  else if (line.hasRemovedLine) ofTab(services).remove(TAKEN_OUT);
}

/** Additions that are wished for and not sent yet. */
export function wishes(services: Services): CartAddition[] {
  const all = ofTab(services).get<unknown>(WISHES);
  return isAdditions(all) ? all : [];
}

export function storeWish(services: Services, addition: CartAddition): void {
  watchLeaving();
  ofTab(services).set(WISHES, [...wishes(services), addition], MINUTE);
}

/** One of them is sent now. It is told by the cart what becomes of it. */
export function storeSent(services: Services, { wish, sent }: PendingAddition): void {
  ofTab(services).set(SENT, sent, MINUTE);
  dropUnsent(services, wish);
}

export function unconfirmedAddition(services: Services): UnconfirmedAddition | null {
  const lost = ofTab(services).get<unknown>(SENT);
  return isUnconfirmedAddition(lost) ? lost : null;
}

/** What became of it is known; but a page that is being left loses its requests for that alone. */
export function dropPendingAddition(services: Services, { wish, sent }: PendingAddition): void {
  if (isBeingLeft()) return;
  const kept = unconfirmedAddition(services);
  if (JSON.stringify(kept) === JSON.stringify(sent)) ofTab(services).remove(SENT);
  dropUnsent(services, wish);
  if (wishes(services).length === 0 && unconfirmedAddition(services) === null) unwatchLeaving();
}

function dropUnsent(services: Services, wish: CartAddition | null): void {
  const all = wishes(services);
  const at = all.findIndex((one) => wish !== null && isSameAddition(one, wish));
  if (at >= 0) ofTab(services).set(WISHES, all.toSpliced(at, 1), MINUTE);
}

export function clearWishes(services: Services): void {
  for (const key of [WISHES, SENT]) ofTab(services).remove(key);
}
