/** The nouns of the demo platform: what a shop is made of. Types only; money in this file is in integer cents. */

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
  /** Order of the view inside the shop. */
  sortOrder: number;
  isDefault: boolean;
  language: Language;
  /** As the platform writes it: en_US, zh_Hant_HK. */
  locale: string;
  currency: string;
  /** Units of the view's currency for one unit of the base currency (USD). */
  rate: number;
}

export interface Category {
  /** Decimal id; uid is its base64 text. */
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
  /** Path below media/catalog/product, beginning with a slash. */
  file: string;
  label: Text;
  position: number;
  disabled: boolean;
}

export interface OptionValue {
  /** Attribute option id; a configurable option value's uid is base64 of `configurable/<attributeId>/<id>`. */
  id: number;
  label: Text;
  swatch: { kind: 'color' | 'text' | 'image'; value: string } | null;
}

/** What an editor fills in: a choice of one, of several, yes or no, or words. */
export type AttributeInput = 'select' | 'multiselect' | 'boolean' | 'text';

export interface Attribute {
  id: number;
  code: string;
  label: Text;
  position: number;
  input: AttributeInput;
  /** Lists may be narrowed by it. */
  isFilterable: boolean;
  /** Shown on the product's page. */
  isVisibleOnFront: boolean;
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
  /** Ids of the options it has, by attribute code; of a yes-or-no attribute 1 or 0. */
  choices: Record<string, number[]>;
  /** Skus of the products it is shown with. */
  links: { related: string[]; upsell: string[]; crosssell: string[] };
  categoryIds: number[];
  pictures: Picture[];
  isEnabled: boolean;
  /** False for the children of a configurable product. */
  isVisible: boolean;
  metaTitle: Text | null;
  metaDescription: Text | null;
}

export interface SimpleProduct extends ProductBase {
  kind: 'simple';
  /** Base currency, cents. */
  price: number;
  specialPrice: number | null;
  stock: number;
  /** Nothing is sent: a service, a course, a card by mail. */
  isVirtual?: boolean;
}

export interface ConfigurableProduct extends ProductBase {
  kind: 'configurable';
  attributeIds: number[];
  variants: { sku: string; valueIds: number[] }[];
}

/** One of the products that an option of a bundle offers. */
export interface BundleSelection {
  id: number;
  sku: string;
  /** How many of it go into one bundle. */
  quantity: number;
  isDefault: boolean;
  canChangeQuantity: boolean;
}

export interface BundleOption {
  id: number;
  title: Text;
  /** How it is drawn; of the last two several may be chosen. */
  type: 'select' | 'radio' | 'checkbox' | 'multi';
  isRequired: boolean;
  selections: BundleSelection[];
}

/** Several simple products sold as one, some of them chosen by the shopper; its price is theirs. */
export interface BundleProduct extends ProductBase {
  kind: 'bundle';
  options: BundleOption[];
}

/** A page of simple products that belong together; each is bought by itself. */
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

/** A block that the platform chooses by who asks (Adobe Commerce). */
export interface DynamicBlock {
  uid: string;
  content: Text;
  /** Guests do not get it. */
  isForCustomers: boolean;
}

/** A rewrite beyond those that categories, products and pages imply. */
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
  /** Percent, or cents in the base currency. */
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
  /** Decimal item id; uid is its base64 text. */
  id: number;
  /** The simple product that is sold. */
  sku: string;
  /** The configurable product it was chosen from, or null. */
  parentSku: string | null;
  quantity: number;
  /** What was chosen of a bundle, whose sku the line has. */
  bundle?: ChosenSelection[];
  giftMessage?: GiftMessage;
}

/** One product in a bundle, and how many of it each bundle has. */
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
  paymentMethod: string | null;
  purchaseOrderNumber?: string | null;
  /** What the card was exchanged for, until it is spent. */
  paymentNonce: string | null;
}

/** A card that the sandbox has exchanged for a nonce; good for one payment. */
export interface CardToken {
  nonce: string;
  brand: string;
  last4: string;
  /** The issuer will refuse the payment. */
  isDeclined: boolean;
  isSpent: boolean;
}

export interface Order {
  /** Entity id: what the payment call answers. */
  id: number;
  /** What a shopper is shown, like 000000042. */
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
  /** Null where nothing is sent. */
  shippingAddress: Address | null;
  billingAddress: Address;
  /** Null where nothing is sent. */
  shippingMethod: { carrier: string; method: string; title: string } | null;
  couponCode?: string | null;
  /** The number of its invoice, which taking the money made. */
  invoiceNumber?: string | null;
  /** What has been sent of it. */
  shipments?: { number: string; carrier: string; title: string; tracking: string }[];
  /** Why its customer no longer wanted it, in their words or the shop's. */
  cancelReason?: string;
  /** What the mail's link carries by which a guest confirms that. */
  cancelKey?: string;
  /** `facts`: what else the payment module has noted of it. */
  paymentMethod: { code: string; title: string; facts?: Record<string, string> };
  totals: { subtotal: number; discount: number; shipping: number; tax: number; grandTotal: number };
}

/** An address that a customer keeps. */
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
  /** When wrong passwords were given, epoch ms; forgotten after a right one. */
  wrongPasswords?: number[];
  /** What the link carries by which the address is confirmed; without one it is. */
  confirmationKey?: string;
  /** What the last reset link carries, until it is used. */
  reset?: { token: string; expiresAt: number };
}

/** What somebody says of a product. */
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
  /** Shown once the shop's people have approved it. */
  isApproved: boolean;
}

export interface WishlistItem {
  /** Decimal, as the platform's id is. */
  id: number;
  /** Of the product, or of the configurable one that the variant belongs to. */
  sku: string;
  /** What was chosen; null for a simple product, and where nothing was chosen yet. */
  variantSku: string | null;
  quantity: number;
  /** Epoch ms. */
  addedAt: number;
  description: string | null;
}

/** A customer has one. */
export interface Wishlist {
  id: number;
  customerId: number;
  sharingCode: string;
  /** Epoch ms. */
  updatedAt: number;
  items: WishlistItem[];
}

/** A way of paying that a customer has saved. */
export interface SavedPayment {
  publicHash: string;
  customerId: number;
  methodCode: string;
  type: 'card' | 'account';
  /** As the payment's own module writes it. */
  details: Record<string, string>;
  /** Epoch ms. */
  expiresAt: number;
}

/** A mail that the platform would have sent. */
export interface Mail {
  to: string;
  subject: string;
  /** Path and query of this shop. */
  link: string;
  text?: string;
}

export interface Token {
  value: string;
  customerId: number;
  expiresAt: number;
  isRevoked: boolean;
}

/** How the platform answers: which release it plays. */
export type Release = '2.4.7' | '2.4.9';

/** One shop: all of its state. Each test has its own. */
/** Terms of the shop; `MANUAL` ones are accepted one by one. */
export interface Agreement {
  id: number;
  name: Text;
  content: Text;
  checkboxText: Text;
  mode: 'AUTO' | 'MANUAL';
}

export interface Shop {
  /** Epoch ms; a test may move it. */
  now(): number;
  release: Release;
  /** Whether the PWA modules (Cart.total_summary_quantity_including_config) are installed. */
  hasPwaModules: boolean;
  /** Whether lines may have cards. */
  hasGiftMessages: boolean;
  /** Whether views of another language than English tell errors in their own. */
  translatesErrors: boolean;
  /** What a shopper must agree to before an order. */
  agreements: Agreement[];
  /** Whether wish lists are switched on. */
  hasWishlists: boolean;
  /** Whether cards are taken by Braintree, too. */
  hasBraintree: boolean;
  /** Whether a new customer has to follow the link of a mail before the first sign-in. */
  demandsConfirmation: boolean;
  /** Whether customers may cancel what is not sent yet, and the reasons that they choose from. */
  cancellation: { isEnabled: boolean; reasons: Text[] };
  /** Half-days with no courier left, such as 20261127-am. */
  soldOutSlots: string[];
  views: StoreView[];
  categories: Category[];
  rootCategoryId: number;
  attributes: Attribute[];
  products: Map<string, Product>;
  pages: CmsPage[];
  blocks: CmsBlock[];
  /** Null on Open Source, which does not know the query. */
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
  /** Addresses without an account that get the newsletter. */
  subscribers: string[];
  vault: SavedPayment[];
  mails: Mail[];
  tokens: Map<string, Token>;
  /** Of a sign-in token, in seconds. */
  tokenLifetime: number;
  /** What a new password must have: characters, and of how many classes. */
  passwordRules: { length: number; classes: number };
  /** Cards by nonce. */
  cards: Map<string, CardToken>;
  /** Next ids of what is numbered. */
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

/** One request, after its headers were read. */
export interface RequestContext {
  shop: Shop;
  view: StoreView;
  currency: string;
  /** The signed-in customer, or null for a guest. */
  customer: Customer | null;
  /** A token was sent, good or bad. */
  sentToken: boolean;
  /** Origin of the request, for absolute media urls; ends without a slash. */
  origin: string;
}
