import { fromCallback, fromPromise } from 'xstate';
import type { CartAdoption } from '../../../../machines/cart/adoption.ts';
import type { CartOperationInput, CartOutcome } from '../../../../machines/cart/commands.ts';
import type { StoredCart } from '../../../../machines/cart/context.ts';
import { cartMachine } from '../../../../machines/cart/machine.ts';
import { isAdoptionDue, isCartLeftBehind } from '../../../../machines/cart/ownership.ts';
import { lazyChild } from '../../../../machines/lazyChild.ts';
import { watchOtherTabs, watchStorageCleared } from '../../../adapters/browser/otherTabs.ts';
import { watchPageLeft } from '../../../adapters/browser/pageUnload.ts';
import { isShownCart } from '../../../adapters/storage/storedShapes.ts';
import { PLACED_ORDER, SESSION_ENDED, UNSETTLED_ORDER } from '../../../lib/stored/keys.ts';
import { loadAndRun } from '../loadAndRun.ts';
import { safely } from '../safely.ts';
import type { Services } from '../services.ts';
import { isPaymentOutstanding, placedOrder } from '../stored/orderFacts.ts';
import { storePendingChanges, takePendingChanges } from '../stored/pendingChanges.ts';
import {
  clearQueuedAdditions,
  queuedAdditions,
  removedLine,
  storeQueuedAddition,
  storeRemovedLine,
  unconfirmedAddition,
  unsentAdditions,
} from '../stored/storedAdditions.ts';
import {
  cartOwnership,
  forgetCart,
  leaveCart,
  storeCartAgain,
  storedCart,
} from '../stored/storedCart.ts';
import { pendingCoupon, refusedCoupon, storeCoupon } from '../stored/storedCoupon.ts';

/**
 * The code that changes a cart is fetched with the first change: most page visits need none of it.
 */
const cartPorts = () => import('./cartPorts.ts');

const couponModule = () => import('./coupon.ts');

const SHOWN_CART = 'shown_cart';
/**
 * Storage keys to watch. The cart of an order that another tab placed is left only after the
 * payment has settled there, so the keys of the payment and of the order count as well as the
 * cart's id. After a sign-in in another tab, the cart no longer says that the session has ended.
 */
const WATCHED = ['cartId', UNSETTLED_ORDER, PLACED_ORDER, SESSION_ENDED] as const;

/**
 * The cart as the shopper last saw it: in this tab if a reload handed it over, otherwise in any
 * tab.
 */
function takeShownCart({
  storage,
  sessionStore,
}: Services): Pick<StoredCart, 'lastShown' | 'wasShownHere'> {
  const shownHere = sessionStore.get<unknown>(SHOWN_CART);
  const lastShown = shownHere ?? storage.get<unknown>(SHOWN_CART);
  sessionStore.remove(SHOWN_CART);
  return isShownCart(lastShown) ? { lastShown, wasShownHere: shownHere !== null } : {};
}

/** The cart of the last order that was placed in this browser. */
const orderedCart = (services: Services): string | null =>
  placedOrder(services)?.order.cartId ?? null;

/** Sends what other tabs store: the cart that they use, and how they last showed it. */
const watchStoredCart = (services: Services) =>
  fromCallback(({ sendBack }) => {
    const { storage } = services;
    const sendStoredCart = () =>
      sendBack({
        type: 'cart.stored',
        cartId: storedCart(services),
        orderedCartId: orderedCart(services),
      });
    const sendShownCart = () => {
      const lastShown = storage.get<unknown>(SHOWN_CART);
      if (isShownCart(lastShown)) sendBack({ type: 'cart.seenElsewhere', lastShown });
    };
    try {
      const stops = WATCHED.map((key) => watchOtherTabs(key, sendStoredCart));
      stops.push(
        watchOtherTabs(SHOWN_CART, sendShownCart),
        watchStorageCleared(() => sendBack({ type: 'cart.storageCleared' })),
        watchPageLeft(
          () => sendBack({ type: 'cart.pageLeft' }),
          () => {
            // The page may not have been told what other tabs have stored meanwhile.
            sendStoredCart();
            const changes = takePendingChanges(services, Number.POSITIVE_INFINITY);
            sendBack({
              type: 'cart.pageReturned',
              changes,
              additions: unsentAdditions(services),
            });
          },
        ),
      );
      return () => stops.forEach((stop) => void stop());
    } catch (error) {
      services.errors.report(error);
    }
  });

/** Everything that the last page load has stored about the cart. */
const restoredCart = (services: Services): StoredCart => ({
  cartId: storedCart(services),
  orderedCartId: orderedCart(services),
  removedLine: removedLine(services),
  queuedAdditions: queuedAdditions(services),
  pendingChanges: takePendingChanges(services),
  ...takeShownCart(services),
  unconfirmedAddition: unconfirmedAddition(services),
  coupon: pendingCoupon(services),
  refusedCoupon: refusedCoupon(services),
});

/** Wires the cart machine: GraphQL for the cart's content, storage for its id. */
export function wireCart(services: Services) {
  const { storage, sessionStore, navigation } = services;
  const { report } = services.errors;
  /**
   * The last snapshot written to storage. Write each snapshot once: two tabs in different store
   * views would otherwise refetch for ever.
   */
  let lastWritten = '';
  return cartMachine.provide({
    actors: {
      watchStoredCart: watchStoredCart(services),
      restoreCart: fromPromise<StoredCart>(async () => restoredCart(services)),
      createCart: fromPromise<string>(async () => (await cartPorts()).createStoredCart(services)),
      // Clear storage synchronously: the page may be reloaded in the next moment.
      forgetCart: fromPromise<number, { cartId: string | null }>(async ({ input }) =>
        forgetCart(services, input.cartId),
      ),
      leaveCart: fromPromise<number, { cartId: string | null }>(async ({ input }) =>
        leaveCart(services, input.cartId),
      ),
      adopt: lazyChild<CartAdoption, unknown>('cartAdoption', async () =>
        (await cartPorts()).wireCartAdoption(services),
      ),
      operation: lazyChild<CartOutcome, CartOperationInput>('cartOperation', async ({ system }) =>
        (await cartPorts()).wireCartOperation(services, system),
      ),
    },
    actions: {
      reloadPage: safely(({ context: { lastShown } }) => {
        if (lastShown) sessionStore.set(SHOWN_CART, lastShown);
        navigation.reload(`cart ${storage.get<string>('cartId')}`);
      }, report),
      storeQueuedAddition: safely(
        (_, { addition }) => storeQueuedAddition(services, addition),
        report,
      ),
      storeShownCart: safely((_, { lastShown }) => {
        const text = JSON.stringify(lastShown);
        if (text !== lastWritten && lastShown) storage.set(SHOWN_CART, lastShown);
        if (!lastShown) storage.remove(SHOWN_CART);
        lastWritten = text;
      }, report),
      storeCoupon: safely((_, coupons) => storeCoupon(services, coupons), report),
      announceCoupon: safely((_, { notice }) => {
        if (notice)
          loadAndRun(services, couponModule, (part) => part.announceCoupon(services, notice));
      }, report),
      storeCartAgain: safely((_, { cartId }) => storeCartAgain(services, cartId), report),
      storePendingChanges: safely((_, pending) => storePendingChanges(services, pending), report),
      clearQueuedAdditions: safely(() => clearQueuedAdditions(services), report),
      storeRemovedLine: safely((_, line) => storeRemovedLine(services, line), report),
    },
    guards: {
      isAdoptionDue: () => isAdoptionDue(cartOwnership(services)),
      isCartLeftBehind: () => isCartLeftBehind(cartOwnership(services)),
      isPaymentOutstanding: () => isPaymentOutstanding(services),
      hasSessionEnded: () => storage.timeLeft(SESSION_ENDED) !== null,
    },
  });
}
