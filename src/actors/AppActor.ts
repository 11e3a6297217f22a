import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { accountMachine } from '../../machines/account/machine.ts';
import type { appMachine } from '../../machines/app.ts';
import type { cartMachine } from '../../machines/cart/machine.ts';
import type { catalogMachine } from '../../machines/catalog/machine.ts';
import type { checkoutMachine } from '../../machines/checkout/machine.ts';
import type { drawerMachine } from '../../machines/drawer/machine.ts';
import type { formSubmissionsMachine } from '../../machines/formSubmissions/machine.ts';
import type { networkMachine } from '../../machines/network/machine.ts';
import type { suggestionsMachine } from '../../machines/search/machine.ts';
import type { sessionMachine } from '../../machines/session/machine.ts';
import type { storeViewMachine } from '../../machines/storeView/machine.ts';
import type { toastsMachine } from '../../machines/toasts/machine.ts';
import type { wishListMachine } from '../../machines/wishList/machine.ts';

/** The running root actor. */
export type AppActor = ActorRefFrom<typeof appMachine>;

type Children = ReturnType<AppActor['getSnapshot']>['children'];

const AppActorContext = createContext<AppActor | null>(null);

/** Hands the root actor, which main.tsx made and started, to the components below. */
export const AppActorProvider = AppActorContext.Provider;

/** The root actor. */
export function useApp(): AppActor {
  const app = useContext(AppActorContext);
  if (!app) throw new Error('No AppActorProvider above.');
  return app;
}

/** A machine that runs from the start, by its systemId. */
export function useMachine<Name extends keyof Children>(name: Name): NonNullable<Children[Name]> {
  const child = useApp().getSnapshot().children[name];
  if (!child) throw new Error(`No machine "${name}".`);
  return child;
}

/** The machines that join when they are first needed; undefined before. */
export const accountOf = (app: AppActor): ActorRefFrom<typeof accountMachine> | undefined =>
  app.system.get('account');
export const cartOf = (app: AppActor): ActorRefFrom<typeof cartMachine> | undefined =>
  app.system.get('cart');
export const catalogOf = (app: AppActor): ActorRefFrom<typeof catalogMachine> | undefined =>
  app.system.get('catalog');
export const suggestionsOf = (app: AppActor): ActorRefFrom<typeof suggestionsMachine> | undefined =>
  app.system.get('suggestions');
export const checkoutOf = (app: AppActor): ActorRefFrom<typeof checkoutMachine> | undefined =>
  app.system.get('checkout');
export const drawerOf = (app: AppActor): ActorRefFrom<typeof drawerMachine> | undefined =>
  app.system.get('drawer');
export const formSubmissionsOf = (
  app: AppActor,
): ActorRefFrom<typeof formSubmissionsMachine> | undefined => app.system.get('formSubmissions');
export const networkOf = (app: AppActor): ActorRefFrom<typeof networkMachine> | undefined =>
  app.system.get('network');
export const sessionOf = (app: AppActor): ActorRefFrom<typeof sessionMachine> | undefined =>
  app.system.get('session');
export const storeViewOf = (app: AppActor): ActorRefFrom<typeof storeViewMachine> | undefined =>
  app.system.get('storeView');
export const toastsOf = (app: AppActor): ActorRefFrom<typeof toastsMachine> | undefined =>
  app.system.get('toasts');
export const wishListOf = (app: AppActor): ActorRefFrom<typeof wishListMachine> | undefined =>
  app.system.get('wishList');

/** A machine that the page machine has made sure of before it showed this page. */
export function useJoined<Actor>(of: (app: AppActor) => Actor | undefined): Actor {
  const actor = of(useApp());
  if (!actor) throw new Error('A machine is not running.');
  return actor;
}
