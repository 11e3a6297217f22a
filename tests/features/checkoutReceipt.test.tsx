import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CheckoutPage } from '../../src/features/checkout/CheckoutPage.tsx';
import { OrderConfirmationPage } from '../../src/features/checkout/receipt/OrderConfirmationPage.tsx';
import { acceptedCheckout } from '../support/acceptedCheckout.ts';
import type { FakeShop } from '../support/fakeShop.ts';
import { renderShop } from '../support/renderShop.tsx';

afterEach(cleanup);

describe('the receipt', () => {
  it('thanks, and says all there is to know of the order', async () => {
    const { getByRole, getByText } = await ordered();
    expect(getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeDefined();
    expect(getByText('000042')).toBeDefined();
    expect(getByText('ada+flowers@example.com')).toBeDefined();
    expect(getByText(/1 Rose Lane, Austin, TX 73301, United States/)).toBeDefined();
    expect(getByText('Flat Rate · Fixed')).toBeDefined();
    expect(getByText('Check / Money order')).toBeDefined();
    expect(getByText('First Light')).toBeDefined();
    expect(getByText('$52.50')).toBeDefined();
  });

  it('leads a guest to an account, filled in from the shipping address', async () => {
    const { getByRole } = await ordered();
    expect(getByRole('link', { name: 'Create an Account' }).getAttribute('href')).toBe(
      '/signup?email=ada%2Bflowers%40example.com&firstName=Ada&lastName=Reed',
    );
  });

  it('says calmly that the order stands when only the new cart failed', async () => {
    const { findByText, queryByRole } = await ordered({
      fail: { createCart: new Error('Unable to create cart') },
    });
    expect(
      (await findByText(/A new cart could not be created yet/)).closest('[role=status]'),
    ).not.toBeNull();
    expect(queryByRole('alert')).toBeNull();
  });

  it('shows nothing of an order that is not there', () => {
    const { queryByRole } = renderShop(<OrderConfirmationPage />);
    expect(queryByRole('heading')).toBeNull();
  });
});

/** Places an order on the checkout, beside which the receipt waits for it. */
async function ordered(change: Partial<FakeShop> = {}) {
  const screen = renderShop(
    <>
      <section aria-hidden="true">
        <CheckoutPage />
      </section>
      <OrderConfirmationPage />
    </>,
    { saved: acceptedCheckout, ...change },
  );
  screen.getByText('Checkout');
  const button = await screen.findByRole('button', { name: 'Place Order', hidden: true });
  await screen.shopper.click(button);
  await screen.findByText('Thank you for your order');
  return screen;
}
