import { checkoutMachine } from '../../../machines/checkout/machine.ts';
import { seenOrder } from '../../../machines/order/agreement.ts';
import { accepted, done, type ModelEvent, rejected } from '../../support/model.ts';
import type { Exhibit } from '../Exhibit.ts';
import { ADDRESS, BY_CHECK, CART, METHOD, ORDER } from '../goods.ts';
import { hear, LOST, refusal, story } from '../story.ts';
import { FULL_CART } from './cart.ts';

const NOTHING = {
  availableShippingMethods: [],
  shippingAddress: null,
  shippingMethod: null,
  billingAddress: null,
  payment: null,
};
const KNOWN = hear('cart.known', { cartId: 'cart-1', details: CART });
const BEGUN = [KNOWN, hear('checkout.begin'), done('restoreCheckout', NOTHING)];
const SEND = hear('shippingAddress.submit', { address: ADDRESS });
const SENT = [SEND, accepted('submitShippingAddress', [METHOD])];
const CHOOSE = hear('shippingMethod.submit', { method: METHOD });
const CHOSEN = [...SENT, CHOOSE, accepted('submitShippingMethod')];
const BILL = hear('billingAddress.submit', { address: { sameAsShippingAddress: true } });
const BILLED = [...CHOSEN, BILL, accepted('submitBillingAddress')];
const PAID = [...BILLED, hear('paymentMethod.submit', { payment: BY_CHECK })];
const SEEN = seenOrder({
  cart: CART,
  charged: null,
  shippingAddress: ADDRESS,
  billingAddress: { sameAsShippingAddress: true },
  shippingMethod: METHOD,
  payment: BY_CHECK,
});
const PRESS = [...PAID, hear('order.submit', { seen: SEEN })];
const PLACE = [...PRESS, done('idleCart', CART)];
/** The same cart, a line of which is dearer now. */
const DEARER = {
  ...CART,
  prices: { ...CART.prices, grand_total: { value: 210, currency: 'USD' } },
};
const ended = (outcome: string, message: string | null, call = 'placeOrder') =>
  done(call, {
    outcome,
    failure: message === null ? null : { reason: 'refused', message },
    sentCartId: 'cart-1',
    changes: [],
    charged: null,
  });

const at = (path: string, events: ModelEvent[], note?: string, isUnsettled = false): Exhibit => ({
  machine: 'checkout',
  ...(note ? { note } : {}),
  path,
  parts: {
    cart: FULL_CART,
    checkout: story(checkoutMachine, events, {
      facts: { isUnsettled, isUnreported: false, isAtReceipt: false },
    }),
  },
});
const checkout = (events: ModelEvent[], note?: string) =>
  at('/checkout', [...BEGUN, ...events], note);

export const CHECKOUTS: Exhibit[] = [
  at('/checkout', [KNOWN]),
  at('/checkout', [KNOWN, hear('checkout.begin')]),
  at('/checkout', [
    KNOWN,
    hear('session.known', { isSignedIn: true }),
    hear('checkout.begin'),
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
  checkout([...SENT, CHOOSE, rejected('submitShippingMethod', LOST)], 'out of reach'),
  checkout([...SENT, CHOOSE, rejected('submitShippingMethod', refusal('Not offered.'))]),
  checkout(CHOSEN),
  checkout([...CHOSEN, BILL]),
  checkout([...CHOSEN, BILL, rejected('submitBillingAddress', LOST)], 'out of reach'),
  checkout(BILLED),
  checkout(PAID),
  checkout(PRESS),
  checkout([...PRESS, done('idleCart', DEARER)], 'changed'),
  checkout([...PRESS, done('idleCart', null)], 'not readable'),
  checkout(PLACE),
  checkout([...PLACE, hear('order.confirming')]),
  checkout([...PLACE, hear('order.delayed')]),
  checkout([...PLACE, ended('rejected', 'Some of the flowers are sold out.')], 'refused'),
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
  checkout([...PLACE, ended('unknown', 'No answer.')]),
  at('/checkout', [KNOWN], undefined, true),
  at('/checkout', [KNOWN, hear('order.delayed')], undefined, true),
  at('/checkout', [KNOWN, ended('absent', 'It is not there.', 'settleOrder')], undefined, true),
  at('/order-confirmation', [
    ...BEGUN,
    ...PLACE,
    hear('receipt.setOrder', { order: ORDER }),
    ended('placed', null),
  ]),
];
