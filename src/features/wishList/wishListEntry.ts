import type { ListedWish } from '../../../machines/wishList/context.ts';
import type { TileProduct } from '../../shop/TileFragment.ts';
import type { WishListItem } from './wishListQuery.ts';

/** A wish list item in the shape that the page needs. */
export interface WishListEntry {
  wished: ListedWish;
  /** The product; with the variant's price, picture and stock if options are chosen. */
  product: TileProduct;
  options: { label: string; value: string; valueUid: string; optionUid: string }[];
  mustChoose: boolean;
}

/** Converts a wish list item; null if its product no longer exists. */
export function wishListEntry(item: WishListItem): WishListEntry | null {
  const { product } = item;
  if (!product) return null;
  const isConfigurable = item.__typename === 'ConfigurableWishlistItem';
  const options = ((isConfigurable && item.configurable_options) || [])
    .filter((option) => option !== null)
    .map((option) => ({
      label: option.option_label ?? '',
      value: option.value_label ?? '',
      valueUid: option.configurable_product_option_value_uid,
      optionUid: '',
    }));
  const variant = isConfigurable ? item.configured_variant : null;
  return {
    wished: {
      id: item.id,
      sku: product.sku ?? '',
      name: product.name ?? '',
      quantity: item.quantity,
      selectedOptions: options.map(({ valueUid }) => valueUid),
    },
    product: variant
      ? {
          ...product,
          stock_status: variant.stock_status,
          price_range: variant.price_range,
          small_image: variant.small_image?.url ? variant.small_image : product.small_image,
        }
      : product,
    options,
    mustChoose: product.__typename === 'ConfigurableProduct' && options.length === 0,
  };
}
