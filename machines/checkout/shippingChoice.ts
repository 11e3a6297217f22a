import type { ShippingMethod } from '../domain.ts';
import { isSlot } from './deliverySlots.ts';

/** The methods, cheapest first; methods of equal price keep the platform's order. */
export const cheapestFirst = (methods: readonly ShippingMethod[]): ShippingMethod[] =>
  [...methods].sort((one, other) => {
    if (one.amount.value === other.amount.value) return 0;
    return one.amount.value < other.amount.value ? -1 : 1;
  });

/**
 * The preselected shipping method: the one chosen earlier, otherwise the cheapest.
 * @returns null if no method is offered, or if the shopper must choose a delivery day
 */
export const suggestedMethod = (
  methods: readonly ShippingMethod[],
  chosen: ShippingMethod | null,
): ShippingMethod | null => {
  if (chosen || methods.some(isSlot)) return chosen;
  return cheapestFirst(methods)[0] ?? null;
};
