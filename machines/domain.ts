/**
 * The shop's data types. The machines never calculate with money: all amounts come from the
 * platform.
 */

/** An amount from the platform: a decimal number in units of the currency. */
export interface Money {
  value: number;
  /** ISO 4217. */
  currency: string;
}

/** The gift message of a cart line. */
export interface GiftMessage {
  to: string;
  from: string;
  message: string;
}

/** A change of a line's gift message. Empty texts remove it. */
export interface GiftChange {
  cartId: string;
  itemUid: string;
  /** The line's quantity, without which the platform refuses the update. */
  quantity: number;
  gift: GiftMessage;
}

export interface CartItem {
  /** The id in updates and removals. */
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
  /** The SKU of a configurable line's chosen variant, otherwise null. */
  variantSku: string | null;
  options: { label: string; value: string; optionUid: string; valueUid: string }[];
  price: Money;
  rowTotal: Money;
  isAvailable: boolean;
  /** The line's gift message; null or absent if it has none. */
  gift?: GiftMessage | null;
  /** The platform's messages about this line. */
  notes: string[];
}

export interface LabelledAmount {
  label: string;
  amount: Money;
}

/** The cart as last read from the platform. */
export interface CartDetails {
  id: string;
  items: CartItem[];
  totalQuantity: number;
  coupons: string[];
  /** Whether the platform supports gift messages. */
  hasGifts?: boolean;
  prices: {
    grand_total: Money | null;
    subtotal: Money | null;
    discounts: LabelledAmount[];
    taxes: LabelledAmount[];
    shipping: LabelledAmount | null;
  };
}

/** The payload of an addition to the cart. */
export interface CartAddition {
  cartId: string | null;
  /** The configurable product's SKU, otherwise null. */
  parentSku: string | null;
  product: { uid: string; name: string; selectedOptions: string[] };
  quantity: number;
  /** The SKU of the chosen variant, or of the simple product. */
  sku: string;
  /** The gift message of a line that is added again. */
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
  /** Only for guests. */
  email?: string;
}

/** An address with its region resolved. */
export interface FormattedAddress extends ShippingAddress {
  region_id: number | null;
  region: string | null;
}

export type BillingAddress = { sameAsShippingAddress: true } | ShippingAddress;

/** A place at which an order can be picked up. */
export interface PickupLocation {
  code: string;
  name: string;
  /** Street, city and hours, one per line. */
  lines: string[];
}

export interface ShippingMethod {
  carrier_code: string;
  carrier_title: string;
  method_code: string;
  method_title: string;
  amount: Money;
  /** For a pick-up: where. Each location counts as a method of its own. */
  pickup?: PickupLocation;
}

export interface PaymentMethod {
  code: string;
  title: string;
  /** How to pay by check, where the platform tells it. */
  check?: { payableTo: string | null; sendTo: string | null };
}

/** The data that a payment form submits. It never contains a card number. */
export interface PaymentData {
  nonce?: string;
  /** The public hash of a card in the customer's vault. */
  publicHash?: string;
  /** The number of a company's purchase order. */
  poNumber?: string;
  /** A description for the shopper, such as "Visa •••• 1111". */
  summary?: string;
}

export interface Country {
  id: string;
  name: string;
  regions: { id: number; code: string; name: string }[];
}

export interface Order {
  /** The id in the payment response; empty if the response was lost. */
  id: string;
  /** The order number that the customer sees, if it is known. */
  number: string | null;
  /** The id of the cart that was ordered. */
  cartId: string;
  /** Null if the address is no longer known after a reload. */
  shipping_address: ShippingAddress | null;
  email: string;
  /** The items and totals as the shopper last saw them before placing the order. */
  items: CartItem[];
  prices: CartDetails['prices'] | null;
  shippingTitle: string;
  /** The location of a pick-up. */
  pickup?: PickupLocation;
  paymentTitle: string;
}

/** The platform's response to the lookup of a path. */
export type RouteResponse =
  | {
      kind: 'found';
      type: string;
      uid: string | null;
      identifier: string | null;
      relativeUrl: string;
    }
  | { kind: 'redirect'; code: number; url: string }
  | { kind: 'nothing' };

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
