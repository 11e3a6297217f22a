import { actorOf } from '../../../src/actors/AppActor.ts';
import { ROBERTA } from '../../support/openShop.ts';
import { pressPlaceOrder } from '../../support/pressPlaceOrder.ts';
import type { Row } from '../row.ts';
import type { Stage } from '../stage.ts';
import { signedInWithALine } from './cartParts.ts';
import { atStep, checkoutSnapshot, goToStep, isOpen, sendToCheckout } from './checkoutParts.ts';
import { isSignedIn, sendToSession } from './sessionParts.ts';

/** Presses Place Order if the review shows an order. */
const place = (stage: Stage) => {
  const actor = actorOf(stage.shop().app, 'checkout');
  if (actor && actor.getSnapshot().context.details !== null) pressPlaceOrder(actor);
};
const ordersOf = ({ platform }: Stage) => platform.orders.length;
const isOrdered = (stage: Stage) => checkoutSnapshot(stage)?.hasTag('receipt') === true;
/** The receipt's code may load later. */
const isPlaced = (stage: Stage) => isOrdered(stage) && stage.main().includes('Thank you');
const isUnconfirmed = (stage: Stage) => checkoutSnapshot(stage)?.hasTag('unconfirmed') === true;
/** The page reports why there is no order, or that the outcome is unknown. */
const isReported = (stage: Stage) =>
  (checkoutSnapshot(stage)?.context.errors.review !== undefined &&
    document.querySelector('main [role=alert]') !== null) ||
  isUnconfirmed(stage);

/** After the session has ended, the shopper signs in again and confirms the restored steps. */
const signInAndPlaceOrder: Row['retry'] = async (stage, fault) => {
  if (fault !== '401') return orderRow('', {}).retry?.(stage, fault);
  await sendToSession({ type: 'session.signIn', ...ROBERTA })(stage);
  await stage.until(() => isSignedIn(stage) && location.pathname !== '/signin', 'signed in');
  await stage.pass(3_000);
  await stage.until(() => isOrdered(stage) || isOpen(stage), 'ordered, or an open checkout');
  if (isOrdered(stage)) return;
  await goToStep(stage, 'review');
  await stage.pressWhenReady('Place Order');
};
const WITH_SIGN_IN: Partial<Row> = {
  arrange: (stage) => atStep(stage, 'review', signedInWithALine),
  isReported: (stage) => isReported(stage) || location.pathname === '/signin',
  retry: signInAndPlaceOrder,
};

/** The last step of a guest's checkout, or of a customer's. */
const orderRow = (operation: string, more: Partial<Row>): Row => ({
  operation,
  kind: 'mutation',
  arrange: (stage) => atStep(stage, 'review'),
  act: place,
  isDone: isPlaced,
  isReported,
  isWaiting: (stage) =>
    checkoutSnapshot(stage)?.hasTag('submitting') === true ||
    checkoutSnapshot(stage)?.hasTag('confirming') === true,
  async retry(stage) {
    if (isUnconfirmed(stage)) sendToCheckout({ type: 'order.check' })(stage);
    else await stage.pressWhenReady('Place Order');
  },
  facts: ordersOf,
  before: 0,
  after: 1,
  ...more,
});

/** Setting the shipping information places no order. */
const SHIPPING: Partial<Row> = {
  factsAfter: {
    'lost response': 0,
    'malformed JSON': 0,
    'offline in the middle': 0,
    'reload in the middle': 0,
  },
};
/** The shop looks for the order of a payment whose response was lost; it never pays again. */
const PAYMENT: Partial<Row> = {
  marks: {
    'lost response': 'recovered',
    'malformed JSON': 'recovered',
    'reload in the middle': 'ok',
  },
};

/** Deletes ordered carts, as some platforms do. */
function forgetCartsOnceOrdered({ platform: { orders, carts } }: Stage) {
  const add = orders.push.bind(orders);
  orders.push = (...placed) => {
    queueMicrotask(() => carts.clear());
    return add(...placed);
  };
}

/** The order is placed even if the query fails. */
const ORDERED = { 'lost request': 1, 'lost response': 1, 500: 1, 401: 1, 'malformed JSON': 1 };
const QUERY_AFTER_ORDER: Partial<Row> = {
  kind: 'query',
  factsAfter: ORDERED,
  marks: { 'reload in the middle': 'ok' },
};

export const orderRows: readonly Row[] = [
  orderRow('/rest/V1/guest-carts/:cartId/shipping-information', SHIPPING),
  orderRow('/rest/V1/guest-carts/:cartId/payment-information', PAYMENT),
  orderRow('/rest/V1/carts/mine/shipping-information', { ...WITH_SIGN_IN, ...SHIPPING }),
  orderRow('/rest/V1/carts/mine/payment-information', { ...WITH_SIGN_IN, ...PAYMENT }),
  {
    // The outcome of the payment is unknown: the shop queries the cart.
    ...orderRow('CartAccess', {}),
    ...QUERY_AFTER_ORDER,
    async arrange(stage) {
      await atStep(stage, 'review');
      await stage.control('drop', { field: 'payment-information' });
    },
  },
  {
    // The cart no longer exists, so the shop reads the customer's order history.
    ...orderRow('LatestOrders', {}),
    ...WITH_SIGN_IN,
    ...QUERY_AFTER_ORDER,
    async arrange(stage) {
      await atStep(stage, 'review', signedInWithALine);
      await stage.control('drop', { field: 'payment-information' });
      forgetCartsOnceOrdered(stage);
    },
  },
];
