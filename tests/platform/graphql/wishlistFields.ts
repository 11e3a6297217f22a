import { chosenOptions, enabledProduct, uidOf, valueUid } from '../shop/cartChoice.ts';
import type { RequestContext, Shop, Wishlist, WishlistItem } from '../shop/model.ts';
import { inputError } from './errors.ts';
import type { PageArguments } from './paging.ts';
import { phrase } from './phrases.ts';
import type { TypeResolvers } from './resolvers.ts';
import { timeText } from './timeText.ts';
import { typenameOfProduct } from './typenameOf.ts';

const list = {
  id: ({ id }: Wishlist) => String(id),
  items_count: ({ items }: Wishlist) => items.length,
  sharing_code: ({ sharingCode }: Wishlist) => sharingCode,
  updated_at: ({ updatedAt }: Wishlist) => timeText(updatedAt),
};

/** Resolvers of a wish list. Items whose product no longer exists are counted but not listed. */
export const wishlistFields: TypeResolvers = {
  Wishlist: {
    ...list,
    items_v2: itemsPage,
    items: ({ items }: Wishlist) => items.map(olderItem),
  },
  WishlistOutput: {
    items_count: list.items_count,
    sharing_code: list.sharing_code,
    updated_at: list.updated_at,
  },
  WishlistItemInterface: {
    id: ({ id }: WishlistItem) => String(id),
    added_at: ({ addedAt }: WishlistItem) => timeText(addedAt),
    product: ({ sku }: WishlistItem, _, { shop }) => enabledProduct(shop, sku) ?? null,
  },
  WishlistItem: {
    product: ({ sku }: WishlistItem, _, { shop }) => enabledProduct(shop, sku) ?? null,
  },
  BundleWishlistItem: { bundle_options: () => [] },
  ConfigurableWishlistItem: { configured_variant: variant, configurable_options: options },
};

/** An item in its older shape, whose quantity is named qty. */
const olderItem = ({ id, sku, quantity, description, addedAt }: WishlistItem) => ({
  id,
  sku,
  qty: quantity,
  description,
  added_at: timeText(addedAt),
});

/** One page of items. A page past the end is the last one, as in the platform's collections. */
function itemsPage(
  { items }: Wishlist,
  { pageSize, currentPage }: PageArguments,
  context: RequestContext,
) {
  const [size, requestedPage] = [pageSize ?? 20, currentPage ?? 1];
  if (size < 1) throw inputError(phrase(context, 'pageSize value must be greater than 0.'));
  if (requestedPage < 1)
    throw inputError(phrase(context, 'currentPage value must be greater than 0.'));
  const shown = items.filter(({ sku }) => enabledProduct(context.shop, sku));
  const pages = Math.ceil(shown.length / size);
  const page = Math.max(1, Math.min(requestedPage, pages));
  return {
    items: shown
      .slice((page - 1) * size, page * size)
      .map((item) => ({ ...item, __typename: typeOf(context.shop, item) })),
    page_info: { page_size: size, current_page: page, total_pages: pages },
  };
}

const typeOf = (shop: Shop, { sku }: WishlistItem): string =>
  ITEM_TYPES[typenameOfProduct(enabledProduct(shop, sku)!)] ?? 'SimpleWishlistItem';

const ITEM_TYPES: Record<string, string> = {
  ConfigurableProduct: 'ConfigurableWishlistItem',
  VirtualProduct: 'VirtualWishlistItem',
  BundleProduct: 'BundleWishlistItem',
  GroupedProduct: 'GroupedProductWishlistItem',
};

function variant({ variantSku }: WishlistItem, _: unknown, { shop }: RequestContext) {
  return variantSku === null ? null : (enabledProduct(shop, variantSku) ?? null);
}

function options({ sku, variantSku }: WishlistItem, _: unknown, { shop, view }: RequestContext) {
  const parent = enabledProduct(shop, sku);
  if (parent?.kind !== 'configurable' || variantSku === null) return [];
  return chosenOptions(shop, parent, variantSku).map(({ attributeId, label, value }) => ({
    configurable_product_option_uid: uidOf(`configurable/${parent.id}/${attributeId}`),
    configurable_product_option_value_uid: valueUid(attributeId, value.id),
    option_label: label[view.language],
    value_label: value.label[view.language],
  }));
}
