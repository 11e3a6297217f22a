import { selectedProduct, selectionUid } from '../shop/bundle.ts';
import type { BundleOption, ChosenSelection, Product, RequestContext } from '../shop/model.ts';
import { decimal, unitPrice } from '../shop/totalsCurrency.ts';
import type { LineSource } from './cartItems.ts';
import { uidOf } from './uid.ts';

/** The chosen selections of a bundle in a cart, grouped by option. */
export const bundleOptions = (
  { product, line, cart }: LineSource,
  _: unknown,
  context: RequestContext,
) => chosenOptionsOf(product, line.bundle ?? [], cart.currency, context);

/** The options of a bundle that have a chosen selection, with these selections. */
export function chosenOptionsOf(
  product: Product,
  chosen: readonly ChosenSelection[],
  currency: string,
  context: RequestContext,
) {
  if (product.kind !== 'bundle') return [];
  return product.options
    .map((option) => ({
      id: option.id,
      uid: uidOf(`bundle/${option.id}`),
      label: option.title[context.view.language],
      type: option.type,
      values: chosen
        .filter(({ optionId }) => optionId === option.id)
        .flatMap((one) => chosenValue(option, one, currency, context) ?? []),
    }))
    .filter(({ values }) => values.length > 0);
}

function chosenValue(
  option: BundleOption,
  { selectionId, quantity }: ChosenSelection,
  currency: string,
  { shop, view }: RequestContext,
) {
  const selection = option.selections.find(({ id }) => id === selectionId);
  const product = selection && selectedProduct(shop, selection);
  if (!product) return null;
  const value = decimal(unitPrice(shop, product, currency));
  return {
    id: selectionId,
    uid: selectionUid(option.id, selectionId, quantity),
    label: product.name[view.language],
    quantity,
    price: value,
    priceV2: { value, currency },
    original_price: { value, currency },
    product_name: product.name[view.language],
    product_sku: product.sku,
  };
}
