import { chosenVariant, enabledProduct } from './cartChoice.ts';
import type { Shop, Wishlist, WishlistItem } from './model.ts';
import type { WishProblem } from './wishlist.ts';

interface WishChange {
  id: string;
  quantity?: number | null;
  description?: string | null;
  selectedOptions?: readonly string[] | null;
}

export const wishById = (list: Wishlist, id: string): WishlistItem | undefined =>
  list.items.find((item) => String(item.id) === id);

/** Removes an item from a wish list. */
export function removeWish(shop: Shop, list: Wishlist, id: string): WishProblem | null {
  if (!wishById(list, id)) return notInList(id);
  list.items = list.items.filter((item) => String(item.id) !== id);
  list.updatedAt = shop.now();
  return null;
}

/** Changes quantity, description or options of an item; quantity zero removes it. */
export function changeWish(shop: Shop, list: Wishlist, change: WishChange): WishProblem | null {
  const item = wishById(list, change.id);
  if (!item) return notInList(change.id);
  if (typeof change.quantity === 'number' && change.quantity <= 0) {
    return removeWish(shop, list, change.id);
  }
  item.quantity = change.quantity ?? item.quantity;
  item.description = change.description ?? item.description;
  const product = enabledProduct(shop, item.sku);
  if (product?.kind === 'configurable' && change.selectedOptions?.length) {
    item.variantSku = chosenVariant(shop, product, change.selectedOptions)?.sku ?? item.variantSku;
  }
  list.updatedAt = shop.now();
  return null;
}

const notInList = (id: string): WishProblem => ({
  code: 'UNDEFINED',
  phrase: 'The wishlist item with ID "%1" does not belong to the wishlist',
  parameters: [id],
});
