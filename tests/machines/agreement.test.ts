import { describe, expect, it } from 'vitest';
import type { CartDetails } from '../../machines/domain.ts';
import {
  chargeChanges,
  choiceChanges,
  orderChanges,
  type ShownOrder,
  toShownOrder,
} from '../../machines/order/agreement.ts';
import type { ChargedAmounts } from '../../machines/order/receipt.ts';
import { acceptedCheckout } from '../support/acceptedCheckout.ts';
import { cartLine, DEFAULT_SHOP } from '../support/fakeShop.ts';

const usd = (value: number) => ({ value, currency: 'USD' });
const LINE = cartLine('First Light');
const cart = (change: Partial<CartDetails> = {}): CartDetails => ({
  id: 'cart-1',
  items: [LINE],
  totalQuantity: 1,
  coupons: ['FIRSTLIGHT'],
  prices: { ...DEFAULT_SHOP.prices, shipping: { label: 'Flat Rate', amount: usd(15) } },
  ...change,
});
const tax = (value: number) => ({ label: 'Tax', amount: usd(value) });
const withPrices = (prices: Partial<CartDetails['prices']>) =>
  cart({ prices: { ...cart().prices, ...prices } });

describe('Order agreement: a cart that is read again before the order', () => {
  it('has no changes while lines, coupons and amounts are the same', () => {
    expect(orderChanges(cart(), cart())).toEqual([]);
    expect(orderChanges(cart(), withPrices({ discounts: [tax(0)] }))).toEqual([]);
    expect(
      orderChanges(withPrices({ discounts: [tax(-9)] }), withPrices({ discounts: [tax(9)] })),
    ).toEqual([]);
    const early = usd(52.500_000_1);
    expect(orderChanges(cart(), withPrices({ grand_total: early }))).toEqual([]);
  });

  it('names each line whose card message has changed, whatever the order of equal lines', () => {
    const card = (message: string) => ({ ...LINE, gift: { to: 'Eve', from: 'Ada', message } });
    const cartOf = (...items: CartDetails['items']) => cart({ items });
    const changed = [{ kind: 'gift', name: 'First Light' }];
    expect(orderChanges(cartOf(LINE), cartOf(card('Hello')))).toEqual(changed);
    expect(orderChanges(cartOf(card('Hello')), cartOf(LINE))).toEqual(changed);
    expect(orderChanges(cartOf(card('Hello')), cartOf(card('Farewell')))).toEqual(changed);
    expect(orderChanges(cartOf(card('Hello'), LINE), cartOf(LINE, card('Hello')))).toEqual([]);
    expect(orderChanges(cartOf({ ...LINE, gift: null }), cartOf(LINE))).toEqual([]);
  });

  it.each<[string, CartDetails | null, object[]]>([
    [
      'another total',
      withPrices({ grand_total: usd(999) }),
      [{ kind: 'total', before: usd(52.5), after: usd(999) }],
    ],
    [
      'another currency',
      withPrices({ grand_total: { value: 52.5, currency: 'HKD' } }),
      [{ kind: 'total', before: usd(52.5), after: { value: 52.5, currency: 'HKD' } }],
    ],
    [
      'another price of a line',
      cart({ items: [{ ...LINE, price: usd(9) }] }),
      [{ kind: 'price', name: 'First Light', before: usd(48), after: usd(9) }],
    ],
    [
      'another quantity',
      cart({ items: [{ ...LINE, quantity: 2 }] }),
      [{ kind: 'quantity', name: 'First Light', before: 1, after: 2 }],
    ],
    ['a line less', cart({ items: [] }), [{ kind: 'removed', name: 'First Light' }]],
    [
      'a line more',
      cart({ items: [LINE, cartLine('Madder Hour')] }),
      [{ kind: 'added', name: 'Madder Hour' }],
    ],
    [
      'a line that is sold out',
      cart({ items: [{ ...LINE, isAvailable: false }] }),
      [{ kind: 'unavailable', name: 'First Light' }],
    ],
    ['no coupon any more', cart({ coupons: [] }), [{ kind: 'couponLost', code: 'FIRSTLIGHT' }]],
    [
      'another coupon beside it',
      cart({ coupons: ['FIRSTLIGHT', 'GIFT'] }),
      [{ kind: 'couponAdded', code: 'GIFT' }],
    ],
    [
      'no shipping method',
      withPrices({ shipping: null }),
      [{ kind: 'shippingLost' }, { kind: 'amounts' }],
    ],
    ['another tax at the same total', withPrices({ taxes: [tax(7)] }), [{ kind: 'amounts' }]],
    ['nothing that could be read', null, [{ kind: 'unknown' }]],
    ['no total', withPrices({ grand_total: null }), [{ kind: 'unknown' }]],
    ['another cart in its place', cart({ id: 'cart-2' }), [{ kind: 'unknown' }]],
  ])('has changed with %s', (_, now, changes) => {
    expect(orderChanges(cart(), now)).toEqual(changes);
  });

  it('has unknown changes when no total was on screen', () => {
    expect(orderChanges(withPrices({ grand_total: null }), cart())).toEqual([{ kind: 'unknown' }]);
  });

  it('counts two lines of the same product as one', () => {
    const twice = cart({ items: [LINE, { ...LINE, id: '2', uid: '2' }] });
    expect(orderChanges(twice, cart({ items: [{ ...LINE, quantity: 2 }] }))).toEqual([]);
  });
});

const SEEN = toShownOrder({ ...acceptedCheckout, cart: cart(), charged: null }) as ShownOrder;
const charge = (change: Partial<ChargedAmounts> = {}): ChargedAmounts => ({
  prices: cart().prices,
  lines: { 'First Light': { name: 'First Light', quantity: 1, rowTotal: null } },
  ...change,
});

describe('Order agreement: the amounts that the platform is about to charge', () => {
  it('have no changes while total and lines are the same', () => {
    expect(chargeChanges(SEEN, charge())).toEqual([]);
    expect(chargeChanges(SEEN, charge({ lines: {} }))).toEqual([]);
  });

  it('name a line that the shopper never saw, and a line that is not charged', () => {
    const other = { name: 'Madder Hour', quantity: 1, rowTotal: usd(9) };
    expect(
      chargeChanges(SEEN, charge({ lines: { ...charge().lines, 'Madder Hour': other } })),
    ).toEqual([{ kind: 'added', name: 'Madder Hour' }]);
    const two = { ...SEEN, cart: cart({ items: [LINE, cartLine('Madder Hour')] }) };
    expect(chargeChanges(two, charge())).toEqual([{ kind: 'removed', name: 'Madder Hour' }]);
  });

  it('have changed with another total, and are unknown without a total', () => {
    const dearer = charge({ prices: withPrices({ grand_total: usd(200) }).prices });
    const changes = [{ kind: 'total', before: usd(52.5), after: usd(200) }];
    expect(chargeChanges(SEEN, dearer)).toEqual(changes);
    expect(chargeChanges({ ...SEEN, charged: dearer }, dearer)).toEqual([]);
    expect(chargeChanges(SEEN, null)).toEqual([{ kind: 'unknown' }]);
  });
});

describe('Order agreement: the choices made in the checkout steps', () => {
  it('have changed when an address or a method is not the one on screen', () => {
    expect(choiceChanges(SEEN, acceptedCheckout)).toEqual([]);
    const shippingAddress = { ...acceptedCheckout.shippingAddress, city: 'Dallas' };
    for (const now of [
      { ...acceptedCheckout, shippingAddress },
      { ...acceptedCheckout, payment: null },
    ]) {
      expect(choiceChanges(SEEN, now)).toEqual([{ kind: 'choices' }]);
    }
  });

  it('are incomplete while one of them is missing', () => {
    expect(toShownOrder({ ...acceptedCheckout, cart: null, charged: null })).toBeNull();
    expect(
      toShownOrder({ ...acceptedCheckout, cart: cart(), charged: null, payment: null }),
    ).toBeNull();
  });
});
