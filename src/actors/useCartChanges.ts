import { useMemo } from 'react';
import type { CartCommand, OtherOptions } from '../../machines/cart/commands.ts';
import { lineKey } from '../../machines/cart/lines.ts';
import { selectIsLineBusy, selectQuantity } from '../../machines/cart/queue.ts';
import type { CartAddition, CartItem } from '../../machines/domain.ts';
import { useRunning } from './AppActor.ts';
import { useSelector } from './useSelector.ts';

/** Which kind of change is being sent, or null. */
export const useCurrentChange = (): CartCommand['kind'] | null =>
  useSelector(useRunning('cart'), ({ context }) => context.current?.kind ?? null);

/** What a line of the cart shows beside what the platform has told of it. */
export function useCartLine(item: CartItem) {
  const actor = useRunning('cart');
  const { uid, quantity } = item;
  return {
    /** The quantity that was asked for last. */
    quantity: useSelector(actor, ({ context }) => selectQuantity(context, uid, quantity)),
    isBusy: useSelector(actor, ({ context }) => selectIsLineBusy(context, uid)),
    isEditing: useSelector(actor, ({ context }) => context.editing?.uid === uid),
    /** What a piece cost when the shopper last saw the cart, where that has changed. */
    priceBefore: useSelector(actor, ({ context }) => context.news.prices[lineKey(item)]),
    /** The cart's id, where the platform takes gift messages for its lines. */
    cartIdForGifts: useSelector(actor, ({ context }) =>
      context.details?.hasGifts ? context.cartId : null,
    ),
  };
}

/** Whether a change of that line is on its way; false where there is none. */
export const useIsLineBusy = (uid: string | undefined): boolean =>
  useSelector(
    useRunning('cart'),
    ({ context }) => uid !== undefined && selectIsLineBusy(context, uid),
  );

/** Every way to change the cart; always the same functions, so that they cause no rendering. */
export function useCartCommands() {
  const actor = useRunning('cart');
  return useMemo(
    () => ({
      read: () => actor.send({ type: 'cart.read' }),
      addItem: (addition: Omit<CartAddition, 'cartId'>) =>
        actor.send({
          type: 'cart.addItem',
          cartId: actor.getSnapshot().context.cartId,
          ...addition,
        }),
      updateItem: (itemId: string, quantity: number, becomes?: OtherOptions) =>
        actor.send({
          type: 'cart.updateItem',
          itemId,
          quantity,
          ...(becomes ? { becomes } : {}),
        }),
      beginEdit: (itemId: string) => actor.send({ type: 'cart.beginEdit', itemId }),
      endEdit: () => actor.send({ type: 'cart.endEdit' }),
      removeItem: (itemId: string) => actor.send({ type: 'cart.removeItem', itemId }),
      applyCoupon: (code: string) => actor.send({ type: 'cart.applyCoupon', code }),
      removeCoupon: () => actor.send({ type: 'cart.removeCoupon' }),
      /** The quantity of a line that was asked for last, at this moment. */
      quantityOf: ({ uid, quantity }: CartItem) =>
        selectQuantity(actor.getSnapshot().context, uid, quantity),
      /** How many updates have ended well until now. */
      countUpdates: () => actor.getSnapshot().context.done.update ?? 0,
    }),
    [actor],
  );
}
