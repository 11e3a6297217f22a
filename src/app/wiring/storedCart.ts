import type { World } from './world.ts';

/** The cart's records in storage; the id is spec §9's, the others tell whose it is. */
const OWN = 'cart_is_customers';
const GUESTS = 'unmerged_cart';
const TAKEN_OUT = 'cart_line';
const HOUR = 3_600;

/** Keeps the id of the cart, which is of whoever is signed in, or a guest's. */
export function keepCart({ storage, isSignedIn }: World, cartId: string): void {
  storage.set('cartId', cartId);
  if (isSignedIn()) storage.set(OWN, true);
  else {
    storage.remove(OWN);
    storage.remove(GUESTS);
  }
}

/**
 * Forgets the stored cart, unless another tab has already put another in its place; null stands
 * for a customer's that is not known here. @returns when, as epoch ms.
 */
export function forgetCart({ storage, isSignedIn, now }: World, cartId: string | null): number {
  const isIt = cartId === null ? storage.has(OWN) : storage.get('cartId') === cartId;
  if (isIt) for (const key of ['cartId', OWN, 'applied_coupon_code']) storage.remove(key);
  if (!isSignedIn()) storage.remove(GUESTS);
  return now();
}

/** Somebody is signed in, but the stored cart is not known to be theirs. */
export const isCartForeign = ({ storage, isSignedIn, isPaymentOutstanding }: World): boolean =>
  isSignedIn() && !storage.has(OWN) && !isPaymentOutstanding();

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
  const guests = storage.has(OWN) ? null : storage.get<string>('cartId');
  if (guests !== null && guests !== cartId) storage.set(GUESTS, guests);
  keepCart(world, cartId);
}

/** The stored cart's id, when it is known to be the customer's. */
export const customersCart = ({ storage }: World): string | null =>
  storage.has(OWN) ? storage.get<string>('cartId') : null;

/** A line that is on its way out and in again. */
export const takenOut = <Line>({ storage }: World): Line | null => storage.get<Line>(TAKEN_OUT);

export function storeTakenOut(
  { storage }: World,
  line: { takenOut: object | null; hasTakenOut: boolean },
): void {
  if (line.takenOut) storage.set(TAKEN_OUT, line.takenOut, HOUR);
  else if (line.hasTakenOut) storage.remove(TAKEN_OUT);
}
