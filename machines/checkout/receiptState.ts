import { READ_CART } from '../cart/readCart.ts';
import { checkoutSetup } from './setup.ts';

/** The actions that drop the receipt. */
export const FORGET_ORDER = [
  'forgetOrder',
  { type: 'storeReceipt', params: { order: null } },
] as const;

/** The receipt of a placed order, until another checkout begins. */
export const receiptState = checkoutSetup.createStateConfig({
  tags: 'receipt',
  entry: 'forgetSteps',
  initial: 'shown',
  states: {
    shown: {},
    /**
     * The shopper is at the checkout again: if the cart contains items, a new checkout begins.
     */
    checkingCart: {
      on: {
        'cart.announced': [
          {
            guard: { type: 'hasItems', params: ({ event }) => event },
            target: '#checkout.restoring',
            actions: { type: 'setCart', params: ({ event }) => event },
          },
          { actions: { type: 'setCart', params: ({ event }) => event } },
        ],
      },
    },
  },
  on: {
    'checkout.begin': [
      { guard: 'isAtReceipt' },
      { guard: 'isUnsettled', target: '#checkout.settling' },
      {
        target: '.checkingCart',
        actions: READ_CART,
      },
    ],
    'receipt.reset': { target: 'closed', actions: [...FORGET_ORDER] },
    'session.announced': [
      {
        guard: { type: 'isSigningOut', params: ({ event }) => event },
        target: 'leavingReceipt',
        actions: [{ type: 'setSession', params: ({ event }) => event }, ...FORGET_ORDER],
      },
      { actions: { type: 'setSession', params: ({ event }) => event } },
    ],
  },
});
