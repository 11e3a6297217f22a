import type { AnyStateMachine } from 'xstate';
import type { World } from './world.ts';

/** The machines that no first page needs, by systemId. */
export type LateMachine =
  | 'account'
  | 'checkout'
  | 'drawer'
  | 'formSubmissions'
  | 'storeView'
  | 'suggestions'
  | 'wishList';

const LOADERS: Record<LateMachine, (world: World) => Promise<AnyStateMachine>> = {
  account: async (world) => (await import('./account.ts')).wireAccount(world),
  checkout: async (world) => (await import('./checkout.ts')).wireCheckout(world),
  drawer: async () => (await import('../../../machines/drawer/machine.ts')).drawerMachine,
  formSubmissions: async (world) =>
    (await import('./formSubmissions.ts')).wireFormSubmissions(world),
  storeView: async (world) => (await import('./storeView.ts')).wireStoreView(world),
  suggestions: async (world) => (await import('./suggestions.ts')).wireSuggestions(world),
  wishList: async (world) => (await import('./wishList.ts')).wireWishList(world),
};

/** Fetches one of them, with its ports. */
export const lateMachine = (name: LateMachine, world: World): Promise<AnyStateMachine> =>
  LOADERS[name](world);
