import type { CheckoutContext } from '../../machines/checkout/context.ts';
import { cheapestFirst, suggestedMethod } from '../../machines/checkout/shippingChoice.ts';
import { STEPS, type Step } from '../../machines/checkout/steps.ts';
import { useRunning } from './AppActor.ts';
import { useFields } from './useFields.ts';
import { useSelector } from './useSelector.ts';

/** Selected fields of the checkout's context; the component re-renders when one of them changes. */
export const useCheckoutFields = <Key extends keyof CheckoutContext>(...keys: Key[]) =>
  useFields<CheckoutContext, Key>(useRunning('checkout'), keys);

/** The open step; null while the checkout is not open. */
export const useCheckoutStep = (): Step | null =>
  useSelector(
    useRunning('checkout'),
    (snapshot) => STEPS.find((step) => snapshot.hasTag(step)) ?? null,
  );

/** Whether the checkout has begun and shows its steps. */
export const useIsCheckoutOpen = (): boolean =>
  useSelector(useRunning('checkout'), (snapshot) => snapshot.hasTag('open'));

/** Whether a step or the order is being submitted. */
export const useIsSubmitting = (): boolean =>
  useSelector(useRunning('checkout'), (snapshot) => snapshot.hasTag('submitting'));

const VERIFICATION_TAGS = ['confirming', 'delayed', 'unconfirmed'] as const;

/**
 * The state of a payment without a response. `confirming`: the shop is asking the platform.
 * `delayed`: the platform may still create the order. `unconfirmed`: the outcome cannot be
 * determined.
 */
export const useOrderVerification = (): (typeof VERIFICATION_TAGS)[number] | null =>
  useSelector(
    useRunning('checkout'),
    (snapshot) => VERIFICATION_TAGS.find((tag) => snapshot.hasTag(tag)) ?? null,
  );

/** The shipping methods, cheapest first, and the one to preselect, or null. */
export function useShippingMethods() {
  const { availableShippingMethods, shippingMethod } = useCheckoutFields(
    'availableShippingMethods',
    'shippingMethod',
  );
  return {
    methods: cheapestFirst(availableShippingMethods),
    suggestedMethod: suggestedMethod(availableShippingMethods, shippingMethod),
  };
}

/** The commands of the checkout. */
export function useCheckoutCommands() {
  const actor = useRunning('checkout');
  return {
    checkOrder: () => actor.send({ type: 'order.check' }),
    begin: () => actor.send({ type: 'checkout.begin' }),
    /** Whether a step can be opened now. */
    canEdit: (step: Step) => actor.getSnapshot().can({ type: 'checkout.edit', step }),
    edit: (step: Step) => actor.send({ type: 'checkout.edit', step }),
    /** Reports that the receipt is on the screen. */
    reportShown: () => actor.send({ type: 'receipt.shown' }),
    send: actor.send,
  };
}
