import { failureOf } from '../failure.ts';
import { cartSetup } from './setup.ts';

const NOTIFY_REPLACED = {
  type: 'notifyActor',
  params: { to: 'placeOrder', event: { type: 'cart.replaced' } },
} as const;

/** Deletes the changes of the previous cart from storage, so that they are not sent again. */
export const FORGET_CHANGES = [
  { type: 'storeRemovedLine', params: { removedLine: null, hasRemovedLine: true } },
  'clearQueuedAdditions',
] as const;

/** A payment has ended the cart: the machine forgets it and creates another one. */
export const replacingState = cartSetup.createStateConfig({
  tags: 'busy',
  initial: 'dropping',
  states: {
    dropping: {
      exit: ['resetEnded', ...FORGET_CHANGES],
      invoke: {
        id: 'forgetCart',
        src: 'forgetCart',
        input: ({ context: { cartId } }) => ({ cartId }),
        onDone: {
          target: 'creating',
          actions: { type: 'setClearTime', params: ({ event }) => ({ at: event.output }) },
        },
      },
    },
    creating: {
      invoke: {
        id: 'createCart',
        src: 'createCart',
        onDone: {
          target: '#cart.work.ready',
          actions: [
            { type: 'setCartId', params: ({ event }) => ({ cartId: event.output }) },
            NOTIFY_REPLACED,
          ],
        },
        onError: {
          target: '#cart.work.ready',
          actions: [
            { type: 'failCreation', params: ({ event }) => event },
            {
              type: 'notifyActor',
              params: ({ event }) => ({
                to: 'placeOrder' as const,
                event: { type: 'cart.notReplaced' as const, failure: failureOf(event.error) },
              }),
            },
          ],
        },
      },
    },
  },
});

/**
 * Ignores a second report of an order within three seconds: it would drop the cart just created.
 */
export const replaceLockRegion = cartSetup.createStateConfig({
  initial: 'open',
  states: {
    open: { on: { 'xstate.done.actor.forgetCart': 'locked' } },
    locked: {
      on: { 'cart.orderCompleted': { actions: NOTIFY_REPLACED } },
      after: { lock: 'open' },
    },
  },
});

/**
 * Whether this tab is placing an order. The page must not be reloaded meanwhile, although another
 * tab may already have replaced the cart.
 */
export const orderRegion = cartSetup.createStateConfig({
  initial: 'none',
  states: {
    none: { on: { 'cart.orderBegan': 'placing' } },
    placing: { on: { 'cart.orderEnded': 'none' } },
  },
});
