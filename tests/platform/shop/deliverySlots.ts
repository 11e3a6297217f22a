import type { Shop } from './model.ts';
import type { ShippingOffer } from './shipping.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Hong Kong has no daylight saving time. */
const HONG_KONG = 8 * HOUR;
/** Orders before this hour are delivered the same afternoon. */
const CUT_OFF = 13;
const DAYS = 6;
/** Number of orders that the couriers can deliver in one half-day. */
const CAPACITY = 20;
const SUNDAY = 0;
const SATURDAY = 6;

const HALVES = [
  { half: 'am', en: 'morning', zh: '上午' },
  { half: 'pm', en: 'afternoon', zh: '下午' },
] as const;

/**
 * The half-days that the shop's couriers have left: six days from the first one possible. None are
 * on Sundays or on Saturday mornings, which are reserved for weddings.
 *
 * @param price - cents of the cart's currency
 */
export function deliverySlots(shop: Shop, price: number): ShippingOffer[] {
  const localTime = shop.now() + HONG_KONG;
  const isSameDay = (localTime % DAY) / HOUR < CUT_OFF;
  const today = localTime - (localTime % DAY);
  const first = isSameDay ? today : today + DAY;
  return Array.from({ length: DAYS }, (_, index) => first + index * DAY).flatMap((day) =>
    HALVES.filter(({ half }) => isOpen(shop, day, half) && !(day === today && half === 'am')).map(
      ({ half, en, zh }) => ({
        carrier: 'slot',
        method: methodOf(day, half),
        carrierTitle: { en: 'Delivery day', zh: '送貨日期' },
        methodTitle: {
          en: `${dayText(day, 'en-US')}, ${en}`,
          zh: `${dayText(day, 'zh-Hant-HK')}${zh}`,
        },
        price,
      }),
    ),
  );
}

function isOpen(shop: Shop, day: number, half: 'am' | 'pm'): boolean {
  const weekday = new Date(day).getUTCDay();
  if (weekday === SUNDAY || (weekday === SATURDAY && half === 'am')) return false;
  const method = methodOf(day, half);
  if (shop.soldOutSlots.includes(method)) return false;
  const booked = shop.orders.filter(
    ({ status, shippingMethod }) =>
      status !== 'Canceled' &&
      shippingMethod?.carrier === 'slot' &&
      shippingMethod.method === method,
  );
  return booked.length < CAPACITY;
}

const methodOf = (day: number, half: string): string =>
  `${new Date(day).toISOString().slice(0, 10).replaceAll('-', '')}-${half}`;

const dayText = (day: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(day);
