import { addProducts, type WantedItem } from '../shop/cartAdd.ts';
import { enabledProduct, valueUid } from '../shop/cartChoice.ts';
import { ownCart } from '../shop/cartCreate.ts';
import { refuse } from '../shop/cartRefusal.ts';
import type { Customer, RequestContext, Shop, Wishlist, WishlistItem } from '../shop/model.ts';
import { removeWish, wishById } from '../shop/wishlistChange.ts';
import { phraseWith } from './phrases.ts';

/**
 * Moves items of the list, or all of them, to the customer's cart. Items that cannot be added stay
 * on the list and are reported.
 */
export function moveToCart(
  context: RequestContext,
  customer: Customer,
  wishlist: Wishlist,
  ids: readonly string[],
) {
  const { shop } = context;
  const unknown = ids.filter((id) => !wishById(wishlist, id));
  if (unknown.length > 0) {
    refuse('input', 'The wishlist item ids "%1" were not found.', [unknown.join(',')]);
  }
  const cart = ownCart({ ...context, customer });
  const requested = wishlist.items.filter(({ id }) => ids.length === 0 || ids.includes(String(id)));
  const problems = requested.flatMap((item) => {
    const [problem] = addProducts(shop, cart, [asCartItem(shop, item)]);
    if (!problem) {
      removeWish(shop, wishlist, String(item.id));
      return [];
    }
    return {
      code: problem.code,
      message: phraseWith(context, problem.phrase, problem.parameters),
      wishlistId: String(wishlist.id),
      wishlistItemId: String(item.id),
    };
  });
  return {
    status: problems.length === 0,
    wishlist,
    add_wishlist_items_to_cart_user_errors: problems,
  };
}

function asCartItem(shop: Shop, { sku, variantSku, quantity }: WishlistItem): WantedItem {
  const parent = enabledProduct(shop, sku);
  if (parent?.kind !== 'configurable') return { sku, quantity };
  const variant = parent.variants.find((variant) => variant.sku === variantSku);
  return {
    sku,
    quantity,
    selectedOptions: (variant?.valueIds ?? []).map((id, index) =>
      valueUid(parent.attributeIds[index] ?? 0, id),
    ),
  };
}
