import type { RequestOutcome } from '../../machines/cart/commands.ts';
import type { CartContext } from '../../machines/cart/context.ts';
import type { CartAddition } from '../../machines/domain.ts';
import { mailTo } from '../../machines/system.ts';
import { actorOf, useActorPart, useApp } from './AppActor.ts';

let lastRequestId = 0;

/** A new id for a request to the cart, by which its component asks for the outcome. */
export const newRequestId = (): number => ++lastRequestId;

/** Whether an addition is queued or in flight. */
export const useIsAdding = (): boolean =>
  useActorPart(
    'cart',
    ({ context }) => [context.current, ...context.queue].some((command) => command?.kind === 'add'),
    false,
  );

/**
 * Returns a function that adds an item to the cart; the first addition loads the cart actor. The
 * function returns the id of the request, for `useCartOutcome`.
 */
export function useAddItem() {
  const app = useApp();
  return (addition: Omit<CartAddition, 'cartId'>): number => {
    const cartId = actorOf(app, 'cart')?.getSnapshot().context.cartId ?? null;
    const requestId = newRequestId();
    app.send(mailTo('cart', { type: 'cart.addItem', requestId, cartId, ...addition }));
    return requestId;
  };
}

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
