import { isInStock } from '../shop/catalogue.ts';
import { categoryById, isShown, SUFFIX } from '../shop/categoryTree.ts';
import type { Product, RequestContext, Shop } from '../shop/model.ts';
import { approvedReviews, ratingOf } from '../shop/reviews.ts';
import { decimal, exchange } from '../shop/totalsCurrency.ts';
import { customAttributes } from './catalogAttributes.ts';
import { productLinks, urlRewrites } from './catalogLinks.ts';
import { mainPicture, mediaGallery, mediaGalleryEntries } from './catalogPictures.ts';
import { priceRangeField, pricesField } from './catalogPrices.ts';
import { type PageArguments, pageOf } from './paging.ts';
import type { TypeResolver } from './resolvers.ts';
import { uidOf } from './uid.ts';

/** The platform reports the stock that is left at or below this number. */
const FEW = 5;

/** Resolvers of ProductInterface, whose source is the Product of shop/model.ts. */
export const productFields: Record<string, TypeResolver> = {
  id: ({ id }: Product) => id,
  uid: ({ id }: Product) => uidOf(id),
  sku: ({ sku }: Product) => sku,
  name: ({ name }: Product, _, { view }) => name[view.language],
  url_key: ({ urlKey }: Product, _, { view }) => urlKey[view.language],
  url_suffix: () => SUFFIX,
  canonical_url: () => null,
  stock_status: (product: Product, _, { shop }) =>
    isInStock(shop, product) ? 'IN_STOCK' : 'OUT_OF_STOCK',
  only_x_left_in_stock: (product: Product) =>
    product.kind === 'simple' && product.stock > 0 && product.stock <= FEW ? product.stock : null,
  short_description: ({ shortDescription }: Product, _, { view }) => ({
    html: shortDescription[view.language],
  }),
  description: ({ description }: Product, _, { view }) => ({ html: description[view.language] }),
  meta_title: ({ metaTitle }: Product, _, { view }) => metaTitle?.[view.language] ?? null,
  meta_keyword: ({ latinName }: Product) => latinName,
  meta_description: ({ metaDescription }: Product, _, { view }) =>
    metaDescription?.[view.language] ?? null,
  categories: ({ categoryIds }: Product, _, { shop }) =>
    categoryIds.flatMap((id) => {
      const category = categoryById(shop, id);
      return category && isShown(shop, category) ? [category] : [];
    }),
  image: mainPicture,
  small_image: mainPicture,
  thumbnail: mainPicture,
  media_gallery: mediaGallery,
  media_gallery_entries: mediaGalleryEntries,
  price_range: priceRangeField,
  price: pricesField,
  price_tiers: () => [],
  special_price: specialPrice,
  special_from_date: () => null,
  special_to_date: () => null,
  type_id: (product: Product) =>
    product.kind === 'simple' && product.isVirtual ? 'virtual' : product.kind,
  gift_message_available: () => true,
  options_container: () => 'container2',
  product_links: productLinks,
  url_rewrites: urlRewrites,
  rating_summary: (product: Product, _, { shop }) => ratingOf(approvedReviews(shop, product)),
  review_count: (product: Product, _, { shop }) => approvedReviews(shop, product).length,
  reviews: (product: Product, args: PageArguments, context: RequestContext) =>
    pageOf(approvedReviews(context.shop, product), args, context),
  custom_attributesV2: customAttributes,
  related_products: ({ links }: Product, _, { shop }) => bySkus(shop, links.related),
  upsell_products: ({ links }: Product, _, { shop }) => bySkus(shop, links.upsell),
  crosssell_products: ({ links }: Product, _, { shop }) => bySkus(shop, links.crosssell),
  new_from_date: () => null,
  new_to_date: () => null,
};

const bySkus = (shop: Shop, skus: readonly string[]): Product[] =>
  skus.flatMap((sku) => {
    const product = shop.products.get(sku);
    return product?.isEnabled && product.isVisible ? [product] : [];
  });

function specialPrice(product: Product, _: unknown, { shop, currency }: RequestContext) {
  if (product.kind !== 'simple' || product.specialPrice === null) return null;
  return decimal(exchange(shop, product.specialPrice, currency));
}
