import { refuse } from '../shop/cartRefusal.ts';
import type { Address, Cart, RequestContext } from '../shop/model.ts';
import { chosenOffer, type ShippingOffer, shippingOffers } from '../shop/shipping.ts';
import { addressProblems, countryOf, inWords, withRegion } from '../shop/shippingAddress.ts';
import { money } from './cartPrices.ts';
import { phraseWith } from './phrases.ts';

export interface AddressInput {
  city: string;
  company?: string | null;
  country_code: string;
  firstname: string;
  lastname: string;
  postcode?: string | null;
  region?: string | null;
  region_id?: number | null;
  street: (string | null)[];
  telephone?: string | null;
}

/** The address of an input; refuses what the country's rules do (contract, behaviour section 6). */
export function addressOf(context: RequestContext, input: AddressInput): Address {
  const { shop } = context;
  const country = countryOf(shop, input.country_code);
  if (!country) refuse('input', 'Country is not available');
  const address = withRegion(shop, {
    firstname: input.firstname,
    lastname: input.lastname,
    company: input.company ?? null,
    street: input.street.filter((line) => line !== null),
    city: input.city,
    region: input.region ?? null,
    regionCode: null,
    regionId: input.region_id ?? null,
    postcode: input.postcode ?? null,
    telephone: input.telephone ?? null,
    countryId: input.country_code,
    email: null,
  });
  if (country.regions.length > 0 && address.regionId === null) {
    const isGiven = Boolean(input.region) || input.region_id != null;
    refuse(
      'input',
      isGiven ? 'Region is not available for the selected country' : 'Region is required.',
    );
  }
  const problems = addressProblems(shop, address);
  if (problems.length > 0) {
    refuse(
      'input',
      inWords(problems, (phrase, parameters) => phraseWith(context, phrase, parameters)),
    );
  }
  return address;
}

/** The cart's one shipping address with what may be sent there, or none. */
export function shippingAddresses(context: RequestContext, cart: Cart) {
  const { shop } = context;
  const address = cart.shippingAddress;
  if (!address) return [];
  const told = (offer: ShippingOffer) => offerSource(context, cart, offer);
  const chosen = chosenOffer(shop, cart);
  return [
    {
      ...addressSource(context, address),
      available_shipping_methods: shippingOffers(shop, cart, address.countryId).map(told),
      selected_shipping_method: chosen ? told(chosen) : null,
    },
  ];
}

/** Where the bill goes, or null. */
export const billingAddress = (context: RequestContext, { billingAddress: address }: Cart) =>
  address && addressSource(context, address);

function addressSource({ shop, view }: RequestContext, address: Address) {
  const { region, regionCode, regionId, countryId } = address;
  return {
    ...address,
    region: { code: regionCode ?? region, label: region, region_id: regionId },
    country: {
      code: countryId,
      label: countryOf(shop, countryId)?.name[view.language] ?? countryId,
    },
  };
}

function offerSource({ view }: RequestContext, { currency }: Cart, offer: ShippingOffer) {
  const amount = money(offer.price, currency);
  return {
    carrier_code: offer.carrier,
    carrier_title: offer.carrierTitle[view.language],
    method_code: offer.method,
    method_title: offer.methodTitle[view.language],
    available: true,
    error_message: '',
    amount,
    price_excl_tax: amount,
    price_incl_tax: amount,
  };
}
