import { chosenVariant, enabledProduct } from './cartChoice.ts';
import type { Parameters } from './cartRefusal.ts';
import { refuse } from './cartRefusal.ts';
import type { Customer, Shop, Wishlist, WishlistItem } from './model.ts';

interface Wish {
  sku: string;
  quantity: number;
  parentSku?: string | null;
  selectedOptions?: readonly string[] | null;
}

export interface WishProblem {
  code: 'PRODUCT_NOT_FOUND' | 'UNDEFINED';
  phrase: string;
  parameters: Parameters;
}

export const wishlistOf = (shop: Shop, customer: Customer): Wishlist | undefined =>
  shop.wishlists.find(({ customerId }) => customerId === customer.id);

/** The customer's wish list, created at its first use. */
export function ownWishlist(shop: Shop, customer: Customer): Wishlist {
  const known = wishlistOf(shop, customer);
  if (known) return known;
  const list: Wishlist = {
    id: shop.nextId.wishlist,
    customerId: customer.id,
    sharingCode: crypto.randomUUID().replaceAll('-', ''),
    updatedAt: shop.now(),
    items: [],
  };
  shop.nextId.wishlist += 1;
  shop.wishlists.push(list);
  return list;
}

/** The customer's wish list with this id; 0 stands for the customer's own list. */
export function requestedWishlist(shop: Shop, customer: Customer, id: string): Wishlist {
  const requestedId = Number.parseInt(id, 10) || 0;
  if (requestedId === 0) return ownWishlist(shop, customer);
  const own = wishlistOf(shop, customer);
  if (own?.id !== requestedId) refuse('input', 'The wishlist was not found.');
  return own;
}

/**
 * Adds a product to a wish list. The same product with the same options is added to its item.
 *
 * @returns the problem, or null
 */
export function addWish(shop: Shop, list: Wishlist, wish: Wish): WishProblem | null {
  const sku = wish.parentSku || wish.sku;
  const product = enabledProduct(shop, sku);
  if (!product) {
    return problem('PRODUCT_NOT_FOUND', 'Could not find a product with SKU "%1"', [sku]);
  }
  const chosen = variantOf(shop, wish);
  if (chosen === undefined)
    return problem('UNDEFINED', 'You need to choose options for your item.');
  const quantity = wish.quantity > 0 ? wish.quantity : 1;
  const same = list.items.find((item) => item.sku === sku && item.variantSku === chosen);
  if (same) same.quantity += quantity;
  else list.items.push({ ...newItem(shop), sku, variantSku: chosen, quantity });
  list.updatedAt = shop.now();
  return null;
}

function newItem(shop: Shop): Pick<WishlistItem, 'id' | 'addedAt' | 'description'> {
  const id = shop.nextId.wish;
  shop.nextId.wish += 1;
  return { id, addedAt: shop.now(), description: null };
}

/** The SKU of the chosen variant, null without a choice, or undefined when no variant matches. */
function variantOf(
  shop: Shop,
  { sku, parentSku, selectedOptions }: Wish,
): string | null | undefined {
  const product = enabledProduct(shop, parentSku || sku);
  if (product?.kind !== 'configurable') return null;
  if (selectedOptions?.length) return chosenVariant(shop, product, selectedOptions)?.sku;
  if (!parentSku || parentSku === sku) return null;
  return product.variants.find((variant) => variant.sku === sku)?.sku;
}

const problem = (
  code: WishProblem['code'],
  phrase: string,
  parameters: Parameters = [],
): WishProblem => ({ code, phrase, parameters });
