import { fromPromise } from 'xstate';
import { cartAdoptionMachine } from '../../../machines/cart/adoption.ts';
import { cartOperationMachine } from '../../../machines/cart/operation.ts';
import type { CartAddition, CartDetails } from '../../../machines/domain.ts';
import { announce, announced, withLock } from '../../adapters/browser/locks.ts';
import { Unreachable } from '../../adapters/graphql/errors.ts';
import {
  addItem,
  applyCoupon,
  createCart,
  mergeCarts,
  readCart,
  removeCoupon,
  removeItem,
} from '../../adapters/graphql/operations/cart.ts';
import { updateItem } from '../../adapters/graphql/operations/updateItem.ts';
import { safely } from './safely.ts';
import {
  customersCart,
  dropPendingAddition,
  forgetCart,
  forgetGuestsCart,
  guestsCart,
  isCartForeign,
  isMergeDue,
  keepCart,
  keepCustomersCart,
  knownCart,
  storeRemovedLine,
  storeSent,
} from './storedCart.ts';
import type { World } from './world.ts';

/**
 * The stored cart's id, or that of a new one, which is stored. One tab at a time: whoever comes
 * second finds the cart that the first one made.
 */
export const createStoredCart = (world: World): Promise<string> =>
  withLock('cart', async () => {
    const name = world.isSignedIn() ? 'customers-cart' : 'guests-cart';
    const cartId = knownCart(world, await announced(name)) ?? (await newCart(world));
    keepCart(world, cartId);
    await announce(name, cartId);
    return cartId;
  });

/** A cart that was made for one shopper is not another's. @throws Unreachable. */
async function newCart({ client }: World): Promise<string> {
  const asked = client();
  const cartId = await createCart(asked);
  if (client() !== asked) throw new Unreachable('Unable to create cart');
  return cartId;
}

/** The machine that makes a guest's cart the customer's, with its ports. */
export function wireCartAdoption(world: World) {
  return cartAdoptionMachine.provide({
    actors: {
      takeCustomersCart: fromPromise<string>(() =>
        withLock('cart', async () => {
          const cartId = customersCart(world) ?? (await newCart(world));
          // Who asks with a token whose time is over is given a guest's.
          if (!world.isSignedIn()) throw new Unreachable('Unable to create cart');
          keepCustomersCart(world, cartId);
          return cartId;
        }),
      ),
      mergeGuestsCart: fromPromise<void, { cartId: string }>(({ input }) =>
        withLock('cart', async () => {
          const source = guestsCart(world);
          if (source === null) return;
          await mergeCarts(world.client(), { source, destination: input.cartId });
        }),
      ),
      forgetGuestsCart: fromPromise<void>(async () => forgetGuestsCart(world)),
    },
    guards: { hasGuestsCart: () => isMergeDue(world) },
  });
}

/** The machine of one change, with its ports. */
export function wireCartOperation(world: World) {
  const { client, storage, report } = world;
  return cartOperationMachine.provide({
    actors: {
      createCart: fromPromise<string>(() => createStoredCart(world)),
      forgetCart: fromPromise<number, { cartId: string | null }>(async ({ input }) =>
        forgetCart(world, input.cartId),
      ),
      endSession: fromPromise<void>(() => world.endSession()),
      readDetails: fromPromise<CartDetails, { cartId: string }>(({ input }) =>
        readCart(client(), input.cartId, world.chargedView),
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
    actions: {
      storeRemovedLine: safely((_, line) => storeRemovedLine(world, line), report),
      storeSent: safely((_, wish) => storeSent(world, wish), report),
      dropPendingAddition: safely((_, wish) => dropPendingAddition(world, wish), report),
    },
    guards: {
      isSignedIn: () => world.isSignedIn(),
      isCartForeign: () => isCartForeign(world),
      isPaymentOutstanding: () => world.isPaymentOutstanding(),
    },
  });
}
