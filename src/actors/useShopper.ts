import { useActorPart } from './AppActor.ts';

/** The shopper's identity. Counts as signed out while the session actor does not run. */
export function useShopper() {
  const isSignedIn = useActorPart('session', (snapshot) => snapshot.hasTag('signedIn'), false);
  const sessionCustomer = useActorPart('session', ({ context }) => context.customer, null);
  const hasFailed = useActorPart(
    'session',
    ({ context }) => context.failures.getDetails !== undefined,
    false,
  );
  const customer = isSignedIn ? sessionCustomer : null;
  return {
    isSignedIn,
    /** The customer's data; null for a guest, and until the platform has sent the data. */
    customer,
    /** Whether the shopper is signed in but the customer's data has not arrived yet. */
    isUnknown: isSignedIn && !customer && !hasFailed,
  };
}
