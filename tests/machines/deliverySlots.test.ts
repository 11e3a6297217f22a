import { describe, expect, it } from 'vitest';
import { deliveryDays, isSlot } from '../../machines/checkout/deliverySlots.ts';
import { isNamed } from '../../machines/checkout/savedPreferences.ts';
import { suggestedMethod } from '../../machines/checkout/shippingChoice.ts';
import type { ShippingMethod } from '../../machines/domain.ts';

const method = (method_code: string, carrier_code = 'slot'): ShippingMethod => ({
  carrier_code,
  carrier_title: 'Delivery day',
  method_code,
  method_title: method_code,
  amount: { value: 9, currency: 'USD' },
});
const courier = method('bestway', 'courier');

describe('Delivery days', () => {
  it('list the offered half-days by day in order, with the days between', () => {
    const offered = ['20261130-pm', '20261128-pm', '20261128-am', '20261201-am'].map((code) =>
      method(code),
    );
    expect(
      deliveryDays([courier, ...offered]).map(({ date, am, pm }) => [
        date,
        am?.method_code ?? null,
        pm?.method_code ?? null,
      ]),
    ).toEqual([
      ['2026-11-28', '20261128-am', '20261128-pm'],
      ['2026-11-29', null, null],
      ['2026-11-30', null, '20261130-pm'],
      ['2026-12-01', '20261201-am', null],
    ]);
  });

  it('leave out a gap of more than a week', () => {
    const days = deliveryDays([method('20261128-am'), method('29991231-pm')]);
    expect(days.map(({ date }) => date)).toEqual(['2026-11-28', '2999-12-31']);
  });

  it('ignore a method that is not a half-day of the slot carrier', () => {
    const others = [
      courier,
      method('20261128-am', 'courier'),
      method('20261128-night'),
      method('20261399-am'),
      method('tomorrow'),
    ];
    expect(others.some(isSlot)).toBe(false);
    expect(deliveryDays(others)).toEqual([]);
  });

  it('suggest no slot, and keep one that the shopper chose', () => {
    const offered = [courier, method('20261128-am')];
    expect(suggestedMethod(offered, null)).toBeNull();
    expect(suggestedMethod(offered, offered[1]!)).toBe(offered[1]);
  });

  it('are not preselected because the last order had the same slot', () => {
    expect(isNamed(courier, 'Delivery day - bestway')).toBe(true);
    expect(isNamed(method('20261128-am'), 'Delivery day - 20261128-am')).toBe(false);
  });
});
