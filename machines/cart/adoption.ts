import { assign, setup } from 'xstate';
import { type Failure, failureOf } from '../domain.ts';
import { fact, port } from '../port.ts';

/** The result of an adoption. */
export interface CartAdoption {
  /** The customer's cart, or null: it could not be had. */
  cartId: string | null;
  /** Why it could not be had, or the guest's not merged into it. */
  failure: Failure | null;
  /** The guest's cart had been ordered, or merged before. */
  isGuestsCartClosed?: boolean;
}

/**
 * Makes the cart the customer's. The platform returns the customer's cart, whose id is stored; the
 * guest's id is kept beside it until the guest's cart is merged, once: a second merge finds it
 * inactive. A merge that fails otherwise loses nothing of either cart and is tried again later.
 */
export const cartAdoptionMachine = setup({
  types: { context: {} as CartAdoption, output: {} as CartAdoption },
  actors: {
    takeCustomersCart: port<string>('takeCustomersCart'),
    mergeGuestsCart: port<void, { cartId: string }>('mergeGuestsCart'),
    forgetGuestsCart: port('forgetGuestsCart'),
  },
  actions: {
    keepCartId: assign((_, { cartId }: { cartId: string }) => ({ cartId })),
    noteDead: assign((_, { error }: { error: unknown }) => ({
      isGuestsCartClosed: failureOf(error).isClosed === true,
    })),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    hasGuestsCart: fact('hasGuestsCart'),
    /** It was merged or ordered before, is forgotten, or is not this shopper's. */
    isDead: (_, { error }: { error: unknown }) => failureOf(error).reason === 'invalidCart',
  },
  delays: { pause: 1_000 },
}).createMachine({
  id: 'cartAdoption',
  description: 'The guest’s cart becomes the customer’s.',
  context: { cartId: null, failure: null },
  initial: 'taking',
  states: {
    taking: {
      invoke: {
        id: 'takeCustomersCart',
        src: 'takeCustomersCart',
        onDone: {
          target: 'deciding',
          actions: { type: 'keepCartId', params: ({ event }) => ({ cartId: event.output }) },
        },
        onError: { target: 'over', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    deciding: { always: [{ guard: 'hasGuestsCart', target: 'merging' }, { target: 'over' }] },
    merging: {
      invoke: {
        id: 'mergeGuestsCart',
        src: 'mergeGuestsCart',
        input: ({ context }) => ({ cartId: context.cartId ?? '' }),
        onDone: 'forgetting',
        onError: [
          {
            guard: { type: 'isDead', params: ({ event }) => event },
            target: 'forgetting',
            actions: { type: 'noteDead', params: ({ event }) => event },
          },
          { target: 'pausing' },
        ],
      },
    },
    /** Once more after a while; then it waits for the next occasion. */
    pausing: { after: { pause: 'mergingAgain' } },
    mergingAgain: {
      invoke: {
        id: 'mergeAgain',
        src: 'mergeGuestsCart',
        input: ({ context }) => ({ cartId: context.cartId ?? '' }),
        onDone: 'forgetting',
        onError: [
          {
            guard: { type: 'isDead', params: ({ event }) => event },
            target: 'forgetting',
            actions: { type: 'noteDead', params: ({ event }) => event },
          },
          { target: 'over', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
    },
    forgetting: {
      invoke: {
        id: 'forgetGuestsCart',
        src: 'forgetGuestsCart',
        onDone: 'over',
        onError: 'over',
      },
    },
    over: { type: 'final' },
  },
  output: ({ context }) => context,
});
