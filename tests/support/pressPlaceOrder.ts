import type { Actor } from 'xstate';
import type { checkoutMachine } from '../../machines/checkout/machine.ts';
import { type ShownOrder, toShownOrder } from '../../machines/order/agreement.ts';

type Checkout = Pick<Actor<typeof checkoutMachine>, 'getSnapshot' | 'send'>;

/** The order as the review step shows it now. @throws Error while it is incomplete */
export function shownOrderOf(checkout: Pick<Checkout, 'getSnapshot'>): ShownOrder {
  const { context } = checkout.getSnapshot();
  const shownOrder = toShownOrder({ ...context, cart: context.details });
  if (!shownOrder) throw new Error('The review shows no whole order.');
  return shownOrder;
}

/** Submits the order as the review step shows it, like a press of Place Order. */
export function pressPlaceOrder(checkout: Checkout): void {
  checkout.send({ type: 'order.submit', shownOrder: shownOrderOf(checkout) });
}
