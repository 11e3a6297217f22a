import type { ShippingMethod } from '../domain.ts';

/** The methods, the cheapest first; those of one price in the platform's order. */
export const cheapestFirst = (methods: readonly ShippingMethod[]): ShippingMethod[] =>
  [...methods].sort((one, other) => one.amount.value - other.amount.value);

/**
 * The method that is chosen before the shopper chooses: the one chosen earlier, else the cheapest.
 *
 * @returns null where nothing is offered.
 */
export const suggestedMethod = (
  methods: readonly ShippingMethod[],
  chosen: ShippingMethod | null,
): ShippingMethod | null => chosen ?? cheapestFirst(methods)[0] ?? null;
