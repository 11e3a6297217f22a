import { assign, setup } from 'xstate';
import {
  type CartAddition,
  type CartDetails,
  type CartItem,
  type Failure,
  failureOf,
} from './domain.ts';
import { port } from './port.ts';

/** What the shopper wants of the cart. */
export type CartCommand =
  | ({ kind: 'add' } & CartAddition)
  | { kind: 'update'; itemId: string; quantity: number }
  | { kind: 'remove'; itemId: string }
  | { kind: 'applyCoupon'; code: string }
  | { kind: 'removeCoupon' }
  | { kind: 'read' };

export interface CartChangeInput {
  command: CartCommand;
  cartId: string | null;
  /** The line that is changed, as last seen. */
  line: CartItem | null;
}

/** What became of a change. */
export interface CartOutcome {
  cartId: string | null;
  /** Null: nothing new is known of the contents. */
  details: CartDetails | null;
  /** What went wrong, and at which of the five operations or the creation. */
  failures: { operation: CartCommand['kind'] | 'create'; failure: Failure }[];
}

interface CartChangeContext extends CartChangeInput, CartOutcome {
  /** One recovery per operation: a second invalid answer is an error (readings 16). */
  isRecovered: boolean;
}

const cartId = ({ context }: { context: CartChangeContext }) => context.cartId ?? '';
const command = <Kind extends CartCommand['kind']>(context: CartChangeContext, kind: Kind) => {
  const { command } = context;
  return isKind(command, kind) ? command : null;
};
const isKind = <Kind extends CartCommand['kind']>(
  command: CartCommand,
  kind: Kind,
): command is Extract<CartCommand, { kind: Kind }> => command.kind === kind;

/**
 * One change of the cart, from the wish to what the cart holds after it (spec §4 "Cart"). It
 * creates the cart when there is none; when the platform calls the cart invalid it drops it,
 * creates another and tries once more. A configurable line is removed and added again.
 */
export const cartChangeMachine = setup({
  types: {
    context: {} as CartChangeContext,
    input: {} as CartChangeInput,
    output: {} as CartOutcome,
  },
  actors: {
    createCart: port<string>('createCart'),
    forgetCart: port<number>('forgetCart'),
    readDetails: port<CartDetails, { cartId: string }>('readDetails'),
    addItem: port<void, CartAddition>('addItem'),
    updateItem: port<void, { cartId: string; itemId: string; quantity: number }>('updateItem'),
    removeItem: port<void, { cartId: string; itemId: string }>('removeItem'),
    applyCoupon: port<void, { cartId: string; code: string }>('applyCoupon'),
    removeCoupon: port<void, { cartId: string }>('removeCoupon'),
  },
  actions: {
    keepCartId: assign((_, { cartId }: { cartId: string }) => ({ cartId })),
    dropCart: assign({ cartId: null, isRecovered: true }),
    keepDetails: assign((_, { details }: { details: CartDetails }) => ({ details })),
    fail: assign(
      (
        { context },
        { error, operation }: { error: unknown; operation?: CartCommand['kind'] | 'create' },
      ) => ({
        failures: [
          ...context.failures,
          { operation: operation ?? context.command.kind, failure: failureOf(error) },
        ],
      }),
    ),
  },
  guards: {
    hasCart: ({ context }) => context.cartId !== null,
    isRead: ({ context }) => context.command.kind === 'read',
    isAdd: ({ context }) => context.command.kind === 'add',
    isUpdate: ({ context }) => context.command.kind === 'update',
    isConfigurableUpdate: ({ context }) =>
      context.command.kind === 'update' && context.line?.variantSku != null,
    isRemoval: ({ context }) => context.command.kind === 'remove',
    isCoupon: ({ context }) => context.command.kind === 'applyCoupon',
    canRecover: ({ context }, { error }: { error: unknown }) =>
      !context.isRecovered && failureOf(error).reason === 'invalidCart',
  },
}).createMachine({
  id: 'cartChange',
  description: 'One change of the cart, with recovery from an invalid cart.',
  context: ({ input }) => ({ ...input, details: null, failures: [], isRecovered: false }),
  initial: 'preparing',
  states: {
    preparing: {
      always: [
        { guard: 'hasCart', target: 'sending' },
        { guard: 'isRead', target: 'done' },
        { target: 'creating' },
      ],
    },
    creating: {
      invoke: {
        id: 'createCart',
        src: 'createCart',
        onDone: {
          target: 'sending',
          actions: { type: 'keepCartId', params: ({ event }) => ({ cartId: event.output }) },
        },
        onError: {
          target: 'done',
          actions: {
            type: 'fail',
            params: ({ event }) => ({ error: event.error, operation: 'create' }),
          },
        },
      },
    },
    sending: {
      initial: 'choosing',
      states: {
        choosing: {
          always: [
            { guard: 'isRead', target: '#cartChange.reading' },
            { guard: 'isAdd', target: 'adding' },
            { guard: 'isConfigurableUpdate', target: 'takingOut' },
            { guard: 'isUpdate', target: 'updating' },
            { guard: 'isRemoval', target: 'removing' },
            { guard: 'isCoupon', target: 'applyingCoupon' },
            { target: 'removingCoupon' },
          ],
        },
        adding: {
          invoke: {
            id: 'addItem',
            src: 'addItem',
            input: ({ context }) => addition(context),
            onDone: '#cartChange.reading',
            onError: [
              {
                guard: { type: 'canRecover', params: ({ event }) => event },
                target: '#cartChange.recovering',
              },
              {
                target: '#cartChange.reading',
                actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        updating: {
          invoke: {
            id: 'updateItem',
            src: 'updateItem',
            input: ({ context }) => ({
              cartId: cartId({ context }),
              itemId: command(context, 'update')?.itemId ?? '',
              quantity: command(context, 'update')?.quantity ?? 0,
            }),
            onDone: '#cartChange.reading',
            onError: [
              {
                guard: { type: 'canRecover', params: ({ event }) => event },
                target: '#cartChange.recovering',
              },
              {
                target: '#cartChange.reading',
                actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        takingOut: {
          invoke: {
            id: 'takeOut',
            src: 'removeItem',
            input: ({ context }) => ({
              cartId: cartId({ context }),
              itemId: context.line?.uid ?? '',
            }),
            onDone: 'puttingBack',
            onError: [
              {
                guard: { type: 'canRecover', params: ({ event }) => event },
                target: '#cartChange.recovering',
              },
              {
                target: '#cartChange.reading',
                actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        puttingBack: {
          invoke: {
            id: 'putBack',
            src: 'addItem',
            input: ({ context }) => lineAgain(context, command(context, 'update')?.quantity ?? 1),
            onDone: '#cartChange.reading',
            onError: {
              target: 'undoing',
              actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        /** The new quantity was refused: the old one goes back, so that nothing is lost. */
        undoing: {
          invoke: {
            id: 'undo',
            src: 'addItem',
            input: ({ context }) => lineAgain(context, context.line?.quantity ?? 1),
            onDone: '#cartChange.reading',
            onError: '#cartChange.reading',
          },
        },
        removing: {
          invoke: {
            id: 'removeItem',
            src: 'removeItem',
            input: ({ context }) => ({
              cartId: cartId({ context }),
              itemId: command(context, 'remove')?.itemId ?? '',
            }),
            onDone: '#cartChange.reading',
            onError: [
              {
                guard: { type: 'canRecover', params: ({ event }) => event },
                target: '#cartChange.recovering',
              },
              {
                target: '#cartChange.reading',
                actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        applyingCoupon: {
          invoke: {
            id: 'applyCoupon',
            src: 'applyCoupon',
            input: ({ context }) => ({
              cartId: cartId({ context }),
              code: command(context, 'applyCoupon')?.code ?? '',
            }),
            onDone: '#cartChange.reading',
            onError: [
              {
                guard: { type: 'canRecover', params: ({ event }) => event },
                target: '#cartChange.recovering',
              },
              {
                target: '#cartChange.reading',
                actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        removingCoupon: {
          invoke: {
            id: 'removeCoupon',
            src: 'removeCoupon',
            input: ({ context }) => ({ cartId: cartId({ context }) }),
            onDone: '#cartChange.reading',
            onError: [
              {
                guard: { type: 'canRecover', params: ({ event }) => event },
                target: '#cartChange.recovering',
              },
              {
                target: '#cartChange.reading',
                actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
      },
    },
    reading: {
      invoke: {
        id: 'readDetails',
        src: 'readDetails',
        input: ({ context }) => ({ cartId: cartId({ context }) }),
        onDone: {
          target: 'done',
          actions: { type: 'keepDetails', params: ({ event }) => ({ details: event.output }) },
        },
        onError: [
          { guard: { type: 'canRecover', params: ({ event }) => event }, target: 'recovering' },
          {
            target: 'done',
            actions: {
              type: 'fail',
              params: ({ event }) => ({ error: event.error, operation: 'read' }),
            },
          },
        ],
      },
    },
    recovering: {
      entry: 'dropCart',
      invoke: { id: 'forgetCart', src: 'forgetCart', onDone: 'creating', onError: 'creating' },
    },
    done: { type: 'final' },
  },
  output: ({ context: { cartId, details, failures } }) => ({ cartId, details, failures }),
});

const nothing = {
  parentSku: null,
  product: { uid: '', name: '', selectedOptions: [] },
  quantity: 0,
  sku: '',
};

function addition(context: CartChangeContext): CartAddition {
  const { kind: _, ...rest } = command(context, 'add') ?? { kind: 'add', ...nothing };
  return { ...rest, cartId: context.cartId };
}

/** The addition that makes this configurable line anew. */
function lineAgain({ cartId, line }: CartChangeContext, quantity: number): CartAddition {
  if (!line) return { ...nothing, cartId };
  return {
    cartId,
    parentSku: line.product.sku,
    product: {
      uid: line.product.uid,
      name: line.product.name,
      selectedOptions: line.options.map(({ valueUid }) => valueUid),
    },
    quantity,
    sku: line.variantSku ?? line.product.sku,
  };
}
