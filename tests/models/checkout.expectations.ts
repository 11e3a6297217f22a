import { setup } from 'xstate';

export const CHECKOUT_ACTIONS = [
  'fill',
  'send',
  'forget',
  'edit',
  'reload',
  'payByCheck',
  'payByBadCard',
  'place',
  'loseResponse',
  'loseRequest',
  'loseNetwork',
  'check',
  'sellOut',
  'expireCoupon',
  'expireCart',
  'expireSession',
  'signIn',
] as const;
type CheckoutAction = (typeof CHECKOUT_ACTIONS)[number];

/**
 * A model of the checkout from the shopper's view: one step after another, typed values are never
 * lost, and every failure leads to a receipt or offers a retry. A customer's session may end.
 */
export const checkoutExpectations = (isCustomer: boolean) =>
  setup({ types: { events: {} as { type: CheckoutAction } } }).createMachine({
    id: isCustomer ? 'customersCheckout' : 'guestsCheckout',
    initial: 'nothing',
    states: {
      nothing: { on: { fill: 'address' } },
      address: { on: { send: 'shipping', forget: 'incomplete', reload: 'address' } },
      incomplete: { on: { send: 'shipping' } },
      shipping: { on: { send: 'billing', edit: 'editing', reload: 'shipping' } },
      editing: { on: { send: 'shipping' } },
      billing: {
        on: {
          send: 'payment',
          reload: 'billing',
          ...(isCustomer && { expireSession: 'signInPage' }),
        },
      },
      /** After a sign-out in the middle, signing in restores the accepted steps. */
      ...(isCustomer && { signInPage: { on: { signIn: 'payment' } } }),
      payment: { on: { payByCheck: 'review', payByBadCard: 'badCard', reload: 'payment' } },
      badCard: { on: { place: 'refused' } },
      /** The shopper must choose another payment; everything else is kept. */
      refused: { on: { payByCheck: 'review' } },
      review: {
        on: {
          place: 'receipt',
          reload: 'review',
          loseResponse: 'verifiedReceipt',
          loseRequest: 'absent',
          loseNetwork: 'unconfirmed',
          sellOut: 'soldOut',
          expireCoupon: 'changed',
          expireCart: 'noCart',
          ...(isCustomer && { expireSession: 'signInAtReview' }),
        },
      },
      /** All steps are restored: only Place Order is left. */
      ...(isCustomer && { signInAtReview: { on: { signIn: 'review' } } }),
      /** There is certainly no order: Place Order sends again. */
      absent: { on: { place: 'receipt' } },
      unconfirmed: { on: { check: 'verifiedReceipt' } },
      soldOut: { on: { place: 'receipt' } },
      changed: { on: { place: 'receipt' } },
      /**
       * The cart no longer exists. A customer's cart may belong to another customer, so the session
       * ends, too.
       */
      noCart: { on: isCustomer ? { signIn: 'nothing' } : { fill: 'review' } },
      receipt: { on: { reload: 'receipt', fill: 'address' } },
      /** The receipt of an order whose response was lost. */
      verifiedReceipt: { on: { fill: 'address' } },
    },
  });
