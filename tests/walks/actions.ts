import { STEPS } from '../../machines/checkout/steps.ts';
import { toShownOrder } from '../../machines/order/agreement.ts';
import { acceptedCheckout } from '../support/acceptedCheckout.ts';
import type { SeededRandom } from '../support/seededRandom.ts';
import { FAULTS } from './faultyConnection.ts';
import { SKU, type Visits } from './visits.ts';

const { shippingAddress, shippingMethod, billingAddress, payment } = acceptedCheckout;
const { email: _, ...anonymous } = shippingAddress;
const EXPRESS = { ...shippingMethod, carrier_code: 'nobody', method_code: 'nothing' };

/** The actions of a walk, with their relative frequency. */
export const WEIGHTS = {
  goOn: 40,
  fillAnything: 6,
  edit: 5,
  place: 8,
  placeTwice: 2,
  askAgain: 2,
  add: 6,
  changeQuantity: 4,
  remove: 1,
  coupon: 2,
  lookAtCart: 2,
  begin: 3,
  leave: 1,
  forgetAll: 0.3,
  reload: 3,
  comeToAnotherPage: 1,
  loseSomething: 5,
  losePayment: 4,
  goOffline: 1.5,
  comeOnline: 6,
  waitAMoment: 8,
  waitLong: 2,
  sellOut: 0.7,
  restock: 3,
  changePrice: 0.7,
} as const;
export type Action = keyof typeof WEIGHTS;

/** The implementation of each action. */
export function actionsOf(
  visit: Visits,
  { next, oneOf }: SeededRandom,
): Record<Action, () => unknown> {
  const checkout = (event: object) => visit.checkout()?.send(event as never);
  const cart = (event: object) => visit.cart()?.send(event as never);
  const is = (tag: string) =>
    visit
      .checkout()
      ?.getSnapshot()
      .hasTag(tag as never) === true;
  const firstLine = () => visit.cart()?.getSnapshot().context.details?.items[0]?.uid ?? 'MQ==';

  function card(isDeclined: boolean) {
    const nonce = `nonce-${Math.floor(next() * 1e12)}`;
    const token = { nonce, brand: 'visa', last4: '1111', isDeclined, isSpent: false };
    visit.platform.cards.set(nonce, token as never);
    return { code: 'florapay_card', title: 'Card', data: { nonce, summary: 'Visa •••• 1111' } };
  }
  const fillings = (): Record<(typeof STEPS)[number], () => object> => ({
    shippingAddress: () => ({
      type: 'shippingAddress.submit',
      address: next() < 0.9 ? shippingAddress : anonymous,
    }),
    shippingMethod: () => ({
      type: 'shippingMethod.submit',
      method: next() < 0.9 ? shippingMethod : EXPRESS,
    }),
    billingAddress: () => ({
      type: 'billingAddress.submit',
      address: next() < 0.5 ? billingAddress : shippingAddress,
    }),
    paymentMethod: () => ({
      type: 'paymentMethod.submit',
      payment: next() < 0.5 ? payment : card(next() < 0.3),
    }),
    review: () => {
      const shown = visit.checkout()?.getSnapshot().context;
      const shownOrder = shown && toShownOrder({ ...shown, cart: shown.details });
      return shownOrder ? { type: 'order.submit', shownOrder } : { type: 'checkout.begin' };
    },
  });
  const fill = (step: (typeof STEPS)[number]) => checkout(fillings()[step]());
  const setOnline = (isOnline: boolean) => {
    visit.connection.isOnline = isOnline;
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  const add = () =>
    cart({
      type: 'cart.addItem',
      cartId: null,
      parentSku: null,
      product: { uid: '', name: '', selectedOptions: [] },
      quantity: 1,
      sku: SKU,
    });

  return {
    /** Takes the next step of the shortest path to an order. */
    goOn: async () => {
      if (next() < 0.5) await visit.pass(500);
      const details = visit.cart()?.getSnapshot().context.details;
      if (!details || details.items.length === 0) return add();
      if (is('unconfirmed')) return checkout({ type: 'order.check' });
      const step = STEPS.find(is);
      if (step) fill(step);
      else checkout({ type: 'checkout.begin' });
      return visit.settle(8);
    },
    fillAnything: () => fill(oneOf(STEPS)),
    edit: () => checkout({ type: 'checkout.edit', step: oneOf(STEPS) }),
    place: () => fill('review'),
    placeTwice: () => {
      fill('review');
      fill('review');
    },
    askAgain: () => checkout({ type: 'order.check' }),
    add,
    changeQuantity: () =>
      cart({
        type: 'cart.updateItem',
        itemId: firstLine(),
        quantity: 1 + Math.floor(next() * 3),
      }),
    remove: () => cart({ type: 'cart.removeItem', itemId: firstLine() }),
    coupon: () =>
      cart(
        next() < 0.6
          ? { type: 'cart.applyCoupon', code: oneOf(['FIRSTLIGHT', 'NOSUCH']) }
          : { type: 'cart.removeCoupon' },
      ),
    lookAtCart: () => cart({ type: 'cart.read' }),
    begin: () => checkout({ type: 'checkout.begin' }),
    leave: () => checkout({ type: 'checkout.cancel' }),
    forgetAll: () => checkout({ type: 'checkout.reset' }),
    reload: () => visit.open(),
    comeToAnotherPage: () => visit.open('/about-us'),
    loseSomething: () => visit.connection.injectFault(oneOf(FAULTS)),
    losePayment: () =>
      visit.connection.injectFault(oneOf(FAULTS), (name) => name.endsWith('/payment-information')),
    goOffline: () => setOnline(false),
    comeOnline: () => {
      if (!visit.connection.isOnline) setOnline(true);
    },
    waitAMoment: () => visit.pass(oneOf([100, 400, 1_000, 3_000])),
    waitLong: () => visit.pass(oneOf([8_000, 40_000])),
    sellOut: () => {
      visit.simple.stock = 0;
    },
    restock: () => {
      visit.simple.stock = 1_000_000;
    },
    changePrice: () => {
      visit.simple.price += 100;
    },
  };
}
