import { cheapestFirst, suggestedMethod } from '../../machines/checkout/shippingChoice.ts';
import { STEPS, type Step } from '../../machines/checkout/steps.ts';
import { useRunning } from './AppActor.ts';
import { useSelector } from './useSelector.ts';

/** The checkout: accepted steps, the open step, errors, and every submission. */
export function useCheckout() {
  const actor = useRunning('checkout');
  const context = useSelector(actor, (snapshot) => snapshot.context);
  return {
    ...context,
    availableShippingMethods: cheapestFirst(context.availableShippingMethods),
    /** The shipping method to preselect, or null. */
    suggestedMethod: suggestedMethod(context.availableShippingMethods, context.shippingMethod),
    /** The open step; null while the checkout is not open. */
    step: useSelector(actor, (snapshot) => STEPS.find((step) => snapshot.hasTag(step)) ?? null),
    isOpen: useSelector(actor, (snapshot) => snapshot.hasTag('open')),
    isSubmitting: useSelector(actor, (snapshot) => snapshot.hasTag('submitting')),
    /** The payment got no response: the shop is finding out whether the order exists. */
    isConfirming: useSelector(actor, (snapshot) => snapshot.hasTag('confirming')),
    /** The order may still be in progress on the platform, which is polled for it. */
    isDelayed: useSelector(actor, (snapshot) => snapshot.hasTag('delayed')),
    /** Whether the order exists could not be determined. */
    isUnconfirmed: useSelector(actor, (snapshot) => snapshot.hasTag('unconfirmed')),
    checkOrder: () => actor.send({ type: 'order.check' }),
    begin: () => actor.send({ type: 'checkout.begin' }),
    /** Whether that step can be opened now. */
    canEdit: (step: Step) => actor.getSnapshot().can({ type: 'checkout.edit', step }),
    edit: (step: Step) => actor.send({ type: 'checkout.edit', step }),
    forgetReceipt: () => actor.send({ type: 'receipt.reset' }),
    /** Reports that the receipt is on the screen. */
    tellShown: () => actor.send({ type: 'receipt.shown' }),
    send: actor.send,
  };
}
