import type { ShippingMethod } from '../domain.ts';
import type { Failure } from '../failure.ts';
import { isSlot } from './deliverySlots.ts';

/** The methods, cheapest first; methods of equal price keep the platform's order. */
export const cheapestFirst = (methods: readonly ShippingMethod[]): ShippingMethod[] =>
  [...methods].sort((a, b) => {
    if (a.amount.value === b.amount.value) return 0;
    return a.amount.value < b.amount.value ? -1 : 1;
  });

/** The cheapest delivery. A pick-up is the shopper's own decision, unless nothing is delivered. */
export function cheapestDelivery(methods: readonly ShippingMethod[]): ShippingMethod | null {
  const sorted = cheapestFirst(methods);
  return sorted.find(({ pickup }) => !pickup) ?? sorted[0] ?? null;
}

/**
 * The preselected shipping method: the one chosen earlier, otherwise the cheapest delivery.
 * @returns null if no method is offered, or if the shopper must choose a delivery day
 */
export const suggestedMethod = (
  methods: readonly ShippingMethod[],
  chosen: ShippingMethod | null,
): ShippingMethod | null => {
  if (chosen || methods.some(isSlot)) return chosen;
  return cheapestDelivery(methods);
};

/** Whether two methods are the same delivery or pick-up; the price may have changed in between. */
export const isSameMethod = (
  a: ShippingMethod,
  b: Pick<ShippingMethod, 'carrier_code' | 'method_code' | 'pickup'> | null,
) =>
  a.carrier_code === b?.carrier_code &&
  a.method_code === b.method_code &&
  a.pickup?.code === b.pickup?.code;

/** The failure of a checkout whose chosen method is no longer offered. */
export const lostMethod = (method: ShippingMethod): Failure => ({
  reason: isSlot(method) ? 'slotLost' : 'methodLost',
  message: 'The chosen shipping method is no longer offered.',
});
