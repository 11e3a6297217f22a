import { createAddress } from '../shop/addressBook.ts';
import { refuse } from '../shop/cartRefusal.ts';
import type { Address, Cart, RequestContext } from '../shop/model.ts';
import { chosenOffer, type ShippingOffer, shippingOffers } from '../shop/shipping.ts';
import { addressProblems, countryOf, messageOf, withRegion } from '../shop/shippingAddress.ts';
import { money } from './cartPrices.ts';
import { phraseWith } from './phrases.ts';
import { isSignedIn } from './requestedCart.ts';
import { uidOf } from './uid.ts';

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
  prefix?: string | null;
  middlename?: string | null;
  suffix?: string | null;
  vat_id?: string | null;
  fax?: string | null;
  save_in_address_book?: boolean | null;
}

/** The address of an input. Refuses an address that breaks the rules of its country. */
function addressOf(context: RequestContext, input: AddressInput): Address {
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
    prefix: input.prefix ?? null,
    middlename: input.middlename ?? null,
    suffix: input.suffix ?? null,
    vatId: input.vat_id ?? null,
    fax: input.fax ?? null,
  });
  if (country.regions.length > 0 && address.regionId === null) {
    const hasRegion = Boolean(input.region) || input.region_id != null;
    refuse(
      'input',
      hasRegion ? 'Region is not available for the selected country' : 'Region is required.',
    );
  }
  const problems = addressProblems(shop, address);
  if (problems.length > 0) {
    refuse(
      'input',
      messageOf(problems, (phrase, parameters) => phraseWith(context, phrase, parameters)),
    );
  }
  return address;
}

/** The address that an input gives, or the one that it names from the customer's address book. */
export function placeOf(
  context: RequestContext,
  address: AddressInput | null | undefined,
  savedId: number | null | undefined,
): Address {
  if (address) return newAddress(context, address);
  if (!isSignedIn(context)) refuse('authorization', "The current customer isn't authorized.");
  const saved = context.customer.addresses?.find(({ id }) => id === savedId);
  if (!saved) refuse('noSuchEntity', 'Could not find a address with ID "%1"', [savedId ?? 0]);
  const { id, isDefaultShipping, isDefaultBilling, ...place } = structuredClone(saved);
  return { ...place, email: context.customer.email };
}

/** Stores an address in the customer's address book when the input asks for it. */
function newAddress(context: RequestContext, input: AddressInput): Address {
  const address = addressOf(context, input);
  if (isSignedIn(context) && input.save_in_address_book) {
    const isFirst = !context.customer.addresses?.length;
    const defaults = { isDefaultShipping: isFirst, isDefaultBilling: isFirst };
    createAddress(context.shop, context.customer, address, defaults);
  }
  return address;
}

/** The shipping methods for an address that the cart does not have yet. */
export const offersFor = (context: RequestContext, cart: Cart, countryId: string) =>
  shippingOffers(context.shop, cart, countryId).map((offer) => offerSource(context, cart, offer));

/** The cart's only shipping address with its shipping methods, or an empty list. */
export function shippingAddresses(context: RequestContext, cart: Cart) {
  const { shop } = context;
  const address = cart.shippingAddress;
  if (!address) return [];
  const sourceOf = (offer: ShippingOffer) => offerSource(context, cart, offer);
  const chosen = chosenOffer(shop, cart);
  return [
    {
      ...addressSource(context, address, `${cart.id}/shipping`),
      customer_notes: null,
      same_as_billing: isSamePlace(address, cart.billingAddress),
      available_shipping_methods: shippingOffers(shop, cart, address.countryId).map(sourceOf),
      selected_shipping_method: chosen ? sourceOf(chosen) : null,
    },
  ];
}

/** The cart's billing address, or null. */
export const billingAddress = (context: RequestContext, { id, billingAddress: address }: Cart) =>
  address && addressSource(context, address, `${id}/billing`);

function isSamePlace(one: Address, other: Address | null): boolean {
  const parts = ['firstname', 'lastname', 'city', 'postcode', 'countryId', 'telephone'] as const;
  return (
    other !== null &&
    one.street.join('\n') === other.street.join('\n') &&
    parts.every((part) => one[part] === other[part])
  );
}

function addressSource({ shop, view }: RequestContext, address: Address, key: string) {
  const { region, regionCode, regionId, countryId, vatId } = address;
  return {
    ...address,
    __typename: key.endsWith('/shipping') ? 'ShippingCartAddress' : 'BillingCartAddress',
    id: null,
    uid: uidOf(key),
    vat_id: vatId ?? null,
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
