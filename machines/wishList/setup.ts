import { assign, fromCallback, setup } from 'xstate';
import { type Failure, failureOf } from '../domain.ts';
import { effect, fact, port } from '../port.ts';
import { sendToActor } from '../system.ts';
import {
  isFulfilled,
  isOfNewer,
  isSameWish,
  NOTHING_WISHED,
  remarked,
  selectWished,
  type Wish,
  type WishChange,
  type Wished,
  type WishList,
  type WishListContext,
} from './context.ts';

export type WishListEvent =
  | { type: 'wishList.add'; wishes: Wish[] }
  | { type: 'wishList.remove'; items: (Wish | Wished)[] }
  /** Every wish for a product, whatever its options. */
  | { type: 'wishList.removeProduct'; sku: string }
  | { type: 'wishList.move'; item: Wished; selectedOptions: string[] }
  | { type: 'wishList.read' }
  /** A guest who was asked to sign in went elsewhere. */
  | { type: 'wishList.declined' }
  | { type: 'wishList.signedIn' }
  | { type: 'wishList.signedOut' };

/** The change that is made, or is to be made next. */
export const next = ({ waiting }: WishListContext): WishChange | undefined => waiting[0];

const isNextFulfilled = (context: WishListContext): boolean => {
  const change = next(context);
  return change !== undefined && isFulfilled(change, context);
};

/** The vocabulary of the wish list: its ports, what it remembers and what it asks itself. */
export const wishListSetup = setup({
  types: {
    context: {} as WishListContext,
    events: {} as WishListEvent,
    /** The guest's wishes that the session storage holds, unchecked. */
    input: {} as { kept?: unknown } | undefined,
  },
  actors: {
    readWishList: port<WishList>('readWishList'),
    changeWishList: port<WishList, WishList & { change: WishChange }>('changeWishList'),
    watchDoors: fromCallback(() => {}),
  },
  actions: {
    askToSignIn: effect('askToSignIn'),
    keepWishes: effect<{ wishes: Wish[] }>('keepWishes'),
    dropWishes: effect('dropWishes'),
    sayDone: effect<{ change: WishChange | undefined }>('sayDone'),
    sayFailed: effect<{ change: WishChange | undefined; failure: Failure }>('sayFailed'),
    sendToActor: sendToActor(),
    forget: assign(({ context: { interrupted, waiting } }) => ({
      ...NOTHING_WISHED,
      interrupted: interrupted.concat(
        waiting.flatMap((change) => (change.kind === 'add' ? change.wishes : [])),
      ),
    })),
    askInterrupted: assign(({ context: { asked, interrupted } }) => ({
      asked: interrupted.concat(asked),
    })),
    noteWho: effect('noteWho'),
    forgetList: assign(({ context: { asked } }) => ({ ...NOTHING_WISHED, asked })),
    keepAsked: assign((_, { wishes }: { wishes: Wish[] }) => ({ asked: wishes })),
    forgetAsked: assign({ asked: [] }),
    wantAsked: assign(({ context }) => {
      const { asked, waiting } = context;
      if (asked.length === 0) return {};
      return remarked(context, {
        asked: [],
        waiting: waiting.concat({ kind: 'add', wishes: asked }),
      });
    }),
    want: assign(({ context }, { change }: { change: WishChange }) => {
      const { [change.kind === 'move' ? change.item.id : '']: _, ...moveFailures } =
        context.moveFailures;
      return remarked(context, {
        waiting: context.waiting.concat(change),
        moveFailures,
        isOld: context.isOld || isOfNewer(change, context),
      });
    }),
    keep: assign(({ context }, list: WishList) =>
      remarked(context, {
        ...list,
        gone: context.gone.concat(
          context.items.flatMap(({ id }) => (list.items.some((item) => item.id === id) ? [] : id)),
        ),
        isOld: false,
      }),
    ),
    markOld: assign({ isOld: true }),
    finish: assign(({ context }) => remarked(context, { waiting: context.waiting.slice(1) })),
    undo: assign(({ context }, { failure }: { failure: Failure }) => {
      const [change, ...waiting] = context.waiting;
      const { moveFailures } = context;
      return remarked(context, {
        waiting,
        moveFailures:
          change?.kind === 'move' ? { ...moveFailures, [change.item.id]: failure } : moveFailures,
      });
    }),
  },
  guards: {
    isSignedIn: fact('isSignedIn'),
    isSameCustomer: fact('isSameCustomer'),
    isAtDoor: fact('isAtDoor'),
    hasAsked: ({ context }) => context.asked.length > 0,
    isNewWish: ({ context }, { wishes }: { wishes: Wish[] }) =>
      !wishes.every((wish) => selectWished(context).some((other) => isSameWish(wish, other))),
    hasNext: ({ context }) => context.waiting.length > 0,
    mustLook: ({ context }) => context.isOld && context.waiting.length > 0,
    isAddedAlready: ({ context }) => next(context)?.kind === 'add' && isNextFulfilled(context),
    isGoneAlready: ({ context }) => isNextFulfilled(context),
    isMove: ({ context }) => next(context)?.kind === 'move',
    isMadeAfterAll: ({ context }, list: WishList) => {
      const change = next(context);
      return change !== undefined && isFulfilled(change, list);
    },
    isUnclear: (_, { error }: { error: unknown }) => failureOf(error).reason === 'unreachable',
  },
});
