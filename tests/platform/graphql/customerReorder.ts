import { addProducts } from '../shop/cartAdd.ts';
import { enabledProduct, valueUid } from '../shop/cartChoice.ts';
import { ownCart } from '../shop/cartCreate.ts';
import { refuse } from '../shop/cartRefusal.ts';
import type { Order, RequestContext, Shop } from '../shop/model.ts';
import { signedIn } from './customer.ts';
import { phraseWith } from './phrases.ts';
import type { RootResolvers, TypeResolvers } from './resolvers.ts';

type Line = Order['lines'][number];

export const queries: RootResolvers = {};

export const mutations: RootResolvers = {
  reorderItems: ({ orderNumber }: { orderNumber: string }, context) =>
    reorder(orderNumber, context),
};

export const types: TypeResolvers = {};

/**
 * Adds the lines of an order that are still available to the customer's cart, and reports the
 * others.
 */
function reorder(number: string, context: RequestContext) {
  const customer = signedIn(context);
  const { shop } = context;
  const order = shop.orders.find(
    (order) => order.number === number && order.customerId === customer.id,
  );
  if (!order) {
    const phrase = 'Cannot find order number "%1" for current customer';
    refuse('input', phrase, [number]);
  }
  const cart = ownCart({ ...context, customer });
  const userInputErrors = order.lines.flatMap((line) =>
    addProducts(shop, cart, [asCartItem(shop, line)]).map(({ code, phrase, parameters }) => ({
      code,
      message: `${line.name}: ${phraseWith(context, phrase, parameters)}`,
      path: ['orderItems'],
    })),
  );
  return { cart, userInputErrors };
}

function asCartItem(shop: Shop, { sku, parentSku, quantity }: Line) {
  const parent = parentSku === null ? undefined : enabledProduct(shop, parentSku);
  if (parent?.kind !== 'configurable') return { sku, quantity };
  const variant = parent.variants.find((variant) => variant.sku === sku);
  return {
    sku: parent.sku,
    quantity,
    selectedOptions: (variant?.valueIds ?? []).map((id, index) =>
      valueUid(parent.attributeIds[index] ?? 0, id),
    ),
  };
}
