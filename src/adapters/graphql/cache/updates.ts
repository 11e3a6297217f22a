import type { Cache, UpdatesConfig } from '@urql/exchange-graphcache';

const CART_MUTATIONS = [
  'addProductsToCart',
  'applyCouponToCart',
  'mergeCarts',
  'removeCouponFromCart',
  'removeItemFromCart',
  'setBillingAddressOnCart',
  'setGuestEmailOnCart',
  'setPaymentMethodOnCart',
  'setShippingAddressesOnCart',
  'setShippingMethodsOnCart',
  'updateCartItems',
];

/** The cart is one entity: its fields are written by the answer itself, nothing is refetched. */
const written = () => {};

/** An order or a new cart leaves nothing of the old one. */
const forgetCart = (_result: unknown, _args: unknown, cache: Cache) => {
  cache.invalidate({ __typename: 'Cart', id: 'one' });
  for (const { fieldName, arguments: args } of cache.inspectFields('Query')) {
    if (fieldName === 'cart' || fieldName === 'customerCart')
      cache.invalidate('Query', fieldName, args);
  }
};

/**
 * What mutations do to the cache. Every one that answers a cart is named: an unnamed one that
 * returns an entity not yet known would count as a creation and refetch all of its type.
 */
export const updates: UpdatesConfig = {
  Mutation: {
    ...Object.fromEntries(CART_MUTATIONS.map((name) => [name, written])),
    createEmptyCart: forgetCart,
    createGuestCart: forgetCart,
    placeOrder: forgetCart,
  },
};
