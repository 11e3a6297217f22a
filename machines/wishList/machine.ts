import { and, raise } from 'xstate';
import { READ_CART } from '../cart/readCart.ts';
import { failureOf } from '../failure.ts';
import { NOTHING_WISHED, selectWished, type WishChange } from './context.ts';
import {
  ANNOUNCE_DONE,
  ANNOUNCE_FAILURE,
  nextChange,
  outdatedState,
  UNDO,
  type WishListEvent,
  wishListSetup,
} from './setup.ts';
import { parseStoredWishes } from './storedWishes.ts';

declare module '../system.ts' {
  interface ActorEvents {
    wishList: WishListEvent;
  }
  interface LazyActors {
    wishList: typeof wishListMachine;
  }
}

const NO_CHANGE: WishChange = { kind: 'add', wishes: [] };
/**
 * The wish list. A guest is asked to sign in; the guest's wish is stored for the visit and added
 * after the sign-in. A customer sees each change at once. Changes are sent one after another; a
 * failed change is undone and reported. If a response is lost, or an item may have been removed in
 * another tab, the machine reads the list to learn the result, and never sends the change again.
 * Additions that a session's end interrupted are sent when the same customer signs in again. The list
 * is read again after another tab has changed it.
 */
export const wishListMachine = wishListSetup.createMachine({
  id: 'wishList',
  context: ({ input }) => ({
    ...NOTHING_WISHED,
    guestWishes: parseStoredWishes(input?.stored),
  }),
  initial: 'deciding',
  on: {
    'wishList.signedIn': [
      {
        guard: { type: 'isSameCustomer', params: ({ context }) => context },
        target: '.customer',
        actions: ['addInterrupted', 'forgetList', 'enqueueGuestWishes'],
      },
      { target: '.customer', actions: ['forgetList', 'enqueueGuestWishes'] },
    ],
    'wishList.signedOut': {
      target: '.guest',
      actions: ['forget', 'clearStoredWishes', 'rememberCustomer'],
    },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isSignedIn', target: 'customer', actions: 'enqueueGuestWishes' },
        { guard: and(['hasGuestWishes', 'isOnAuthRoute']), target: 'guest.asked' },
        { target: 'guest', actions: ['forgetGuestWishes', 'clearStoredWishes'] },
      ],
    },
    guest: {
      initial: 'idle',
      on: {
        'wishList.add': {
          target: '.asked',
          reenter: true,
          actions: [
            { type: 'setGuestWishes', params: ({ event }) => event },
            { type: 'storeWishes', params: ({ event }) => event },
            'askToSignIn',
          ],
        },
      },
      states: {
        idle: {},
        /** The wish is stored until the guest signs in; leaving the sign-in pages drops the wish. */
        asked: {
          invoke: { id: 'watchAuthRoutes', src: 'watchAuthRoutes' },
          on: {
            'wishList.declined': {
              target: 'idle',
              actions: ['forgetGuestWishes', 'clearStoredWishes'],
            },
          },
        },
      },
    },
    customer: {
      initial: 'reading',
      invoke: { id: 'watchOtherTabs', src: 'watchOtherTabs' },
      on: {
        // The response of the change in flight may be older: raised again once that has ended.
        'wishList.changedElsewhere': {
          actions: raise({ type: 'wishList.changedElsewhere' }, { delay: 'settle' }),
        },
        'wishList.add': {
          guard: { type: 'isNewWish', params: ({ event }) => event },
          actions: {
            type: 'enqueueChange',
            params: ({ event }) => ({ change: { kind: 'add', wishes: event.wishes } }),
          },
        },
        'wishList.remove': {
          actions: {
            type: 'enqueueChange',
            params: ({ event }) => ({ change: { kind: 'remove', items: event.items } }),
          },
        },
        'wishList.removeProduct': {
          actions: {
            type: 'enqueueChange',
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
            type: 'enqueueChange',
            params: ({ event: { item, selectedOptions } }) => ({
              change: { kind: 'move', item, selectedOptions },
            }),
          },
        },
      },
      states: {
        reading: {
          on: { 'wishList.changedElsewhere': { target: 'outdated', actions: 'markStale' } },
          invoke: {
            id: 'readWishList',
            src: 'readWishList',
            onDone: {
              target: 'idle',
              actions: { type: 'setList', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: 'mustReread',
                target: 'idle',
                actions: [ANNOUNCE_FAILURE, UNDO],
              },
              { target: 'idle', actions: 'markStale' },
            ],
          },
        },
        idle: {
          always: [
            { guard: 'mustReread', target: 'reading' },
            { guard: 'isAddedAlready', actions: [ANNOUNCE_DONE, 'finish', 'clearStoredWishes'] },
            {
              guard: and(['isNextFulfilled', 'isMove']),
              actions: ['replaceMoveByRemoval', ANNOUNCE_DONE],
            },
            { guard: 'isNextFulfilled', actions: 'finish' },
            { guard: 'hasNext', target: 'changing' },
          ],
          on: { 'wishList.changedElsewhere': 'outdated' },
        },
        outdated: outdatedState,
        changing: {
          exit: 'clearStoredWishes',
          invoke: {
            id: 'changeWishList',
            src: 'changeWishList',
            input: ({ context: { listId, items, queue } }) => ({
              listId,
              items,
              change: queue[0] ?? NO_CHANGE,
            }),
            onDone: {
              target: 'made',
              actions: { type: 'setList', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: 'isUnclear', params: ({ event }) => ({ error: event.error }) },
                target: 'checking',
                actions: { type: 'setRefusal', params: ({ event }) => event },
              },
              {
                target: 'idle',
                actions: [
                  {
                    type: 'announceFailure',
                    params: ({ context, event }) => ({
                      change: nextChange(context),
                      failure: failureOf(event.error),
                    }),
                  },
                  { type: 'undo', params: ({ event }) => ({ failure: failureOf(event.error) }) },
                ],
              },
            ],
          },
        },
        /**
         * The response was lost, or another tab may have removed the item: the machine reads the
         * list to learn whether the change was made.
         */
        checking: {
          invoke: {
            id: 'checkWishList',
            src: 'readWishList',
            onDone: [
              {
                guard: { type: 'isMoveOfRemoved', params: ({ event }) => event.output },
                target: 'made',
                actions: [
                  { type: 'setList', params: ({ event }) => event.output },
                  'replaceMoveByRemoval',
                ],
              },
              {
                guard: { type: 'isFulfilledByList', params: ({ event }) => event.output },
                target: 'made',
                actions: { type: 'setList', params: ({ event }) => event.output },
              },
              {
                target: 'idle',
                actions: [
                  { type: 'setList', params: ({ event }) => event.output },
                  ANNOUNCE_FAILURE,
                  UNDO,
                ],
              },
            ],
            onError: { target: 'idle', actions: ['markStale', ANNOUNCE_FAILURE, UNDO] },
          },
        },
        made: {
          entry: [ANNOUNCE_DONE, 'notifyOtherTabs'],
          always: [
            { guard: 'isMove', target: 'idle', actions: [READ_CART, 'finish'] },
            { target: 'idle', actions: 'finish' },
          ],
        },
      },
    },
  },
});
