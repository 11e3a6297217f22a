import { chooseSelection } from '../shop/bundle.ts';
import { addProducts, type CartProblem, type WantedItem } from '../shop/cartAdd.ts';
import { enabledProduct } from '../shop/cartChoice.ts';
import { refuse } from '../shop/cartRefusal.ts';
import type { RequestContext, Shop } from '../shop/model.ts';
import { phraseWith } from './phrases.ts';
import { requestedCart } from './requestedCart.ts';
import type { RootResolver } from './resolvers.ts';

interface ItemInput {
  data: { sku: string; quantity: number; selected_options?: string[] | null };
  parent_sku?: string | null;
  variant_sku?: string | null;
  bundle_options?: { id: number; quantity: number; value: string[] }[];
}

/**
 * The older mutations, one for each kind of product. They add either all items or none: the first
 * item that cannot be added fails the field.
 */
export const addByKind: RootResolver = (
  { input }: { input: { cart_id: string; cart_items: ItemInput[] } },
  context: RequestContext,
) => {
  const { shop } = context;
  if (input.cart_id !== '' && input.cart_items.length === 0)
    refuse('input', 'Required parameter "cart_items" is missing');
  const cart = requestedCart(context, input.cart_id);
  const before = structuredClone(cart.lines);
  for (const item of input.cart_items) {
    const sku = item.data.sku || item.variant_sku || '';
    if (sku === '') refuse('input', 'Missed "sku" in cart item data');
    const [problem] = addProducts(shop, cart, [requestedItem(shop, item, sku)]);
    if (problem) {
      cart.lines = before;
      refuseAddition(context, sku, problem);
    }
  }
  return { cart };
};

/**
 * The item that the input describes. A variant may be given by its own SKU, a bundle's choice by
 * ids.
 */
function requestedItem(shop: Shop, { data, parent_sku, bundle_options }: ItemInput, sku: string) {
  const item: WantedItem = { sku, quantity: data.quantity, selectedOptions: data.selected_options };
  const product = enabledProduct(shop, sku);
  if (product?.kind === 'bundle' && bundle_options) {
    item.bundle = bundle_options.flatMap(({ id, quantity, value }) =>
      value.flatMap((selection) =>
        chooseSelection(product.options, id, Number(selection), quantity),
      ),
    );
  }
  if (parent_sku) item.variantOf = parent_sku;
  return item;
}

function refuseAddition(context: RequestContext, sku: string, problem: CartProblem): never {
  if (problem.code === 'PRODUCT_NOT_FOUND') {
    refuse('noSuchEntity', problem.phrase, problem.parameters);
  }
  const message = phraseWith(context, problem.phrase, problem.parameters);
  const phrase = 'Could not add the product with SKU %sku to the shopping cart: %message';
  refuse('input', phrase, { sku, message });
}
