import type { ShippingMethod } from '../domain.ts';
import { isSlot } from './deliverySlots.ts';

/** The methods, the cheapest first; those of one price in the platform's order. */
export const cheapestFirst = (methods: readonly ShippingMethod[]): ShippingMethod[] =>
  [...methods].sort((one, other) => {
    if (one.amount.value === other.amount.value) return 0;
    return one.amount.value < other.amount.value ? -1 : 1;
  });

/**
 * The method that is chosen before the shopper chooses: the one chosen earlier, else the cheapest.
 *
 * @returns null where nothing is offered, and where a delivery day is the shopper's to choose.
 */
export const suggestedMethod = (
  methods: readonly ShippingMethod[],
  chosen: ShippingMethod | null,
): ShippingMethod | null => {
  if (chosen || methods.some(isSlot)) return chosen;
  return cheapestFirst(methods)[0] ?? null;
};
