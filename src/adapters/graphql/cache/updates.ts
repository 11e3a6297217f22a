import type { Cache, UpdateResolver, UpdatesConfig } from '@urql/exchange-graphcache';
import type { WithImages } from '../../storage/imagesBySku.ts';

const CART = { __typename: 'Cart', id: 'one' };
const CUSTOMER = { __typename: 'Customer', id: 'one' };
/**
 * A field of the optional PWA modules. No mutation selects the field, so each mutation of the cart
 * invalidates it.
 */
const SUMMARY = 'total_summary_quantity_including_config';

/** Mutations that change the cart's items. */
const ITEM_MUTATIONS = ['addProductsToCart', 'mergeCarts', 'removeItemFromCart', 'updateCartItems'];

/** Mutations that change the wish list; every cached page of it becomes stale. */
const WISH_MUTATIONS = [
  'addProductsToWishlist',
  'addWishlistItemsToCart',
  'removeProductsFromWishlist',
  'updateProductsInWishlist',
];

/** Mutations that change the address book; a new default address changes the former one too. */
const ADDRESS_MUTATIONS = [
  'createCustomerAddress',
  'deleteCustomerAddress',
  'updateCustomerAddress',
];

/**
 * Creates Graphcache's update resolvers: they invalidate fields that a mutation changes without
 * returning them.
 *
 * @param onGallery - called with each product whose media gallery a result contains
 * @returns a configuration for one client, since it tracks the id of the cached cart
 */
export function createUpdates(onGallery?: (product: WithImages) => void): UpdatesConfig {
  let cachedCartId: string | null = null;

  /** Invalidates the singleton cart's fields when its id changes: they belong to another cart. */
  const keepOneCart: UpdateResolver = ({ id }, _args, cache) => {
    if (typeof id !== 'string') return;
    if (cachedCartId !== null && cachedCartId !== id) forgetFields(cache);
    cachedCartId = id;
  };
  const forgetCart: UpdateResolver = (_result, _args, cache) => {
    cachedCartId = null;
    cache.invalidate(CART);
    for (const { fieldName, arguments: args } of cache.inspectFields('Query')) {
      if (fieldName === 'cart') cache.link('Query', fieldName, args, null);
      if (fieldName === 'customerCart') cache.invalidate('Query', fieldName);
    }
  };

  const pictures = { media_gallery: (product: WithImages) => onGallery?.(product) };

  return {
    Mutation: {
      ...Object.fromEntries(ITEM_MUTATIONS.map((name) => [name, forgetSummary])),
      ...Object.fromEntries(WISH_MUTATIONS.map((name) => [name, forgetWishList])),
      ...Object.fromEntries(ADDRESS_MUTATIONS.map((name) => [name, forgetAddresses])),
      reorderItems: forgetSummary,
      addWishlistItemsToCart: forgetWishListAndSummary,
      createEmptyCart: forgetCart,
      createGuestCart: forgetCart,
      placeOrder: forgetCart,
    },
    Cart: { id: keepOneCart },
    SimpleProduct: pictures,
    ConfigurableProduct: pictures,
  };
}

/**
 * Invalidates all fields of the cart but its id. Documents select `id` first, so the fields after
 * it are written after this.
 */
function forgetFields(cache: Cache): void {
  for (const { fieldName, arguments: args } of cache.inspectFields(CART)) {
    if (fieldName !== 'id' && fieldName !== '__typename') cache.invalidate(CART, fieldName, args);
  }
}

const forgetSummary: UpdateResolver = (_result, _args, cache) => {
  if (cache.resolve(CART, SUMMARY) !== undefined) cache.invalidate(CART, SUMMARY);
};

const forgetCustomerField =
  (name: string): UpdateResolver =>
  (_result, _args, cache) => {
    for (const { fieldName, arguments: args } of cache.inspectFields(CUSTOMER)) {
      if (fieldName === name) cache.invalidate(CUSTOMER, fieldName, args);
    }
  };
const forgetWishList = forgetCustomerField('wishlists');
/** A move from the wish list to the cart changes both. */
const forgetWishListAndSummary: UpdateResolver = (...change) => {
  forgetWishList(...change);
  forgetSummary(...change);
};
const forgetAddresses = forgetCustomerField('addresses');
