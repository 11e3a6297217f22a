import { selectedProduct, selectionUid } from '../shop/bundle.ts';
import { enabledProduct } from '../shop/cartChoice.ts';
import type {
  BundleOption,
  BundleProduct,
  BundleSelection,
  GroupedProduct,
  RequestContext,
} from '../shop/model.ts';
import { priceRange } from '../shop/prices.ts';
import { decimal } from '../shop/totalsCurrency.ts';
import { priceRangeOf } from './catalogPrices.ts';
import type { TypeResolver } from './resolvers.ts';
import { uidOf } from './uid.ts';

/** Fields that only BundleProduct has. Its parts determine its price, SKU and weight. */
export const bundleFields: Record<string, TypeResolver> = {
  dynamic_price: () => true,
  dynamic_sku: () => true,
  dynamic_weight: () => true,
  price_view: () => 'PRICE_RANGE',
  ship_bundle_items: () => 'TOGETHER',
  items: (product: BundleProduct, _, context) =>
    product.options.map((option, index) => itemOf(product, option, index, context)),
};

/** Fields that only GroupedProduct has. */
export const groupedFields: Record<string, TypeResolver> = {
  items: ({ members }: GroupedProduct, _, { shop }) =>
    members.flatMap(({ sku, quantity }, index) => {
      const product = enabledProduct(shop, sku);
      return product ? [{ position: index, qty: quantity, product }] : [];
    }),
};

function itemOf(
  product: BundleProduct,
  option: BundleOption,
  index: number,
  context: RequestContext,
) {
  return {
    uid: uidOf(`bundle/${option.id}`),
    option_id: option.id,
    title: option.title[context.view.language],
    type: option.type,
    required: option.isRequired,
    position: index,
    sku: product.sku,
    price_range: priceRangeOf({ ...product, options: [option] }, context),
    options: option.selections.flatMap(
      (selection, index) => selectionOf(option, selection, index, context) ?? [],
    ),
  };
}

function selectionOf(
  option: BundleOption,
  selection: BundleSelection,
  position: number,
  context: RequestContext,
) {
  const { shop, currency, view } = context;
  const product = selectedProduct(shop, selection);
  if (!product) return null;
  const { id, quantity } = selection;
  return {
    uid: selectionUid(option.id, id, quantity),
    id,
    label: product.name[view.language],
    qty: quantity,
    quantity,
    position,
    is_default: selection.isDefault,
    can_change_quantity: selection.canChangeQuantity,
    price: decimal(priceRange(shop, product, currency).lowest.final),
    price_type: 'FIXED',
    product,
  };
}
