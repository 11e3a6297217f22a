import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULT_ENVIRONMENT, EnvironmentProvider } from '../../src/actors/useEnvironment.ts';
import { CheckoutPage } from '../../src/features/checkout/CheckoutPage.tsx';
import { OrderConfirmationPage } from '../../src/features/checkout/receipt/OrderConfirmationPage.tsx';
import { acceptedCheckout } from '../support/acceptedCheckout.ts';
import { type FakeShop, unreachableError } from '../support/fakeShop.ts';
import { renderShop } from '../support/renderShop.tsx';

afterEach(cleanup);

const CONFIRMING = 'We are checking your order';
const UNCONFIRMED = 'We could not confirm your order';

describe('Order without a response', () => {
  it('is shown as being checked, with no button to place it again', async () => {
    const { findByText, queryByRole, log } = await loseOrderResponse({});
    expect((await findByText(CONFIRMING)).closest('[role=status]')).not.toBeNull();
    expect(queryByRole('button', { name: 'Place Order' })).toBeNull();
    expect(log.filter((entry) => entry.startsWith('pay'))).toHaveLength(1);
  });

  it('shows a receipt without a number once it is confirmed, with the email of the confirmation', async () => {
    const { findByText, queryByText } = await loseOrderResponse({ evidence: 'ordered' });
    const sentence = await findByText(/Your order is placed; the confirmation goes to/);
    expect(sentence.textContent).toBe(
      'Your order is placed; the confirmation goes to ada+flowers@example.com.',
    );
    expect(queryByText(/Order number/)).toBeNull();
  });

  it('reopens the review when it was not placed, and can then be placed again', async () => {
    const { findByRole, queryByRole, log, pass, shop, shopper } = await loseOrderResponse({});
    for (const pause of [1, 2, 4, 8, 15]) await pass(pause * 1_000);
    // The platform may still be working on it.
    expect((await findByRole('heading', { level: 2 })).textContent).toBe(
      'Your order is taking longer than usual',
    );
    expect(queryByRole('button', { name: 'Place Order' })).toBeNull();
    for (let waited = 30; waited < 660; waited += 30) await pass(30_000);
    const alert = await findByRole('alert');
    expect(alert.textContent).toBe(
      'Your order was not placed: the shop has no record of it. You can place it again.',
    );
    shop.fail.sendPaymentInformation = undefined;
    await shopper.click(await findByRole('button', { name: 'Place Order' }));
    await expect.poll(() => log.at(-1)).toBe('go to the receipt');
  });

  it('offers to contact the shop or check again while unconfirmed, and never places it again', async () => {
    const { findByRole, getByRole, queryByRole, log, shopper, shop } = await loseOrderResponse({
      evidence: 'nothing',
    });
    await findByRole('heading', { name: UNCONFIRMED });
    expect(getByRole('link', { name: 'Ask the shop' }).getAttribute('href')).toBe('/contact');
    expect(queryByRole('button', { name: 'Place Order' })).toBeNull();
    shop.evidence = 'ordered';
    await shopper.click(getByRole('button', { name: 'Check again' }));
    await expect.poll(() => log.at(-1)).toBe('announce placed');
    expect(log.filter((entry) => entry.startsWith('pay'))).toHaveLength(1);
  });

  it('shows since when it has been unconfirmed and until when no other order is possible', async () => {
    const { findByText, queryByText } = await loseOrderResponse(
      { evidence: 'nothing' },
      new Date(2026, 10, 21, 15, 42).getTime(),
    );
    const notice = await findByText(/in doubt/);
    expect(notice.textContent?.replace(/\s/g, ' ')).toBe(
      'You pressed Place Order at 2:42 PM. Until 3:42 PM this order stays in doubt, and nothing ' +
        'else can be ordered here, so that you do not pay twice. After that you can order again.',
    );
    expect((await findByText(/ask us/)).textContent).toMatch(/the time, 2:42\sPM, and we/);
    expect(queryByText(/within the hour/)).toBeNull();
  });
});

/** The page after Place Order was pressed and the response was lost. */
async function loseOrderResponse(change: Partial<FakeShop>, verificationEnd: number | null = null) {
  const screen = renderShop(
    <EnvironmentProvider value={{ ...DEFAULT_ENVIRONMENT, verificationEnd: () => verificationEnd }}>
      <CheckoutPage />
      <OrderConfirmationPage />
    </EnvironmentProvider>,
    { saved: acceptedCheckout, fail: { sendPaymentInformation: unreachableError() }, ...change },
  );
  await screen.shopper.click(await screen.findByRole('button', { name: 'Place Order' }));
  await expect.poll(() => screen.log).toContain('ask the cart');
  await act(async () => {});
  return screen;
}
