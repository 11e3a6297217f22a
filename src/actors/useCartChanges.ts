import { useMemo } from 'react';
import type { CartCommand, OtherOptions } from '../../machines/cart/commands.ts';
import type { CartRequest } from '../../machines/cart/context.ts';
import { lineKey } from '../../machines/cart/lines.ts';
import { selectIsLineBusy, selectQuantity } from '../../machines/cart/queue.ts';
import type { CartItem } from '../../machines/domain.ts';
import { useRunning } from './AppActor.ts';
import { newRequestId } from './useCartRequests.ts';
import { useSelector } from './useSelector.ts';

/** The kind of the change in flight, or null. */
export const useCurrentChange = (): CartCommand['kind'] | null =>
  useSelector(useRunning('cart'), ({ context }) => context.current?.kind ?? null);

/** The state of a cart line that the platform's data does not contain. */
export function useCartLine(item: CartItem) {
  const actor = useRunning('cart');
  const { uid, quantity } = item;
  return {
    /** The quantity that the shopper last requested. */
    quantity: useSelector(actor, ({ context }) => selectQuantity(context, uid, quantity)),
    isBusy: useSelector(actor, ({ context }) => selectIsLineBusy(context, uid)),
    isEditing: useSelector(actor, ({ context }) => context.editing?.uid === uid),
    /** The unit price when the shopper last saw the cart, if it has changed since. */
    priceBefore: useSelector(actor, ({ context }) => context.cartDiff.prices[lineKey(item)]),
    /** The cart's id if the platform supports gift messages, otherwise null. */
    cartIdForGifts: useSelector(actor, ({ context }) =>
      context.details?.hasGifts ? context.cartId : null,
    ),
  };
}

/**
 * The commands of the cart. The functions are stable, so they cause no re-rendering. Those that
 * change the cart return the id of the request, for `useCartOutcome`.
 */
export function useCartCommands() {
  const actor = useRunning('cart');
  return useMemo(() => {
    const request = (change: CartRequest): number => {
      const requestId = newRequestId();
      actor.send({ ...change, requestId });
      return requestId;
    };
    return {
      updateItem: (itemId: string, quantity: number, becomes?: OtherOptions) =>
        request({ type: 'cart.updateItem', itemId, quantity, ...(becomes && { becomes }) }),
      leaveQuantity: (itemId: string, quantity: number) =>
        request({ type: 'cart.leaveQuantity', itemId, quantity }),
      /** Whether a request has ended. */
      hasEnded: (requestId: number) => requestId in actor.getSnapshot().context.outcomes,
      beginEdit: (itemId: string) => actor.send({ type: 'cart.beginEdit', itemId }),
      endEdit: () => actor.send({ type: 'cart.endEdit' }),
      removeItem: (itemId: string) => request({ type: 'cart.removeItem', itemId }),
      applyCoupon: (code: string) => request({ type: 'cart.applyCoupon', code }),
      removeCoupon: () => request({ type: 'cart.removeCoupon' }),
      /** The currently requested quantity of a line. */
      quantityOf: ({ uid, quantity }: CartItem) =>
        selectQuantity(actor.getSnapshot().context, uid, quantity),
    };
  }, [actor]);
}
