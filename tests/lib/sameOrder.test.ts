import { describe, expect, it } from 'vitest';
import type { CartDetails } from '../../machines/domain.ts';
import { isSameOrder } from '../../src/lib/order/sameOrder.ts';
import { DEFAULTS } from '../support/fakeShop.ts';

const usd = (value: number) => ({ value, currency: 'USD' });
const [line] = DEFAULTS.items;
const cart = (change: Partial<CartDetails> = {}): CartDetails => ({
  id: 'cart-1',
  items: line ? [line] : [],
  totalQuantity: 1,
  coupons: ['FIRSTLIGHT'],
  prices: { ...DEFAULTS.prices, shipping: { label: 'Flat Rate', amount: usd(15) } },
  ...change,
});
const charge = (value: number) => ({ label: 'Tax', amount: usd(value) });
const summed = (prices: Partial<CartDetails['prices']>) =>
  cart({ prices: { ...cart().prices, ...prices } });
const shipped = (label: string, value: number) =>
  cart({ prices: { ...DEFAULTS.prices, shipping: { label, amount: usd(value) } } });

describe('an order is the same', () => {
  it('while nothing has changed, and when a step has added its shipping or its tax', () => {
    expect(isSameOrder(cart(), cart())).toBe(true);
    const early = cart({ prices: { ...DEFAULTS.prices, shipping: null, grand_total: usd(1) } });
    expect(isSameOrder(early, cart())).toBe(true);
    expect(isSameOrder(cart(), summed({ discounts: [charge(0)] }))).toBe(true);
    expect(
      isSameOrder(summed({ discounts: [charge(-9)] }), summed({ discounts: [charge(9)] })),
    ).toBe(true);
    expect(isSameOrder(shipped('Best Way', 9), shipped('Flat Rate', 15))).toBe(true);
  });

  it.each([
    ['another price', cart({ items: line ? [{ ...line, price: usd(999) }] : [] })],
    ['another quantity', cart({ items: line ? [{ ...line, quantity: 2 }] : [] })],
    ['a line less', cart({ items: [] })],
    ['no coupon any more', cart({ coupons: [] })],
    ['another grand total', summed({ grand_total: usd(999) })],
    ['another tax, if all comes to the same', summed({ taxes: [charge(7)] })],
    ['a smaller discount', summed({ discounts: [charge(7)] })],
    ['dearer shipping of the same kind', shipped('Flat Rate', 20)],
  ])('but not with %s', (_, now) => {
    expect(isSameOrder(cart(), now)).toBe(false);
  });
});
