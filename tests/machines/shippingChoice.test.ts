import { describe, expect, it } from 'vitest';
import { cheapestFirst, suggestedMethod } from '../../machines/checkout/shippingChoice.ts';
import type { ShippingMethod } from '../../machines/domain.ts';

const method = (method_code: string, value: number): ShippingMethod => ({
  carrier_code: 'courier',
  carrier_title: 'Courier',
  method_code,
  method_title: method_code,
  amount: { value, currency: 'USD' },
});
const OFFERED = [method('express', 15), method('slow', 9), method('evening', 9)];

describe('Shipping methods', () => {
  it('are listed from cheapest to dearest, and in the platform’s order when equal in price', () => {
    expect(cheapestFirst(OFFERED).map(({ method_code }) => method_code)).toEqual([
      'slow',
      'evening',
      'express',
    ]);
  });

  it('suggest the cheapest until the shopper has chosen another', () => {
    expect(suggestedMethod(OFFERED, null)?.method_code).toBe('slow');
    expect(suggestedMethod(OFFERED, OFFERED[0]!)?.method_code).toBe('express');
    expect(suggestedMethod([], null)).toBeNull();
  });
});
