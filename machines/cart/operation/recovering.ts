import { and, not } from 'xstate';
import { operationSetup } from './setup.ts';

/**
 * The platform reports the cart as invalid. A cart that may have been paid for is never dropped.
 */
export const recoveringState = operationSetup.createStateConfig({
  initial: 'classifying',
  states: {
    classifying: {
      always: [
        {
          guard: and(['mayDefer', 'isCartForeign']),
          target: '#cartOperation.deferred',
          actions: 'defer',
        },
        {
          guard: 'isPaymentOutstanding',
          target: '#cartOperation.concluding',
          actions: 'failOutstanding',
        },
        {
          guard: and(['isSignedIn', 'isSignOutDue', not('isCartForeign')]),
          target: 'endingSession',
          actions: 'dropCart',
        },
        { target: 'forgetting', actions: 'dropCart' },
      ],
    },
    endingSession: {
      entry: {
        type: 'sendToActor',
        params: { to: 'cart', event: { type: 'cart.sessionEnding' } },
      },
      invoke: {
        id: 'endSession',
        src: 'endSession',
        onDone: 'forgetting',
        onError: 'forgetting',
      },
    },
    forgetting: {
      invoke: {
        id: 'forgetCart',
        src: 'forgetCart',
        input: ({ context }) => ({ cartId: context.invalidCartId }),
        onDone: '#cartOperation.ensuringCart.creating',
        onError: '#cartOperation.ensuringCart.creating',
      },
    },
  },
});
