// Fields that not every platform has. A platform refuses a whole document for one unknown field, so
// each is asked for where the shop knows what to do without it (documentGuards.ts).

/** The count of the badge by the platform's own cart summary setting. */
export const CART_SUMMARY = 'total_summary_quantity_including_config';
/** Why another quantity was not taken, beside the cart. */
export const UPDATE_ERRORS = 'errors';
/** What the card with a line says. */
export const GIFT_MESSAGE = 'gift_message';
/** An order of somebody without an account, by what they know of it. */
export const GUEST_ORDER = 'guestOrder';
/** And by the link of its mail. */
export const GUEST_ORDER_BY_TOKEN = 'guestOrderByToken';
/** Whether a customer may cancel an order, and the reasons to choose from. */
export const CANCELLATION = 'order_cancellation_enabled';
/** By which a customer cancels an order. */
export const CANCEL_ORDER = 'cancelOrder';
/** By which a guest has a mail sent, */
export const REQUEST_CANCEL = 'requestGuestOrderCancel';
/** and by whose link the order is canceled. */
export const CONFIRM_CANCEL = 'confirmCancelOrder';
/** What a shopper accepts before an order. */
export const TERMS = 'checkoutAgreements';
/** What Braintree's code identifies the shop by. */
export const BRAINTREE = 'createBraintreeClientToken';
/** Blocks that the platform chooses for a shopper. */
export const DYNAMIC_BLOCKS = 'dynamicBlocks';

/** Whether the platform refused a document because it does not know the field. */
export const isUnknownField = (
  field: string,
  errors: readonly { message: string }[] | undefined,
): boolean =>
  errors?.some(({ message }) => message.startsWith(`Cannot query field "${field}"`)) ?? false;
