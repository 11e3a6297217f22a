import { isVirtual, lineState } from '../shop/cartLineState.ts';
import { Refusal, refuse } from '../shop/cartRefusal.ts';
import { couponOf } from '../shop/coupons.ts';
import type { Cart, RequestContext } from '../shop/model.ts';
import { chosenPayment, paymentMethods } from '../shop/payment.ts';
import { cartLine, type LineSource } from './cartItems.ts';
import { cartPrices } from './cartPrices.ts';
import { billingAddress, shippingAddresses } from './checkoutAddresses.ts';
import type { TypeResolver } from './resolvers.ts';

interface PageArguments {
  pageSize: number;
  currentPage: number;
  sort?: { field: string; order: 'ASC' | 'DESC' } | null;
}

/** Resolvers of the type Cart, whose source is the shop's cart. */
export const cartFields: Record<string, TypeResolver> = {
  total_quantity: quantityOf,
  total_summary_quantity_including_config: quantityOf,
  is_virtual: (cart: Cart, _, { shop }) => isVirtual(shop, cart),
  // Open Source has gift messages of whole carts, but no mutation that writes them.
  gift_message: () => null,
  applied_coupon: (cart: Cart, _, { shop }) => {
    const coupon = couponOf(shop, cart);
    return coupon ? { code: coupon.code } : null;
  },
  applied_coupons: (cart: Cart, _, { shop }) => {
    const coupon = couponOf(shop, cart);
    return coupon ? [{ code: coupon.code }] : null;
  },
  itemsV2,
  items,
  prices: (cart: Cart, _, context) => cartPrices(context, cart),
  shipping_addresses: (cart: Cart, _, context) => shippingAddresses(context, cart),
  billing_address: (cart: Cart, _, context) => billingAddress(context, cart),
  available_payment_methods: (cart: Cart, _, { shop, view }) =>
    paymentMethods(shop, cart).map(({ code, title }) => ({
      code,
      title: title[view.language],
      is_deferred: false,
    })),
  selected_payment_method: (cart: Cart, _, { shop, view }) => {
    const method = chosenPayment(shop, cart);
    return {
      code: method?.code ?? '',
      title: method?.title[view.language] ?? '',
      purchase_order_number: cart.purchaseOrderNumber ?? null,
    };
  },
};

function quantityOf({ lines }: Cart): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/**
 * The lines by page. A line whose product no longer exists becomes an error in its place; other
 * problems of a line are no errors here.
 */
function itemsV2(cart: Cart, args: PageArguments, context: RequestContext) {
  const { pageSize, currentPage, sort } = args;
  if (pageSize < 1) refuse('input', 'pageSize value must be greater than 0.');
  if (currentPage < 1) refuse('input', 'currentPage value must be greater than 0.');
  const lines = sort ? sortLines(cart, context, sort) : cart.lines;
  const start = (currentPage - 1) * pageSize;
  return {
    total_count: lines.length,
    items: lines.slice(start, start + pageSize).map((line) => cartLine(context, cart, line)),
    page_info: {
      page_size: pageSize,
      current_page: currentPage,
      total_pages: Math.ceil(lines.length / pageSize),
    },
  };
}

/** The deprecated list. Problems of the cart appear as errors in front of its lines. */
function items(cart: Cart, _: unknown, context: RequestContext): (LineSource | Refusal)[] {
  const messages = new Set(
    cart.lines.flatMap((line) => lineState(context.shop, line).problem?.cart ?? []),
  );
  return [
    ...[...messages].map((message) => new Refusal('input', message)),
    ...cart.lines.map((line) => cartLine(context, cart, line)),
  ];
}

function sortLines(
  cart: Cart,
  { shop, view }: RequestContext,
  sort: NonNullable<PageArguments['sort']>,
) {
  const key = ({ id, sku, quantity }: Cart['lines'][number]): string | number => {
    if (sort.field === 'SKU') return sku;
    if (sort.field === 'QTY') return quantity;
    if (sort.field === 'NAME') return shop.products.get(sku)?.name[view.language] ?? '';
    return id;
  };
  const direction = sort.order === 'ASC' ? 1 : -1;
  return [...cart.lines].sort((a, b) => (key(a) < key(b) ? -direction : direction));
}
