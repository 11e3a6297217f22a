import { refuse } from '../shop/cartRefusal.ts';
import type { RequestContext } from '../shop/model.ts';
import { type AddressInput, placeOf } from './checkoutAddresses.ts';
import { requestedCart } from './requestedCart.ts';

interface BillingInput {
  address?: AddressInput | null;
  customer_address_id?: number | null;
  same_as_shipping?: boolean | null;
  use_for_shipping?: boolean | null;
}

/** Sets the billing address: an address of its own, or the shipping address. */
export function setBillingAddressOnCart(
  { input }: { input: { cart_id: string; billing_address: BillingInput } },
  context: RequestContext,
) {
  const cart = requestedCart(context, input.cart_id);
  const { address, customer_address_id: saved, ...wishes } = input.billing_address;
  if (!address && !saved && !wishes.same_as_shipping) {
    const phrase =
      'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".';
    refuse('input', phrase);
  }
  if (address && saved) {
    const phrase =
      'The billing address cannot contain "customer_address_id" and "address" at the same time.';
    refuse('input', phrase);
  }
  if (wishes.same_as_shipping) {
    if (!cart.shippingAddress) {
      const phrase =
        'Could not use the "same_as_shipping" option, because the shipping address has not been set.';
      refuse('input', phrase);
    }
    cart.billingAddress = structuredClone(cart.shippingAddress);
    return { cart };
  }
  cart.billingAddress = placeOf(context, address, saved);
  if (wishes.use_for_shipping) cart.shippingAddress = structuredClone(cart.billingAddress);
  return { cart };
}
