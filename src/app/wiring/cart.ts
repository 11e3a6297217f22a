import { fromPromise } from 'xstate';
import { cartMachine } from '../../../machines/cart.ts';
import type { CartChangeInput, CartOutcome } from '../../../machines/cartChange.ts';
import { lazily } from './lazily.ts';
import type { World } from './world.ts';

/** What changes a cart is fetched with the first change: most visits to a page need none of it. */
const ports = () => import('./cartPorts.ts');

/** The cart's ports: GraphQL for what it holds, storage for its id. */
export function wireCart(world: World) {
  return cartMachine.provide({
    actors: {
      readStoredCartId: fromPromise<string | null>(async () => world.storage.get<string>('cartId')),
      createCart: fromPromise<string>(async () => (await ports()).createStoredCart(world)),
      forgetCart: fromPromise<number>(async () => (await ports()).forgetCart(world)),
      change: lazily<CartOutcome, CartChangeInput>('cartChange', async () =>
        (await ports()).wireCartChange(world),
      ),
    },
  });
}
