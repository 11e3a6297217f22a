import { useActorPart } from './AppActor.ts';

/** Who the shopper is. Signed out while the session does not run. */
export function useShopper() {
  const isSignedIn = useActorPart('session', (snapshot) => snapshot.hasTag('signedIn'), false);
  const known = useActorPart('session', ({ context }) => context.customer, null);
  const hasFailed = useActorPart(
    'session',
    ({ context }) => context.failures.getDetails !== undefined,
    false,
  );
  const customer = isSignedIn ? known : null;
  return {
    isSignedIn,
    /** Null for a visitor, and until the platform has told who it is. */
    customer,
    /** Whether the platform is still to tell. */
    isUnknown: isSignedIn && !customer && !hasFailed,
  };
}
