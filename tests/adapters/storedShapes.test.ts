import { describe, expect, it } from 'vitest';
import {
  isAddition,
  isAdditions,
  isAddress,
  isBillingAddress,
  isMethods,
  isPayment,
  isPendingCoupon,
  isRefusedCoupon,
  isShownCart,
  isUnconfirmedAddition,
} from '../../src/adapters/storage/storedShapes.ts';

const ADDRESS = {
  firstname: 'Ada',
  lastname: 'Lovelace',
  street: ['1 Flower Street'],
  city: 'Austin',
  region_code: 'TX',
  postcode: '78701',
  telephone: '555',
  country_id: 'US',
};
const MONEY = { value: 5, currency: 'USD' };
const METHOD = {
  carrier_code: 'flatrate',
  carrier_title: 'Flat Rate',
  method_code: 'flatrate',
  method_title: 'Fixed',
  amount: MONEY,
};
const ADDITION = {
  cartId: null,
  parentSku: null,
  product: { uid: 'MQ==', name: 'Madder Hour', selectedOptions: [] },
  quantity: 1,
  sku: 'FL-B-04',
};
const CART = {
  cartId: 'abc',
  lines: { rose: { name: 'Rose', price: MONEY, quantity: 2 } },
  coupons: ['FIRSTLIGHT'],
  shipping: null,
};

describe('Stored shapes', () => {
  it.each<[string, (value: unknown) => boolean, unknown]>([
    ['an address of a guest', isAddress, { ...ADDRESS, email: 'ada@example.com' }],
    ['an address of a customer', isAddress, ADDRESS],
    [
      'a billing address equal to the shipping address',
      isBillingAddress,
      { sameAsShippingAddress: true },
    ],
    ['a billing address of its own', isBillingAddress, ADDRESS],
    ['shipping methods', isMethods, [METHOD]],
    ['a payment', isPayment, { code: 'free', title: 'Free', data: { nonce: 'abc' } }],
    [
      'an addition with a card message',
      isAddition,
      { ...ADDITION, gift: { to: 'B', from: 'A', message: 'Hi' } },
    ],
    ['queued additions', isAdditions, [ADDITION]],
    ['an unconfirmed addition', isUnconfirmedAddition, { addition: ADDITION, before: 0 }],
    ['a cart that the shopper saw', isShownCart, CART],
    ['a coupon of a link', isPendingCoupon, { code: 'SPRING', announced: 'late' }],
    [
      'a refused coupon',
      isRefusedCoupon,
      { code: 'SPRING', failure: { reason: 'refused', message: 'No.' } },
    ],
  ])('accept %s', (_, isShape, value) => {
    expect(isShape(value)).toBe(true);
  });

  it.each<[string, (value: unknown) => boolean, unknown]>([
    ['a text in place of an address', isAddress, 'Austin'],
    ['an address without a street', isAddress, { ...ADDRESS, street: undefined }],
    ['an address whose email is a number', isAddress, { ...ADDRESS, email: 7 }],
    [
      'a billing address that only denies equality',
      isBillingAddress,
      { sameAsShippingAddress: false },
    ],
    [
      'shipping methods with one without an amount',
      isMethods,
      [METHOD, { ...METHOD, amount: null }],
    ],
    [
      'a payment with a number among its data',
      isPayment,
      { code: 'free', title: 'Free', data: { a: 7 } },
    ],
    ['an addition without a quantity', isAddition, { ...ADDITION, quantity: '1' }],
    ['an addition with an incomplete card message', isAddition, { ...ADDITION, gift: { to: 'B' } }],
    ['a single addition in place of a list', isAdditions, ADDITION],
    [
      'an unconfirmed addition without the earlier quantity',
      isUnconfirmedAddition,
      { addition: ADDITION },
    ],
    [
      'a cart with a line without a price',
      isShownCart,
      { ...CART, lines: { rose: { name: 'Rose', quantity: 1 } } },
    ],
    ['a cart that does not say how it is shipped', isShownCart, { ...CART, shipping: undefined }],
    ['a coupon with an unknown stage', isPendingCoupon, { code: 'SPRING', announced: 'never' }],
    ['a refused coupon without a reason', isRefusedCoupon, { code: 'SPRING' }],
    ['nothing', isShownCart, null],
  ])('reject %s', (_, isShape, value) => {
    expect(isShape(value)).toBe(false);
  });
});
