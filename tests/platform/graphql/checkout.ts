import { isVirtual } from '../shop/cartLineState.ts';
import { refuse } from '../shop/cartRefusal.ts';
import { isEmailAddress } from '../shop/emailAddress.ts';
import type { RequestContext } from '../shop/model.ts';
import { braintreeClientToken, choosePayment } from '../shop/payment.ts';
import { choosePickup } from '../shop/pickup.ts';
import { chooseShipping, isOffered } from '../shop/shipping.ts';
import { type AddressInput, offersFor, placeOf } from './checkoutAddresses.ts';
import { setBillingAddressOnCart } from './checkoutBilling.ts';
import { countries, country, countryFields } from './checkoutCountries.ts';
import { placeOrder } from './checkoutOrder.ts';
import { isSignedIn, requestedCart } from './requestedCart.ts';
import type { RootResolvers, TypeResolvers } from './resolvers.ts';

interface Input<Fields> {
  input: { cart_id: string } & Fields;
}

type PaymentInput = Input<{
  payment_method: { code: string; purchase_order_number?: string | null };
}>;

function setPaymentMethod(
  { cart_id, payment_method }: PaymentInput['input'],
  context: RequestContext,
) {
  const cart = requestedCart(context, cart_id);
  const { code, purchase_order_number } = payment_method;
  if (code === '') {
    refuse('input', 'Required parameter "code" for "payment_method" is missing.');
  }
  if (!cart.shippingAddress && !isVirtual(context.shop, cart)) {
    refuse('input', 'The shipping address is missing. Set the address and try again.');
  }
  choosePayment(context.shop, cart, code, {});
  cart.purchaseOrderNumber = purchase_order_number ?? null;
  return cart;
}

export const queries: RootResolvers = { countries, country };

export const mutations: RootResolvers = {
  createBraintreeClientToken: (_, { shop }) => braintreeClientToken(shop),

  setGuestEmailOnCart: ({ input }: Input<{ email: string }>, context) => {
    if (isSignedIn(context)) {
      refuse('input', 'The request is not allowed for logged in customers');
    }
    const cart = requestedCart(context, input.cart_id);
    if (input.email === '') refuse('input', 'Required parameter "email" is missing');
    if (!isEmailAddress(input.email)) refuse('input', 'Invalid email format');
    cart.email = input.email;
    return { cart };
  },

  setShippingAddressesOnCart: (
    {
      input,
    }: Input<{
      shipping_addresses: {
        address?: AddressInput | null;
        customer_address_id?: number | null;
        pickup_location_code?: string | null;
      }[];
    }>,
    context,
  ) => {
    const cart = requestedCart(context, input.cart_id);
    const [first, second] = input.shipping_addresses;
    if (second) refuse('input', 'You cannot specify multiple shipping addresses.');
    if (!first?.address && !first?.customer_address_id) {
      const phrase =
        'The shipping address must contain either "customer_address_id", "address", or "pickup_location_code".';
      refuse('input', phrase);
    }
    choosePickup(context.shop, cart, first.pickup_location_code ?? null);
    cart.shippingAddress = placeOf(context, first.address, first.customer_address_id);
    return { cart };
  },

  setShippingMethodsOnCart: (
    { input }: Input<{ shipping_methods: { carrier_code: string; method_code: string }[] }>,
    context,
  ) => {
    const cart = requestedCart(context, input.cart_id);
    const [first, second] = input.shipping_methods;
    if (second) refuse('input', 'You cannot specify multiple shipping methods.');
    if (!first?.carrier_code) {
      refuse('input', 'Required parameter "carrier_code" is missing.');
    }
    if (!first.method_code) refuse('input', 'Required parameter "method_code" is missing.');
    if (cart.lines.length === 0) {
      const phrase =
        "The shipping method can't be set for an empty cart. Add an item to cart and try again.";
      refuse('input', phrase);
    }
    const { carrier_code: carrier, method_code: method } = first;
    if (!isOffered(context.shop, cart, carrier, method)) {
      refuse('input', 'Carrier with such method not found: %1, %2', [carrier, method]);
    }
    chooseShipping(context.shop, cart, carrier, method);
    return { cart };
  },

  setBillingAddressOnCart,

  setPaymentMethodOnCart: ({ input }: PaymentInput, context) => ({
    cart: setPaymentMethod(input, context),
  }),
  setPaymentMethodAndPlaceOrder: ({ input }: PaymentInput, context) => {
    setPaymentMethod(input, context);
    return placeOrder({ input }, context);
  },
  placeOrder,
  estimateShippingMethods: (
    { input }: Input<{ address: { country_code: string } }>,
    context: RequestContext,
  ) => offersFor(context, requestedCart(context, input.cart_id), input.address.country_code),
};

export const types: TypeResolvers = { Country: countryFields };
