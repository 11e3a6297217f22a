import {
  any,
  array,
  boolean,
  custom,
  exactOptional,
  type GenericSchema,
  type InferOutput,
  is,
  literal,
  nullable,
  number,
  object,
  picklist,
  record,
  string,
} from 'valibot';
import type { BillingAddress, Order } from '../../../machines/domain.ts';
import type { StorageKey } from '../../lib/stored/keys.ts';

/*
 * The schema of every stored value: another build of the shop, or another program, may have
 * written the value. Properties that no schema names are kept and not checked.
 */

const text = string();
const texts = array(text);

const money = object({ value: number(), currency: text });

const address = object({
  firstname: text,
  lastname: text,
  street: texts,
  city: text,
  region_code: text,
  postcode: text,
  telephone: text,
  country_id: text,
  email: exactOptional(text),
});

const sameAddress = object({ sameAsShippingAddress: literal(true) });

const shippingMethod = object({
  carrier_code: text,
  carrier_title: text,
  method_code: text,
  method_title: text,
  amount: money,
});

const addition = object({
  cartId: nullable(text),
  parentSku: nullable(text),
  product: object({ uid: text, name: text, selectedOptions: texts }),
  quantity: number(),
  sku: text,
  gift: exactOptional(object({ to: text, from: text, message: text })),
});

const receipt = object({
  id: text,
  email: text,
  items: array(any()),
  shippingTitle: text,
  paymentTitle: text,
});

const wish = object({ sku: text, name: text, quantity: number(), selectedOptions: texts });

const unsettledOrder = object({ cartId: text, emailHash: text });
const placedOrder = object({
  order: object({ ...receipt.entries, cartId: text }),
  isReported: boolean(),
});

const shownCart = object({
  cartId: text,
  lines: record(text, object({ name: text, price: money, quantity: number() })),
  coupons: texts,
  shipping: nullable(object({ label: text, amount: money })),
});

const SCHEMAS = {
  signin_token: text,
  session_ended: boolean(),
  session_resumes: boolean(),
  cache_id: text,
  pwa_fields: literal('off'),
  unnamed_view: boolean(),
  notice: picklist(['viewGone', 'sessionEnded']),

  store_view_code: text,
  store_view_code_default: text,
  store_view_currency: text,
  store_view_locale: text,
  store_view_secure_base_media_url: text,

  cartId: custom<string>((value) => is(text, value) && value !== ''),
  cart_owner: picklist(['guest', 'customer']),
  unmerged_cart: text,
  applied_coupon_code: text,
  pending_coupon: object({ code: text, announced: picklist(['new', 'late', 'promised']) }),
  cart_seen: shownCart,
  cart_line: addition,
  cart_wishes: array(addition),
  cart_sent: object({ addition, before: number() }),

  availableShippingMethods: array(shippingMethod),
  shipping_address: nullable(address),
  shippingMethod: nullable(shippingMethod),
  billing_address: nullable(
    custom<BillingAddress>((value) => is(sameAddress, value) || is(address, value)),
  ),
  paymentMethod: nullable(object({ code: text, title: text, data: record(text, text) })),
  typed_addresses: object({ owner: text, forms: record(text, nullable(address)) }),

  unsettled_order: unsettledOrder,
  placed_order: placedOrder,
  receipt,

  recently_viewed: texts,
  asked_wishes: array(wish),
  imagesBySku: record(text, object({ media_gallery_entries: array(any()) })),
  recordings: array(any()),
} satisfies Record<StorageKey, GenericSchema>;

type CheckedValues = { [Key in StorageKey]: InferOutput<(typeof SCHEMAS)[Key]> };

/** The stored values' types by key. The properties of an order's items and prices are not checked. */
export interface StoredValues extends Omit<CheckedValues, 'placed_order' | 'receipt'> {
  placed_order: PlacedOrder;
  receipt: Order;
}

/**
 * The last order that was placed in this browser, stored so that every tab can show its receipt.
 */
export interface PlacedOrder {
  order: Order;
  /** Whether a tab has shown the shopper that the order is placed. */
  isReported: boolean;
}

/** A payment that was sent and whose outcome is unknown. Storage keeps the time of writing. */
export type UnsettledOrder = InferOutput<typeof unsettledOrder>;

const time = number();
const lifetime = exactOptional(time);

/** What durable storage keeps of an unsettled order, and of a placed one; times in epoch ms. */
export const durableUnsettledOrder = object({ record: unsettledOrder, sentAt: time });
export const durablePlacedOrder = object({ placed: placedOrder, until: time });

/**
 * The schema of the record under a key. An unsettled order blocks the cart's recovery, so it needs
 * a lifetime.
 */
export const recordSchema = (key: StorageKey) =>
  object({
    value: SCHEMAS[key],
    timeStored: time,
    ttl: key === 'unsettled_order' ? time : lifetime,
  });
