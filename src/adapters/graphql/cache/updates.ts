import type { Cache, UpdateResolver, UpdatesConfig } from '@urql/exchange-graphcache';
import type { Pictured } from '../../storage/imagesBySku.ts';

const CART = { __typename: 'Cart', id: 'one' };
const CUSTOMER = { __typename: 'Customer', id: 'one' };
/** Of the optional PWA modules; our mutations do not ask for it, so they make it old. */
const SUMMARY = 'total_summary_quantity_including_config';

/** They change what is in the cart. */
const ITEM_MUTATIONS = ['addProductsToCart', 'mergeCarts', 'removeItemFromCart', 'updateCartItems'];

/** They change what is on the wish list, whatever page of it is on screen. */
const WISH_MUTATIONS = [
  'addProductsToWishlist',
  'addWishlistItemsToCart',
  'removeProductsFromWishlist',
  'updateProductsInWishlist',
];

/** They change the address book: one that becomes a default takes that from another. */
const ADDRESS_MUTATIONS = [
  'createCustomerAddress',
  'deleteCustomerAddress',
  'updateCustomerAddress',
];

/**
 * What answers do to the cache, beyond being written there. Answers of mutations are payloads
 * without a key, so what they hold is written and nothing is fetched for it.
 *
 * @param onGallery told of each product whose pictures an answer holds.
 * @returns a configuration for one client: it remembers whose fields the one cart holds.
 */
export function createUpdates(onGallery?: (product: Pictured) => void): UpdatesConfig {
  let known: string | null = null;

  /** The cart is a singleton, so another id must not inherit the fields of the one before. */
  const keepOneCart: UpdateResolver = ({ id }, _args, cache) => {
    if (typeof id !== 'string') return;
    if (known !== null && known !== id) forgetFields(cache);
    known = id;
  };
  const forgetCart: UpdateResolver = (_result, _args, cache) => {
    known = null;
    cache.invalidate(CART);
    for (const { fieldName, arguments: args } of cache.inspectFields('Query')) {
      if (fieldName === 'cart') cache.link('Query', fieldName, args, null);
      if (fieldName === 'customerCart') cache.invalidate('Query', fieldName);
    }
  };

  const pictures = { media_gallery: (product: Pictured) => onGallery?.(product) };

  return {
    Mutation: {
      ...Object.fromEntries(ITEM_MUTATIONS.map((name) => [name, forgetSummary])),
      ...Object.fromEntries(WISH_MUTATIONS.map((name) => [name, forgetWishList])),
      ...Object.fromEntries(ADDRESS_MUTATIONS.map((name) => [name, forgetAddresses])),
      reorderItems: forgetSummary,
      addWishlistItemsToCart: forgetBoth,
      createEmptyCart: forgetCart,
      createGuestCart: forgetCart,
      placeOrder: forgetCart,
    },
    Cart: { id: keepOneCart },
    SimpleProduct: pictures,
    ConfigurableProduct: pictures,
  };
}

/** Written first, the id stays; what stands after it in the answer is written after this. */
function forgetFields(cache: Cache): void {
  for (const { fieldName, arguments: args } of cache.inspectFields(CART)) {
    if (fieldName !== 'id' && fieldName !== '__typename') cache.invalidate(CART, fieldName, args);
  }
}

const forgetSummary: UpdateResolver = (_result, _args, cache) => {
  if (cache.resolve(CART, SUMMARY) !== undefined) cache.invalidate(CART, SUMMARY);
};

const forgetOfCustomer =
  (name: string): UpdateResolver =>
  (_result, _args, cache) => {
    for (const { fieldName, arguments: args } of cache.inspectFields(CUSTOMER)) {
      if (fieldName === name) cache.invalidate(CUSTOMER, fieldName, args);
    }
  };
const forgetWishList = forgetOfCustomer('wishlists');
/** What moves from the list into the cart changes both. */
const forgetBoth: UpdateResolver = (...change) => {
  forgetWishList(...change);
  forgetSummary(...change);
};
const forgetAddresses = forgetOfCustomer('addresses');
