/** The nouns of the shop. Types only; money is text from the platform's numbers, never added up here. */

/** An amount as the platform gave it: a decimal number in units of the currency. */
export interface Money {
  value: number;
  /** ISO 4217. */
  currency: string;
}

/** What the card that goes with a line says. */
export interface GiftMessage {
  to: string;
  from: string;
  message: string;
}

/** The card of a line is written, or taken away by empty texts. */
export interface GiftChange {
  cartId: string;
  itemUid: string;
  /** The line's own: an update without one is refused. */
  quantity: number;
  gift: GiftMessage;
}

export interface CartItem {
  /** What updates and removals name. */
  uid: string;
  id: string;
  quantity: number;
  product: {
    uid: string;
    sku: string;
    name: string;
    urlKey: string;
    urlSuffix: string;
    image: string | null;
  };
  /** The chosen child's sku of a configurable line, else null. */
  variantSku: string | null;
  options: { label: string; value: string; optionUid: string; valueUid: string }[];
  price: Money;
  rowTotal: Money;
  isAvailable: boolean;
  /** What its card says; null or absent where it has none. */
  gift?: GiftMessage | null;
  /** What the platform says about this line, in its words. */
  notes: string[];
}

export interface Charge {
  label: string;
  amount: Money;
}

/** The cart as the platform last told it. */
export interface CartDetails {
  id: string;
  items: CartItem[];
  totalQuantity: number;
  coupons: string[];
  /** Whether the platform takes card messages. */
  hasGifts?: boolean;
  prices: {
    grand_total: Money | null;
    subtotal: Money | null;
    discounts: Charge[];
    taxes: Charge[];
    shipping: Charge | null;
  };
}

/** The payload of an addition to the cart. */
export interface CartAddition {
  cartId: string | null;
  /** The configurable product's sku, else null. */
  parentSku: string | null;
  product: { uid: string; name: string; selectedOptions: string[] };
  quantity: number;
  /** What is sold: the chosen child's sku, or the simple product's. */
  sku: string;
  /** The card of the line that is made anew. */
  gift?: GiftMessage;
}

export interface ShippingAddress {
  firstname: string;
  lastname: string;
  street: string[];
  city: string;
  region_code: string;
  postcode: string;
  telephone: string;
  country_id: string;
  /** Guests only. */
  email?: string;
}

/** An address with its region looked up. */
export interface FormattedAddress extends ShippingAddress {
  region_id: number | null;
  region: string | null;
}

export type BillingAddress = { sameAsShippingAddress: true } | ShippingAddress;

export interface ShippingMethod {
  carrier_code: string;
  carrier_title: string;
  method_code: string;
  method_title: string;
  amount: Money;
}

export interface PaymentMethod {
  code: string;
  title: string;
}

/** What a payment component hands over: never a card number. */
export interface PaymentData {
  nonce?: string;
  /** What a card in the customer's vault goes by. */
  publicHash?: string;
  /** The number of a company's own purchase order. */
  poNumber?: string;
  /** What the shopper may be reminded of, like "Visa •••• 1111". */
  summary?: string;
}

export interface Country {
  id: string;
  name: string;
  regions: { id: number; code: string; name: string }[];
}

export interface Order {
  /** What the payment call answered; empty where its answer was lost. */
  id: string;
  /** What the platform calls the order to its customer, where it has told. */
  number: string | null;
  /** The cart that it was made of. */
  cartId: string;
  /** Null where it is not known any more, after a reload. */
  shipping_address: ShippingAddress | null;
  email: string;
  /** The lines and totals as the shopper last saw them before placing. */
  items: CartItem[];
  prices: CartDetails['prices'] | null;
  shippingTitle: string;
  paymentTitle: string;
}

export type PageType = 'CMS_PAGE' | 'CATEGORY' | 'PRODUCT' | 'SEARCH';

/** What the platform says a path is. */
export type RouteAnswer =
  | {
      kind: 'found';
      type: string;
      uid: string | null;
      identifier: string | null;
      relativeUrl: string;
    }
  | { kind: 'redirect'; code: number; url: string }
  | { kind: 'nothing' };

/** Why something did not work, in words for the shopper where there are any. */
export interface Failure {
  /**
   * invalidCart: the cart is dead. refused: the platform said no. unreachable: no answer, or none
   * that makes sense. absent: there was no answer, and it is certain that nothing was done.
   * changed: the order is not what the shopper has seen; nothing was sent.
   */
  reason: 'invalidCart' | 'refused' | 'unreachable' | 'missing' | 'absent' | 'changed';
  message: string;
  /** Of a cart that is dead: the platform knows it as one that was ordered, or merged into another. */
  isClosed?: boolean;
  /** The whole error of a REST call: method, address, status, message and the server's trace. */
  report?: string;
}

export interface StoreView {
  code: string;
  name: string;
  groupCode: string;
  groupName: string;
  sortOrder: number;
  isDefault: boolean;
  locale: string;
  currency: string;
  mediaUrl: string;
}

const REASONS: readonly unknown[] = ['invalidCart', 'refused', 'missing', 'absent', 'changed'];

const isReason = (reason: unknown): reason is Failure['reason'] => REASONS.includes(reason);

/** Reads a failure out of whatever a port threw. Adapters throw errors that carry one. */
export function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  const { reason, report, isClosed } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as Partial<Failure>;
  return {
    reason: isReason(reason) ? reason : 'unreachable',
    message,
    ...(isClosed === true ? { isClosed } : {}),
    ...(typeof report === 'string' ? { report } : {}),
  };
}
