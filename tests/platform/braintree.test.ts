import { beforeEach, describe, expect, it } from 'vitest';
import { ADA, createTestPlatform } from './testPlatform.ts';

let api = createTestPlatform();
let cartId = '';
/** Creates a cart whose order lacks nothing but its payment. */
async function openCart(): Promise<string> {
  const opened = await api.cartWith({ sku: 'FL-B-04', quantity: 1 });
  await api.post(`/rest/V1/guest-carts/${opened}/shipping-information`, {
    addressInformation: {
      shipping_address: ADA,
      billing_address: ADA,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
    },
  });
  return opened;
}
beforeEach(async () => {
  api = createTestPlatform();
  cartId = await openCart();
});

const token = () => api.graphql('mutation { createBraintreeClientToken }');
const pay = (nonce?: string) =>
  api.post(`/rest/V1/guest-carts/${cartId}/payment-information`, {
    cartId,
    email: 'ada@example.com',
    billingAddress: ADA,
    paymentMethod: {
      method: 'braintree',
      ...(nonce && { additional_data: { payment_method_nonce: nonce } }),
    },
  });

describe('Braintree on the demo platform', () => {
  it('is not offered and gives no client token until it is switched on', async () => {
    expect((await token()).body.errors[0].message).toBe(
      'The Braintree payment method is not active.',
    );
    expect((await pay('tokencc-1')).body.message).toBe(
      'The requested Payment Method is not available.',
    );
    await api.control('braintree');
    expect(await api.cart(cartId, 'available_payment_methods { code }')).toEqual({
      available_payment_methods: [
        { code: 'checkmo' },
        { code: 'florapay_card' },
        { code: 'braintree' },
      ],
    });
    const { body } = await token();
    expect(JSON.parse(atob(body.data.createBraintreeClientToken))).toEqual({
      version: 2,
      environment: 'sandbox',
      authorizationFingerprint: 'demo',
      configUrl:
        'https://api.sandbox.braintreegateway.com:443/merchants/florilegium/client_api/v1/configuration',
    });
  });

  it('accepts a nonce once and refuses the nonce of a declined card', async () => {
    await api.control('braintree');
    expect((await pay()).body.message).toBe('Payment method nonce is required.');
    expect((await pay('fake-processor-declined-visa-nonce')).body.message).toBe(
      'Your payment was declined. Try another card.',
    );
    expect((await pay('tokencc-1')).status).toBe(200);
    cartId = await openCart();
    expect((await pay('tokencc-1')).body.message).toBe(
      'Cannot use a payment_method_nonce more than once.',
    );
  });
});
