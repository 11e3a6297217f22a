import { isVirtual } from './cartLineState.ts';
import { refuse } from './cartRefusal.ts';
import { deliverySlots } from './deliverySlots.ts';
import type { Cart, Shop, Text } from './model.ts';
import { pickupOffers } from './pickup.ts';
import { exchange } from './totalsCurrency.ts';
import { subtotalOf } from './totalsRows.ts';

export interface ShippingOffer {
  carrier: string;
  method: string;
  carrierTitle: Text;
  methodTitle: Text;
  /** Cents of the cart's currency. */
  price: number;
}

const FLAT_RATE = 1_500;
/** Price of a delivery slot in base cents, for a half-day that the shopper chooses. */
const SLOT_RATE = 900;
const FREE_FROM = 25_000;
/** Prices in base cents by country, where the shop's own couriers deliver. */
const TABLE: Record<string, number> = {
  US: 900,
  CA: 1_800,
  GB: 2_200,
  DE: 2_200,
  FR: 2_200,
  HK: 600,
  TW: 1_200,
  JP: 1_600,
  SG: 1_600,
};

/** The shipping methods for a country and a subtotal in cents of the cart's currency. */
export function shippingOffers(
  shop: Shop,
  cart: Cart,
  countryId: string,
  subtotal = subtotalOf(shop, cart),
): ShippingOffer[] {
  if (cart.lines.length === 0 || isVirtual(shop, cart)) return [];
  const offers: ShippingOffer[] = [
    {
      carrier: 'flatrate',
      method: 'flatrate',
      carrierTitle: { en: 'Express', zh: '特快送貨' },
      methodTitle: { en: 'next day', zh: '翌日' },
      price: exchange(shop, FLAT_RATE, cart.currency),
    },
  ];
  const tablePrice = TABLE[countryId];
  if (tablePrice !== undefined) {
    offers.push({
      carrier: 'tablerate',
      method: 'bestway',
      carrierTitle: { en: 'Courier', zh: '標準送貨' },
      methodTitle: { en: '2–4 days', zh: '二至四日' },
      price: exchange(shop, tablePrice, cart.currency),
    });
  }
  if (subtotal >= exchange(shop, FREE_FROM, cart.currency)) {
    offers.push({
      carrier: 'freeshipping',
      method: 'freeshipping',
      carrierTitle: { en: 'Free delivery', zh: '免費送貨' },
      methodTitle: { en: '2–4 days', zh: '二至四日' },
      price: 0,
    });
  }
  if (countryId === 'HK') {
    const isFree = subtotal >= exchange(shop, FREE_FROM, cart.currency);
    offers.push(...deliverySlots(shop, isFree ? 0 : exchange(shop, SLOT_RATE, cart.currency)));
  }
  offers.push(...pickupOffers(shop, countryId));
  return offers;
}

/** The chosen shipping method of the cart, if it is still offered. */
export function chosenOffer(shop: Shop, cart: Cart, subtotal?: number): ShippingOffer | undefined {
  const { shippingAddress, shippingMethod } = cart;
  if (!shippingAddress || !shippingMethod) return undefined;
  return shippingOffers(shop, cart, shippingAddress.countryId, subtotal).find(
    ({ carrier, method }) => carrier === shippingMethod.carrier && method === shippingMethod.method,
  );
}

/** Cents of the cart's currency; zero before a method is chosen. */
export const shippingPrice = (shop: Shop, cart: Cart, subtotal: number): number =>
  chosenOffer(shop, cart, subtotal)?.price ?? 0;

/** Whether a shipping method is offered for the cart's address. */
export function isOffered(shop: Shop, cart: Cart, carrier: string, method: string): boolean {
  const country = cart.shippingAddress?.countryId;
  if (country === undefined) return false;
  return shippingOffers(shop, cart, country).some(
    (offer) => offer.carrier === carrier && offer.method === method,
  );
}

/** Chooses a shipping method. Refuses one that is not offered for the cart's address. */
export function chooseShipping(shop: Shop, cart: Cart, carrier: string, method: string): void {
  if (!isOffered(shop, cart, carrier, method)) {
    const phrase = 'Carrier with such method not found: %1, %2';
    refuse('noSuchEntity', phrase, [carrier, method]);
  }
  cart.shippingMethod = { carrier, method };
}
