import { cartMachine } from '../../../machines/cart/machine.ts';
import { done, type ModelEvent } from '../../support/model.ts';
import type { Exhibit } from '../Exhibit.ts';
import { CART, EMPTY, LINE, SOLD_OUT } from '../sampleData.ts';
import { eventOf, snapshotAfter } from '../snapshotAfter.ts';

const RESTORED = done('restoreCart', {
  cartId: 'cart-1',
  removedLine: null,
  queuedAdditions: [],
  unconfirmedAddition: null,
  lastShown: null,
});
const OUT_OF_REACH = { reason: 'unreachable', message: '' };
const refusal = (message: string) => ({ reason: 'refused', message });
/** The output of a cart operation. */
const outcome = (details: unknown, operation?: string, failure?: object) =>
  done('operation', {
    cartId: 'cart-1',
    details,
    failures: operation ? [{ operation, failure }] : [],
    removedLine: null,
    unconfirmedAddition: null,
    status: 'succeeded',
    requeued: [],
  });
const READ = [eventOf('cart.read'), outcome(CART)];
const update = eventOf('cart.updateItem', { itemId: LINE.uid, quantity: 3 });
const AFTER_A_WHILE = { type: 'xstate.after.debounce.cart.work.debouncing' };

/** The cart's snapshot after these events. */
const cartAfter = (...events: ModelEvent[]) => snapshotAfter(cartMachine, [RESTORED, ...events]);
export const FULL_CART = cartAfter(...READ);

const cart = (events: ModelEvent[], note?: string): Exhibit => ({
  machine: 'cart',
  ...(note ? { note } : {}),
  path: '/cart',
  parts: { cart: cartAfter(...events) },
});
export const CARTS: Exhibit[] = [
  { machine: 'cart', path: '/cart', parts: { cart: snapshotAfter(cartMachine) } },
  cart(READ),
  cart([eventOf('cart.read'), outcome(EMPTY)], 'empty'),
  cart([eventOf('cart.read'), outcome(SOLD_OUT)], 'sold out'),
  cart([eventOf('cart.read'), outcome(null, 'read', OUT_OF_REACH)], 'out of reach'),
  cart([...READ, eventOf('cart.beginEdit', { itemId: 'Mg==' })], 'editing options'),
  cart(
    [...READ, update, AFTER_A_WHILE, outcome(CART, 'update', refusal('Only 2 left.'))],
    'quantity refused',
  ),
  cart(
    [
      ...READ,
      eventOf('cart.applyCoupon', { code: 'AUTUMN' }),
      outcome(CART, 'applyCoupon', refusal('No such code.')),
    ],
    'coupon refused',
  ),
  cart([eventOf('cart.read')], 'reading'),
  cart([...READ, update]),
  cart([...READ, update, AFTER_A_WHILE], 'updating'),
  cart([...READ, eventOf('cart.removeItem', { itemId: LINE.uid })], 'removing'),
  cart([...READ, eventOf('cart.applyCoupon', { code: 'SPRING' })], 'applying a coupon'),
  {
    machine: 'cart',
    path: '/cart',
    parts: { cart: snapshotAfter(cartMachine, [RESTORED], { facts: { isAdoptionDue: true } }) },
  },
  cart([...READ, eventOf('cart.signedOut')]),
  cart([...READ, eventOf('cart.orderCompleted', { previousCart: 'ordered' })]),
  cart([
    ...READ,
    eventOf('cart.orderCompleted', { previousCart: 'ordered' }),
    done('forgetCart', 1),
  ]),
];
