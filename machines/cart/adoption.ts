import { assign, setup } from 'xstate';
import { type Failure, failureOf } from '../failure.ts';
import { fact, port } from '../port.ts';

/** The result of an adoption. */
export interface CartAdoption {
  /** The id of the customer's cart; null if the platform did not return it. */
  cartId: string | null;
  /** Why the customer's cart could not be read, or the guest's cart not merged. */
  failure: Failure | null;
  /** Whether the guest's cart had been ordered or merged before. */
  isGuestsCartClosed?: boolean;
}

const adoptionSetup = setup({
  types: { context: {} as CartAdoption, output: {} as CartAdoption },
  actors: {
    takeCustomersCart: port<string>('takeCustomersCart'),
    mergeGuestsCart: port<void, { cartId: string }>('mergeGuestsCart'),
    forgetGuestsCart: port('forgetGuestsCart'),
  },
  actions: {
    setCartId: assign((_, { cartId }: { cartId: string }) => ({ cartId })),
    setGuestsCartClosed: assign((_, { error }: { error: unknown }) => ({
      isGuestsCartClosed: failureOf(error).isClosed === true,
    })),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    hasGuestsCart: fact('hasGuestsCart'),
    /** The guest's cart was merged or ordered before, has expired, or is another shopper's. */
    isInvalidCart: (_, { error }: { error: unknown }) => failureOf(error).reason === 'invalidCart',
  },
  delays: { pause: 1_000 },
});
const FAIL = {
  type: 'fail',
  params: ({ event }: { event: { error: unknown } }) => event,
} as const;

/** Merges the guest's cart. A cart that the platform calls invalid has nothing left to merge. */
const mergeState = (id: string, otherwise: string, actions?: typeof FAIL) =>
  adoptionSetup.createStateConfig({
    invoke: {
      id,
      src: 'mergeGuestsCart',
      input: ({ context }) => ({ cartId: context.cartId ?? '' }),
      onDone: 'forgetting',
      onError: [
        {
          guard: { type: 'isInvalidCart', params: ({ event }) => event },
          target: 'forgetting',
          actions: { type: 'setGuestsCartClosed', params: ({ event }) => event },
        },
        { target: otherwise, ...(actions && { actions }) },
      ],
    },
  });

/**
 * Makes the cart the customer's. The platform returns the customer's cart, whose id is stored; the
 * guest's id is kept beside it until the guest's cart is merged, once: a second merge finds it
 * inactive. A merge that fails otherwise loses nothing of either cart and is tried again later.
 */
export const cartAdoptionMachine = adoptionSetup.createMachine({
  id: 'cartAdoption',
  context: { cartId: null, failure: null },
  initial: 'requestingCart',
  states: {
    requestingCart: {
      invoke: {
        id: 'takeCustomersCart',
        src: 'takeCustomersCart',
        onDone: {
          target: 'deciding',
          actions: { type: 'setCartId', params: ({ event }) => ({ cartId: event.output }) },
        },
        onError: { target: 'done', actions: FAIL },
      },
    },
    deciding: { always: [{ guard: 'hasGuestsCart', target: 'merging' }, { target: 'done' }] },
    merging: mergeState('mergeGuestsCart', 'delaying'),
    /** The merge is retried once after a pause. */
    delaying: { after: { pause: 'retrying' } },
    retrying: mergeState('retryMerge', 'done', FAIL),
    forgetting: {
      invoke: {
        id: 'forgetGuestsCart',
        src: 'forgetGuestsCart',
        onDone: 'done',
        onError: 'done',
      },
    },
    done: { type: 'final' },
  },
  output: ({ context }) => context,
});
