import type { CartDetails, CartItem, Order } from '../../machines/domain.ts';
import { ADDRESS, METHOD } from '../support/sampleAddress.ts';

export { ADDRESS, METHOD };

const usd = (value: number) => ({ value, currency: 'USD' });

export const LINE: CartItem = {
  uid: 'MQ==',
  id: '1',
  quantity: 2,
  product: {
    uid: 'MQ==',
    sku: 'apricot-letters',
    name: 'Apricot Letters',
    urlKey: 'apricot-letters',
    urlSuffix: '.html',
    image: null,
  },
  variantSku: null,
  options: [],
  price: usd(48),
  rowTotal: usd(96),
  isAvailable: true,
  notes: [],
};

/** A cart line with options, which can be edited. */
const CHOSEN: CartItem = {
  ...LINE,
  uid: 'Mg==',
  id: '2',
  quantity: 1,
  product: { ...LINE.product, uid: 'Mg==', sku: 'madder-hour', name: 'Madder Hour' },
  variantSku: 'madder-hour-large',
  options: [{ label: 'Size', value: 'Large', optionUid: 'c2l6ZQ==', valueUid: 'bGFyZ2U=' }],
  price: usd(72),
  rowTotal: usd(72),
};

export const CART: CartDetails = {
  id: 'cart-1',
  items: [LINE, CHOSEN],
  totalQuantity: 3,
  coupons: ['SPRING'],
  prices: {
    grand_total: usd(159.2),
    subtotal: usd(168),
    discounts: [{ label: 'Spring', amount: usd(-16.8) }],
    taxes: [{ label: 'Tax', amount: usd(8) }],
    shipping: null,
  },
};

export const EMPTY: CartDetails = { ...CART, items: [], totalQuantity: 0, coupons: [] };
export const SOLD_OUT: CartDetails = {
  ...CART,
  items: [{ ...LINE, isAvailable: false }, CHOSEN],
};

export const BY_CHECK = { code: 'checkmo', title: 'Check / Money order', data: {} };

export const ORDER: Order = {
  id: '42',
  number: '000000042',
  cartId: 'cart-1',
  shipping_address: ADDRESS,
  email: 'ada@example.com',
  items: CART.items,
  prices: CART.prices,
  shippingTitle: 'Flat Rate – Fixed',
  paymentTitle: 'Check / Money order',
};

export const ROBERTA = {
  email: 'roberta@example.com',
  firstname: 'Roberta',
  lastname: 'Lee',
  isSubscribed: true,
};
