import type { UnconfirmedAddition } from '../../../machines/cart/commands.ts';
import type { CartContext } from '../../../machines/cart/context.ts';
import type { PendingCoupon } from '../../../machines/cart/coupon.ts';
import { isSameAddition } from '../../../machines/cart/lines.ts';
import type { PendingAddition } from '../../../machines/cart/operationContext.ts';
import type { CartAddition } from '../../../machines/domain.ts';
import { isBeingLeft, unwatchLeaving, watchLeaving } from '../../adapters/browser/leaving.ts';
import { expiringStorage } from '../../adapters/storage/expiringStorage.ts';
import {
  isAddition,
  isAdditions,
  isPendingCoupon,
  isUnconfirmedAddition,
} from '../../lib/shapes.ts';
import type { World } from './world.ts';

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
export function keepCart({ storage, isSignedIn }: World, cartId: string): void {
  storage.set('cartId', cartId);
  storage.set(OWNER, isSignedIn() ? 'customer' : 'guest');
  if (!isSignedIn()) storage.remove(GUESTS);
}

/** Ids that this page has done with: another tab may still tell of them. */
const forgotten = new Set<string>();

/** The stored cart's id, or what another tab tells, which is stored and not to be read here yet. */
export function knownCart({ storage }: World, told: string | null): string | null {
  const isNews = told !== null && !forgotten.has(told);
  return storage.get<string>('cartId') ?? (isNews ? told : null);
}

/**
 * Forgets a cart, unless another tab has already stored another in its place.
 * @returns when, as epoch ms.
 */
export function forgetCart({ storage, now }: World, cartId: string | null): number {
  if (cartId !== null) forgotten.add(cartId);
  if (storage.get('cartId') === cartId) forget(storage);
  return now();
}

/** Forgets a cart that was ordered, if it is the one that is stored. */
export function dropCart(storage: World['storage'], cartId: string): void {
  if (storage.get('cartId') === cartId) forget(storage);
}

/**
 * After a sign-out nothing of the customer's cart is left; a guest's that another tab has made
 * since is. @returns when, as epoch ms.
 */
export function leaveCart({ storage, now }: World, cartId: string | null): number {
  const isOfNextGuest = storage.get(OWNER) === 'guest' && storage.get('cartId') !== cartId;
  if (!isOfNextGuest) forget(storage);
  storage.remove(GUESTS);
  return now();
}

const COUPON = 'applied_coupon_code';
const PENDING_COUPON = 'pending_coupon';

/** The coupon of a link that no cart holds yet. */
export function pendingCoupon({ storage }: World): PendingCoupon | null {
  const coupon = storage.get<unknown>(PENDING_COUPON);
  return isPendingCoupon(coupon) ? coupon : null;
}

/** Keeps a coupon that is pending, under its own key as well, and none that was refused. */
export function storeCoupon(
  { storage }: World,
  { coupon, refusedCoupon }: Pick<CartContext, 'coupon' | 'refusedCoupon'>,
): void {
  if (coupon) {
    storage.set(COUPON, coupon.code);
    storage.set(PENDING_COUPON, coupon);
  } else storage.remove(PENDING_COUPON);
  if (refusedCoupon && storage.get(COUPON) === refusedCoupon.code) storage.remove(COUPON);
}

function forget(storage: World['storage']): void {
  for (const key of ['cartId', OWNER, COUPON]) storage.remove(key);
}

/**
 * Somebody is signed in, but the stored cart is not known to be theirs. One that may have been
 * paid for stays until that is known.
 */
export const isCartForeign = ({ storage, isSignedIn }: World): boolean =>
  isSignedIn() && !isCustomers(storage) && !isInDoubt(storage);

function isInDoubt(storage: World['storage']): boolean {
  const payment = storage.get<{ cartId: string }>('unsettled_order');
  return payment !== null && payment.cartId === storage.get('cartId');
}

/** The same, or a guest's cart is still to be merged into it. */
export const isAdoptionDue = (world: World): boolean =>
  isCartForeign(world) || (world.isSignedIn() && isMergeDue(world));

/** The guest's cart that is to be merged. */
export const guestsCart = ({ storage }: World): string | null => storage.get<string>(GUESTS);
/** Carts are never merged while a payment is outstanding. */
export const isMergeDue = (world: World): boolean =>
  guestsCart(world) !== null && !world.isPaymentOutstanding();
export const forgetGuestsCart = ({ storage }: World): void => storage.remove(GUESTS);

/** The customer's cart takes the place of a guest's, which is kept beside it. */
export function keepCustomersCart(world: World, cartId: string): void {
  const { storage } = world;
  const guests = isCustomers(storage) ? null : storage.get<string>('cartId');
  if (guests !== null && guests !== cartId) storage.set(GUESTS, guests);
  keepCart(world, cartId);
}

/** The stored cart's id, when it is known to be the customer's. */
export const customersCart = ({ storage }: World): string | null =>
  isCustomers(storage) ? storage.get<string>('cartId') : null;

const isCustomers = (storage: World['storage']): boolean => storage.get(OWNER) === 'customer';

/** What a reload finds of this tab; another tab has its own, and a tab that is left for long none. */
const ofTab = ({ now }: World) => expiringStorage(() => sessionStorage, now);

/** A line that is on its way out and in again. */
export function removedLine(world: World): CartAddition | null {
  const line = ofTab(world).get<unknown>(TAKEN_OUT);
  return isAddition(line) ? line : null;
}

export function storeRemovedLine(
  world: World,
  line: { removedLine: CartAddition | null; hasRemovedLine: boolean },
): void {
  if (line.removedLine) ofTab(world).set(TAKEN_OUT, line.removedLine, HOUR);
  else if (line.hasRemovedLine) ofTab(world).remove(TAKEN_OUT);
}

/** Additions that are wished for and not sent yet. */
export function wishes(world: World): CartAddition[] {
  const all = ofTab(world).get<unknown>(WISHES);
  return isAdditions(all) ? all : [];
}

export function storeWish(world: World, addition: CartAddition): void {
  watchLeaving();
  ofTab(world).set(WISHES, [...wishes(world), addition], MINUTE);
}

/** One of them is sent now. It is told by the cart what becomes of it. */
export function storeSent(world: World, { wish, sent }: PendingAddition): void {
  ofTab(world).set(SENT, sent, MINUTE);
  dropUnsent(world, wish);
}

export function unconfirmedAddition(world: World): UnconfirmedAddition | null {
  const lost = ofTab(world).get<unknown>(SENT);
  return isUnconfirmedAddition(lost) ? lost : null;
}

/** What became of it is known; but a page that is being left loses its requests for that alone. */
export function dropPendingAddition(world: World, { wish, sent }: PendingAddition): void {
  if (isBeingLeft()) return;
  const kept = unconfirmedAddition(world);
  if (JSON.stringify(kept) === JSON.stringify(sent)) ofTab(world).remove(SENT);
  dropUnsent(world, wish);
  if (wishes(world).length === 0 && unconfirmedAddition(world) === null) unwatchLeaving();
}

function dropUnsent(world: World, wish: CartAddition | null): void {
  const all = wishes(world);
  const at = all.findIndex((one) => wish !== null && isSameAddition(one, wish));
  if (at >= 0) ofTab(world).set(WISHES, all.toSpliced(at, 1), MINUTE);
}

export function clearWishes(world: World): void {
  for (const key of [WISHES, SENT]) ofTab(world).remove(key);
}
