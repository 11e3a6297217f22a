import type { OtherOptions } from '../../machines/cart/commands.ts';
import { selectIsLineBusy, selectQuantity } from '../../machines/cart/queue.ts';
import type { CartAddition } from '../../machines/domain.ts';
import { useRunning } from './AppActor.ts';
import { useSelector } from './useSelector.ts';

/** The cart as last read from the platform, its pending changes, and every way to change it. */
export function useCart() {
  const actor = useRunning('cart');
  const context = useSelector(actor, (snapshot) => snapshot.context);
  return {
    details: context.details,
    cartId: context.cartId,
    /** The differences since the shopper last saw the cart. */
    news: context.news,
    failures: context.failures,
    /** A link's coupon that the platform refused. */
    refusedCoupon: context.refusedCoupon,
    /** The line whose options are being edited. */
    editing: context.editing,
    done: context.done,
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    isKnown: useSelector(actor, (snapshot) => !snapshot.hasTag('unknown')),
    /** The kind of the change that is being sent, such as `add` or `update`, or null. */
    current: context.current?.kind ?? null,
    quantityOf: (uid: string, known: number) => selectQuantity(context, uid, known),
    isLineBusy: (uid: string) => selectIsLineBusy(context, uid),
    read: () => actor.send({ type: 'cart.read' }),
    addItem: (addition: Omit<CartAddition, 'cartId'>) =>
      actor.send({ type: 'cart.addItem', cartId: context.cartId, ...addition }),
    updateItem: (itemId: string, quantity: number, becomes?: OtherOptions) =>
      actor.send({ type: 'cart.updateItem', itemId, quantity, ...(becomes ? { becomes } : {}) }),
    beginEdit: (itemId: string) => actor.send({ type: 'cart.beginEdit', itemId }),
    endEdit: () => actor.send({ type: 'cart.endEdit' }),
    removeItem: (itemId: string) => actor.send({ type: 'cart.removeItem', itemId }),
    applyCoupon: (code: string) => actor.send({ type: 'cart.applyCoupon', code }),
    removeCoupon: () => actor.send({ type: 'cart.removeCoupon' }),
  };
}
