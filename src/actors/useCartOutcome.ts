import type { RequestOutcome } from '../../machines/cart/commands.ts';
import { useActorPart } from './AppActor.ts';

let lastRequestId = 0;

/** A new id for a request to the cart, by which its component asks for the outcome. */
export const newRequestId = (): number => ++lastRequestId;

/** How a request to the cart ended; undefined without a request, and until the request ends. */
export const useCartOutcome = (requestId: number | null | undefined): RequestOutcome | undefined =>
  useActorPart(
    'cart',
    ({ context }) =>
      Object.values(context.outcomes).find((outcome) => outcome.requestId === requestId),
    undefined,
  );
