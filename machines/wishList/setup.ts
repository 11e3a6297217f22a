import { assign, fromCallback, setup } from 'xstate';
import { type Failure, failureOf } from '../failure.ts';
import { effect, fact, port } from '../port.ts';
import { sendToActor } from '../system.ts';
import {
  isFulfilled,
  isSameWish,
  type ListedWish,
  NOTHING_WISHED,
  namesUnknownItem,
  selectWished,
  type Wish,
  type WishChange,
  type WishList,
  type WishListContext,
  withWishedSkus,
} from './context.ts';

export type WishListEvent =
  | { type: 'wishList.add'; wishes: Wish[] }
  | { type: 'wishList.remove'; items: (Wish | ListedWish)[] }
  /** Removes every item of a product, whatever its options. */
  | { type: 'wishList.removeProduct'; sku: string }
  | { type: 'wishList.move'; item: ListedWish; selectedOptions: string[] }
  /** A guest who was asked to sign in left the sign-in pages. */
  | { type: 'wishList.declined' }
  /** Another tab has changed the list. */
  | { type: 'wishList.changedElsewhere' }
  | { type: 'wishList.signedIn' }
  | { type: 'wishList.signedOut' };

/** The change in flight, or the next one to send. */
export const nextChange = ({ queue }: WishListContext): WishChange | undefined => queue[0];

const isNextFulfilled = (context: WishListContext): boolean => {
  const change = nextChange(context);
  return change !== undefined && isFulfilled(change, context);
};

/** The setup of the wish list machine: its ports, assignments and guards. */
export const wishListSetup = setup({
  types: {
    context: {} as WishListContext,
    events: {} as WishListEvent,
    /** The guest's wishes in session storage, unchecked. */
    input: {} as { stored?: unknown } | undefined,
  },
  actors: {
    readWishList: port<WishList>('readWishList'),
    changeWishList: port<WishList, WishList & { change: WishChange }>('changeWishList'),
    watchAuthRoutes: fromCallback(() => {}),
    watchOtherTabs: fromCallback(() => {}),
  },
  actions: {
    askToSignIn: effect('askToSignIn'),
    storeWishes: effect<{ wishes: Wish[] }>('storeWishes'),
    clearStoredWishes: effect('clearStoredWishes'),
    /** Tells the other tabs that the list has changed. */
    notifyOtherTabs: effect('notifyOtherTabs'),
    announceDone: effect<{ change: WishChange | undefined }>('announceDone'),
    announceFailure: effect<{ change: WishChange | undefined; failure: Failure }>(
      'announceFailure',
    ),
    sendToActor: sendToActor(),
    forget: assign(({ context: { interrupted, queue } }) => ({
      ...NOTHING_WISHED,
      interrupted: interrupted.concat(
        queue.flatMap((change) => (change.kind === 'add' ? change.wishes : [])),
      ),
    })),
    addInterrupted: assign(({ context: { guestWishes, interrupted } }) => ({
      guestWishes: interrupted.concat(guestWishes),
    })),
    /** Sets `lastCustomer` to the customer whose session ends. */
    rememberCustomer: effect('rememberCustomer'),
    forgetList: assign(({ context: { guestWishes, lastCustomer } }) => ({
      ...NOTHING_WISHED,
      guestWishes,
      lastCustomer,
    })),
    setGuestWishes: assign((_, { wishes }: { wishes: Wish[] }) => ({ guestWishes: wishes })),
    forgetGuestWishes: assign({ guestWishes: [] }),
    enqueueGuestWishes: assign(({ context }) => {
      const { guestWishes, queue } = context;
      if (guestWishes.length === 0) return {};
      return withWishedSkus(context, {
        guestWishes: [],
        queue: queue.concat({ kind: 'add', wishes: guestWishes }),
      });
    }),
    enqueueChange: assign(({ context }, { change }: { change: WishChange }) => {
      const { [change.kind === 'move' ? change.item.id : '']: _, ...moveFailures } =
        context.moveFailures;
      return withWishedSkus(context, {
        queue: context.queue.concat(change),
        moveFailures,
        isStale: context.isStale || namesUnknownItem(change, context),
      });
    }),
    setList: assign(({ context }, list: WishList) =>
      withWishedSkus(context, {
        ...list,
        removedIds: context.removedIds.concat(
          context.items.flatMap(({ id }) => (list.items.some((item) => item.id === id) ? [] : id)),
        ),
        isStale: false,
      }),
    ),
    setRefusal: assign((_, { error }: { error: unknown }) => {
      const failure = failureOf(error);
      return { refusal: failure.reason === 'refused' ? failure : null };
    }),
    replaceMoveByRemoval: assign(({ context: { queue } }) => {
      const [move, ...waiting] = queue;
      return move?.kind === 'move'
        ? { queue: [{ kind: 'remove' as const, items: [move.item] }, ...waiting] }
        : {};
    }),
    markStale: assign({ isStale: true }),
    finish: assign(({ context }) =>
      withWishedSkus(context, { queue: context.queue.slice(1), refusal: null }),
    ),
    undo: assign(({ context }, { failure }: { failure: Failure }) => {
      const [change, ...waiting] = context.queue;
      const { moveFailures } = context;
      return withWishedSkus(context, {
        queue: waiting,
        refusal: null,
        moveFailures:
          change?.kind === 'move' ? { ...moveFailures, [change.item.id]: failure } : moveFailures,
      });
    }),
  },
  guards: {
    isSignedIn: fact('isSignedIn'),
    /** Whether the customer who has signed in is `lastCustomer`. */
    isSameCustomer: fact<Pick<WishListContext, 'lastCustomer'>>('isSameCustomer'),
    isOnAuthRoute: fact('isOnAuthRoute'),
    hasGuestWishes: ({ context }) => context.guestWishes.length > 0,
    isNewWish: ({ context }, { wishes }: { wishes: Wish[] }) =>
      !wishes.every((wish) => selectWished(context).some((other) => isSameWish(wish, other))),
    hasNext: ({ context }) => context.queue.length > 0,
    mustReread: ({ context }) => context.isStale && context.queue.length > 0,
    isAddedAlready: ({ context }) =>
      nextChange(context)?.kind === 'add' && isNextFulfilled(context),
    isNextFulfilled: ({ context }) => isNextFulfilled(context),
    isMove: ({ context }) => nextChange(context)?.kind === 'move',
    isFulfilledByList: ({ context }, list: WishList) => {
      const change = nextChange(context);
      return change !== undefined && isFulfilled(change, list);
    },
    /** Whether the list must be read: there was no response, or a named item may be gone. */
    isUnclear: ({ context }, { error }: { error: unknown }) => {
      const { reason } = failureOf(error);
      return (
        reason === 'unreachable' || (reason === 'refused' && nextChange(context)?.kind !== 'add')
      );
    },
    /** Whether the platform refused to move an item that is no longer on the list. */
    isMoveOfRemoved: ({ context }, list: WishList) => {
      const change = nextChange(context);
      return context.refusal !== null && change?.kind === 'move' && isFulfilled(change, list);
    },
  },
  delays: { settle: 1_000 },
});

const UNREACHABLE: Failure = { reason: 'unreachable', message: '' };
/** Says that the change in flight was made. */
export const ANNOUNCE_DONE = {
  type: 'announceDone',
  params: ({ context }: { context: WishListContext }) => ({ change: nextChange(context) }),
} as const;
const failureOfChange = ({ context }: { context: WishListContext }): Failure =>
  context.refusal ?? UNREACHABLE;
/** Says why the change in flight was not made. */
export const ANNOUNCE_FAILURE = {
  type: 'announceFailure',
  params: (args: { context: WishListContext }) => ({
    change: nextChange(args.context),
    failure: failureOfChange(args),
  }),
} as const;
export const UNDO = {
  type: 'undo',
  params: (args: { context: WishListContext }) => ({ failure: failureOfChange(args) }),
} as const;

/** Another tab has changed the list, which is read once nothing has changed for a second. */
export const outdatedState = wishListSetup.createStateConfig({
  tags: 'outdated',
  after: { settle: 'reading' },
  always: { guard: 'hasNext', target: 'idle' },
  on: { 'wishList.changedElsewhere': { target: 'outdated', reenter: true } },
});
