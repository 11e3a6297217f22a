/** The data types of the demo platform. All amounts of money in this file are integer cents. */

import type { CaptchaForm } from './captcha.ts';

/** A text in every store view's language, by language code. */
export interface Text {
  en: string;
  zh: string;
}
export type Language = keyof Text;

export interface StoreView {
  code: string;
  name: string;
  groupCode: string;
  groupName: string;
  /** Position of the view in the shop. */
  sortOrder: number;
  isDefault: boolean;
  language: Language;
  /** Locale in the platform's notation: en_US, zh_Hant_HK. */
  locale: string;
  currency: string;
  /** Units of the view's currency for one unit of the base currency (USD). */
  rate: number;
}

export interface Category {
  /** Decimal id; the uid is its base64 text. */
  id: number;
  parentId: number;
  name: Text;
  urlKey: Text;
  description: Text;
  image: string | null;
  position: number;
  includeInMenu: boolean;
  isActive: boolean;
  /** A CMS block shown with the category, or null. */
  metaTitle: Text | null;
}

export interface Picture {
  /** Path below media/catalog/product, with a leading slash. */
  file: string;
  label: Text;
  position: number;
  disabled: boolean;
}

export interface OptionValue {
  /**
   * Id of the attribute option. The uid of a configurable option value is base64 of
   * `configurable/<attributeId>/<id>`.
   */
  id: number;
  label: Text;
  swatch: { kind: 'color' | 'text' | 'image'; value: string } | null;
}

/** The input type of an attribute: one option, several options, yes or no, or a text. */
export type AttributeInput = 'select' | 'multiselect' | 'boolean' | 'text';

export interface Attribute {
  id: number;
  code: string;
  label: Text;
  position: number;
  input: AttributeInput;
  /** Whether lists can be filtered by it. */
  isFilterable: boolean;
  /** Whether it is shown on the product page. */
  isVisibleOnFront: boolean;
  /** Whether lists show it; false if absent. */
  isUsedInListing?: boolean;
  values: OptionValue[];
}

interface ProductBase {
  id: number;
  sku: string;
  name: Text;
  urlKey: Text;
  shortDescription: Text;
  /** HTML. */
  description: Text;
  latinName: string | null;
  /** Ids of the product's options by attribute code; 1 or 0 for a yes-or-no attribute. */
  choices: Record<string, number[]>;
  /** SKUs of linked products. */
  links: { related: string[]; upsell: string[]; crosssell: string[] };
  categoryIds: number[];
  pictures: Picture[];
  isEnabled: boolean;
  /** False for variants of a configurable product. */
  isVisible: boolean;
  metaTitle: Text | null;
  metaDescription: Text | null;
}

export interface SimpleProduct extends ProductBase {
  kind: 'simple';
  /** Cents of the base currency. */
  price: number;
  specialPrice: number | null;
  stock: number;
  /** Whether the product needs no shipping: a service, a course, a gift card by mail. */
  isVirtual?: boolean;
}

export interface ConfigurableProduct extends ProductBase {
  kind: 'configurable';
  attributeIds: number[];
  variants: { sku: string; valueIds: number[] }[];
}

/** A product that an option of a bundle offers. */
export interface BundleSelection {
  id: number;
  sku: string;
  /** Quantity of the product in one bundle. */
  quantity: number;
  isDefault: boolean;
  canChangeQuantity: boolean;
}

export interface BundleOption {
  id: number;
  title: Text;
  /** Input type of the option; `checkbox` and `multi` allow several selections. */
  type: 'select' | 'radio' | 'checkbox' | 'multi';
  isRequired: boolean;
  selections: BundleSelection[];
}

/**
 * Several simple products sold as one, some chosen by the shopper. Its price is the sum of theirs.
 */
export interface BundleProduct extends ProductBase {
  kind: 'bundle';
  options: BundleOption[];
}

/** A set of related simple products, each of which is bought on its own. */
export interface GroupedProduct extends ProductBase {
  kind: 'grouped';
  members: { sku: string; quantity: number }[];
}

export type Product = SimpleProduct | ConfigurableProduct | BundleProduct | GroupedProduct;

export interface CmsPage {
  id: number;
  identifier: string;
  title: Text;
  contentHeading: Text | null;
  content: Text;
  metaTitle: Text | null;
  metaDescription: Text | null;
}

export interface CmsBlock {
  id: number;
  identifier: string;
  content: Text;
  isActive: boolean;
}

/** A block that the platform shows to certain shoppers (Adobe Commerce). */
export interface DynamicBlock {
  uid: string;
  content: Text;
  /** Whether guests cannot see it. */
  isForCustomers: boolean;
}

/** A redirect in addition to the URLs of categories, products and pages. */
export interface UrlRewrite {
  viewCode: string;
  from: string;
  to: string;
  redirectCode: 301 | 302;
}

export interface Country {
  id: string;
  iso3: string;
  name: Text;
  regions: { id: number; code: string; name: string }[];
}

export interface Coupon {
  code: string;
  label: Text;
  kind: 'percent' | 'fixed';
  /** Percent, or cents of the base currency. */
  value: number;
  /** Epoch ms, or null. */
  expiresAt: number | null;
}

export interface Address {
  firstname: string;
  lastname: string;
  company: string | null;
  street: string[];
  city: string;
  region: string | null;
  regionCode: string | null;
  regionId: number | null;
  postcode: string | null;
  telephone: string | null;
  countryId: string;
  email: string | null;
  prefix?: string | null;
  middlename?: string | null;
  suffix?: string | null;
  vatId?: string | null;
  fax?: string | null;
}

export interface CartLine {
  /** Decimal item id; the uid is its base64 text. */
  id: number;
  /** The SKU of the simple product that is sold. */
  sku: string;
  /** The SKU of its configurable product, or null. */
  parentSku: string | null;
  quantity: number;
  /** The selections of a bundle. The line then has the bundle's SKU. */
  bundle?: ChosenSelection[];
  giftMessage?: GiftMessage;
}

/** A product in a bundle with its quantity in each bundle. */
export interface ChosenSelection {
  optionId: number;
  selectionId: number;
  quantity: number;
}

export interface GiftMessage {
  from: string;
  to: string;
  message: string;
}

export interface Cart {
  /** Masked id, 32 characters. */
  id: string;
  customerId: number | null;
  isActive: boolean;
  viewCode: string;
  currency: string;
  email: string | null;
  lines: CartLine[];
  couponCode: string | null;
  shippingAddress: Address | null;
  billingAddress: Address | null;
  shippingMethod: { carrier: string; method: string } | null;
  /** The code of the location at which the order is picked up. */
  pickupLocation?: string | null;
  paymentMethod: string | null;
  purchaseOrderNumber?: string | null;
  /** The nonce that stands for a card, until it is used. */
  paymentNonce: string | null;
}

/** A place at which orders can be picked up. */
export interface PickupLocation {
  code: string;
  name: Text;
  street: Text;
  city: Text;
  /** The hours. */
  description: Text;
  countryId: string;
  postcode: string | null;
  phone: string;
  email: string;
  latitude: number;
  longitude: number;
}

/** A card that the sandbox has exchanged for a nonce, which pays once. */
export interface CardToken {
  nonce: string;
  brand: string;
  last4: string;
  /** Whether the issuer will refuse the payment. */
  isDeclined: boolean;
  isSpent: boolean;
}

export interface Order {
  /** Entity id, which the payment call returns. */
  id: number;
  /** Order number shown to shoppers, such as 000000042. */
  number: string;
  token: string;
  cartId: string;
  customerId: number | null;
  email: string;
  placedAt: number;
  viewCode: string;
  currency: string;
  status: string;
  lines: {
    sku: string;
    parentSku: string | null;
    name: string;
    quantity: number;
    price: number;
    rowTotal: number;
    bundle?: ChosenSelection[];
    giftMessage?: GiftMessage;
  }[];
  /** Null for an order without shipping. */
  shippingAddress: Address | null;
  billingAddress: Address;
  /** Null for an order without shipping. */
  shippingMethod: { carrier: string; method: string; title: string } | null;
  /** The code of the location at which the order is picked up. */
  pickupLocation?: string | null;
  couponCode?: string | null;
  /** Number of the invoice that was created when the order was charged. */
  invoiceNumber?: string | null;
  /** Parcels sent for the order. */
  shipments?: { number: string; carrier: string; title: string; tracking: string }[];
  /** Reason of the cancellation, in the customer's words or one of the shop's. */
  cancelReason?: string;
  /** Key in the mail's link by which a guest confirms the cancellation. */
  cancelKey?: string;
  /** `facts`: further details that the payment module has recorded. */
  paymentMethod: { code: string; title: string; facts?: Record<string, string> };
  totals: { subtotal: number; discount: number; shipping: number; tax: number; grandTotal: number };
}

/** An address in a customer's address book. */
export interface BookAddress extends Address {
  id: number;
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
}

export interface Customer {
  id: number;
  email: string;
  firstname: string;
  lastname: string;
  password: string;
  isSubscribed: boolean;
  prefix?: string | null;
  middlename?: string | null;
  suffix?: string | null;
  /** YYYY-MM-DD. */
  birthDate?: string | null;
  /** 1 male, 2 female, 3 not specified. */
  gender?: number | null;
  taxNumber?: string | null;
  /** Epoch ms. */
  createdAt?: number;
  addresses?: BookAddress[];
  /** Times of wrong passwords in epoch ms; cleared by a right one. */
  wrongPasswords?: number[];
  /** Key in the mail that confirms the email address; absent once the address is confirmed. */
  confirmationKey?: string;
  /** Token of the last reset link, until it is used. */
  reset?: { token: string; expiresAt: number };
}

/** A customer's review of a product. */
export interface Review {
  sku: string;
  /** Null for a guest. */
  customerId: number | null;
  nickname: string;
  summary: string;
  text: string;
  /** One to five stars. */
  stars: number;
  /** Epoch ms. */
  createdAt: number;
  /** Whether the shop has approved it, so that it is shown. */
  isApproved: boolean;
}

export interface WishlistItem {
  /** Decimal, as the platform's id is. */
  id: number;
  /** SKU of the product, or of a variant's configurable product. */
  sku: string;
  /** SKU of the chosen variant; null for a simple product or before a choice. */
  variantSku: string | null;
  quantity: number;
  /** Epoch ms. */
  addedAt: number;
  description: string | null;
}

/** The only wish list of a customer. */
export interface Wishlist {
  id: number;
  customerId: number;
  sharingCode: string;
  /** Epoch ms. */
  updatedAt: number;
  items: WishlistItem[];
}

/** A payment method that a customer has saved. */
export interface SavedPayment {
  publicHash: string;
  customerId: number;
  methodCode: string;
  type: 'card' | 'account';
  /** Details in the format of the payment module. */
  details: Record<string, string>;
  /** Epoch ms. */
  expiresAt: number;
}

/** A mail that a real platform would send. */
export interface Mail {
  to: string;
  subject: string;
  /** Path and query in the shop. */
  link: string;
  text?: string;
}

export interface Token {
  value: string;
  customerId: number;
  expiresAt: number;
  isRevoked: boolean;
}

/** The release whose behaviour the platform simulates. */
export type Release = '2.4.7' | '2.4.9';

/** Terms of the shop. `MANUAL` ones are accepted one by one. */
export interface Agreement {
  id: number;
  name: Text;
  content: Text;
  checkboxText: Text;
  mode: 'AUTO' | 'MANUAL';
}

/** The whole state of one shop. Each test has its own shop. */
export interface Shop {
  /** The current time in epoch ms, which tests may change. */
  now(): number;
  release: Release;
  /** Whether the PWA modules (Cart.total_summary_quantity_including_config) are installed. */
  hasPwaModules: boolean;
  /** Whether cart lines may have gift messages. */
  hasGiftMessages: boolean;
  /** Whether views in other languages than English translate error messages. */
  translatesErrors: boolean;
  /** The terms that a shopper must accept before an order. */
  agreements: Agreement[];
  /** Whether wish lists are switched on. */
  hasWishlists: boolean;
  /** Whether Braintree is offered as a card payment, too. */
  hasBraintree: boolean;
  /** Whether a new customer has to follow the link of a mail before the first sign-in. */
  demandsConfirmation: boolean;
  /** Whether customers may cancel orders that are not sent yet, and the reasons to choose from. */
  cancellation: { isEnabled: boolean; reasons: Text[] };
  /** Null on a server without the modules of in-store pick-up, whose schema lacks the query. */
  pickupLocations: PickupLocation[] | null;
  /** The forms that reCAPTCHA protects. */
  captchaForms: CaptchaForm[];
  /** Sold-out half-days, such as 20261127-am. */
  soldOutSlots: string[];
  views: StoreView[];
  categories: Category[];
  rootCategoryId: number;
  attributes: Attribute[];
  products: Map<string, Product>;
  pages: CmsPage[];
  blocks: CmsBlock[];
  /** Null on Open Source, whose schema lacks the query. */
  dynamicBlocks: DynamicBlock[] | null;
  rewrites: UrlRewrite[];
  countries: Country[];
  coupons: Coupon[];
  /** Tax on goods, in percent of the price, by destination country; '*' for the rest. */
  taxRates: Record<string, number>;
  carts: Map<string, Cart>;
  orders: Order[];
  customers: Customer[];
  wishlists: Wishlist[];
  reviews: Review[];
  /** Email addresses without an account that are subscribed to the newsletter. */
  subscribers: string[];
  vault: SavedPayment[];
  mails: Mail[];
  tokens: Map<string, Token>;
  /** Lifetime of sign-in tokens in seconds. */
  tokenLifetime: number;
  /** Rules for new passwords: their length, and the number of character classes. */
  passwordRules: { length: number; classes: number };
  /** Cards by nonce. */
  cards: Map<string, CardToken>;
  /** Next ids by kind of entity. */
  nextId: {
    line: number;
    order: number;
    customer: number;
    address: number;
    wishlist: number;
    wish: number;
  };
  logo: { src: string; alt: string; width: number; height: number };
}

/** One request, with its headers already read. */
export interface RequestContext {
  shop: Shop;
  view: StoreView;
  currency: string;
  /** The signed-in customer, or null for a guest. */
  customer: Customer | null;
  /** Whether the request carried a token, good or bad. */
  sentToken: boolean;
  /** Origin of the request for absolute media URLs, without a trailing slash. */
  origin: string;
}
