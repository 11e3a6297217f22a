import type { World } from './world.ts';

/** The cart's records in storage; the id is spec §9's. Whose it is: a 'guest' or a 'customer'. */
const OWNER = 'cart_owner';
const GUESTS = 'unmerged_cart';
const TAKEN_OUT = 'cart_line';
const HOUR = 3_600;

/** Keeps the id of the cart, which is of whoever is signed in, or a guest's. */
export function keepCart({ storage, isSignedIn }: World, cartId: string): void {
  storage.set('cartId', cartId);
  storage.set(OWNER, isSignedIn() ? 'customer' : 'guest');
  if (!isSignedIn()) storage.remove(GUESTS);
}

/**
 * Forgets a cart, unless another tab has already stored another in its place.
 * @returns when, as epoch ms.
 */
export function forgetCart({ storage, now }: World, cartId: string | null): number {
  if (storage.get('cartId') === cartId) forget(storage);
  return now();
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

function forget(storage: World['storage']): void {
  for (const key of ['cartId', OWNER, 'applied_coupon_code']) storage.remove(key);
}

/** Somebody is signed in, but the stored cart is not known to be theirs. */
export const isCartForeign = ({ storage, isSignedIn, isPaymentOutstanding }: World): boolean =>
  isSignedIn() && !isCustomers(storage) && !isPaymentOutstanding();

/** The same, or a guest's cart is still to be merged into it. */
export const isAdoptionDue = (world: World): boolean =>
  isCartForeign(world) ||
  (world.isSignedIn() && hasGuestsCart(world) && !world.isPaymentOutstanding());

/** The guest's cart that is to be merged. */
export const guestsCart = ({ storage }: World): string | null => storage.get<string>(GUESTS);
export const hasGuestsCart = (world: World): boolean => guestsCart(world) !== null;
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

/** A line that is on its way out and in again. */
export const takenOut = <Line>({ storage }: World): Line | null => storage.get<Line>(TAKEN_OUT);

export function storeTakenOut(
  { storage }: World,
  line: { takenOut: object | null; hasTakenOut: boolean },
): void {
  if (line.takenOut) storage.set(TAKEN_OUT, line.takenOut, HOUR);
  else if (line.hasTakenOut) storage.remove(TAKEN_OUT);
}
