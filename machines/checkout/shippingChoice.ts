import type { Failure, ShippingMethod } from '../domain.ts';
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

/** Whether two methods are the same delivery; the price may have changed in between. */
export const isSameMethod = (
  one: ShippingMethod,
  other: Pick<ShippingMethod, 'carrier_code' | 'method_code'> | null,
) => one.carrier_code === other?.carrier_code && one.method_code === other.method_code;

/** The failure of a checkout whose chosen method is no longer offered. */
export const lostMethod = (method: ShippingMethod): Failure => ({
  reason: isSlot(method) ? 'slotLost' : 'methodLost',
  message: 'The chosen shipping method is no longer offered.',
});
