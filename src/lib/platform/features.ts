/** A feature of the shop, and how the shop degrades where the platform does not support it. */
export interface Feature {
  title: string;
  /** Whether no order can be placed without the feature. */
  isEssential: boolean;
  /** The shop's behaviour when the platform rejects one of the feature's documents. */
  fallback: string;
}

const essentialFeature = (title: string, fallback: string): Feature => ({
  title,
  isEssential: true,
  fallback,
});
const optional = (title: string, fallback: string): Feature => ({
  title,
  isEssential: false,
  fallback,
});

/** All features, in the order in which a shopper meets them. */
export const FEATURES = {
  pages: essentialFeature('Finding the page of an address', 'Every address fails with an error.'),
  catalogue: essentialFeature(
    'Categories, products and search',
    'The lists and product pages stay empty.',
  ),
  filters: optional('Filters beside a list', 'The list is shown without filters.'),
  sorting: optional(
    'The orders of a list',
    'Lists are sorted by position, price and name, or by relevance.',
  ),
  suggestions: optional(
    'Suggestions while searching',
    'The search field says so; the search itself works.',
  ),
  attributes: optional('Further attributes of a product', 'The product page leaves them out.'),
  linkedProducts: optional('Products beside a product or a cart', 'The pages leave them out.'),
  menu: optional(
    'The menus',
    'The wide menu is empty; the drawer says that it could not be loaded.',
  ),
  content: optional('Content pages and blocks', 'Header, footer and pages leave the blocks out.'),
  dynamicBlocks: optional('Dynamic blocks', 'Nothing is shown in their place.'),
  storeViews: optional('Store views', 'Only the default store view; no switcher.'),
  cart: essentialFeature('The cart', 'Nothing can be put into a cart.'),
  cartSummary: optional('Badge by the cart summary setting', 'The badge counts all pieces.'),
  updateErrors: optional(
    'The reason why a quantity is refused',
    'The refusal itself is the reason.',
  ),
  coupons: optional('Coupons', 'A coupon is refused in words.'),
  checkout: essentialFeature('The checkout', 'No order can be placed.'),
  pickUp: optional('Pick-up in the shop', 'It is not offered, only deliveries are.'),
  braintree: optional('Cards by Braintree, where it is offered', 'The method is not offered.'),
  gifts: optional('Card messages', 'None can be written, and none are shown.'),
  terms: optional('Terms before the order', 'None are asked for.'),
  knownEmail: optional('Sign-in offered beside a known email', 'It is not offered.'),
  emailConfirmation: optional(
    'Confirming an account’s email address',
    'The link of the email fails in words.',
  ),
  accounts: optional('Accounts and signing in', 'Signing in fails in words; guests can buy.'),
  addressBook: optional('The address book', 'The page says that it could not be loaded.'),
  orders: optional('The order history', 'The page says that it could not be loaded.'),
  orderLookUp: optional(
    'Finding a guest’s order by its number',
    'The form says that this is not possible.',
  ),
  orderLinks: optional('A guest’s order by the link of an email', 'The page cannot show it.'),
  cancelling: optional('Cancelling an order', 'It is not offered.'),
  guestCancelling: optional('Cancelling a guest’s order', 'Asking for it fails in words.'),
  savedPayments: optional('Saved payments', 'The page says that it could not be loaded.'),
  newsletter: optional('The newsletter choice', 'The page says that it could not be loaded.'),
  wishList: optional('The wish list', 'Adding to it fails in words.'),
  captcha: optional(
    'Forms that demand a reCAPTCHA, which the shop lacks',
    'Such a form is refused in words once it is sent.',
  ),
  contact: optional('The contact form', 'Sending it fails in words.'),
} satisfies Record<string, Feature>;

export type FeatureName = keyof typeof FEATURES;
