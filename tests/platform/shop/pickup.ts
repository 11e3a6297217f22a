import { refuse } from './cartRefusal.ts';
import type { Address, Cart, Language, Order, PickupLocation, Shop } from './model.ts';
import type { ShippingOffer } from './shipping.ts';

/** The codes of in-store pick-up, a shipping method like the others. */
export const PICKUP = { carrier: 'instore', method: 'pickup' };

/** Pick-up, if the shop has a location in the country of the address. It costs nothing. */
export const pickupOffers = (shop: Shop, countryId: string): ShippingOffer[] =>
  shop.pickupLocations?.some((location) => location.countryId === countryId)
    ? [
        {
          ...PICKUP,
          carrierTitle: { en: 'Pick up', zh: '自取' },
          methodTitle: { en: 'Pick up', zh: '自取' },
          price: 0,
        },
      ]
    : [];

/** Chooses the location at which a cart is picked up; null for none. Refuses an unknown one. */
export function choosePickup({ pickupLocations }: Shop, cart: Cart, code: string | null): void {
  if (code !== null && !pickupLocations?.some((location) => location.code === code)) {
    refuse('noSuchEntity', 'The pickup location "%1" does not exist.', [code]);
  }
  cart.pickupLocation = code;
}

/**
 * The address of an order: the location's for a pick-up, with the shopper's name and phone number.
 * Refuses a pick-up without a location.
 */
export function addressOfOrder(shop: Shop, cart: Cart, address: Address): Address {
  if (cart.shippingMethod?.carrier !== PICKUP.carrier) return address;
  const location = shop.pickupLocations?.find(({ code }) => code === cart.pickupLocation);
  if (!location) refuse('input', 'Quote does not have Pickup Location assigned.');
  const { countryId, postcode } = location;
  const language = shop.views.find(({ code }) => code === cart.viewCode)?.language ?? 'en';
  return {
    ...address,
    ...placeIn(location, language),
    region: null,
    regionCode: null,
    regionId: null,
    postcode,
    countryId,
  };
}

/**
 * The location's part of an address. A location has one address, so that of an order reads like the
 * location's own in every view.
 */
const placeIn = ({ name, street, city }: PickupLocation, language: Language) => ({
  company: name[language],
  street: [street[language]],
  city: city[language],
});

/** The shipping address of an order, in the language of a view. */
export function addressIn({ pickupLocations }: Shop, order: Order, language: Language) {
  const location = pickupLocations?.find(({ code }) => code === order.pickupLocation);
  const { shippingAddress } = order;
  return shippingAddress && location
    ? { ...shippingAddress, ...placeIn(location, language) }
    : shippingAddress;
}

/** The locations of the seed: where the flowers are tied, and a counter in town. */
export const PICKUP_LOCATIONS: PickupLocation[] = [
  {
    code: 'tai_ping_shan',
    name: { en: 'Tai Ping Shan Street', zh: '太平山街' },
    street: { en: '14 Tai Ping Shan Street', zh: '太平山街14號' },
    city: { en: 'Sheung Wan', zh: '上環' },
    description: {
      en: 'Monday to Saturday, 9 am to 7 pm',
      zh: '星期一至六，上午九時至下午七時',
    },
    countryId: 'HK',
    postcode: null,
    phone: '+852 2555 0100',
    email: 'garden@florilegium.example',
    latitude: 22.2852,
    longitude: 114.1475,
  },
  {
    code: 'central_market',
    name: { en: 'Central Market', zh: '中環街市' },
    street: { en: '93 Queen’s Road Central', zh: '皇后大道中93號' },
    city: { en: 'Central', zh: '中環' },
    description: { en: 'Every day, 11 am to 8 pm', zh: '每日上午十一時至晚上八時' },
    countryId: 'HK',
    postcode: null,
    phone: '+852 2555 0101',
    email: 'garden@florilegium.example',
    latitude: 22.2841,
    longitude: 114.1556,
  },
];
