import type { OtherOptions } from '../../machines/cart/commands.ts';
import { selectIsLineBusy, selectQuantity } from '../../machines/cart/queue.ts';
import type { CartAddition } from '../../machines/domain.ts';
import { useRunning } from './AppActor.ts';
import { useSelector } from './useSelector.ts';

/** The cart as the platform last told it, what is on its way, and every way to change it. */
export function useCart() {
  const actor = useRunning('cart');
  const context = useSelector(actor, (snapshot) => snapshot.context);
  return {
    details: context.details,
    cartId: context.cartId,
    /** What is otherwise than the shopper last saw it. */
    news: context.news,
    failures: context.failures,
    /** That of a link, which the platform refused. */
    refusedCoupon: context.refusedCoupon,
    /** The line whose options are being edited. */
    editing: context.editing,
    done: context.done,
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    isKnown: useSelector(actor, (snapshot) => !snapshot.hasTag('unknown')),
    /** An addition, an update, … of this kind is being sent. */
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
