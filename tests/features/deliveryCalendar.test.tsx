import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { deliveryDays } from '../../machines/checkout/deliverySlots.ts';
import type { ShippingMethod } from '../../machines/domain.ts';
import { DeliveryCalendar } from '../../src/features/checkout/steps/DeliveryCalendar.tsx';

i18n.loadAndActivate({ locale: 'en_US', locales: ['en-US'], messages: {} });
afterEach(cleanup);

const OFFERED = ['20261127-am', '20261127-pm', '20261128-pm', '20261130-am', '20261130-pm'].map(
  (method_code): ShippingMethod => ({
    carrier_code: 'slot',
    carrier_title: 'Delivery day',
    method_code,
    method_title: method_code,
    amount: { value: 9, currency: 'USD' },
  }),
);

function show(chosen: ShippingMethod | null = null, isMissing = false) {
  const selections: string[] = [];
  const screen = render(
    <I18nProvider i18n={i18n}>
      <DeliveryCalendar
        days={deliveryDays(OFFERED)}
        chosen={chosen}
        isMissing={isMissing}
        onChoose={({ method_code }) => selections.push(method_code)}
      />
    </I18nProvider>,
  );
  const focusedName = () => {
    const ids = document.activeElement?.getAttribute('aria-labelledby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  };
  return { ...screen, selections, focused: focusedName, shopper: userEvent.setup() };
}

describe('Delivery calendar', () => {
  it('names each button by half-day, price and day, and shows what is unavailable', () => {
    const { getByRole, getAllByRole } = show();
    expect(getAllByRole('button')).toHaveLength(8);
    expect(getByRole('button', { name: /^Morning ?\$9.00 Friday, Nov 27$/ })).toHaveProperty(
      'disabled',
      false,
    );
    expect(getByRole('button', { name: /^Morning ?Unavailable Saturday, Nov 28$/ })).toHaveProperty(
      'disabled',
      true,
    );
    expect(getByRole('button', { name: /^Morning ?Unavailable Sunday, Nov 29$/ })).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('is a single tab stop, and arrow keys move across unavailable slots', async () => {
    const { shopper, focused, selections } = show();
    await shopper.tab();
    expect(focused()).toBe('Morning$9.00 Friday, Nov 27');
    await shopper.keyboard('{ArrowDown}');
    expect(focused()).toBe('Morning$9.00 Monday, Nov 30');
    await shopper.keyboard('{ArrowRight}');
    expect(focused()).toBe('Afternoon$9.00 Monday, Nov 30');
    await shopper.keyboard('{ArrowDown}{ArrowUp}');
    expect(focused()).toBe('Afternoon$9.00 Saturday, Nov 28');
    await shopper.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(focused()).toBe('Morning$9.00 Friday, Nov 27');
    expect(selections).toEqual([]);
    await shopper.keyboard(' ');
    expect(selections).toEqual(['20261127-am']);
    await shopper.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('focuses the chosen slot when Tab enters it', async () => {
    const { shopper, focused, getByRole } = show(OFFERED[2]);
    await shopper.tab();
    expect(focused()).toBe('Afternoon$9.00 Saturday, Nov 28');
    expect(getByRole('button', { pressed: true })).toBe(document.activeElement);
  });

  it('shows its error above the days, where the shopper sees it', () => {
    const { getByText, getByRole } = show(null, true);
    const reason = getByText('Choose a delivery day.');
    const position = reason.compareDocumentPosition(getByRole('list'));
    expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});
