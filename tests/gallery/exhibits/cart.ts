import { cartMachine } from '../../../machines/cart/machine.ts';
import { done, type ModelEvent } from '../../support/model.ts';
import type { Exhibit } from '../Exhibit.ts';
import { CART, EMPTY, LINE, SOLD_OUT } from '../goods.ts';
import { hear, story } from '../story.ts';

const RESTORED = done('restoreCart', {
  cartId: 'cart-1',
  removedLine: null,
  wishes: [],
  unconfirmedAddition: null,
  seen: null,
});
const OUT_OF_REACH = { reason: 'unreachable', message: '' };
const refused = (message: string) => ({ reason: 'refused', message });
/** What a change of the cart ends with. */
const outcome = (details: unknown, operation?: string, failure?: object) =>
  done('operation', {
    cartId: 'cart-1',
    details,
    failures: operation ? [{ operation, failure }] : [],
    removedLine: null,
    unconfirmedAddition: null,
    status: 'succeeded',
    again: [],
  });
const READ = [hear('cart.read'), outcome(CART)];
const update = hear('cart.updateItem', { itemId: LINE.uid, quantity: 3 });
const AFTER_A_WHILE = { type: 'xstate.after.debounce.cart.work.debouncing' };

/** A cart after these events. */
export const cartAfter = (...events: ModelEvent[]) => story(cartMachine, [RESTORED, ...events]);
export const FULL_CART = cartAfter(...READ);

const cart = (events: ModelEvent[], note?: string): Exhibit => ({
  machine: 'cart',
  ...(note ? { note } : {}),
  path: '/cart',
  parts: { cart: cartAfter(...events) },
});
export const CARTS: Exhibit[] = [
  { machine: 'cart', path: '/cart', parts: { cart: story(cartMachine) } },
  cart(READ),
  cart([hear('cart.read'), outcome(EMPTY)], 'empty'),
  cart([hear('cart.read'), outcome(SOLD_OUT)], 'sold out'),
  cart([hear('cart.read'), outcome(null, 'read', OUT_OF_REACH)], 'out of reach'),
  cart([...READ, hear('cart.beginEdit', { itemId: 'Mg==' })], 'editing options'),
  cart(
    [...READ, update, AFTER_A_WHILE, outcome(CART, 'update', refused('Only 2 left.'))],
    'quantity refused',
  ),
  cart(
    [
      ...READ,
      hear('cart.applyCoupon', { code: 'AUTUMN' }),
      outcome(CART, 'applyCoupon', refused('No such code.')),
    ],
    'coupon refused',
  ),
  cart([hear('cart.read')], 'reading'),
  cart([...READ, update]),
  cart([...READ, update, AFTER_A_WHILE], 'updating'),
  cart([...READ, hear('cart.removeItem', { itemId: LINE.uid })], 'removing'),
  cart([...READ, hear('cart.applyCoupon', { code: 'SPRING' })], 'applying a coupon'),
  {
    machine: 'cart',
    path: '/cart',
    parts: { cart: story(cartMachine, [RESTORED], { facts: { isAdoptionDue: true } }) },
  },
  cart([...READ, hear('cart.signedOut')]),
  cart([...READ, hear('cart.orderCompleted')]),
  cart([...READ, hear('cart.orderCompleted'), done('forgetCart', 1)]),
];
