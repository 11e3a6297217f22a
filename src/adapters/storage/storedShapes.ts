import {
  array,
  exactOptional,
  type GenericSchema,
  is,
  literal,
  nullable,
  number,
  object,
  picklist,
  record,
  string,
  union,
  unknown,
} from 'valibot';
import type { PendingChange } from '../../../machines/cart/commands.ts';
import type { PendingCoupon, RefusedCoupon } from '../../../machines/cart/coupon.ts';
import type { ShownCart } from '../../../machines/cart/diff.ts';
import type {
  BillingAddress,
  CartAddition,
  GiftMessage,
  ShippingAddress,
  ShippingMethod,
} from '../../../machines/domain.ts';
import type { OrderParts } from '../../../machines/order/receipt.ts';

/*
 * Type guards for stored objects, which another build of the shop, or another program, may have
 * written. Only lazy modules import this file: the schema library is no part of the first page.
 */

/** The contents of an order whose payment was sent, stored until the outcome is known. */
interface SentOrder {
  cartId: string;
  parts: OrderParts;
}

/** Creates a type guard; properties that the schema does not name are not checked. */
const guard =
  <Value>(schema: GenericSchema) =>
  (value: unknown): value is Value =>
    is(schema, value);

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
const billingAddress = union([object({ sameAsShippingAddress: literal(true) }), address]);

const pickup = object({ code: text, name: text, lines: texts });

const shippingMethod = object({
  carrier_code: text,
  carrier_title: text,
  method_code: text,
  method_title: text,
  amount: money,
  pickup: exactOptional(pickup),
});

const payment = object({ code: text, title: text, data: record(text, text) });

const addition = object({
  cartId: nullable(text),
  parentSku: nullable(text),
  product: object({ uid: text, name: text, selectedOptions: texts }),
  quantity: number(),
  sku: text,
  gift: exactOptional(object({ to: text, from: text, message: text })),
});

const shownCart = object({
  cartId: text,
  lines: record(text, object({ name: text, price: money, quantity: number() })),
  coupons: texts,
  shipping: nullable(object({ label: text, amount: money })),
});

const lineBefore = object({
  uid: text,
  quantity: number(),
  product: object({ uid: text, sku: text, name: text }),
  variantSku: nullable(text),
  options: array(object({ valueUid: text })),
});

const pendingChanges = object({
  cartId: text,
  storedAt: number(),
  changes: array(
    union([
      object({
        kind: literal('update'),
        itemId: text,
        quantity: number(),
        becomes: exactOptional(object({ sku: text, selectedOptions: texts })),
        lineBefore,
      }),
      object({ kind: literal('remove'), itemId: text, lineBefore }),
    ]),
  ),
});

/** The cart's contents are not checked in depth: the receipt shows what it finds. */
const details = object({ items: array(unknown()), prices: record(text, unknown()) });

const sentOrder = object({
  cartId: text,
  parts: object({
    email: text,
    shippingAddress: address,
    shippingMethod,
    payment: object({ title: text }),
    details: nullable(details),
  }),
});

const pendingCoupon = object({ code: text, announced: picklist(['new', 'late', 'promised']) });

const refusedCoupon = object({ code: text, failure: object({ reason: text, message: text }) });

export const isAddress = guard<ShippingAddress>(address);
export const isBillingAddress = guard<BillingAddress>(billingAddress);
export const isMethod = guard<ShippingMethod>(shippingMethod);
export const isMethods = guard<ShippingMethod[]>(array(shippingMethod));
export const isPayment = guard<{ code: string; title: string; data: Record<string, string> }>(
  payment,
);
/** A form's texts by the names of its fields. */
export const isTextRecord = guard<Record<string, string>>(record(text, text));
/** Gift messages by cart and line. */
export const isGiftDrafts = guard<Record<string, GiftMessage>>(
  record(text, object({ to: text, from: text, message: text })),
);
export const isAddition = guard<CartAddition>(addition);
export const isAdditions = guard<CartAddition[]>(array(addition));
export const isUnconfirmedAddition = guard<{ addition: CartAddition; before: number }>(
  object({ addition, before: number() }),
);
export const isPendingChanges = guard<{
  cartId: string;
  storedAt: number;
  changes: PendingChange[];
}>(pendingChanges);
export const isShownCart = guard<ShownCart>(shownCart);
export const isPendingCoupon = guard<PendingCoupon>(pendingCoupon);
export const isRefusedCoupon = guard<RefusedCoupon>(refusedCoupon);
export const isSentOrder = guard<SentOrder>(sentOrder);
