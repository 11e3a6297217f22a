import {
  type AnyActor,
  type AnyActorRef,
  fromPromise,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import type { LoadedActor } from '../../../machines/root/context.ts';
import type { LazyActorName, LazyActors } from '../../../machines/system.ts';
import { receiptOrder } from './orderFacts.ts';
import { recovered } from './recovered.ts';
import { ASKED_WISHES } from './savedKeys.ts';
import type { Services } from './services.ts';

interface LazyActor<Logic> {
  /** Fetches the machine, with its ports. */
  load(services: Services): Promise<Logic>;
  /** What it starts with, looked up when it starts. */
  input?(services: Services, system: AnyActorRef['system']): InputFrom<Logic>;
  /** The key of storage under which it keeps what is the shopper's own: every sign-out removes it. */
  keeps?: string;
}

/** The actors of the shop that are loaded when they are first addressed: the one list. */
export const ACTORS = {
  account: { load: async (services) => (await import('./account.ts')).wireAccount(services) },
  cart: {
    load: async (services) => {
      const [part] = await Promise.all([import('./cart.ts'), recovered(services)]);
      return part.wireCart(services);
    },
  },
  catalog: {
    load: async () => (await import('../../../machines/catalog/machine.ts')).catalogMachine,
  },
  checkout: {
    load: async (services) => (await import('./checkout.ts')).wireCheckout(services),
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
    load: async () => (await import('../../../machines/drawer/machine.ts')).drawerMachine,
  },
  emailCheck: {
    load: async (services) => (await import('./emailCheck.ts')).wireEmailCheck(services),
  },
  forcedSignOut: {
    load: async (services) => (await import('./session.ts')).wireForcedSignOut(services),
  },
  formSubmissions: {
    load: async (services) => (await import('./formSubmissions.ts')).wireFormSubmissions(services),
  },
  network: { load: async (services) => (await import('./network.ts')).wireNetworkAhead(services) },
  recentlyViewed: {
    load: async (services) => {
      const [{ recentlyViewedMachine }, { storedTexts }] = await Promise.all([
        import('../../../machines/recentlyViewed/machine.ts'),
        import('./storedTexts.ts'),
      ]);
      return recentlyViewedMachine.provide(storedTexts(services, 'recently_viewed'));
    },
    keeps: 'recently_viewed',
  },
  session: {
    load: async (services) => (await import('./session.ts')).wireSession(services, keptKeys()),
  },
  storeView: {
    load: async (services) => (await import('./storeView.ts')).wireStoreView(services),
    input: ({ storage, navigation, commerce }) => ({
      code: storage.get<string>('store_view_code'),
      named: commerce.namedView,
      currency: storage.get<string>('store_view_currency'),
      prefix: navigation.prefix().unknown,
    }),
  },
  suggestions: {
    load: async (services) => (await import('./suggestions.ts')).wireSuggestions(services),
  },
  toasts: {
    load: async () => (await import('../../../machines/toasts/machine.ts')).toastsMachine,
  },
  unhandled: {
    load: async (services) => (await import('./unhandled.ts')).wireUnhandled(services),
  },
  wishList: {
    load: async (services) => (await import('./wishList.ts')).wireWishList(services),
    input: ({ sessionStore }) => ({ kept: sessionStore.get(ASKED_WISHES) }),
  },
} satisfies { [Name in LazyActorName]: LazyActor<LazyActors[Name]> };

/** The keys under which actors keep what is the shopper's own. */
const keptKeys = (): string[] =>
  Object.values<{ load: unknown; keeps?: string }>(ACTORS).flatMap(({ keeps }) => keeps ?? []);

/** The root's port that fetches one of them. */
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
