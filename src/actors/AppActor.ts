import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { appMachine } from '../../machines/app.ts';
import type { checkoutMachine } from '../../machines/checkout.ts';

/** The running root actor. */
export type AppActor = ActorRefFrom<typeof appMachine>;

/** The checkout, which joins the system when a shopper first goes there. */
export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;

type Children = ReturnType<AppActor['getSnapshot']>['children'];

const AppActorContext = createContext<AppActor | null>(null);

/** Hands the root actor, which main.tsx made and started, to the components below. */
export const AppActorProvider = AppActorContext.Provider;

/** The machine with this systemId. Components render only once all of them run. */
export function useMachine<Name extends keyof Children>(name: Name): NonNullable<Children[Name]> {
  const app = useContext(AppActorContext);
  if (!app) throw new Error('AppActorProvider is missing above this component.');
  return machineOf(app, name);
}

/** The same, outside React. @throws Error when that machine has not started yet. */
export function machineOf<Name extends keyof Children>(
  app: AppActor,
  name: Name,
): NonNullable<Children[Name]> {
  const child = app.getSnapshot().children[name];
  if (!child) throw new Error(`The machine "${name}" is not running.`);
  return child;
}

/** The checkout, or undefined before a shopper went there. */
export const checkoutOf = (app: AppActor): CheckoutActor | undefined => app.system.get('checkout');

/** The checkout, on pages that are shown only once it runs. */
export function useCheckoutActor(): CheckoutActor {
  const app = useContext(AppActorContext);
  const checkout = app && checkoutOf(app);
  if (!checkout) throw new Error('The checkout is not running.');
  return checkout;
}
