import type { RequestOutcome } from '../../machines/cart/commands.ts';
import type { CartContext } from '../../machines/cart/context.ts';
import { useActorPart } from './AppActor.ts';

let lastRequestId = 0;

/** A new id for a request to the cart, by which its component asks for the outcome. */
export const newRequestId = (): number => ++lastRequestId;

/** How a request to the cart ended; undefined without a request, and until the request ends. */
export const useCartOutcome = (requestId: number | null): RequestOutcome | undefined =>
  useActorPart(
    'cart',
    ({ context }) => (requestId === null ? undefined : context.outcomes[requestId]),
    undefined,
  );

const NO_OUTCOMES: CartContext['outcomes'] = {};

/** How each request to the cart ended, by its id. */
export const useCartOutcomes = (): CartContext['outcomes'] =>
  useActorPart('cart', ({ context }) => context.outcomes, NO_OUTCOMES);
