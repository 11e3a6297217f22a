/** The shop's storage keys, each in one list; the keys of the query cache begin with `cache:`. */

/** Prefix of all storage keys of the shop in the browser. */
export const STORAGE_PREFIX = 'florilegium:';

/** Changes of cart lines whose results were not known when the shopper left the page. */
export const PENDING_CHANGES = 'pending_changes';

/** The keys of a checkout draft. */
export const SAVED_KEYS = [
  'availableShippingMethods',
  'shipping_address',
  'shippingMethod',
  'billing_address',
  'paymentMethod',
] as const;

/** The contents of the order whose payment was sent. */
export const SENT_ORDER = 'sent_order';

/**
 * The keys of a cart: its id, its owner, and a guest's cart that is still to be merged, among
 * others.
 */
const CART_KEYS = [
  'cartId',
  'cart_owner',
  'unmerged_cart',
  'applied_coupon_code',
  'pending_coupon',
  'shown_cart',
  PENDING_CHANGES,
] as const;

/** The keys of the active store view. */
export const VIEW_KEYS = [
  'store_view_code',
  'store_view_currency',
  'store_view_locale',
  'store_view_secure_base_media_url',
] as const;

/** The platform's default store view, whose URLs have no prefix. */
export const DEFAULT_VIEW_CODE = 'store_view_code_default';

/** The keys of a payment with an unknown outcome, and of the last order of this browser. */
export const UNSETTLED_ORDER = 'unsettled_order';
export const PLACED_ORDER = 'placed_order';

/**
 * Whether the last session ended without a sign-out: its token expired or was rejected. Other tabs
 * read this when the token is removed.
 */
export const SESSION_ENDED = 'session_ended';

/** The pictures of products by their SKU, which can be fetched again. */
export const PRODUCT_IMAGES = 'imagesBySku';

/** The products that the shopper looked at last. */
export const RECENTLY_VIEWED = 'recently_viewed';

/** Stored for a moment: the wish list has changed. */
export const WISH_LIST_CHANGED = 'wish_list_changed';

/** The terms that the shopper searched for last. */
export const RECENT_SEARCHES = 'recent_searches';

/** The remaining keys of local storage. */
type OtherKey =
  | 'signin_token'
  | 'cache_id'
  | typeof RECENTLY_VIEWED
  | typeof RECENT_SEARCHES
  | typeof WISH_LIST_CHANGED;

// The keys of session storage, which lasts until the tab is closed.

/** A session ended unexpectedly: the customer's cart may hold checkout steps to resume. */
export const SESSION_RESUMES = 'session_resumes';
/** The wish list entries of a guest who was asked to sign in. */
export const STORED_WISHES = 'guest_wishes';
/** The notice that the next page load shows: this page is about to reload. */
export const NOTICE = 'notice';
export type Notice = 'viewGone' | 'sessionEnded' | 'sessionEndedInGoneView';
/** The platform was found to lack the PWA modules' fields. */
export const PWA_FIELDS = 'pwa_fields';
/** The platform does not know its default store view by the given code. */
export const UNNAMED_VIEW = 'unnamed_view';
/** The order on this tab's receipt. */
export const RECEIPT = 'receipt';
/** The inspector's recordings. */
export const RECORDINGS = 'recordings';
/** The cart line that was removed to be added again with other options. */
export const REMOVED_LINE = 'removed_line';
/** A coupon from a link: it was announced as applied, and then the cart refused it. */
export const REFUSED_COUPON = 'refused_coupon';
/** The additions that are queued and not sent yet, and the one that was sent. */
export const QUEUED_ADDITIONS = 'queued_additions';
export const SENT_ADDITION = 'sent_addition';

/** Addresses, messages to the shop and gift messages that were typed and not sent. */
export const DRAFT_KEYS = ['typed_addresses', 'typed_notes', 'typed_gifts'] as const;

type TabKey =
  | typeof SESSION_RESUMES
  | typeof STORED_WISHES
  | typeof NOTICE
  | typeof PWA_FIELDS
  | typeof UNNAMED_VIEW
  | typeof RECEIPT
  | (typeof DRAFT_KEYS)[number]
  | typeof RECORDINGS
  | typeof REMOVED_LINE
  | typeof REFUSED_COUPON
  | typeof QUEUED_ADDITIONS
  | typeof SENT_ADDITION;

/** A key under which the shop stores something. */
export type StorageKey =
  | (typeof SAVED_KEYS)[number]
  | (typeof CART_KEYS)[number]
  | (typeof VIEW_KEYS)[number]
  | typeof DEFAULT_VIEW_CODE
  | typeof UNSETTLED_ORDER
  | typeof SENT_ORDER
  | typeof PLACED_ORDER
  | typeof SESSION_ENDED
  | typeof PRODUCT_IMAGES
  | OtherKey
  | TabKey;

/** Keys whose values must be texts; any other value was written by another program. */
export const TEXT_KEYS: ReadonlySet<string> = new Set<StorageKey>([
  'cartId',
  'unmerged_cart',
  'applied_coupon_code',
  'signin_token',
  'cache_id',
  ...VIEW_KEYS,
  DEFAULT_VIEW_CODE,
]);

/** Keys to remove when a customer's token has expired. */
export const CUSTOMER_KEYS: readonly StorageKey[] = [
  'signin_token',
  'cache_id',
  ...CART_KEYS,
  ...SAVED_KEYS,
  SENT_ORDER,
];

/** Whether the value of a storage key is data that can be fetched again. */
export const isCache = (key: string): boolean =>
  key === STORAGE_PREFIX + PRODUCT_IMAGES || key.startsWith(`${STORAGE_PREFIX}cache:`);
