import { beforeEach, describe, expect, it } from 'vitest';
import { ADA, ADD, createTestPlatform } from './testPlatform.ts';

const LANE = {
  firstname: 'Roberta',
  lastname: 'Reed',
  street: ['1 Rose Lane'],
  city: 'Austin',
  region: { region_code: 'TX', region_id: 57 },
  postcode: '73301',
  telephone: '5125550100',
  country_code: 'US',
};
const CREATE =
  'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id default_shipping region { region_code region } } }';
const UPDATE =
  'mutation ($id: Int!, $input: CustomerAddressInput!) { updateCustomerAddress(id: $id, input: $input) { id city } }';
const DELETE = 'mutation ($id: Int!) { deleteCustomerAddress(id: $id) }';
const BOOK =
  '{ customer { addresses { id firstname city region { region } country_code default_shipping default_billing } } }';

let api = createTestPlatform();
let headers: { authorization: string };
beforeEach(async () => {
  api = createTestPlatform();
  headers = await api.signIn();
});
const send = async (query: string, variables: object = {}) =>
  (await api.graphql(query, variables, headers)).body;
const create = async (change: object = {}): Promise<number> =>
  (await send(CREATE, { input: { ...LANE, ...change } })).data.createCustomerAddress.id;
const book = async () => (await send(BOOK)).data.customer.addresses;

describe('Address book', () => {
  it('stores an address with the region found by its code', async () => {
    const id = await create();
    expect(await book()).toEqual([
      {
        id,
        firstname: 'Roberta',
        city: 'Austin',
        region: { region: 'Texas' },
        country_code: 'US',
        default_shipping: false,
        default_billing: false,
      },
    ]);
  });

  it('has at most one default address of each kind', async () => {
    const first = await create({ default_shipping: true, default_billing: true });
    const second = await create({ default_shipping: true });
    expect(
      (await book()).map((one: { id: number; default_shipping: boolean }) => [
        one.id,
        one.default_shipping,
      ]),
    ).toEqual([
      [first, false],
      [second, true],
    ]);
  });

  it('updates the named fields of the customer’s own address only', async () => {
    const id = await create();
    await send(UPDATE, { id, input: { city: 'Dallas' } });
    expect((await book())[0]).toMatchObject({ city: 'Dallas', firstname: 'Roberta' });
    expect((await send(UPDATE, { id: 99, input: { city: 'Dallas' } })).errors[0].message).toBe(
      'Could not find an address with ID "99"',
    );
  });

  it('refuses an address that breaks the rules of its country', async () => {
    const { errors } = await send(CREATE, { input: { ...LANE, city: '' } });
    expect(errors[0].message).toBe('Required parameters are missing: city');
    const region = { region_code: 'XX' };
    const refused = await send(CREATE, { input: { ...LANE, region } });
    expect(refused.errors[0].message).toBe('"regionId" is required. Enter and try again.');
  });

  it('deletes an address unless it is a default', async () => {
    const id = await create();
    const main = await create({ default_billing: true });
    expect((await send(DELETE, { id })).data.deleteCustomerAddress).toBe(true);
    expect((await send(DELETE, { id: main })).errors[0].message).toBe(
      `Customer Address ${main} is set as default billing address and can not be deleted`,
    );
    expect(await book()).toHaveLength(1);
  });

  it('refuses guests', async () => {
    const { body } = await api.graphql(CREATE, { input: LANE });
    expect(body.errors[0].message).toBe("The current customer isn't authorized.");
  });
});

describe('Customer profile', () => {
  it('accepts a new first name', async () => {
    const { data } = await send(
      'mutation { updateCustomerV2(input: { firstname: "Rob" }) { customer { firstname lastname } } }',
    );
    expect(data.updateCustomerV2.customer).toEqual({ firstname: 'Rob', lastname: 'Reed' });
  });

  it('accepts a new email address only with the right password', async () => {
    const change = (email: string, password: string) =>
      send(
        'mutation ($email: String!, $password: String!) { updateCustomerEmail(email: $email, password: $password) { customer { email } } }',
        { email, password },
      );
    expect((await change('rob@example.com', 'wrong')).errors[0].message).toBe(
      'Invalid login or password.',
    );
    expect((await change('roni_cost@example.com', 'Peony123!')).errors[0].message).toContain(
      'already exists',
    );
    const { data } = await change('rob@example.com', 'Peony123!');
    expect(data.updateCustomerEmail.customer.email).toBe('rob@example.com');
  });
});

describe('Order of a customer', () => {
  async function place(): Promise<void> {
    const cartId = (await send('{ customerCart { id } }')).data.customerCart.id;
    await send(ADD, { cartId, cartItems: [{ sku: 'FL-B-04', quantity: 2 }] });
    const addressInformation = {
      shipping_address: ADA,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
    };
    await api.post('/rest/V1/carts/mine/shipping-information', { addressInformation }, headers);
    const body = { paymentMethod: { method: 'checkmo' }, billingAddress: ADA };
    await api.post('/rest/V1/carts/mine/payment-information', body, headers);
  }
  const REORDER =
    'mutation ($number: String!) { reorderItems(orderNumber: $number) { cart { total_quantity } userInputErrors { code message } } }';

  it('reports its lines, totals, addresses and parcels', async () => {
    await place();
    await api.control('ship-order', { number: '000000001', tracking: 'FL-77' });
    const { data } = await send(`{ customer { orders(pageSize: 5) { items { status
      items { product_name quantity_ordered product { uid } selected_options { label } }
      shipping_address { city street } payment_methods { name }
      shipments { tracking { title number } }
      total { subtotal { value } total_shipping { value } total_tax { value } grand_total { value } }
    } } } }`);
    const [order] = data.customer.orders.items;
    expect(order).toMatchObject({
      status: 'Complete',
      items: [{ product_name: 'Apricot Letters', quantity_ordered: 2 }],
      shipping_address: { city: 'Austin', street: ['1 Rose Lane'] },
      shipments: [{ tracking: [{ title: 'Courier', number: 'FL-77' }] }],
    });
    const { subtotal, total_shipping, total_tax, grand_total } = order.total;
    expect(subtotal.value + total_shipping.value + total_tax.value).toBeCloseTo(grand_total.value);
  });

  it('can be reordered, except for what is no longer available', async () => {
    await place();
    const { data } = await send(REORDER, { number: '000000001' });
    expect(data.reorderItems).toEqual({ cart: { total_quantity: 2 }, userInputErrors: [] });
    await api.control('sell-out', { sku: 'FL-B-04' });
    const reordered = (await send(REORDER, { number: '000000001' })).data.reorderItems;
    expect(reordered.cart.total_quantity).toBe(2);
    expect(reordered.userInputErrors[0].message).toContain('Apricot Letters: ');
  });

  it('is not found under an unknown number', async () => {
    expect((await send(REORDER, { number: '000000009' })).errors[0].message).toBe(
      'Cannot find order number "000000009" for current customer',
    );
  });
});
