import { chosenOptions, enabledProduct, uidOf, valueUid } from '../shop/cartChoice.ts';
import { lineState, type SoldPart, soldParts, stockOf } from '../shop/cartLineState.ts';
import { Refusal } from '../shop/cartRefusal.ts';
import { couponOf } from '../shop/coupons.ts';
import type { Cart, CartLine, Product, RequestContext } from '../shop/model.ts';
import { stockProblem } from '../shop/stock.ts';
import { totalsOf } from '../shop/totals.ts';
import { taxOn } from '../shop/totalsRows.ts';
import { bundleOptions } from './cartBundle.ts';
import { discountOf, money } from './cartPrices.ts';
import { phrase, phraseWith } from './phrases.ts';
import type { TypeResolvers } from './resolvers.ts';

/** The source of a cart line's resolvers. */
export interface LineSource {
  __typename: 'SimpleCartItem' | 'VirtualCartItem' | 'ConfigurableCartItem' | 'BundleCartItem';
  cart: Cart;
  line: CartLine;
  product: Product;
  parts: SoldPart[];
}

/** The source of a line, or an error in its place when the product no longer exists. */
export function cartLine(
  { shop }: RequestContext,
  cart: Cart,
  line: CartLine,
): LineSource | Refusal {
  const product = enabledProduct(shop, line.parentSku ?? line.sku);
  const parts = soldParts(shop, line);
  if (!product || !parts) {
    const message =
      "The product that was requested doesn't exist. Verify the product and try again.";
    return new Refusal('noSuchEntity', message);
  }
  return { __typename: typeOf(product), cart, line, product, parts };
}

function typeOf(product: Product): LineSource['__typename'] {
  if (product.kind === 'configurable') return 'ConfigurableCartItem';
  if (product.kind === 'bundle') return 'BundleCartItem';
  return product.kind === 'simple' && product.isVirtual ? 'VirtualCartItem' : 'SimpleCartItem';
}

const giftField = {
  gift_message: ({ line }: LineSource) => line.giftMessage ?? null,
};

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
    not_available_message: ({ line, parts }: LineSource, _, context) => {
      const stock = { stock: stockOf(parts) };
      const problem = stockProblem(context.shop, stock, line.quantity);
      return problem && phraseWith(context, problem.phrase, problem.parameters);
    },
    max_qty: () => null,
    min_qty: () => null,
    product: ({ product }: LineSource) => product,
    prices: linePrices,
  },
  SimpleCartItem: giftField,
  BundleCartItem: { ...giftField, bundle_options: bundleOptions },
  ConfigurableCartItem: {
    ...giftField,
    configured_variant: ({ parts }: LineSource) => parts[0]?.product,
    configurable_options: ({ product: parent, line }: LineSource, _, context) => {
      if (parent.kind !== 'configurable') return [];
      return chosenOptions(context.shop, parent, line.sku).map((option) => ({
        id: option.attributeId,
        value_id: option.value.id,
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
  const { price, row, discount } = rows.find((row) => row.line.id === line.id) ?? NOTHING;
  const inCurrency = (cents: number) => money(cents, cart.currency);
  const coupon = couponOf(shop, cart);
  return {
    price: inCurrency(price),
    row_total: inCurrency(row),
    price_including_tax: inCurrency(price + taxOn(price, taxRate)),
    row_total_including_tax: inCurrency(row + taxOn(row, taxRate)),
    total_item_discount: inCurrency(discount),
    discounts:
      coupon && discount > 0 ? [discountOf(coupon, inCurrency(discount), view.language)] : null,
  };
}

const NOTHING = { price: 0, row: 0, discount: 0 };
