import { shippingOffers } from '../shop/shipping.ts';
import { decimal, rateOf } from '../shop/totalsCurrency.ts';
import type { RestContext } from './RestContext.ts';
import { addressOf } from './restAddress.ts';
import { requireParameters } from './restBody.ts';
import { cartOf } from './restCart.ts';

/** The shipping methods for an address with their costs; none for an empty cart. */
export function estimateShippingMethods(context: RestContext): unknown {
  const { shop, body, view } = context;
  const cart = cartOf(context);
  requireParameters(body, 'address');
  const address = addressOf(shop, body.address);
  return shippingOffers(shop, cart, address.countryId).map((offer) => {
    const amount = decimal(offer.price);
    return {
      carrier_code: offer.carrier,
      method_code: offer.method,
      carrier_title: offer.carrierTitle[view.language],
      method_title: offer.methodTitle[view.language],
      amount,
      base_amount: decimal(Math.round(offer.price / rateOf(shop, cart.currency))),
      available: true,
      error_message: '',
      price_excl_tax: amount,
      price_incl_tax: amount,
    };
  });
}
