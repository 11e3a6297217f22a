import { and } from 'xstate';
import { type Failure, failureOf } from '../domain.ts';
import { NOTHING_WISHED, selectWished, type WishChange, type WishListContext } from './context.ts';
import { parsePendingAdditions } from './pendingAdditions.ts';
import { next, type WishListEvent, wishListSetup } from './setup.ts';

declare module '../system.ts' {
  interface ActorEvents {
    wishList: WishListEvent;
  }
  interface LazyActors {
    wishList: typeof wishListMachine;
  }
}

const NO_CHANGE: WishChange = { kind: 'add', wishes: [] };
const UNREACHABLE: Failure = { reason: 'unreachable', message: '' };
const READ_CART = {
  type: 'sendToActor',
  params: { to: 'cart', event: { type: 'cart.read' } },
} as const;
const SAY_DONE = {
  type: 'sayDone',
  params: ({ context }: { context: WishListContext }) => ({ change: next(context) }),
} as const;
const SAY_UNREACHABLE = {
  type: 'sayFailed',
  params: ({ context }: { context: WishListContext }) => ({
    change: next(context),
    failure: UNREACHABLE,
  }),
} as const;

/**
 * The wish list. A guest is asked to sign in, and what was wished for is added then: the visit
 * keeps it until it is sent, should a page of the sign-in be loaded anew. A customer sees a change
 * at once; the changes are sent one after another, and what fails is undone and said. An answer
 * that is lost is settled by reading the list, never by sending again. What a customer was adding
 * when the session ended is added when the same one comes back.
 */
export const wishListMachine = wishListSetup.createMachine({
  id: 'wishList',
  description: 'What the customer wishes to keep, shown at once and sent in order.',
  context: ({ input }) => ({ ...NOTHING_WISHED, asked: parsePendingAdditions(input?.kept) }),
  initial: 'deciding',
  on: {
    'wishList.signedIn': [
      {
        guard: 'isSameCustomer',
        target: '.customer',
        actions: ['askInterrupted', 'forgetList', 'wantAsked'],
      },
      { target: '.customer', actions: ['forgetList', 'wantAsked'] },
    ],
    'wishList.signedOut': { target: '.guest', actions: ['forget', 'dropWishes', 'noteWho'] },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isSignedIn', target: 'customer', actions: 'wantAsked' },
        { guard: and(['hasAsked', 'isAtDoor']), target: 'guest.asked' },
        { target: 'guest', actions: ['forgetAsked', 'dropWishes'] },
      ],
    },
    guest: {
      initial: 'idle',
      on: {
        'wishList.add': {
          target: '.asked',
          reenter: true,
          actions: [
            { type: 'keepAsked', params: ({ event }) => event },
            { type: 'keepWishes', params: ({ event }) => event },
            'askToSignIn',
          ],
        },
      },
      states: {
        idle: {},
        /** The way to the sign-in page leads back here; who turns off it has thought better of it. */
        asked: {
          invoke: { id: 'watchDoors', src: 'watchDoors' },
          on: { 'wishList.declined': { target: 'idle', actions: ['forgetAsked', 'dropWishes'] } },
        },
      },
    },
    customer: {
      initial: 'reading',
      on: {
        'wishList.add': {
          guard: { type: 'isNewWish', params: ({ event }) => event },
          actions: {
            type: 'want',
            params: ({ event }) => ({ change: { kind: 'add', wishes: event.wishes } }),
          },
        },
        'wishList.remove': {
          actions: {
            type: 'want',
            params: ({ event }) => ({ change: { kind: 'remove', items: event.items } }),
          },
        },
        'wishList.removeProduct': {
          actions: {
            type: 'want',
            params: ({ context, event }) => ({
              change: {
                kind: 'remove',
                items: selectWished(context).filter(({ sku }) => sku === event.sku),
              },
            }),
          },
        },
        'wishList.move': {
          actions: {
            type: 'want',
            params: ({ event: { item, selectedOptions } }) => ({
              change: { kind: 'move', item, selectedOptions },
            }),
          },
        },
      },
      states: {
        reading: {
          invoke: {
            id: 'readWishList',
            src: 'readWishList',
            onDone: {
              target: 'idle',
              actions: { type: 'keep', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: 'mustLook',
                target: 'idle',
                actions: [SAY_UNREACHABLE, { type: 'undo', params: { failure: UNREACHABLE } }],
              },
              { target: 'idle', actions: 'markOld' },
            ],
          },
        },
        idle: {
          always: [
            { guard: 'mustLook', target: 'reading' },
            { guard: 'isAddedAlready', actions: [SAY_DONE, 'finish', 'dropWishes'] },
            { guard: 'isGoneAlready', actions: 'finish' },
            { guard: 'hasNext', target: 'changing' },
          ],
          on: { 'wishList.read': 'reading' },
        },
        changing: {
          exit: 'dropWishes',
          invoke: {
            id: 'changeWishList',
            src: 'changeWishList',
            input: ({ context: { listId, items, waiting } }) => ({
              listId,
              items,
              change: waiting[0] ?? NO_CHANGE,
            }),
            onDone: {
              target: 'made',
              actions: { type: 'keep', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: 'isUnclear', params: ({ event }) => ({ error: event.error }) },
                target: 'checking',
              },
              {
                target: 'idle',
                actions: [
                  {
                    type: 'sayFailed',
                    params: ({ context, event }) => ({
                      change: next(context),
                      failure: failureOf(event.error),
                    }),
                  },
                  { type: 'undo', params: ({ event }) => ({ failure: failureOf(event.error) }) },
                ],
              },
            ],
          },
        },
        /** No answer came: what the list holds now tells whether the change was made. */
        checking: {
          invoke: {
            id: 'checkWishList',
            src: 'readWishList',
            onDone: [
              {
                guard: { type: 'isMadeAfterAll', params: ({ event }) => event.output },
                target: 'made',
                actions: { type: 'keep', params: ({ event }) => event.output },
              },
              {
                target: 'idle',
                actions: [
                  { type: 'keep', params: ({ event }) => event.output },
                  SAY_UNREACHABLE,
                  { type: 'undo', params: { failure: UNREACHABLE } },
                ],
              },
            ],
            onError: {
              target: 'idle',
              actions: [
                'markOld',
                SAY_UNREACHABLE,
                { type: 'undo', params: { failure: UNREACHABLE } },
              ],
            },
          },
        },
        made: {
          entry: SAY_DONE,
          always: [
            { guard: 'isMove', target: 'idle', actions: [READ_CART, 'finish'] },
            { target: 'idle', actions: 'finish' },
          ],
        },
      },
    },
  },
});
