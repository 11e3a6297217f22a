import { useSelector } from '@xstate/react';
import { sessionOf, useApp } from './AppActor.ts';

/** Who the shopper is. Signed out before the session has joined. */
export function useShopper() {
  const app = useApp();
  useSelector(app, ({ context }) => context.joined);
  const actor = sessionOf(app);
  const isSignedIn = useSelector(actor, (snapshot) => snapshot?.hasTag('signedIn') ?? false);
  const context = useSelector(actor, (snapshot) => snapshot?.context);
  const customer = (isSignedIn && context?.customer) || null;
  return {
    isSignedIn,
    /** Null for a visitor, and until the platform has told who it is. */
    customer,
    /** Whether the platform is still to tell. */
    isUnknown: isSignedIn && !customer && !context?.failures.getDetails,
  };
}
