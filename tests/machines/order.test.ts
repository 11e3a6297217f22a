import { describe, expect, it } from 'vitest';
import { placeOrderMachine } from '../../machines/order/place.ts';
import {
  CART,
  CHARGED,
  DEARER,
  DEARER_CHARGED,
  DRAFT,
  FAILURE,
  ORDER,
  PREPARED,
  RECALLED,
} from '../models/orderModel.ts';
import { done, failed } from '../support/model.ts';
import { standAlone, type Told } from '../support/standAlone.ts';

const CLAIMED = { type: 'order.claimed' };
const ELSEWHERE = { type: 'order.isElsewhere' };
const cartIs = (details: object) => ({ type: 'cart.known', details });
const as = (cart: object | null) => done('prepareOrder', { order: PREPARED, cart });
const verdict = (kind: string, more: object = {}) =>
  done('verifyOrder', { kind, number: null, isCartLost: false, ...more });
const NO = Object.assign(new Error('No'), FAILURE);
const REFUSAL = failed('sendPaymentInformation', NO);
const NO_ANSWER = failed('sendPaymentInformation', new Error('fetch failed'));
const SETTLED = 'cart ← cart.paymentSettled';
const TOTAL = [
  { kind: 'total', before: CART.prices.grand_total, after: DEARER.prices.grand_total },
];
const NOT_CURRENT = { ...RECALLED, isCurrent: false };

type Events = Told[];
/** An order that was pressed for, after these events; what it asked for before is not looked at. */
function order(...events: Events) {
  const placing = standAlone(placeOrderMachine, { input: DRAFT });
  placing.send(...events);
  placing.asked();
  return placing;
}
const RECORDING: Events = [CLAIMED, as(CART), done('sendShippingInformation', CHARGED)];
const PAYING: Events = [...RECORDING, done('recordOrder', RECALLED)];

describe('Order: the way to the payment', () => {
  it('begins when no other tab sends', () => {
    const placing = standAlone(placeOrderMachine, { input: DRAFT });
    expect(placing.asked()).toEqual(['call claimOrder']);
    placing.send(CLAIMED);
    expect(placing.asked()).toEqual(['call prepareOrder']);
    expect(placing.given('prepareOrder')).toEqual(DRAFT);
  });

  it('finds out what the other tab does where one sends, and sends nothing', () => {
    const placing = order(ELSEWHERE);
    placing.send(done('recallOrder', RECALLED));
    expect(placing.asked()).toEqual(['checkout ← order.confirming', 'call verifyOrder']);
  });

  it('tells the shipping, writes the payment down, and only then pays', () => {
    const placing = order(CLAIMED);
    placing.send(as(CART));
    expect(placing.asked()).toEqual(['call sendShippingInformation']);
    expect(placing.given('sendShippingInformation')).toEqual(PREPARED);
    placing.send(done('sendShippingInformation', CHARGED));
    expect(placing.asked()).toEqual(['call recordOrder']);
    placing.send(done('recordOrder', RECALLED));
    expect(placing.asked()).toEqual(['call sendPaymentInformation']);
  });

  it('pays with the amounts of the receipt as the platform charges them', () => {
    const subtotal = { value: 20, currency: 'USD' };
    const charged = { ...CHARGED, prices: { ...CART.prices, subtotal } };
    const placing = order(CLAIMED, as(CART));
    placing.send(done('sendShippingInformation', charged));
    expect(placing.given('recordOrder')).toMatchObject({ details: { prices: charged.prices } });
  });

  it.each([
    { step: 'prepareOrder', before: [CLAIMED] },
    { step: 'sendShippingInformation', before: [CLAIMED, as(CART)] },
  ])('is rejected where a step before it fails, with nothing paid: $step', ({ step, before }) => {
    const placing = order(...before);
    placing.send(failed(step, NO));
    expect(placing.output()).toMatchObject({
      outcome: 'rejected',
      failure: FAILURE,
      sentCartId: null,
      changes: [],
    });
    expect(placing.asked()).toEqual([]);
  });

  it('asks the cart for the total where the platform does not say what it will charge', () => {
    const placing = order(CLAIMED, as(CART));
    placing.send(done('sendShippingInformation', null));
    expect(placing.asked()).toEqual(['call readCart']);
    placing.send(done('readCart', CART));
    expect(placing.asked()).toEqual(['call recordOrder']);
  });
});

describe('Order: the total I saw is the total I pay', () => {
  const ends = (placing: ReturnType<typeof order>, changes: object[]) => {
    expect(placing.output()).toMatchObject({
      outcome: 'changed',
      failure: { reason: 'changed' },
      sentCartId: null,
      changes,
    });
  };

  it('ends unpaid where the cart is dearer when it is prepared, or cannot be read', () => {
    ends(order(CLAIMED, as(DEARER)), TOTAL);
    ends(order(CLAIMED, as(null)), [{ kind: 'unknown' }]);
  });

  it('ends unpaid where the platform would charge more, and says how much', () => {
    const placing = order(CLAIMED, as(CART), done('sendShippingInformation', DEARER_CHARGED));
    ends(placing, TOTAL);
    expect(placing.output()).toMatchObject({ charged: DEARER_CHARGED });
  });

  it('ends unpaid where the cart, asked instead, is dearer or cannot be read', () => {
    const before: Events = [CLAIMED, as(CART), done('sendShippingInformation', null)];
    ends(order(...before, done('readCart', DEARER)), TOTAL);
    ends(order(...before, failed('readCart')), [{ kind: 'unknown' }]);
  });

  it.each([
    { when: 'prepared', before: [CLAIMED] },
    { when: 'shipped', before: [CLAIMED, as(CART)] },
    { when: 'asked for', before: [CLAIMED, as(CART), done('sendShippingInformation', null)] },
  ])('ends unpaid where the cart becomes dearer while it is $when', ({ before }) => {
    const placing = order(...before);
    placing.send(cartIs(CART));
    expect(placing.output()).toBeUndefined();
    placing.send(cartIs(DEARER));
    ends(placing, TOTAL);
    expect(placing.asked()).toEqual([]);
  });

  it('ends unpaid where it becomes dearer while the payment is written down', () => {
    const placing = order(...RECORDING);
    placing.send(cartIs(CART), cartIs(DEARER));
    expect(placing.output()).toBeUndefined();
    placing.send(done('recordOrder', RECALLED));
    ends(placing, TOTAL);
    expect(placing.asked()).toEqual(['forgetRecord']);
  });

  it('leaves no word of a change behind where another payment is outstanding first', () => {
    const placing = order(...RECORDING, cartIs(DEARER));
    placing.send(failed('recordOrder'));
    expect(placing.asked()).toEqual(['call recallOrder']);
    placing.send(done('recallOrder', null));
    expect(placing.output()).toMatchObject({ outcome: 'nothing', failure: null, changes: [] });
  });
});

describe('Order: the answer to the payment', () => {
  it('gives the receipt, clears what was saved, replaces the cart, and is done', () => {
    const placing = order(...PAYING);
    placing.send(done('sendPaymentInformation', '42'));
    expect(placing.asked()).toEqual(['checkout ← receipt.setOrder', 'call clearSavedCheckout']);
    expect(placing.given('receipt.setOrder')).toMatchObject({
      order: { id: '42', cartId: 'cart-1' },
    });
    placing.send(done('clearSavedCheckout'));
    expect(placing.asked()).toEqual(['cart ← cart.orderCompleted']);
    placing.send({ type: 'cart.replaced' });
    expect(placing.asked()).toEqual(['forgetRecord', SETTLED]);
    expect(placing.output()).toMatchObject({
      outcome: 'placed',
      failure: null,
      sentCartId: 'cart-1',
      charged: null,
    });
  });

  it('is an order also where what follows it fails', () => {
    const paid: Events = [...PAYING, done('sendPaymentInformation', '42')];
    const placing = order(...paid, failed('clearSavedCheckout', NO));
    expect(placing.output()).toMatchObject({ outcome: 'placed', failure: FAILURE });
    const other = order(...paid, done('clearSavedCheckout'), {
      type: 'cart.notReplaced',
      failure: FAILURE,
    });
    expect(other.output()).toMatchObject({ outcome: 'placed', failure: FAILURE });
  });

  it('leaves a cart alone that is not this shopper’s any more', () => {
    const placing = order(...RECORDING, done('recordOrder', NOT_CURRENT));
    placing.send(done('sendPaymentInformation', '42'), done('clearSavedCheckout'));
    expect(placing.output()).toMatchObject({ outcome: 'placed' });
    expect(placing.asked()).not.toContain('cart ← cart.orderCompleted');
  });

  it('that says no forgets the payment, which is outstanding no more', () => {
    const placing = order(...PAYING, REFUSAL);
    expect(placing.output()).toMatchObject({ outcome: 'declined', failure: FAILURE });
    const other = standAlone(placeOrderMachine, { input: DRAFT });
    other.send(...PAYING);
    other.asked();
    other.send(REFUSAL);
    expect(other.asked()).toEqual(['forgetRecord', SETTLED]);
  });

  it('that never came is found out by asking, never by sending again', () => {
    const placing = order(...PAYING);
    placing.send(NO_ANSWER);
    expect(placing.asked()).toEqual(['checkout ← order.confirming', 'call verifyOrder']);
    expect(placing.given('verifyOrder')).toEqual(RECALLED.unsettled);
  });
});

describe('Order: a payment without an answer', () => {
  const VERIFYING: Events = [...PAYING, NO_ANSWER];

  it('that made an order gives its receipt with the number', () => {
    const placing = order(...VERIFYING);
    placing.send(verdict('placed', { number: '000042' }));
    expect(placing.asked()).toEqual(['checkout ← receipt.setOrder', 'call clearSavedCheckout']);
    expect(placing.given('receipt.setOrder')).toMatchObject({ order: { number: '000042' } });
  });

  it('that certainly made none is forgotten, and says so', () => {
    const placing = order(...VERIFYING);
    placing.send(verdict('absent'));
    expect(placing.asked()).toEqual(['forgetRecord', SETTLED]);
    expect(placing.output()).toMatchObject({ outcome: 'absent', failure: { reason: 'absent' } });
  });

  it.each([verdict('unknown'), failed('verifyOrder')])(
    'stays written down where nobody knows',
    (event) => {
      const placing = order(...VERIFYING);
      placing.send(event);
      expect(placing.asked()).toEqual([]);
      expect(placing.output()).toMatchObject({ outcome: 'unknown', sentCartId: 'cart-1' });
    },
  );

  it('whose cart is lost has the shop go on with another cart', () => {
    for (const type of ['cart.replaced', 'cart.notReplaced']) {
      const placing = order(...VERIFYING);
      placing.send(verdict('unknown', { isCartLost: true }));
      expect(placing.asked()).toEqual(['cart ← cart.orderCompleted']);
      expect(placing.output()).toBeUndefined();
      placing.send({ type, failure: FAILURE });
      expect(placing.output()).toMatchObject({ outcome: 'unknown' });
    }
  });

  it('whose lost cart is not this shopper’s leaves the cart alone', () => {
    const placing = order(...RECORDING, done('recordOrder', NOT_CURRENT), NO_ANSWER);
    placing.send(verdict('unknown', { isCartLost: true }));
    expect(placing.output()).toMatchObject({ outcome: 'unknown' });
    expect(placing.asked()).toEqual([]);
  });
});

describe('Order: a payment of an earlier visit', () => {
  const recalling = () => {
    const settling = standAlone(placeOrderMachine, { input: null });
    expect(settling.asked()).toEqual(['call claimOrder', 'call recallOrder']);
    return settling;
  };

  it('is asked about, and nothing is sent', () => {
    const settling = recalling();
    settling.send(done('recallOrder', RECALLED));
    expect(settling.asked()).toEqual(['checkout ← order.confirming', 'call verifyOrder']);
    expect(settling.given('verifyOrder')).toEqual(RECALLED.unsettled);
  });

  it('whose answer had come gives that receipt, and what follows is done', () => {
    const settling = recalling();
    settling.send(done('recallOrder', { ...RECALLED, order: ORDER }));
    expect(settling.asked()).toEqual(['checkout ← receipt.setOrder', 'call clearSavedCheckout']);
    expect(settling.given('receipt.setOrder')).toMatchObject({ order: ORDER });
    settling.send(done('clearSavedCheckout'));
    expect(settling.asked()).toEqual(['cart ← cart.orderCompleted']);
  });

  it('that is not there leaves nothing to find out', () => {
    const settling = recalling();
    settling.send(done('recallOrder', null));
    expect(settling.asked()).toEqual([SETTLED]);
    expect(settling.output()).toMatchObject({ outcome: 'nothing', sentCartId: null });
  });

  it('that cannot be recalled stays unknown', () => {
    const settling = recalling();
    settling.send(failed('recallOrder'));
    expect(settling.output()).toMatchObject({ outcome: 'unknown', sentCartId: null });
    expect(settling.asked()).toEqual([]);
  });
});
