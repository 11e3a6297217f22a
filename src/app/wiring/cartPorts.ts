import { fromPromise } from 'xstate';
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
} from '../../adapters/graphql/operations/cart.ts';
import { updateItem } from '../../adapters/graphql/operations/updateItem.ts';
import type { World } from './world.ts';

/**
 * The stored cart's id, or that of a new one, which is stored. One tab at a time: whoever comes
 * second finds the cart that the first one made.
 */
export const createStoredCart = ({ client, storage }: World): Promise<string> =>
  alone('cart', async () => {
    const cartId = storage.get<string>('cartId') ?? (await createCart(client()));
    storage.set('cartId', cartId);
    return cartId;
  });

/** Forgets the stored cart. @returns when, as epoch ms. */
export async function forgetCart({ storage, now }: World): Promise<number> {
  storage.remove('cartId');
  storage.remove('applied_coupon_code');
  return now();
}

/** The machine of one change, with its ports. */
export function wireCartChange(world: World) {
  const { client, storage } = world;
  return cartChangeMachine.provide({
    actors: {
      createCart: fromPromise<string>(() => createStoredCart(world)),
      forgetCart: fromPromise<number>(() => forgetCart(world)),
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
    },
  });
}
