import { failureOf } from '../domain.ts';
import { cartSetup } from './setup.ts';

const REPLACED = {
  type: 'notifyActor',
  params: { to: 'placeOrder', event: { type: 'cart.replaced' } },
} as const;

/** Nothing of the cart that is gone stays in storage to be sent again. */
export const FORGET_CHANGES = [
  { type: 'storeRemovedLine', params: { removedLine: null, hasRemovedLine: true } },
  'clearWishes',
] as const;

/** The cart was ordered: it is forgotten, and another one is created in its place. */
export const replacing = cartSetup.createStateConfig({
  tags: 'busy',
  initial: 'dropping',
  states: {
    dropping: {
      exit: ['reset', ...FORGET_CHANGES],
      invoke: {
        id: 'forgetCart',
        src: 'forgetCart',
        input: ({ context: { cartId } }) => ({ cartId }),
        onDone: {
          target: 'creating',
          actions: { type: 'keepClearTime', params: ({ event }) => ({ at: event.output }) },
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
            { type: 'keepCartId', params: ({ event }) => ({ cartId: event.output }) },
            REPLACED,
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

/** An order that is reported twice within three seconds drops one cart: the second has just begun. */
export const replaceLockRegion = cartSetup.createStateConfig({
  initial: 'open',
  states: {
    open: { on: { 'xstate.done.actor.forgetCart': 'locked' } },
    locked: {
      on: { 'cart.orderCompleted': { actions: REPLACED } },
      after: { lock: 'open' },
    },
  },
});
