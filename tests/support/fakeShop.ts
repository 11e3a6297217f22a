import {
  type ExpressCheckoutResult,
  NOTHING_SAVED,
  type SavedCheckout,
} from '../../machines/checkout/context.ts';
import type { CartDetails, CartItem, ShippingMethod } from '../../machines/domain.ts';
import type { RecalledPayment } from '../../machines/order/setup.ts';
import type { CartEvidence } from '../../machines/order/verify.ts';
import type { Tokenise } from '../../src/lib/money/card.ts';

/** State of a fake platform for the cart and checkout pages; a test may change it at any time. */
export interface FakeShop {
  cartId: string | null;
  items: CartItem[];
  coupons: string[];
  /** A coupon code from a link that is not yet applied to a cart. */
  linkedCoupon?: string;
  prices: CartDetails['prices'];
  methods: ShippingMethod[];
  saved: SavedCheckout & Partial<ExpressCheckoutResult>;
  /** The record of an order whose outcome is unknown. */
  recalled: RecalledPayment | null;
  /** Result of querying the cart of that order; `number` is that of querying the order history. */
  evidence: CartEvidence;
  number: string | null;
  /** Data or error of each GraphQL operation, by name. */
  responses: Record<string, () => object | Error>;
  tokenise: Tokenise;
  /** The configuration's PAYMENT_PROVIDERS. */
  paymentProviders?: string;
  /** Error that a port throws, by the port's name, until it is removed. */
  fail: Record<string, Error | undefined>;
  /** Promise that a port awaits, by the port's name. */
  hold: Record<string, Promise<void> | undefined>;
}

const usd = (value: number) => ({ value, currency: 'USD' });

export const refusedError = (message: string) =>
  Object.assign(new Error(message), { reason: 'refused' });
export const unreachableError = () =>
  Object.assign(new Error('fetch failed'), { reason: 'unreachable' });

/** Creates a cart line of a simple product; `change` overrides fields. */
export const cartLine = (name: string, change: Partial<CartItem> = {}): CartItem => ({
  uid: name,
  id: name,
  quantity: 1,
  product: {
    uid: name,
    sku: name,
    name,
    urlKey: name.toLowerCase().replaceAll(' ', '-'),
    urlSuffix: '.html',
    image: null,
  },
  variantSku: null,
  options: [],
  price: usd(48),
  rowTotal: usd(48),
  isAvailable: true,
  notes: [],
  ...change,
});

/** A shop with one cart line and an empty checkout. */
export const DEFAULT_SHOP: FakeShop = {
  cartId: 'cart-1',
  items: [cartLine('First Light')],
  coupons: [],
  prices: {
    grand_total: usd(52.5),
    subtotal: usd(48),
    discounts: [],
    taxes: [{ label: 'Tax', amount: usd(4.5) }],
    shipping: null,
  },
  methods: [
    {
      carrier_code: 'flatrate',
      carrier_title: 'Flat Rate',
      method_code: 'flatrate',
      method_title: 'Fixed',
      amount: usd(15),
    },
    {
      carrier_code: 'freeshipping',
      carrier_title: 'Free Shipping',
      method_code: 'freeshipping',
      method_title: 'Free',
      amount: usd(0),
    },
  ],
  saved: NOTHING_SAVED,
  recalled: null,
  evidence: 'active',
  number: null,
  responses: {
    Countries: () => ({
      countries: [
        {
          __typename: 'Country',
          id: 'US',
          full_name_locale: 'United States',
          available_regions: [{ __typename: 'Region', id: 57, code: 'TX', name: 'Texas' }],
        },
        { __typename: 'Country', id: 'HK', full_name_locale: 'Hong Kong', available_regions: null },
      ],
      storeConfig: { store_code: 'default', default_country: 'US', optional_zip_countries: 'HK' },
    }),
    PaymentMethods: () => ({
      cart: {
        id: 'cart-1',
        available_payment_methods: [
          { code: 'checkmo', title: 'Check / Money order' },
          { code: 'florapay_card', title: 'Card' },
          { code: 'barter', title: 'Barter' },
        ],
      },
    }),
  },
  tokenise: async () => ({ nonce: 'nonce-1', last4: '1111', brand: 'visa' }),
  fail: {},
  hold: {},
};
