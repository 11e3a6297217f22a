import { checkoutMachine } from '../../../machines/checkout/machine.ts';
import { toShownOrder } from '../../../machines/order/agreement.ts';
import { accepted, done, type ModelEvent, rejected } from '../../support/model.ts';
import type { Exhibit } from '../Exhibit.ts';
import { ADDRESS, BY_CHECK, CART, METHOD, ORDER } from '../sampleData.ts';
import { eventOf, LOST_RESPONSE, refusal, snapshotAfter } from '../snapshotAfter.ts';
import { FULL_CART } from './cart.ts';

const NOTHING = {
  availableShippingMethods: [],
  shippingAddress: null,
  shippingMethod: null,
  billingAddress: null,
  payment: null,
};
const KNOWN = eventOf('cart.announced', { cartId: 'cart-1', details: CART });
const BEGUN = [KNOWN, eventOf('checkout.begin'), done('restoreCheckout', NOTHING)];
const SEND = eventOf('shippingAddress.submit', { address: ADDRESS });
const SENT = [SEND, accepted('submitShippingAddress', [METHOD])];
const CHOOSE = eventOf('shippingMethod.submit', { method: METHOD });
const CHOSEN = [...SENT, CHOOSE, accepted('submitShippingMethod')];
const BILL = eventOf('billingAddress.submit', { address: { sameAsShippingAddress: true } });
const BILLED = [...CHOSEN, BILL, accepted('submitBillingAddress')];
const PAID = [...BILLED, eventOf('paymentMethod.submit', { payment: BY_CHECK })];
const SEEN = toShownOrder({
  cart: CART,
  charged: null,
  shippingAddress: ADDRESS,
  billingAddress: { sameAsShippingAddress: true },
  shippingMethod: METHOD,
  payment: BY_CHECK,
});
const PRESS = [...PAID, eventOf('order.submit', { shownOrder: SEEN })];
const PLACE = [...PRESS, done('idleCart', CART)];
/** The same cart with a higher price of one line. */
const DEARER = {
  ...CART,
  prices: { ...CART.prices, grand_total: { value: 210, currency: 'USD' } },
};
const orderOutcome = (outcome: string, message: string | null, call = 'placeOrder') =>
  done(call, {
    outcome,
    failure: message === null ? null : { reason: 'refused', message },
    sentCartId: 'cart-1',
    changes: [],
    charged: null,
  });

const exhibitAt = (
  path: string,
  events: ModelEvent[],
  note?: string,
  isUnsettled = false,
): Exhibit => ({
  machine: 'checkout',
  ...(note ? { note } : {}),
  path,
  parts: {
    cart: FULL_CART,
    checkout: snapshotAfter(checkoutMachine, events, {
      facts: { isUnsettled, isUnreported: false, isAtReceipt: false },
    }),
  },
});
const checkout = (events: ModelEvent[], note?: string) =>
  exhibitAt('/checkout', [...BEGUN, ...events], note);

export const CHECKOUTS: Exhibit[] = [
  exhibitAt('/checkout', [KNOWN]),
  exhibitAt('/checkout', [KNOWN, eventOf('checkout.begin')]),
  exhibitAt('/checkout', [
    KNOWN,
    eventOf('session.announced', { isSignedIn: true }),
    eventOf('checkout.begin'),
    done('restoreCheckout', NOTHING),
  ]),
  checkout([]),
  checkout([SEND]),
  checkout(
    [SEND, rejected('submitShippingAddress', refusal('We do not deliver there.'))],
    'refused',
  ),
  checkout(SENT),
  checkout([...SENT, CHOOSE]),
  checkout([...SENT, CHOOSE, rejected('submitShippingMethod', LOST_RESPONSE)], 'out of reach'),
  checkout([...SENT, CHOOSE, rejected('submitShippingMethod', refusal('Not offered.'))]),
  checkout(CHOSEN),
  checkout([...CHOSEN, BILL]),
  checkout([...CHOSEN, BILL, rejected('submitBillingAddress', LOST_RESPONSE)], 'out of reach'),
  checkout(BILLED),
  checkout(PAID),
  checkout(PRESS),
  checkout([...PRESS, done('idleCart', DEARER)], 'changed'),
  checkout([...PRESS, done('idleCart', null)], 'not readable'),
  checkout(PLACE),
  checkout([...PLACE, eventOf('order.confirming')]),
  checkout([...PLACE, eventOf('order.delayed')]),
  checkout([...PLACE, orderOutcome('rejected', 'Some of the flowers are sold out.')], 'refused'),
  checkout(
    [
      ...PLACE,
      done('placeOrder', {
        outcome: 'methodLost',
        failure: { reason: 'slotLost', message: 'Not offered.' },
        sentCartId: null,
        changes: [],
        charged: null,
        methods: [METHOD],
      }),
    ],
    'delivery time lost',
  ),
  checkout([...PLACE, orderOutcome('unknown', 'No response.')]),
  exhibitAt('/checkout', [KNOWN], undefined, true),
  exhibitAt('/checkout', [KNOWN, eventOf('order.delayed')], undefined, true),
  exhibitAt(
    '/checkout',
    [KNOWN, orderOutcome('absent', 'It is not there.', 'settleOrder')],
    undefined,
    true,
  ),
  exhibitAt('/order-confirmation', [
    ...BEGUN,
    ...PLACE,
    eventOf('receipt.setOrder', { order: ORDER }),
    orderOutcome('placed', null),
  ]),
];
