import { beforeEach, describe, expect, it } from 'vitest';
import { ADA, ADD, type ApiResponse, createTestPlatform } from './testPlatform.ts';

const VAULT = 'florapay_card_vault';

let api: ReturnType<typeof createTestPlatform>;
let token: { authorization: string };
beforeEach(async () => {
  api = createTestPlatform();
  token = await api.signIn();
});

const postToOwnCart = (call: string, body: unknown) =>
  api.post(`/rest/V1/carts/mine/${call}`, body, token);
const ship = () =>
  postToOwnCart('shipping-information', {
    addressInformation: {
      shipping_address: ADA,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
    },
  });
const pay = (additional_data: object) =>
  postToOwnCart('payment-information', {
    paymentMethod: { method: VAULT, additional_data },
    billingAddress: ADA,
  });
const codes = ({ body }: ApiResponse) => body.payment_methods.map(({ code }: ApiResponse) => code);

describe('Vault', () => {
  beforeEach(async () => {
    const { body } = await api.graphql('mutation { createEmptyCart }', {}, token);
    const variables = {
      cartId: body.data.createEmptyCart,
      cartItems: [{ sku: 'FL-B-04', quantity: 1 }],
    };
    await api.graphql(ADD, variables, token);
  });

  it('is offered to a customer with saved cards and pays by a public hash', async () => {
    expect(codes(await ship())).toEqual(['checkmo', 'florapay_card', VAULT]);
    const { status } = await pay({ public_hash: api.shop.vault[1]?.publicHash });
    expect(status).toBe(200);
    expect(api.shop.orders.map(({ paymentMethod }) => paymentMethod.title)).toEqual([
      'Saved cards',
    ]);
  });

  it('refuses hashes that are missing, unknown or another customer’s', async () => {
    await ship();
    for (const data of [{}, { public_hash: 'made-up' }]) {
      const { body, status } = await pay(data);
      expect([status, body.message]).toEqual([400, 'Enter a valid payment method and try again.']);
    }
    api.shop.vault.forEach((saved) => {
      saved.customerId = 1;
    });
    expect(codes(await ship())).toEqual(['checkmo', 'florapay_card']);
    expect((await pay({ public_hash: api.shop.vault[0]?.publicHash })).body.message).toBe(
      'The requested Payment Method is not available.',
    );
    expect(api.shop.orders).toEqual([]);
  });
});
