import { cleanup, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { CheckoutPage } from '../../src/features/checkout/CheckoutPage.tsx';
import { acceptedCheckout } from '../support/acceptedCheckout.ts';
import { renderShop } from '../support/renderShop.tsx';

afterEach(cleanup);

it('Step in the URL: a step that is accepted before its URL is rendered stays accepted', async () => {
  const { payment } = acceptedCheckout;
  const place = memoryLocation({ path: '/checkout', record: true });
  const useHastyLocation = () => {
    const [path, navigate] = place.hook();
    const navigateAndPay: typeof navigate = (url, options) => {
      navigate(url, options);
      if (url === '/checkout?step=payment-method')
        screen.checkout?.send({ type: 'paymentMethod.submit', payment });
    };
    return [path, navigateAndPay] as [string, typeof navigate];
  };
  const hook = Object.assign(useHastyLocation, { searchHook: place.searchHook });
  const screen = renderShop(
    <Router hook={hook}>
      <CheckoutPage />
    </Router>,
    { saved: { ...acceptedCheckout, billingAddress: null, payment: null } },
  );
  const billing = within(await screen.findByRole('region', { name: 'Billing Address' }));
  await screen.shopper.click(await billing.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('button', { name: 'Place Order' })).toBeDefined();
  expect(place.history).toEqual([
    '/checkout?step=billing-address',
    '/checkout?step=payment-method',
    '/checkout?step=review',
  ]);
});
