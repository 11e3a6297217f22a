import { assign, raise, setup } from 'xstate';
import type { CartChangeInput, CartCommand, CartOutcome } from './cartChange.ts';
import type { CartAddition, CartDetails, CartItem, Failure } from './domain.ts';
import { failureOf } from './domain.ts';
import { port } from './port.ts';
import { tell } from './tell.ts';

export type CartEvent =
  | ({ type: 'cart.addItem' } & CartAddition)
  | { type: 'cart.updateItem'; itemId: string; quantity: number }
  | { type: 'cart.removeItem'; itemId: string }
  | { type: 'cart.applyCoupon'; code: string }
  | { type: 'cart.removeCoupon' }
  | { type: 'cart.read' }
  | { type: 'cart.ask' }
  | { type: 'cart.orderCompleted' }
  | { type: 'cart.lockOver' };

export interface CartContext {
  cartId: string | null;
  details: CartDetails | null;
  /** Commands not begun, in order. */
  waiting: CartCommand[];
  current: CartCommand | null;
  /** How many commands of each kind have ended well, so that a screen can say so. */
  done: Partial<Record<CartCommand['kind'], number>>;
  /** The last failure of each operation, until it is tried again. */
  failures: Partial<Record<CartCommand['kind'] | 'create', Failure>>;
  cartResetDone: boolean;
  /** Epoch ms of the last clearing after an order, or null. */
  lastClearTime: number | null;
  isLocked: boolean;
}

/**
 * The cart (spec §4 "Cart"): restored from storage, created once, changed one command at a time.
 * Quantity changes are gathered, so that many presses send one. After an order it is dropped and
 * replaced; a repeat within three seconds is ignored.
 */
export const cartMachine = setup({
  types: { context: {} as CartContext, events: {} as CartEvent },
  actors: {
    readStoredCartId: port<string | null>('readStoredCartId'),
    createCart: port<string>('createCart'),
    forgetCart: port<number>('forgetCart'),
    change: port<CartOutcome, CartChangeInput>('change'),
  },
  actions: {
    tell: tell(),
    want: assign(({ context }, command: CartCommand) => ({
      waiting: queued(context.waiting, command),
    })),
    begin: assign(({ context: { waiting, failures } }) => {
      const [current = null, ...rest] = waiting;
      const { [current?.kind ?? 'read']: _, create: __, ...others } = failures;
      return { current, waiting: rest, failures: others };
    }),
    keepOutcome: assign(({ context }, outcome: CartOutcome) => after(context, outcome)),
    keepCartId: assign((_, { cartId }: { cartId: string | null }) =>
      cartId ? { cartId, cartResetDone: false } : {},
    ),
    failCreation: assign(({ context }, { error }: { error: unknown }) => ({
      failures: { ...context.failures, create: failureOf(error) },
    })),
    reset: assign({
      cartId: null,
      details: null,
      waiting: [],
      current: null,
      failures: {},
      cartResetDone: true,
    }),
    lock: assign((_, { at }: { at: number }) => ({ lastClearTime: at, isLocked: true })),
    unlock: assign({ isLocked: false }),
  },
  guards: {
    hasWork: ({ context }) => context.waiting.length > 0,
    isUpdateNext: ({ context }) => context.waiting[0]?.kind === 'update',
    isLocked: ({ context }) => context.isLocked,
    isAddFailed: (_, { failures }: CartOutcome) =>
      failures.some(({ operation }) => operation === 'add' || operation === 'create'),
  },
  delays: { gather: 350, lock: 3_000 },
}).createMachine({
  id: 'cart',
  description: 'The cart: its id, its contents, and the changes that are on their way.',
  context: {
    cartId: null,
    details: null,
    waiting: [],
    current: null,
    done: {},
    failures: {},
    cartResetDone: false,
    lastClearTime: null,
    isLocked: false,
  },
  initial: 'restoring',
  on: {
    'cart.addItem': {
      actions: {
        type: 'want',
        params: ({ event: { type: _, ...addition } }) => ({ kind: 'add', ...addition }),
      },
    },
    'cart.updateItem': {
      actions: {
        type: 'want',
        params: ({ event: { itemId, quantity } }) => ({ kind: 'update', itemId, quantity }),
      },
    },
    'cart.removeItem': {
      actions: { type: 'want', params: ({ event: { itemId } }) => ({ kind: 'remove', itemId }) },
    },
    'cart.applyCoupon': {
      actions: { type: 'want', params: ({ event: { code } }) => ({ kind: 'applyCoupon', code }) },
    },
    'cart.removeCoupon': { actions: { type: 'want', params: { kind: 'removeCoupon' } } },
    'cart.read': { actions: { type: 'want', params: { kind: 'read' } } },
    'cart.lockOver': { actions: 'unlock' },
    'cart.ask': {
      actions: {
        type: 'tell',
        params: ({ context: { cartId, details } }) => ({
          to: 'checkout',
          event: { type: 'cart.known', cartId, details },
        }),
      },
    },
    'cart.orderCompleted': [
      {
        guard: 'isLocked',
        actions: { type: 'tell', params: { to: 'placeOrder', event: { type: 'cart.replaced' } } },
      },
      { target: '.replacing' },
    ],
  },
  states: {
    restoring: {
      tags: 'unknown',
      invoke: {
        id: 'readStoredCartId',
        src: 'readStoredCartId',
        onDone: {
          target: 'ready',
          actions: { type: 'keepCartId', params: ({ event }) => ({ cartId: event.output }) },
        },
        onError: 'ready',
      },
    },
    ready: {
      entry: {
        type: 'tell',
        params: ({ context: { cartId, details } }) => ({
          to: 'checkout',
          event: { type: 'cart.known', cartId, details },
        }),
      },
      always: [
        { guard: 'isUpdateNext', target: 'gathering' },
        { guard: 'hasWork', target: 'changing' },
      ],
    },
    /** A shopper who presses + many times means the last of them. */
    gathering: {
      tags: 'busy',
      after: { gather: 'changing' },
      on: {
        'cart.updateItem': {
          target: 'gathering',
          reenter: true,
          actions: {
            type: 'want',
            params: ({ event: { itemId, quantity } }) => ({ kind: 'update', itemId, quantity }),
          },
        },
      },
    },
    changing: {
      tags: 'busy',
      entry: 'begin',
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context: { cartId, current, details } }) => ({
          cartId,
          command: current ?? { kind: 'read' },
          line:
            details?.items.find(
              ({ uid }) => current && 'itemId' in current && current.itemId === uid,
            ) ?? null,
        }),
        onDone: [
          {
            guard: { type: 'isAddFailed', params: ({ event }) => event.output },
            target: 'ready',
            actions: [
              { type: 'keepOutcome', params: ({ event }) => event.output },
              {
                type: 'tell',
                params: ({ event }) => ({
                  to: 'app',
                  event: { type: 'cart.addFailed', failure: event.output.failures[0]?.failure },
                }),
              },
            ],
          },
          {
            target: 'ready',
            actions: { type: 'keepOutcome', params: ({ event }) => event.output },
          },
        ],
        onError: 'ready',
      },
    },
    replacing: {
      tags: 'busy',
      initial: 'dropping',
      states: {
        dropping: {
          entry: 'reset',
          invoke: {
            id: 'forgetCart',
            src: 'forgetCart',
            onDone: {
              target: 'creating',
              actions: [
                { type: 'lock', params: ({ event }) => ({ at: event.output }) },
                raise({ type: 'cart.lockOver' }, { delay: 'lock', id: 'lock' }),
              ],
            },
            onError: 'creating',
          },
        },
        creating: {
          invoke: {
            id: 'createCart',
            src: 'createCart',
            onDone: {
              target: '#cart.ready',
              actions: [
                { type: 'keepCartId', params: ({ event }) => ({ cartId: event.output }) },
                { type: 'tell', params: { to: 'placeOrder', event: { type: 'cart.replaced' } } },
              ],
            },
            onError: {
              target: '#cart.ready',
              actions: [
                { type: 'failCreation', params: ({ event }) => ({ error: event.error }) },
                {
                  type: 'tell',
                  params: ({ event }) => ({
                    to: 'placeOrder',
                    event: { type: 'cart.notReplaced', failure: failureOf(event.error) },
                  }),
                },
              ],
            },
          },
        },
      },
    },
  },
});

/** A later wish for the same line's quantity, or for a read, takes the place of an earlier one. */
function queued(waiting: CartCommand[], command: CartCommand): CartCommand[] {
  const isReplaced = (other: CartCommand) =>
    other.kind === 'update' && command.kind === 'update'
      ? other.itemId === command.itemId
      : other.kind === 'read' && command.kind === 'read';
  return waiting.some(isReplaced)
    ? waiting.map((other) => (isReplaced(other) ? command : other))
    : [...waiting, command];
}

function after(
  context: CartContext,
  { cartId, details, failures }: CartOutcome,
): Partial<CartContext> {
  const kind = context.current?.kind ?? 'read';
  const known = cartId === context.cartId ? context.details : null;
  return {
    current: null,
    waiting: context.waiting.map((wish) => retargeted(wish, context.details, details)),
    cartId,
    details: details ?? known,
    done:
      failures.length > 0
        ? context.done
        : { ...context.done, [kind]: (context.done[kind] ?? 0) + 1 },
    failures: {
      ...context.failures,
      ...Object.fromEntries(failures.map(({ operation, failure }) => [operation, failure])),
    },
  };
}

/** A line that was removed and re-added has another uid: wishes for the old one mean the new one. */
function retargeted(
  wish: CartCommand,
  before: CartDetails | null,
  now: CartDetails | null,
): CartCommand {
  if (!('itemId' in wish) || !now || now.items.some(({ uid }) => uid === wish.itemId)) return wish;
  const old = before?.items.find(({ uid }) => uid === wish.itemId);
  const again = now.items.find((item) => old && isSameLine(item, old));
  return again ? { ...wish, itemId: again.uid } : wish;
}

const isSameLine = (one: CartItem, other: CartItem): boolean =>
  one.variantSku === other.variantSku &&
  one.product.sku === other.product.sku &&
  one.options.every(({ valueUid }, index) => valueUid === other.options[index]?.valueUid);

/** The quantity to show for a line: what was last asked for, else what the platform said. */
export function selectQuantity(
  { waiting, current }: CartContext,
  uid: string,
  known: number,
): number {
  const wishes = [...(current ? [current] : []), ...waiting];
  const last = wishes.findLast((wish) => 'itemId' in wish && wish.itemId === uid);
  return last?.kind === 'update' ? last.quantity : known;
}

/** Whether a change of this line is on its way. */
export function selectIsLineBusy({ waiting, current }: CartContext, uid: string): boolean {
  return [current, ...waiting].some(
    (wish) => wish !== null && 'itemId' in wish && wish.itemId === uid,
  );
}
