import { useMemo } from 'react';
import type { CheckoutContext } from '../../machines/checkout/context.ts';
import { cheapestFirst, suggestedMethod } from '../../machines/checkout/shippingChoice.ts';
import { STEPS, type Step } from '../../machines/checkout/steps.ts';
import { useRunning } from './AppActor.ts';
import { useFields } from './useFields.ts';
import { useSelector } from './useSelector.ts';

/** Some of what the checkout knows, by name: the component is rendered again when one of it changes. */
export const useCheckoutFields = <Key extends keyof CheckoutContext>(...keys: Key[]) =>
  useFields<CheckoutContext, Key>(useRunning('checkout'), keys);

/** The step that is open, or null when the checkout is not. */
export const useCheckoutStep = (): Step | null =>
  useSelector(
    useRunning('checkout'),
    (snapshot) => STEPS.find((step) => snapshot.hasTag(step)) ?? null,
  );

/** Whether the checkout has begun and shows its steps. */
export const useIsCheckoutOpen = (): boolean =>
  useSelector(useRunning('checkout'), (snapshot) => snapshot.hasTag('open'));

/** Whether a step, or the order, is being sent. */
export const useIsSubmitting = (): boolean =>
  useSelector(useRunning('checkout'), (snapshot) => snapshot.hasTag('submitting'));

const DOUBTS = ['confirming', 'delayed', 'unconfirmed'] as const;

/**
 * What is not known of a payment without an answer. `confirming`: it is being found out. `delayed`:
 * the order may still be on its way. `unconfirmed`: nobody can say whether there is an order.
 */
export const useOrderDoubt = (): (typeof DOUBTS)[number] | null =>
  useSelector(
    useRunning('checkout'),
    (snapshot) => DOUBTS.find((doubt) => snapshot.hasTag(doubt)) ?? null,
  );

/** The ways to send the order, cheapest first, and the one to begin with, or null. */
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

/** What can be done in the checkout; always the same functions, so that they cause no rendering. */
export function useCheckoutCommands() {
  const actor = useRunning('checkout');
  return useMemo(
    () => ({
      checkOrder: () => actor.send({ type: 'order.check' }),
      begin: () => actor.send({ type: 'checkout.begin' }),
      /** Whether that step can be opened now. */
      canEdit: (step: Step) => actor.getSnapshot().can({ type: 'checkout.edit', step }),
      edit: (step: Step) => actor.send({ type: 'checkout.edit', step }),
      /** The receipt is on the screen. */
      tellShown: () => actor.send({ type: 'receipt.shown' }),
      send: actor.send,
    }),
    [actor],
  );
}
