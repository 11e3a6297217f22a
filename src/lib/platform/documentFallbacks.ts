import type { FeatureName } from './features.ts';
import {
  BRAINTREE,
  CANCEL_ORDER,
  CANCELLATION,
  CAPTCHA,
  CART_SUMMARY,
  CONFIRM_CANCEL,
  CONFIRM_EMAIL,
  CONTACT_US,
  DYNAMIC_BLOCKS,
  GIFT_MESSAGE,
  GUEST_ORDER,
  GUEST_ORDER_BY_TOKEN,
  PICKUP,
  REQUEST_CANCEL,
  RESEND_CONFIRMATION,
  SORT_FIELDS,
  TERMS,
  UPDATE_ERRORS,
} from './guards.ts';

/** A schema field that some platforms lack. */
export interface Guard {
  /** The field's name, as it appears in the platform's error message. */
  field: string;
  /** The platform version, edition or module that adds the field. */
  since: string;
}

/** How the shop degrades when the platform rejects one document. */
export interface DocumentFallback {
  feature: FeatureName;
  /** The field of the document that some platforms lack. */
  guard?: Guard;
  /** Name of the operation that is sent instead; without one, the feature's `fallback` applies. */
  instead?: string;
}

const of = (feature: FeatureName): DocumentFallback => ({ feature });

const GIFTS: Guard = { field: GIFT_MESSAGE, since: 'the gift message module' };
const PICKUPS: Guard = { field: PICKUP, since: 'the in-store pick-up modules' };

/** The guard of every GraphQL document of the shop, by operation name. */
export const DOCUMENT_FALLBACKS: Readonly<Record<string, DocumentFallback>> = {
  ResolveUrl: of('pages'),
  HomeIdentifier: of('pages'),
  CmsPage: of('content'),
  CmsBlocks: of('content'),
  ContentProducts: of('content'),
  StoreLogo: of('content'),
  DynamicBlocks: {
    feature: 'dynamicBlocks',
    guard: { field: DYNAMIC_BLOCKS, since: 'Adobe Commerce' },
  },
  Category: of('catalogue'),
  ProductList: of('catalogue'),
  Product: of('catalogue'),
  ListFacets: of('filters'),
  CountsWithoutOwnFilter: of('filters'),
  SortFields: { feature: 'sorting', guard: { field: SORT_FIELDS, since: '2.3' } },
  ProductAttributes: of('attributes'),
  RelatedProducts: of('linkedProducts'),
  CrosssellProducts: of('linkedProducts'),
  SearchSuggestions: of('suggestions'),
  MegaMenu: of('menu'),
  RootCategory: of('menu'),
  NavigationMenu: of('menu'),
  StoreCodes: of('storeViews'),
  Locale: of('storeViews'),
  AvailableStores: of('storeViews'),
  ProductSku: of('storeViews'),
  ProductUrl: of('storeViews'),
  CategoryUrl: of('storeViews'),
  PageUrl: of('storeViews'),
  CreateEmptyCart: of('cart'),
  CartAccess: of('cart'),
  CartDetails: { feature: 'gifts', guard: GIFTS, instead: 'CartDetailsWithoutGifts' },
  CartDetailsWithoutGifts: of('cart'),
  CartTrigger: of('cart'),
  CartTriggerWithSummary: {
    feature: 'cartSummary',
    guard: { field: CART_SUMMARY, since: 'the PWA modules' },
    instead: 'CartTrigger',
  },
  AddProductsToCart: of('cart'),
  UpdateCartItems: {
    feature: 'updateErrors',
    guard: { field: UPDATE_ERRORS, since: '2.4.8' },
    instead: 'UpdateCartItemsBefore248',
  },
  UpdateCartItemsBefore248: of('cart'),
  SetGiftMessage: { feature: 'gifts', guard: GIFTS },
  OrderGifts: { feature: 'gifts', guard: GIFTS },
  GuestOrderGifts: { feature: 'gifts', guard: GIFTS },
  RemoveItemFromCart: of('cart'),
  ApplyCouponToCart: of('coupons'),
  RemoveCouponFromCart: of('coupons'),
  CheckoutCountries: of('checkout'),
  Countries: of('checkout'),
  SetGuestEmail: of('checkout'),
  SetShippingAddress: of('checkout'),
  SetShippingMethod: of('checkout'),
  PickupLocations: { feature: 'pickUp', guard: PICKUPS },
  PickupPlaces: { feature: 'pickUp', guard: PICKUPS },
  PaymentMethods: of('checkout'),
  BraintreeClientToken: {
    feature: 'braintree',
    guard: { field: BRAINTREE, since: 'the Braintree module' },
  },
  CheckoutTerms: {
    feature: 'terms',
    guard: { field: TERMS, since: 'the checkout agreements module' },
  },
  EmailAvailability: of('knownEmail'),
  GenerateToken: of('accounts'),
  ConfirmEmail: {
    feature: 'emailConfirmation',
    guard: { field: CONFIRM_EMAIL, since: '2.4.7' },
  },
  ResendConfirmation: {
    feature: 'emailConfirmation',
    guard: { field: RESEND_CONFIRMATION, since: '2.4.7' },
  },
  RevokeToken: of('accounts'),
  CustomerDetails: of('accounts'),
  CreateAccount: of('accounts'),
  PasswordRules: of('accounts'),
  RequestReset: of('accounts'),
  ResetPassword: of('accounts'),
  MergeCarts: of('accounts'),
  Remembered: of('accounts'),
  ChangeName: of('accounts'),
  ChangeEmail: of('accounts'),
  ChangePassword: of('accounts'),
  CloseAccount: of('accounts'),
  AddressBook: of('addressBook'),
  CreateAddress: of('addressBook'),
  UpdateAddress: of('addressBook'),
  DeleteAddress: of('addressBook'),
  Orders: of('orders'),
  LatestOrders: of('orders'),
  ReceiptNumber: of('orders'),
  Reorder: of('orders'),
  GuestOrder: {
    feature: 'orderLookUp',
    guard: { field: GUEST_ORDER, since: '2.4.8' },
  },
  GuestOrderByToken: {
    feature: 'orderLinks',
    guard: { field: GUEST_ORDER_BY_TOKEN, since: '2.4.7' },
  },
  Cancellation: { feature: 'cancelling', guard: { field: CANCELLATION, since: '2.4.7' } },
  CancelOrder: { feature: 'cancelling', guard: { field: CANCEL_ORDER, since: '2.4.7' } },
  RequestGuestOrderCancel: {
    feature: 'guestCancelling',
    guard: { field: REQUEST_CANCEL, since: '2.4.8' },
  },
  ConfirmCancelOrder: {
    feature: 'guestCancelling',
    guard: { field: CONFIRM_CANCEL, since: '2.4.8' },
  },
  SavedPayments: of('savedPayments'),
  ForgetCard: of('savedPayments'),
  Newsletter: of('newsletter'),
  Subscribe: of('newsletter'),
  ReadWishList: of('wishList'),
  WishListPage: of('wishList'),
  WishOptions: of('wishList'),
  AddToWishList: of('wishList'),
  RemoveFromWishList: of('wishList'),
  ChooseWishOptions: of('wishList'),
  MoveToCart: of('wishList'),
  FormCaptcha: { feature: 'captcha', guard: { field: CAPTCHA, since: '2.4.8' } },
  ContactUs: { feature: 'contact', guard: { field: CONTACT_US, since: '2.4.7' } },
};
