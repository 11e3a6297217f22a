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
} from './optionalFields.ts';

/** A schema field that some platforms lack. */
interface Guard {
  /** The field's name, as it appears in the platform's error message. */
  field: string;
  /** The platform version, edition or module that adds the field. */
  since: string;
}

/** How the shop degrades when the platform rejects one document. */
interface DocumentFallback {
  feature: FeatureName;
  /** The field of the document that some platforms lack. */
  guard?: Guard;
  /** Name of the operation that is sent instead; without one, the feature's `fallback` applies. */
  instead?: string;
}

const fallbackOf = (feature: FeatureName): DocumentFallback => ({ feature });

const GIFTS: Guard = { field: GIFT_MESSAGE, since: 'the gift message module' };
const PICKUPS: Guard = { field: PICKUP, since: 'the in-store pick-up modules' };

/** How the shop degrades without each of its GraphQL documents, by operation name. */
export const DOCUMENT_FALLBACKS: Readonly<Record<string, DocumentFallback>> = {
  ResolveUrl: fallbackOf('pages'),
  HomeIdentifier: fallbackOf('pages'),
  CmsPage: fallbackOf('content'),
  CmsBlocks: fallbackOf('content'),
  ContentProducts: fallbackOf('content'),
  StoreLogo: fallbackOf('content'),
  DynamicBlocks: {
    feature: 'dynamicBlocks',
    guard: { field: DYNAMIC_BLOCKS, since: 'Adobe Commerce' },
  },
  Category: fallbackOf('catalogue'),
  ProductList: fallbackOf('catalogue'),
  Product: fallbackOf('catalogue'),
  ListFacets: fallbackOf('filters'),
  CountsWithoutOwnFilter: fallbackOf('filters'),
  SortFields: { feature: 'sorting', guard: { field: SORT_FIELDS, since: '2.3' } },
  ProductAttributes: fallbackOf('attributes'),
  RelatedProducts: fallbackOf('linkedProducts'),
  CrosssellProducts: fallbackOf('linkedProducts'),
  SearchSuggestions: fallbackOf('suggestions'),
  MegaMenu: fallbackOf('menu'),
  RootCategory: fallbackOf('menu'),
  NavigationMenu: fallbackOf('menu'),
  StoreCodes: fallbackOf('storeViews'),
  Locale: fallbackOf('storeViews'),
  AvailableStores: fallbackOf('storeViews'),
  ProductSku: fallbackOf('storeViews'),
  ProductUrl: fallbackOf('storeViews'),
  CategoryUrl: fallbackOf('storeViews'),
  PageUrl: fallbackOf('storeViews'),
  CreateEmptyCart: fallbackOf('cart'),
  CartAccess: fallbackOf('cart'),
  CartDetails: { feature: 'gifts', guard: GIFTS, instead: 'CartDetailsWithoutGifts' },
  CartDetailsWithoutGifts: fallbackOf('cart'),
  CartTrigger: fallbackOf('cart'),
  CartTriggerWithSummary: {
    feature: 'cartSummary',
    guard: { field: CART_SUMMARY, since: 'the PWA modules' },
    instead: 'CartTrigger',
  },
  AddProductsToCart: fallbackOf('cart'),
  UpdateCartItems: {
    feature: 'updateErrors',
    guard: { field: UPDATE_ERRORS, since: '2.4.8' },
    instead: 'UpdateCartItemsBefore248',
  },
  UpdateCartItemsBefore248: fallbackOf('cart'),
  SetGiftMessage: { feature: 'gifts', guard: GIFTS },
  OrderGifts: { feature: 'gifts', guard: GIFTS },
  GuestOrderGifts: { feature: 'gifts', guard: GIFTS },
  RemoveItemFromCart: fallbackOf('cart'),
  ApplyCouponToCart: fallbackOf('coupons'),
  RemoveCouponFromCart: fallbackOf('coupons'),
  Countries: fallbackOf('checkout'),
  SetGuestEmail: fallbackOf('checkout'),
  SetShippingAddress: fallbackOf('checkout'),
  SetShippingMethod: fallbackOf('checkout'),
  PickupLocations: { feature: 'pickUp', guard: PICKUPS },
  PickupPlaces: { feature: 'pickUp', guard: PICKUPS },
  PaymentMethods: fallbackOf('checkout'),
  BraintreeClientToken: {
    feature: 'braintree',
    guard: { field: BRAINTREE, since: 'the Braintree module' },
  },
  CheckoutTerms: {
    feature: 'terms',
    guard: { field: TERMS, since: 'the checkout agreements module' },
  },
  EmailAvailability: fallbackOf('knownEmail'),
  GenerateToken: fallbackOf('accounts'),
  ConfirmEmail: {
    feature: 'emailConfirmation',
    guard: { field: CONFIRM_EMAIL, since: '2.4.7' },
  },
  ResendConfirmation: {
    feature: 'emailConfirmation',
    guard: { field: RESEND_CONFIRMATION, since: '2.4.7' },
  },
  RevokeToken: fallbackOf('accounts'),
  CustomerDetails: fallbackOf('accounts'),
  CreateAccount: fallbackOf('accounts'),
  PasswordRules: fallbackOf('accounts'),
  RequestReset: fallbackOf('accounts'),
  ResetPassword: fallbackOf('accounts'),
  MergeCarts: fallbackOf('accounts'),
  Remembered: fallbackOf('accounts'),
  ChangeName: fallbackOf('accounts'),
  ChangeEmail: fallbackOf('accounts'),
  ChangePassword: fallbackOf('accounts'),
  CloseAccount: fallbackOf('accounts'),
  AddressBook: fallbackOf('addressBook'),
  CreateAddress: fallbackOf('addressBook'),
  UpdateAddress: fallbackOf('addressBook'),
  DeleteAddress: fallbackOf('addressBook'),
  Orders: fallbackOf('orders'),
  LatestOrders: fallbackOf('orders'),
  ReceiptNumber: fallbackOf('orders'),
  Reorder: fallbackOf('orders'),
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
  SavedPayments: fallbackOf('savedPayments'),
  ForgetCard: fallbackOf('savedPayments'),
  Newsletter: fallbackOf('newsletter'),
  Subscribe: fallbackOf('newsletter'),
  ReadWishList: fallbackOf('wishList'),
  WishListPage: fallbackOf('wishList'),
  WishOptions: fallbackOf('wishList'),
  AddToWishList: fallbackOf('wishList'),
  RemoveFromWishList: fallbackOf('wishList'),
  ChooseWishOptions: fallbackOf('wishList'),
  MoveToCart: fallbackOf('wishList'),
  FormCaptcha: { feature: 'captcha', guard: { field: CAPTCHA, since: '2.4.8' } },
  ContactUs: { feature: 'contact', guard: { field: CONTACT_US, since: '2.4.7' } },
};
