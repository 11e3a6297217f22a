import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CheckoutPage } from '../../src/features/checkout/CheckoutPage.tsx';
import { OrderConfirmationPage } from '../../src/features/checkout/receipt/OrderConfirmationPage.tsx';
import { acceptedCheckout } from '../support/acceptedCheckout.ts';
import type { FakeShop } from '../support/fakeShop.ts';
import { renderShop } from '../support/renderShop.tsx';

afterEach(cleanup);

describe('Receipt', () => {
  it('thanks the shopper and shows all details of the order', async () => {
    const { getByRole, getByText } = await placeOrder();
    expect(getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeDefined();
    expect(getByText('000042')).toBeDefined();
    expect(getByText('ada+flowers@example.com')).toBeDefined();
    expect(getByText(/1 Rose Lane, Austin, TX 73301, United States/)).toBeDefined();
    expect(getByText('Flat Rate · Fixed')).toBeDefined();
    expect(getByText('Check / Money order')).toBeDefined();
    expect(getByText('First Light')).toBeDefined();
    expect(getByText('$52.50')).toBeDefined();
  });

  it('offers a guest an account prefilled from the shipping address', async () => {
    const { getByRole } = await placeOrder();
    expect(getByRole('link', { name: 'Create an Account' }).getAttribute('href')).toBe(
      '/signup?email=ada%2Bflowers%40example.com&firstName=Ada&lastName=Reed',
    );
  });

  it('tells a guest where the number is that the order look-up asks for', async () => {
    const { getByRole, getByText } = await placeOrder();
    expect(getByRole('link', { name: 'Track your order' })).toBeDefined();
    expect(getByText('The order number is in the email that confirms your order.')).toBeDefined();
  });

  it('reports in a polite message that only the new cart could not be created', async () => {
    const { findByText, queryByRole } = await placeOrder({
      fail: { createCart: new Error('Unable to create cart') },
    });
    expect(
      (await findByText(/A new cart could not be created yet/)).closest('[role=status]'),
    ).not.toBeNull();
    expect(queryByRole('alert')).toBeNull();
  });

  it('shows nothing without an order', () => {
    const { queryByRole } = renderShop(<OrderConfirmationPage />);
    expect(queryByRole('heading')).toBeNull();
  });
});

/** Places an order on the checkout page, which is shown together with the receipt. */
async function placeOrder(change: Partial<FakeShop> = {}) {
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
