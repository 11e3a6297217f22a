import { phraseWith } from '../graphql/phrases.ts';
import { refuse } from '../shop/cartRefusal.ts';
import { choosePickup } from '../shop/pickup.ts';
import { chooseShipping } from '../shop/shipping.ts';
import { addressProblems, messageOf } from '../shop/shippingAddress.ts';
import { paymentDetails } from './paymentDetails.ts';
import type { RestContext } from './RestContext.ts';
import { addressOf } from './restAddress.ts';
import { type Body, dataObject, parameter, requireParameters, text } from './restBody.ts';
import { cartOf } from './restCart.ts';

const ADDRESS_INFORMATION_KEYS = [
  'shipping_address',
  'billing_address',
  'shipping_method_code',
  'shipping_carrier_code',
  'extension_attributes',
  'custom_attributes',
];

/** Saves both addresses and the shipping method, then returns payment methods and totals. */
export function shippingInformation(context: RestContext): unknown {
  const { shop, body } = context;
  const cart = cartOf(context);
  requireParameters(body, 'addressInformation');
  const information = dataObject(parameter(body, 'addressInformation'), ADDRESS_INFORMATION_KEYS);
  requireParameters(information, 'shipping_address');
  const shipping = addressOf(shop, information.shipping_address);
  const billingInput = information.billing_address ?? null;
  const billing = billingInput === null ? null : addressOf(shop, billingInput);
  if (cart.lines.length === 0) {
    refuse(
      'input',
      "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
    );
  }
  if (!shipping.countryId) {
    refuse('input', 'The shipping address is missing. Set the address and try again.');
  }
  const problems = addressProblems(shop, shipping);
  if (problems.length > 0 && shop.release === '2.4.9' && cart.customerId === null) {
    const phrase = 'The %1 address contains invalid data: %2';
    const problemText = messageOf(problems, (english, values) =>
      phraseWith(context, english, values),
    );
    refuse('input', phrase, ['shipping', problemText]);
  }
  const carrier = text(information.shipping_carrier_code);
  const method = text(information.shipping_method_code);
  if (!carrier || !method) {
    refuse(
      'noSuchEntity',
      'The shipping method is missing. Select the shipping method and try again.',
    );
  }
  choosePickup(shop, cart, pickupCodeOf(information.shipping_address));
  cart.shippingAddress = shipping;
  if (billing) cart.billingAddress = billing;
  if (shipping.email && cart.customerId === null) cart.email = shipping.email;
  chooseShipping(shop, cart, carrier, method);
  return paymentDetails(context, cart);
}

/** The location of a pick-up, an attribute that the pick-up modules add to an address. */
function pickupCodeOf(address: unknown): string | null {
  const { extension_attributes } = address as { extension_attributes?: Body };
  return text(extension_attributes?.pickup_location_code);
}
