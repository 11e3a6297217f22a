import { chosenOptions, uidOf, valueUid } from '../shop/cartChoice.ts';
import { lineState, soldProduct } from '../shop/cartLineState.ts';
import { Refusal } from '../shop/cartRefusal.ts';
import { couponOf } from '../shop/coupons.ts';
import type { Cart, CartLine, RequestContext, SimpleProduct } from '../shop/model.ts';
import { stockProblem } from '../shop/stock.ts';
import { totalsOf } from '../shop/totals.ts';
import { taxOn } from '../shop/totalsRows.ts';
import { money } from './cartPrices.ts';
import { phrase, phraseWith } from './phrases.ts';
import type { TypeResolvers } from './resolvers.ts';

/** A line of a cart, on its way out. */
export interface LineSource {
  __typename: 'SimpleCartItem' | 'ConfigurableCartItem';
  cart: Cart;
  line: CartLine;
  sold: SimpleProduct;
}

/** The line as a source, or the error that stands in its place when its product is gone. */
export function cartLine(
  { shop }: RequestContext,
  cart: Cart,
  line: CartLine,
): LineSource | Refusal {
  const sold = soldProduct(shop, line);
  if (!sold) {
    const message =
      "The product that was requested doesn't exist. Verify the product and try again.";
    return new Refusal('noSuchEntity', message);
  }
  const __typename = line.parentSku === null ? 'SimpleCartItem' : 'ConfigurableCartItem';
  return { __typename, cart, line, sold };
}

const parentOf = ({ shop }: RequestContext, { line }: LineSource) =>
  line.parentSku === null ? undefined : shop.products.get(line.parentSku);

export const cartItemFields: TypeResolvers = {
  CartItemInterface: {
    id: ({ line }: LineSource) => String(line.id),
    uid: ({ line }: LineSource) => uidOf(line.id),
    quantity: ({ line }: LineSource) => line.quantity,
    is_available: ({ line }: LineSource, _, { shop }) => lineState(shop, line).isAvailable,
    errors: ({ line }: LineSource, _, context) => {
      const { problem } = lineState(context.shop, line);
      return problem ? [{ code: 'ITEM_QTY', message: phrase(context, problem.line) }] : [];
    },
    not_available_message: ({ line, sold }: LineSource, _, context) => {
      const problem = stockProblem(context.shop, sold, line.quantity);
      return problem && phraseWith(context, problem.phrase, problem.parameters);
    },
    max_qty: () => null,
    min_qty: () => null,
    product: (source: LineSource, _, context) => parentOf(context, source) ?? source.sold,
    prices: linePrices,
  },
  ConfigurableCartItem: {
    configured_variant: ({ sold }: LineSource) => sold,
    configurable_options: (source: LineSource, _, context) => {
      const parent = parentOf(context, source);
      if (parent?.kind !== 'configurable') return [];
      return chosenOptions(context.shop, parent, source.line.sku).map((option) => ({
        configurable_product_option_uid: uidOf(`configurable/${parent.id}/${option.attributeId}`),
        configurable_product_option_value_uid: valueUid(option.attributeId, option.value.id),
        option_label: option.label[context.view.language],
        value_label: option.value.label[context.view.language],
      }));
    },
  },
};

function linePrices({ cart, line }: LineSource, _: unknown, { shop, view }: RequestContext) {
  const { rows, taxRate } = totalsOf(shop, cart);
  const { price, row, discount } = rows.find((one) => one.line.id === line.id) ?? NOTHING;
  const inCurrency = (cents: number) => money(cents, cart.currency);
  const coupon = couponOf(shop, cart);
  return {
    price: inCurrency(price),
    row_total: inCurrency(row),
    price_including_tax: inCurrency(price + taxOn(price, taxRate)),
    row_total_including_tax: inCurrency(row + taxOn(row, taxRate)),
    total_item_discount: inCurrency(discount),
    discounts:
      coupon && discount > 0
        ? [{ label: coupon.label[view.language], amount: inCurrency(discount) }]
        : null,
  };
}

const NOTHING = { price: 0, row: 0, discount: 0 };
