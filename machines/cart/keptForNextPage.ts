import { not } from 'xstate';
import type { CartContext } from './context.ts';
import { pendingChanges } from './queue.ts';

type Context = { context: CartContext };

const STORE_CART_AGAIN = {
  type: 'storeCartAgain',
  params: ({ context: { cartId } }: Context) => ({ cartId }),
} as const;

/** Transitions that keep the cart and its unsent changes for the next page, unless it was ordered. */
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
} as const;
