import { type ActorRefFrom, type AnyActorRef, fromPromise, waitFor } from 'xstate';
import { cartAdoptionMachine } from '../../../../machines/cart/adoption.ts';
import { cartOperationMachine } from '../../../../machines/cart/operation/machine.ts';
import { isCartForeign, isMergeDue } from '../../../../machines/cart/ownership.ts';
import type { CartAddition, CartDetails } from '../../../../machines/domain.ts';
import type { sessionMachine } from '../../../../machines/session/machine.ts';
import { mailTo } from '../../../../machines/system.ts';
import type { AppActor } from '../../../actors/AppActor.ts';
import {
  changeOrderContents,
  lastPublished,
  publishToTabs,
  withLock,
} from '../../../adapters/browser/locks.ts';
import { UnreachableError } from '../../../adapters/graphql/errors.ts';
import {
  addItem,
  applyCoupon,
  createCart,
  mergeCarts,
  removeCoupon,
  removeItem,
} from '../../../adapters/graphql/operations/cart.ts';
import { readCart } from '../../../adapters/graphql/operations/readCart.ts';
import { updateItem } from '../../../adapters/graphql/operations/updateItem.ts';
import { safely } from '../safely.ts';
import type { Services } from '../services.ts';
import { markSessionEnded, showSessionEnded } from '../sessionEnd.ts';
import { isPaymentOutstanding } from '../stored/orderFacts.ts';
import {
  dropPendingAddition,
  storeRemovedLine,
  storeSentAddition,
} from '../stored/storedAdditions.ts';
import {
  cartOwnership,
  customersCart,
  forgetCart,
  forgetGuestsCart,
  guestsCart,
  knownCart,
  storeCart,
  storeCustomersCart,
} from '../stored/storedCart.ts';

/**
 * Returns the id of the stored cart; creates and stores a cart if there is none. A lock lets one
 * tab at a time do this, so that a second tab finds the cart that the first one created.
 */
export const createStoredCart = (services: Services): Promise<string> =>
  withLock('cart', async () => {
    const name = services.token.isPresent() ? 'customers-cart' : 'guests-cart';
    const cartId = knownCart(services, await lastPublished(name)) ?? (await requestCart(services));
    storeCart(services, cartId);
    await publishToTabs(name, cartId);
    return cartId;
  });

/**
 * Creates a cart, unless the shopper signs in or out meanwhile: the cart would be another
 * identity's.
 * @throws UnreachableError if the client was replaced during the request.
 */
async function requestCart({ commerce }: Services): Promise<string> {
  const usedClient = commerce.client();
  const cartId = await createCart(usedClient);
  if (commerce.client() !== usedClient) throw new UnreachableError('Unable to create cart');
  return cartId;
}

/** Wires the machine that turns a guest's cart into the customer's. */
export function wireCartAdoption(services: Services) {
  return cartAdoptionMachine.provide({
    actors: {
      takeCustomersCart: fromPromise<string>(() =>
        withLock('cart', async () => {
          const cartId = customersCart(services) ?? (await requestCart(services));
          // The platform gives an expired token a guest's cart.
          if (!services.token.isPresent()) throw new UnreachableError('Unable to create cart');
          storeCustomersCart(services, cartId);
          return cartId;
        }),
      ),
      mergeGuestsCart: fromPromise<void, { cartId: string }>(({ input }) =>
        withLock('cart', async () => {
          const source = guestsCart(services);
          if (source === null) return;
          await mergeCarts(services.commerce.client(), { source, destination: input.cartId });
        }),
      ),
      forgetGuestsCart: fromPromise<void>(async () => forgetGuestsCart(services)),
    },
    guards: { hasGuestsCart: () => isMergeDue(cartOwnership(services)) },
  });
}

/** Wires the machine of one cart change. */
export function wireCartOperation(services: Services, system: AnyActorRef['system']) {
  const { storage } = services;
  const { client, view } = services.commerce;
  const { report } = services.errors;
  return cartOperationMachine.provide({
    actors: {
      createCart: fromPromise<string>(() => createStoredCart(services)),
      forgetCart: fromPromise<number, { cartId: string | null }>(async ({ input }) =>
        forgetCart(services, input.cartId),
      ),
      endSession: fromPromise<void>(async ({ system }) => {
        markSessionEnded(services);
        await endSession(system);
        showSessionEnded(services);
      }),
      readDetails: fromPromise<CartDetails, { cartId: string }>(({ input }) =>
        readCart(client(), input.cartId, view.charged),
      ),
      addItem: fromPromise<void, CartAddition>(({ input }) =>
        changeOrderContents(() => addItem(client(), input)),
      ),
      updateItem: fromPromise<void, { cartId: string; itemId: string; quantity: number }>(
        ({ input }) => changeOrderContents(() => updateItem(client(), input)),
      ),
      removeItem: fromPromise<void, { cartId: string; itemId: string }>(({ input }) =>
        changeOrderContents(() => removeItem(client(), input)),
      ),
      applyCoupon: fromPromise<void, { cartId: string; code: string }>(async ({ input }) => {
        await changeOrderContents(() => applyCoupon(client(), input));
        storage.set('applied_coupon_code', input.code);
      }),
      removeCoupon: fromPromise<void, { cartId: string }>(async ({ input }) => {
        await changeOrderContents(() => removeCoupon(client(), input));
        storage.remove('applied_coupon_code');
      }),
    },
    actions: {
      storeRemovedLine: safely((_, line) => storeRemovedLine(services, line), report),
      storeSent: safely((_, pending) => storeSentAddition(services, pending), report),
      dropPendingAddition: safely((_, pending) => dropPendingAddition(services, pending), report),
    },
    guards: {
      // A platform may refuse the cart because the token was just revoked.
      isSignedIn: () => services.token.isPresent() && !isSigningOut(system),
      isCartForeign: ({ context }) => isCartForeign(cartOwnership(services), context.cartId),
      isPaymentOutstanding: () => isPaymentOutstanding(services),
    },
  });
}

/** Whether the shopper has pressed Sign Out, and the token is still being revoked. */
function isSigningOut(system: AnyActorRef['system']): boolean {
  const session: ActorRefFrom<typeof sessionMachine> | undefined = system.get('session');
  return session?.getSnapshot().matches('signingOut') === true;
}

/**
 * Signs the shopper out as an ordinary sign-out does, without revoking the token and without
 * leaving the page. Resolves once the session is anonymous.
 */
async function endSession(system: AnyActorRef['system']): Promise<void> {
  const app: AppActor = system.get('app');
  app.send(mailTo('session', { type: 'session.end' }));
  await waitFor(app, ({ context }) => !('session' in context.mail));
  const session: ActorRefFrom<typeof sessionMachine> | undefined = system.get('session');
  if (session) await waitFor(session, (snapshot) => snapshot.matches('anonymous'));
}
