import { createCart, ownCart } from '../shop/cartCreate.ts';
import { mergeCarts } from '../shop/cartMerge.ts';
import { refuse } from '../shop/cartRefusal.ts';
import { applyCoupon } from '../shop/coupons.ts';
import type { RequestContext } from '../shop/model.ts';
import { addByKind } from './cartAddByKind.ts';
import { addProductsToCart, removeItemFromCart, updateCartItems } from './cartChanges.ts';
import { cartFields } from './cartFields.ts';
import { cartItemFields } from './cartItems.ts';
import { isSignedIn, requestedCart } from './requestedCart.ts';
import type { RootResolvers, TypeResolvers } from './resolvers.ts';

interface InCart {
  input: { cart_id: string };
}

export const queries: RootResolvers = {
  cart: ({ cart_id }: { cart_id: string }, context) => requestedCart(context, cart_id),
  customerCart: (_, context) => {
    if (!isSignedIn(context)) {
      refuse('authorization', 'The request is allowed for logged in customer');
    }
    return requestedCart(context, ownCart(context).id);
  },
};

export const mutations: RootResolvers = {
  createGuestCart: ({ input }: { input?: { cart_uid?: string } }, context) => {
    if (isSignedIn(context)) {
      refuse('input', "Use 'Query.customerCart' for logged in customer.");
    }
    return { cart: createCart(context, null, input?.cart_uid) };
  },
  createEmptyCart: ({ input }: { input?: { cart_id?: string } }, context) =>
    isSignedIn(context)
      ? ownCart(context).id
      : createCart(context, null, input?.cart_id ?? undefined).id,
  addProductsToCart,
  addSimpleProductsToCart: addByKind,
  addConfigurableProductsToCart: addByKind,
  addVirtualProductsToCart: addByKind,
  addBundleProductsToCart: addByKind,
  addDownloadableProductsToCart: addByKind,
  updateCartItems,
  removeItemFromCart,
  applyCouponToCart: ({ input }: { input: { cart_id: string; coupon_code: string } }, context) => {
    const cart = requestedCart(context, input.cart_id);
    applyCoupon(context.shop, cart, input.coupon_code);
    return { cart };
  },
  removeCouponFromCart: ({ input }: InCart, context) => {
    const cart = requestedCart(context, input.cart_id);
    cart.couponCode = null;
    return { cart };
  },
  mergeCarts: merge,
};

function merge(
  args: { source_cart_id: string; destination_cart_id?: string | null },
  context: RequestContext,
) {
  const { source_cart_id: source, destination_cart_id: destination } = args;
  if (source === '') refuse('input', 'Required parameter "source_cart_id" is missing');
  if (destination === '') {
    refuse('input', 'The parameter "destination_cart_id" cannot be empty');
  }
  if (!isSignedIn(context)) refuse('authorization', "The current customer isn't authorized.");
  const into = requestedCart(context, destination ?? ownCart(context).id);
  const from = requestedCart({ ...context, customer: null }, source);
  mergeCarts(context.shop, from, into);
  return into;
}

export const types: TypeResolvers = { Cart: cartFields, ...cartItemFields };
