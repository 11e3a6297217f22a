import {
  type AnyActor,
  type AnyActorRef,
  fromPromise,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import type { LoadedActor } from '../../../machines/app/context.ts';
import type { LazyActorName, LazyActors } from '../../../machines/system.ts';
import {
  RECENT_SEARCHES,
  RECENTLY_VIEWED,
  STORED_WISHES,
  type StorageKey,
} from '../../lib/stored/keys.ts';
import { retryWhileOnline } from './retryWhileOnline.ts';
import type { Services } from './services.ts';
import { receiptOrder } from './stored/orderFacts.ts';
import { restoreOrdersOnce } from './stored/restoreOrdersOnce.ts';

interface LazyActor<Logic> {
  /** Fetches the machine, wired to its ports. */
  load(services: Services): Promise<Logic>;
  /** The actor's input, computed when the actor starts. */
  input?(services: Services, system: AnyActorRef['system']): InputFrom<Logic>;
  /** The storage key of the shopper's own data. Every sign-out removes the key. */
  storageKey?: StorageKey;
}

/** The actors that are loaded when an event is first sent to them. No other list of them exists. */
export const ACTORS = {
  account: {
    load: (services) => import('./wiring/account.ts').then((code) => code.wireAccount(services)),
  },
  cart: {
    load: async (services) => {
      const [part] = await Promise.all([import('./wiring/cart.ts'), restoreOrdersOnce(services)]);
      return part.wireCart(services);
    },
  },
  catalog: {
    load: () => import('../../../machines/catalog/machine.ts').then((code) => code.catalogMachine),
  },
  checkout: {
    load: (services) => import('./wiring/checkout.ts').then((code) => code.wireCheckout(services)),
    input: (services, system) => {
      const cart = snapshotOf(system, 'cart')?.context;
      return {
        order: receiptOrder(services),
        cartId: cart?.cartId ?? null,
        details: cart?.details ?? null,
        isSignedIn: snapshotOf(system, 'session')?.hasTag('signedIn') ?? false,
      };
    },
  },
  drawer: {
    load: () => import('../../../machines/drawer/machine.ts').then((code) => code.drawerMachine),
  },
  emailCheck: {
    load: (services) =>
      import('./wiring/emailCheck.ts').then((code) => code.wireEmailCheck(services)),
  },
  forcedSignOut: {
    load: (services) =>
      import('./wiring/session.ts').then((code) => code.wireForcedSignOut(services)),
  },
  formSubmissions: {
    load: (services) =>
      import('./wiring/formSubmissions.ts').then((code) => code.wireFormSubmissions(services)),
  },
  network: {
    load: (services) =>
      retryWhileOnline(() =>
        import('./wiring/network.ts').then((code) => code.wireNetworkAhead(services)),
      ),
  },
  recentlyViewed: {
    load: (services) => loadRecents(services, RECENTLY_VIEWED),
    storageKey: RECENTLY_VIEWED,
  },
  recentSearches: {
    load: (services) => loadRecents(services, RECENT_SEARCHES),
    storageKey: RECENT_SEARCHES,
  },
  session: {
    load: (services) =>
      import('./wiring/session.ts').then((code) => code.wireSession(services, customerKeys())),
  },
  storeView: {
    load: (services) =>
      import('./wiring/storeView.ts').then((code) => code.wireStoreView(services)),
    input: ({ storage, navigation, commerce }) => ({
      code: storage.get<string>('store_view_code'),
      sentCode: commerce.view.named,
      currency: storage.get<string>('store_view_currency'),
      prefix: navigation.prefix().unknown,
    }),
  },
  suggestions: {
    load: (services) =>
      import('./wiring/suggestions.ts').then((code) => code.wireSuggestions(services)),
  },
  toasts: {
    load: () =>
      retryWhileOnline(() =>
        import('../../../machines/toasts/machine.ts').then((code) => code.toastsMachine),
      ),
  },
  unhandledErrors: {
    load: (services) =>
      retryWhileOnline(() =>
        import('./wiring/unhandledErrors.ts').then((code) => code.wireUnhandledErrors(services)),
      ),
  },
  wishList: {
    load: (services) => import('./wiring/wishList.ts').then((code) => code.wireWishList(services)),
    input: ({ sessionStore }) => ({ stored: sessionStore.get(STORED_WISHES) }),
  },
} satisfies { [Name in LazyActorName]: LazyActor<LazyActors[Name]> };

async function loadRecents(services: Services, key: StorageKey) {
  const [{ recentsMachine }, { storedTexts }] = await Promise.all([
    import('../../../machines/recents/machine.ts'),
    import('./stored/storedTexts.ts'),
  ]);
  return recentsMachine.provide(storedTexts(services, key));
}

/** The storage keys that hold the shopper's own data. */
const customerKeys = (): StorageKey[] =>
  Object.values<{ load: unknown; storageKey?: StorageKey }>(ACTORS).flatMap(
    ({ storageKey }) => storageKey ?? [],
  );

/** Wires the root's port that loads a lazy actor. */
export const loadActor = (services: Services) =>
  fromPromise<LoadedActor, { name: LazyActorName }>(async ({ input: { name }, system }) => {
    const actor: LazyActor<LoadedActor['logic']> = ACTORS[name];
    return { logic: await actor.load(services), input: () => actor.input?.(services, system) };
  });

const snapshotOf = <Name extends LazyActorName>(
  system: AnyActorRef['system'],
  name: Name,
): SnapshotFrom<LazyActors[Name]> | undefined =>
  (system.get(name) as AnyActor | undefined)?.getSnapshot();
