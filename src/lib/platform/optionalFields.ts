// Schema fields that some platforms lack. A platform rejects a whole document for one unknown
// field, so only documents that have a fallback request them (documentFallbacks.ts).

/** The cart badge's quantity according to the platform's cart summary setting. */
export const CART_SUMMARY = 'total_summary_quantity_including_config';
/** Reasons why an update of cart items was rejected. */
export const UPDATE_ERRORS = 'errors';
/** The card message of a cart or order line. */
export const GIFT_MESSAGE = 'gift_message';
/** Looks up a guest's order by its number, email and last name; 2.4.7 by the postcode instead. */
export const GUEST_ORDER = 'guestOrder';
/** Looks up a guest's order by the token in the link of the order email. */
export const GUEST_ORDER_BY_TOKEN = 'guestOrderByToken';
/** Whether a customer may cancel an order, and the reasons to choose from. */
export const CANCELLATION = 'order_cancellation_enabled';
/** Cancels a customer's order. */
export const CANCEL_ORDER = 'cancelOrder';
/** Sends a guest an email with a link that cancels the order. */
export const REQUEST_CANCEL = 'requestGuestOrderCancel';
/** Cancels a guest's order with the key in that link. */
export const CONFIRM_CANCEL = 'confirmCancelOrder';
/** The places at which an order can be picked up. */
export const PICKUP = 'pickupLocations';
/** Whether a form demands a reCAPTCHA token, which the shop does not have. */
export const CAPTCHA = 'recaptchaFormConfig';
/** Confirms an account's email address with the key in the link of an email. */
export const CONFIRM_EMAIL = 'confirmEmail';
/** Sends the email with that link again. */
export const RESEND_CONFIRMATION = 'resendConfirmationEmail';
/** Sends the contact form. */
export const CONTACT_US = 'contactUs';
/** The terms that a shopper must accept before placing an order. */
export const TERMS = 'checkoutAgreements';
/** Creates the client token with which Braintree's script identifies the shop. */
export const BRAINTREE = 'createBraintreeClientToken';
/** The attributes that a list can be sorted by. */
export const SORT_FIELDS = 'sort_fields';
/** Content blocks that the platform selects per shopper. */
export const DYNAMIC_BLOCKS = 'dynamicBlocks';

/**
 * Whether the platform's schema does not fit the document. The message is then for developers;
 * messages for shoppers have another category.
 */
export const isSchemaError = (error: {
  message: string;
  extensions?: Record<string, unknown> | undefined;
}): boolean =>
  ['graphql', undefined].includes(error.extensions?.category as string | undefined) &&
  /^(?:Cannot query field|Unknown (?:type|argument)|Field "?[\w.]+"? )/.test(error.message);

/** Whether the platform rejected a document because its schema lacks the field. */
export const isUnknownField = (
  field: string,
  errors: readonly { message: string }[] | undefined,
): boolean =>
  errors?.some(({ message }) => message.startsWith(`Cannot query field "${field}"`)) ?? false;
