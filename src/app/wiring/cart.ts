import { fromPromise } from 'xstate';
import { cartMachine } from '../../../machines/cart.ts';
import { cartChangeMachine } from '../../../machines/cartChange.ts';
import type { CartAddition, CartDetails } from '../../../machines/domain.ts';
import { alone } from '../../adapters/browser/locks.ts';
import {
  addItem,
  applyCoupon,
  createCart,
  readCart,
  removeCoupon,
  removeItem,
  updateItem,
} from '../../adapters/graphql/operations/cart.ts';
import type { World } from './world.ts';

/** The cart's ports: GraphQL for what it holds, storage for its id. */
export function wireCart({ client, storage, now }: World) {
  const actors = {
    // One tab at a time: whoever comes second finds the cart that the first one made.
    createCart: fromPromise<string>(() =>
      alone('cart', async () => {
        const cartId = storage.get<string>('cartId') ?? (await createCart(client()));
        storage.set('cartId', cartId);
        return cartId;
      }),
    ),
    forgetCart: fromPromise<number>(async () => {
      storage.remove('cartId');
      storage.remove('applied_coupon_code');
      return now();
    }),
    readDetails: fromPromise<CartDetails, { cartId: string }>(({ input }) =>
      readCart(client(), input.cartId),
    ),
    addItem: fromPromise<void, CartAddition>(({ input }) => addItem(client(), input)),
    updateItem: fromPromise<void, { cartId: string; itemId: string; quantity: number }>(
      ({ input }) => updateItem(client(), input),
    ),
    removeItem: fromPromise<void, { cartId: string; itemId: string }>(({ input }) =>
      removeItem(client(), input),
    ),
    applyCoupon: fromPromise<void, { cartId: string; code: string }>(async ({ input }) => {
      await applyCoupon(client(), input);
      storage.set('applied_coupon_code', input.code);
    }),
    removeCoupon: fromPromise<void, { cartId: string }>(async ({ input }) => {
      await removeCoupon(client(), input);
      storage.remove('applied_coupon_code');
    }),
  };
  const { createCart: create, forgetCart } = actors;
  return cartMachine.provide({
    actors: {
      readStoredCartId: fromPromise<string | null>(async () => storage.get<string>('cartId')),
      createCart: create,
      forgetCart,
      change: cartChangeMachine.provide({ actors }),
    },
  });
}
