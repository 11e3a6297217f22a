import { setup } from 'xstate';

export const CHECKOUT_DEEDS = [
  'fill',
  'send',
  'forget',
  'edit',
  'reload',
  'payByCheck',
  'payByBadCard',
  'place',
  'loseAnswer',
  'loseRequest',
  'loseNetwork',
  'check',
  'sellOut',
  'expireCoupon',
  'loseCart',
  'expireSession',
  'signIn',
] as const;
export type CheckoutDeed = (typeof CHECKOUT_DEEDS)[number];

/**
 * What a shopper believes of the checkout: one step after another, nothing that was typed is ever
 * lost, and whatever goes wrong ends in a receipt or in a way on. A customer's session may end.
 */
export const checkoutBelief = (isCustomer: boolean) =>
  setup({ types: { events: {} as { type: CheckoutDeed } } }).createMachine({
    id: isCustomer ? 'customersCheckout' : 'guestsCheckout',
    initial: 'nothing',
    states: {
      nothing: { on: { fill: 'address' } },
      address: { on: { send: 'shipping', forget: 'incomplete', reload: 'address' } },
      incomplete: { on: { send: 'shipping' } },
      shipping: { on: { send: 'billing', edit: 'editing', reload: 'shipping' } },
      editing: { on: { send: 'shipping' } },
      billing: {
        on: { send: 'payment', reload: 'billing', ...(isCustomer && { expireSession: 'door' }) },
      },
      /** Signed out in the middle: signing in leads back, and what was accepted is. */
      ...(isCustomer && { door: { on: { signIn: 'payment' } } }),
      payment: { on: { payByCheck: 'review', payByBadCard: 'doubtful', reload: 'payment' } },
      doubtful: { on: { place: 'refused' } },
      /** Asked for another card, and all else is kept. */
      refused: { on: { payByCheck: 'review' } },
      review: {
        on: {
          place: 'receipt',
          reload: 'review',
          loseAnswer: 'told',
          loseRequest: 'absent',
          loseNetwork: 'unconfirmed',
          sellOut: 'soldOut',
          expireCoupon: 'changed',
          loseCart: 'noCart',
          ...(isCustomer && { expireSession: 'doorAtLast' }),
        },
      },
      /** All of it is there again: one button is left. */
      ...(isCustomer && { doorAtLast: { on: { signIn: 'review' } } }),
      /** There is no order, and that is certain: the same button sends again. */
      absent: { on: { place: 'receipt' } },
      unconfirmed: { on: { check: 'told' } },
      soldOut: { on: { place: 'receipt' } },
      changed: { on: { place: 'receipt' } },
      /** The cart is no more. Of a customer's it may be that it is another's: the session ends, too. */
      noCart: { on: isCustomer ? { signIn: 'nothing' } : { fill: 'review' } },
      receipt: { on: { reload: 'receipt', fill: 'address' } },
      /** A receipt of an order whose answer got lost. */
      told: { on: { fill: 'address' } },
    },
  });
