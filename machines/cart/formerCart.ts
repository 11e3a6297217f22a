import { and, not } from 'xstate';
import { cartSetup } from './setup.ts';

/**
 * Decides whether the restored cart is still this shopper's. A cart that was ordered just before
 * the browser was killed is dropped, and so is a customer's cart that a sign-out has left because
 * this code was still loading.
 */
export const formerCartState = cartSetup.createStateConfig({
  tags: 'unknown',
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: and(['isOrdered', not('isPaymentOutstanding')]), target: 'droppingOrderedCart' },
        { guard: 'isCartLeftBehind', target: 'droppingCustomersCart' },
        '#cart.work.ready',
      ],
    },
    droppingOrderedCart: {
      invoke: {
        id: 'forgetOrderedCart',
        src: 'forgetCart',
        input: ({ context: { cartId } }) => ({ cartId }),
        onDone: { target: 'deciding', actions: 'dropCart' },
      },
    },
    droppingCustomersCart: {
      invoke: {
        id: 'leaveFormerCart',
        src: 'leaveCart',
        input: { cartId: null },
        onDone: { target: '#cart.work.ready', actions: ['dropCart', 'dropShown'] },
      },
    },
  },
});
