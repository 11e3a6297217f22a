import { describe, expect, it } from 'vitest';
import { ADA, type ApiResponse } from '../testPlatform.ts';
import { expectedRefusal, refusal, SERVERS } from './servers.ts';

const EMAIL = ADA.email;
/** Payment methods that place an order without charging anything. */
const OFFLINE = ['checkmo', 'banktransfer', 'cashondelivery'];

describe.each(SERVERS)('Contract, ordering: $name', ({ open }) => {
  it('places a guest’s order by shipping and payment information, and closes the cart', async () => {
    const server = await open();
    const cartId = await server.cartWith({ sku: server.product.sku, quantity: 1 });
    const path = `/rest/V1/guest-carts/${cartId}`;
    const methods = (
      await server.post(`${path}/estimate-shipping-methods`, { address: { country_id: 'US' } })
    ).body;
    const anyAvailable = expect.arrayContaining([expect.objectContaining({ available: true })]);
    expect(methods, 'shipping methods to the US').toEqual(anyAvailable);
    const method = methods.find(({ available }: ApiResponse) => available);
    const shipped = await server.post(`${path}/shipping-information`, {
      addressInformation: {
        shipping_address: ADA,
        billing_address: ADA,
        shipping_carrier_code: method.carrier_code,
        shipping_method_code: method.method_code,
      },
    });
    expect([shipped.status, typeof shipped.body.totals.grand_total]).toEqual([200, 'number']);
    const offline = shipped.body.payment_methods.find(({ code }: ApiResponse) =>
      OFFLINE.includes(code),
    );
    expect(offline, 'a payment method that charges nothing').toBeDefined();
    const pay = () =>
      server.post(`${path}/payment-information`, {
        cartId,
        email: EMAIL,
        billingAddress: ADA,
        paymentMethod: { method: offline.code },
      });
    const response = await pay();
    expect([response.status, String(response.body)]).toEqual([200, expect.stringMatching(/^\d+$/)]);
    const read = 'query ($id: String!) { cart(cart_id: $id) { id } }';
    expect(refusal(await server.graphql(read, { id: cartId }))).toEqual(
      expectedRefusal(server, "The cart isn't active.", 'graphql-no-such-entity'),
    );
    expect((await pay()).status).toBe(404);
  });
});
