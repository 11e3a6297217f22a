import { not } from 'xstate';
import type { CartContext, CartEvent } from './context.ts';
import { pendingChanges } from './queue.ts';

type Context = { context: CartContext };
type PageReturned = Extract<CartEvent, { type: 'cart.pageReturned' }>;

const STORE_CART_AGAIN = {
  type: 'storeCartAgain',
  params: ({ context: { cartId } }: Context) => ({ cartId }),
} as const;

/**
 * Transitions that keep the cart and its unsent changes for the next page, unless it was ordered. A
 * page that returns from the back/forward cache drops those of its commands that the next page has
 * taken.
 */
export const keptForNextPage = {
  'cart.storageCleared': { guard: not('isOrdered'), actions: STORE_CART_AGAIN },
  'cart.pageLeft': {
    guard: not('isOrdered'),
    actions: [
      STORE_CART_AGAIN,
      {
        type: 'storePendingChanges',
        params: ({ context }: Context) => ({
          cartId: context.cartId,
          changes: pendingChanges(context, context.details),
        }),
      },
    ],
  },
  'cart.pageReturned': {
    actions: [
      { type: 'dropTakenCommands', params: ({ event }: { event: PageReturned }) => event },
      { type: 'enqueueCommand', params: { kind: 'read', isQuiet: true } },
    ],
  },
} as const;
