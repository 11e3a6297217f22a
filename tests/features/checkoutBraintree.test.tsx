import { cleanup, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CheckoutPage } from '../../src/features/checkout/CheckoutPage.tsx';
import { acceptedCheckout } from '../support/acceptedCheckout.ts';
import { createFakeBraintree } from '../support/fakeBraintree.ts';
import { renderShop } from '../support/renderShop.tsx';

let braintree = createFakeBraintree();
vi.mock('braintree-web/client', () => ({
  create: (options: never) => braintree.client.create(options),
}));
vi.mock('braintree-web/hosted-fields', () => ({
  create: (options: never) => braintree.hostedFields.create(options),
}));
beforeEach(() => {
  braintree = createFakeBraintree();
});
afterEach(cleanup);

const WHOLE = { number: '4111 1111 1111 1111', expirationDate: '09/30', cvv: '123' };

describe('Braintree', () => {
  it('exchanges the card for a nonce with the platform’s client token', async () => {
    const { fake, next, review, checkout } = await form();
    fake.type(WHOLE);
    await next();
    await review();
    expect(fake.authorizations).toEqual(['client-token']);
    expect(checkout!.getSnapshot().context.payment).toEqual({
      code: 'braintree',
      title: 'Visa\u00a0••••\u00a01111',
      data: { nonce: 'tokencc-1', summary: 'Visa\u00a0••••\u00a01111' },
    });
  });

  it('closes its frames when another payment method is chosen', async () => {
    const { fake, shopper, findByRole } = await form();
    expect(fake.open).toBe(1);
    await shopper.click(await findByRole('radio', { name: 'Check / Money order' }));
    await expect.poll(() => fake.open).toBe(0);
  });

  it('reports beside and within its frames what is missing or malformed', async () => {
    const { fake, next, findByText } = await form();
    fake.type({ expirationDate: 'never', cvv: '123' });
    await next();
    await findByText('Is required.');
    await findByText('Please enter a month and year to come, like 09/28.');
    expect(fake.messages).toEqual({
      number: 'Is required.',
      expirationDate: 'Please enter a month and year to come, like 09/28.',
      cvv: '',
    });
    expect(fake.focused).toBe('number');
  });

  it.each([
    [
      { code: 'HOSTED_FIELDS_FIELDS_INVALID', details: { invalidFieldKeys: ['number'] } },
      'Please check the card number.',
    ],
    [
      { code: 'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED' },
      'Please enter the three or four digits from the card.',
    ],
    [{ code: 'HOSTED_FIELDS_FAILED_TOKENIZATION' }, 'Please check the card number.'],
  ])('names the field that it refuses: %o', async (refusal, words) => {
    const { fake, next, review, findByText } = await form();
    fake.type(WHOLE);
    fake.refusal = refusal;
    await next();
    await findByText(words);
    await next();
    await review();
  });

  it('says that nothing was charged when it is unreachable', async () => {
    const { fake, next, findByRole } = await form();
    fake.type(WHOLE);
    fake.refusal = { code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' };
    await next();
    expect((await findByRole('alert')).textContent).toContain('Nothing was charged');
  });

  it('offers a retry when its frames cannot be loaded', async () => {
    const { fake, shopper, findByRole, findByLabelText } = await form({ isDown: true });
    expect((await findByRole('alert')).textContent).toContain('The card form could not be loaded.');
    fake.isDown = false;
    await shopper.click(await findByRole('button', { name: 'Try again' }));
    await findByLabelText('Card number (frame)');
  });

  it('requests nothing while the platform gives no token', async () => {
    const { findByRole } = await form({
      responses: {
        BraintreeClientToken: () => new Error('The Braintree payment method is not active.'),
      },
    });
    await findByRole('button', { name: 'Try again' });
    expect(braintree.client.create).not.toHaveBeenCalled();
  });

  it('is not offered unless the platform offers it', async () => {
    const { findByRole, queryByRole } = renderShop(<CheckoutPage />, {
      saved: { ...acceptedCheckout, payment: null },
      paymentProviders: 'braintree',
    });
    await findByRole('radio', { name: 'Card' });
    expect(queryByRole('radio', { name: 'Braintree' })).toBeNull();
  });

  it('cannot be chosen unless the shop’s owner has enabled it', async () => {
    const { findByRole } = renderShop(<CheckoutPage />, {
      saved: { ...acceptedCheckout, payment: null },
      responses: { PaymentMethods: offeredMethods },
    });
    const radio = (await findByRole('radio', { name: /^Braintree/ })) as HTMLInputElement;
    expect(radio.disabled || radio.getAttribute('aria-disabled') === 'true').toBe(true);
  });
});

const offeredMethods = () => ({
  cart: {
    __typename: 'Cart',
    id: 'cart-1',
    available_payment_methods: [
      { __typename: 'AvailablePaymentMethod', code: 'checkmo', title: 'Check / Money order' },
      { __typename: 'AvailablePaymentMethod', code: 'braintree', title: 'Braintree' },
    ],
  },
});

async function form({ isDown = false, responses = {} } = {}) {
  braintree.fake.isDown = isDown;
  const screen = renderShop(<CheckoutPage />, {
    saved: { ...acceptedCheckout, payment: null },
    paymentProviders: 'braintree',
    responses: {
      PaymentMethods: offeredMethods,
      BraintreeClientToken: () => ({ createBraintreeClientToken: 'client-token' }),
      ...responses,
    },
  });
  const { shopper } = screen;
  await shopper.click(await screen.findByRole('radio', { name: 'Braintree' }));
  if (!isDown && Object.keys(responses).length === 0) {
    await screen.findByLabelText('Card number (frame)');
  }
  const step = (name: string) => within(screen.getByRole('region', { name }));
  return {
    ...screen,
    fake: braintree.fake,
    next: () => shopper.click(step('Payment Method').getByRole('button', { name: 'Continue' })),
    review: () => step('Review').findByRole('button', { name: 'Place Order' }),
  };
}
