import type { CartCommand } from '../../machines/cart/commands.ts';
import type { CartContext } from '../../machines/cart/context.ts';
import type { CartOperationContext } from '../../machines/cart/operationContext.ts';
import { done, elapsed, failed, type ModelEvent } from '../support/model.ts';
import type { Round } from './stories.ts';

const PRICE = { value: 10, currency: 'USD' };
const product = {
  uid: 'MQ==',
  sku: 'rose',
  name: 'Rose',
  urlKey: 'rose',
  urlSuffix: '',
  image: null,
};
const line = (variantSku: string | null) => ({
  uid: 'MQ==',
  id: '1',
  quantity: 1,
  product,
  variantSku,
  options: [],
  price: PRICE,
  rowTotal: PRICE,
  isAvailable: true,
  notes: [],
});
const prices = { grand_total: PRICE, subtotal: PRICE, discounts: [], taxes: [], shipping: null };
const CART = { id: 'cart-1', items: [line(null)], totalQuantity: 1, coupons: [], prices };
const CHOSEN = { ...CART, items: [line('rose-large')] };
const ROSE: Extract<CartCommand, { kind: 'add' }> = {
  kind: 'add',
  cartId: null,
  parentSku: null,
  product: { uid: 'MQ==', name: 'Rose', selectedOptions: [] },
  quantity: 1,
  sku: 'rose',
};
const OUT = { ...ROSE, parentSku: 'rose', sku: 'rose-large' };
const NAMES = { CART, CHOSEN, ROSE, OUT, PRICE };

const error = (reason: string, message: string) => Object.assign(new Error(message), { reason });
const INVALID = error('invalidCart', 'Could not find a cart');
const INACTIVE = error('invalidCart', "The cart isn't active.");
const REFUSED = error('refused', 'Not enough');
const LOST = error('unreachable', 'fetch failed');
const yes = () => true;
const no = () => false;
const NOBODY = { isSignedIn: no, isCartForeign: no, isPaymentOutstanding: no };

const CALLS = ['addItem', 'updateItem', 'removeItem', 'takeOut', 'putBack', 'undo'];
const OPERATION_EVENTS = [
  elapsed('arrival', 'cartOperation.reconciling.awaitingArrival'),
  done('createCart', 'cart-2'),
  failed('createCart', REFUSED),
  done('forgetCart', 1),
  failed('forgetCart'),
  done('endSession'),
  failed('endSession'),
  done('readDetails', CART),
  done('readDetails', CHOSEN),
  done('readDetails', { ...CART, items: [] }),
  failed('readDetails', INVALID),
  failed('readDetails', LOST),
  ...[...CALLS, 'applyCoupon', 'applyLinkedCoupon', 'removeCoupon'].flatMap((id) => [
    done(id),
    ...[INVALID, REFUSED, LOST].map((why) => failed(id, why)),
  ]),
  failed('addItem', INACTIVE),
];
const changing = (name: string, command: CartCommand, input: object = {}, facts = {}): Round => ({
  name,
  input: {
    command,
    cartId: 'cart-1',
    line: line(null),
    details: CART,
    removedLine: null,
    unconfirmedAddition: null,
    mayDefer: true,
    ...input,
  },
  events: OPERATION_EVENTS,
  facts: { ...NOBODY, ...facts },
  facets: ((context: CartOperationContext) => [
    context.cartId,
    context.deadCartId,
    context.removedLine === null,
    context.failure?.reason,
    context.invalid?.failure.message,
  ]) as never,
  names: NAMES,
  most: 2,
});
const UPDATE: CartCommand = { kind: 'update', itemId: 'MQ==', quantity: 2 };

/** One change of the cart, of each kind and in each kind of trouble. */
export const OPERATION_ROUNDS: Round[] = [
  changing('add', ROSE),
  changing('update', UPDATE),
  changing('remove', { kind: 'remove', itemId: 'MQ==' }),
  changing('coupon', { kind: 'applyCoupon', code: 'SPRING' }),
  changing('no coupon', { kind: 'removeCoupon' }),
  changing('read', { kind: 'read' }),
  changing('add with the coupon of a link', ROSE, { coupon: { code: 'SPRING', told: 'new' } }),
  changing(
    'read with the coupon of a link',
    { kind: 'read' },
    { coupon: { code: 'SPRING', told: 'new' } },
  ),
  changing('add without a cart', ROSE, { cartId: null, details: null }),
  changing('read without a cart', { kind: 'read' }, { cartId: null, details: null }),
  changing('update options', UPDATE, { line: line('rose-large'), details: CHOSEN }),
  changing('add, a line being out', ROSE, { removedLine: OUT }),
  changing('add again', ROSE, {
    unconfirmedAddition: { addition: ROSE, before: 9, maybeInFlight: true },
  }),
  changing('add, a line of a reloaded page being out', ROSE, {
    removedLine: { ...OUT, maybeInFlight: true },
  }),
  changing(
    'read, a line being out, with a coupon',
    { kind: 'read' },
    {
      removedLine: OUT,
      coupon: { code: 'SPRING', told: 'new' },
    },
  ),
  changing(
    'read, an addition being open, with a coupon',
    { kind: 'read' },
    {
      unconfirmedAddition: { addition: ROSE, before: 9, maybeInFlight: true },
      coupon: { code: 'SPRING', told: 'new' },
    },
  ),
  changing('update options with a coupon', UPDATE, {
    line: line('rose-large'),
    details: CHOSEN,
    coupon: { code: 'SPRING', told: 'new' },
  }),
  changing('add for a customer', ROSE, {}, { isSignedIn: yes }),
  changing('add, the cart a guest’s', ROSE, {}, { isSignedIn: yes, isCartForeign: yes }),
  changing('add again, the cart a guest’s', ROSE, { mayDefer: false }, { isCartForeign: yes }),
  changing('update for a customer', UPDATE, {}, { isSignedIn: yes }),
  changing('add while paying', ROSE, {}, { isPaymentOutstanding: yes }),
];

export const ADOPTION_ROUNDS: Round[] = [yes, no].map((hasGuestsCart) => ({
  name: hasGuestsCart() ? 'with a guest’s cart' : 'without one',
  facts: { hasGuestsCart },
  events: [
    done('takeCustomersCart', 'cart-2'),
    failed('takeCustomersCart', LOST),
    ...['mergeGuestsCart', 'mergeAgain', 'forgetGuestsCart'].flatMap((id) => [
      done(id),
      failed(id, INACTIVE),
      failed(id, LOST),
    ]),
    elapsed('pause', 'cartAdoption.pausing'),
  ],
  facets: (context) => context,
  names: NAMES,
  most: 4,
}));

const { kind: _kind, ...addition } = ROSE;
const failure = { reason: 'refused' as const, message: 'No' };
const OUTCOME = {
  cartId: 'cart-1',
  details: CART,
  failures: [],
  again: [],
  status: 'succeeded',
  removedLine: null,
  unconfirmedAddition: null,
};
const CART_EVENTS = [
  { type: 'cart.addItem', ...addition },
  { type: 'cart.updateItem', itemId: 'MQ==', quantity: 2 },
  { type: 'cart.removeItem', itemId: 'MQ==' },
  { type: 'cart.applyCoupon', code: 'A' },
  { type: 'cart.removeCoupon' },
  { type: 'cart.linkCoupon', code: 'A' },
  { type: 'cart.read', isShippingOwn: true },
  { type: 'cart.beginEdit', itemId: 'MQ==' },
  { type: 'cart.endEdit' },
  { type: 'cart.orderCompleted' },
  { type: 'cart.lockOver' },
  { type: 'cart.stored', cartId: 'cart-9' },
  ...['cart-1', 'cart-9'].map((cartId) => ({
    type: 'cart.seenElsewhere',
    seen: { cartId, lines: {}, coupons: ['A'], shipping: null },
  })),
  { type: 'cart.signedIn' },
  { type: 'cart.sessionEnding' },
  { type: 'cart.signedOut' },
  { type: 'cart.paymentSettled' },
  done('restoreCart', {
    cartId: 'cart-1',
    removedLine: null,
    wishes: [],
    unconfirmedAddition: null,
  }),
  done('restoreCart', { cartId: null, removedLine: null, wishes: [], unconfirmedAddition: null }),
  elapsed('debounce', 'cart.debouncing'),
  done('operation', OUTCOME),
  done('operation', {
    ...OUTCOME,
    couponVerdict: { code: 'A', kind: 'applied', failure: null, hasNoCart: false },
  }),
  done('operation', { ...OUTCOME, details: null, failures: [{ operation: 'add', failure }] }),
  failed('operation'),
  done('adopt', { cartId: 'cart-3', failure: null }),
  done('adopt', { cartId: null, failure }),
  failed('adopt'),
  ...['leaveCart', 'forgetCart', 'createCart'].map((id) => done(id, 1)),
  failed('createCart'),
  done('createCart', 'cart-2'),
] as ModelEvent[];

const holding = (name: string, isAdoptionDue: () => boolean, isPaying: () => boolean): Round => ({
  name,
  facts: { isAdoptionDue, isPaymentOutstanding: isPaying },
  events: CART_EVENTS,
  facets: (({ waiting, isLocked, ...context }: CartContext) => [
    waiting.slice(0, 1).map(({ kind }) => kind),
    isLocked,
    context.isSessionEnding,
    context.isAdoptionUntried,
    context.cartId !== null,
    context.cartId !== null && context.storedElsewhere !== null,
    context.details !== null,
    context.editing !== null,
  ]) as never,
  names: NAMES,
  most: 3,
});

export const CART_ROUNDS: Round[] = [
  holding('a cart', no, no),
  holding('a guest’s cart of a customer', yes, no),
  holding('a cart being paid', no, yes),
];
