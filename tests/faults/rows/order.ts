import { checkoutOf } from '../../../src/actors/AppActor.ts';
import { acceptedCheckout } from '../../support/acceptedCheckout.ts';
import { ROBERTA, stored } from '../../support/openShop.ts';
import type { Row } from '../row.ts';
import type { Stage } from '../stage.ts';
import { signedInWithALine } from './cartParts.ts';
import { atStep, checkout, submit } from './checkoutParts.ts';

const place = submit({ type: 'order.submit' });
const ordersOf = ({ platform }: Stage) => platform.orders.length;
const isPlaced = (stage: Stage) =>
  checkout(stage)?.hasTag('receipt') === true && stage.main().includes('Thank you');
const isDoubted = (stage: Stage) => checkout(stage)?.hasTag('unconfirmed') === true;
/** Read on the page: why there is no order, or that nobody knows yet. */
const isTold = (stage: Stage) =>
  (checkout(stage)?.context.errors.order !== undefined &&
    document.querySelector('main [role=alert]') !== null) ||
  isDoubted(stage);

/** The last step of a guest's checkout, or of a customer's. */
const orderRow = (operation: string, more: Partial<Row>): Row => ({
  operation,
  kind: 'mutation',
  arrange: (stage) => atStep(stage, 'order'),
  act: place,
  isDone: isPlaced,
  isTold,
  isWaiting: (stage) =>
    checkout(stage)?.hasTag('submitting') === true ||
    checkout(stage)?.hasTag('confirming') === true,
  again: (stage) => (isDoubted(stage) ? submit({ type: 'order.check' })(stage) : place(stage)),
  facts: ordersOf,
  before: 0,
  after: 1,
  ...more,
});

const asCustomer = (stage: Stage) => atStep(stage, 'order', signedInWithALine);

/** Nothing is ordered by saying where to. */
const SHIPPING: Partial<Row> = {
  heldAfter: {
    'lost answer': 0,
    'malformed JSON': 0,
    'offline in the middle': 0,
    'reload in the middle': 0,
  },
};
/** A payment whose answer is lost is looked for, not sent again. */
const PAYMENT: Partial<Row> = {
  marks: { 'lost answer': 'healed', 'malformed JSON': 'healed', 'reload in the middle': 'ok' },
};

export const orderRows: readonly Row[] = [
  orderRow('/rest/V1/guest-carts/:cartId/shipping-information', SHIPPING),
  orderRow('/rest/V1/guest-carts/:cartId/payment-information', PAYMENT),
  orderRow('/rest/V1/carts/mine/shipping-information', { arrange: asCustomer, ...SHIPPING }),
  orderRow('/rest/V1/carts/mine/payment-information', { arrange: asCustomer, ...PAYMENT }),
];
void acceptedCheckout;
void ROBERTA;
void stored;
void checkoutOf;
