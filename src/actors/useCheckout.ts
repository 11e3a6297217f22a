import { cheapestFirst, suggestedMethod } from '../../machines/checkout/shippingChoice.ts';
import { STEPS, type Step } from '../../machines/checkout/steps.ts';
import { useRunning } from './AppActor.ts';
import { useSelector } from './useSelector.ts';

/** The checkout: what is accepted, which step is open, what went wrong, and every submission. */
export function useCheckout() {
  const actor = useRunning('checkout');
  const context = useSelector(actor, (snapshot) => snapshot.context);
  return {
    ...context,
    availableShippingMethods: cheapestFirst(context.availableShippingMethods),
    /** The method to begin with, or null. */
    suggestedMethod: suggestedMethod(context.availableShippingMethods, context.shippingMethod),
    /** The step that is open, or null when the checkout is not. */
    step: useSelector(actor, (snapshot) => STEPS.find((step) => snapshot.hasTag(step)) ?? null),
    isOpen: useSelector(actor, (snapshot) => snapshot.hasTag('open')),
    isSubmitting: useSelector(actor, (snapshot) => snapshot.hasTag('submitting')),
    /** No answer came to a payment: whether there is an order is being found out. */
    isConfirming: useSelector(actor, (snapshot) => snapshot.hasTag('confirming')),
    /** The order may still be on its way, and is asked for. */
    isDelayed: useSelector(actor, (snapshot) => snapshot.hasTag('delayed')),
    /** Nobody can say whether there is an order. */
    isUnconfirmed: useSelector(actor, (snapshot) => snapshot.hasTag('unconfirmed')),
    checkOrder: () => actor.send({ type: 'order.check' }),
    begin: () => actor.send({ type: 'checkout.begin' }),
    /** Whether that step can be opened now. */
    canEdit: (step: Step) => actor.getSnapshot().can({ type: 'checkout.edit', step }),
    edit: (step: Step) => actor.send({ type: 'checkout.edit', step }),
    forgetReceipt: () => actor.send({ type: 'receipt.reset' }),
    /** The receipt is on the screen. */
    tellShown: () => actor.send({ type: 'receipt.shown' }),
    send: actor.send,
  };
}
