import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADD, ADDRESS, type ApiResponse, SIGN_IN } from '../testPlatform.ts';
import { type ContractServer, expectedRefusal, refusal, SERVERS } from './servers.ts';

const INPUT = 'graphql-input';
const NO_SUCH = 'graphql-no-such-entity';

describe.each(SERVERS)('Contract, writing to a cart: $name', ({ open }) => {
  let server: ContractServer;
  let cartId: string;
  beforeAll(async () => {
    server = await open();
  });
  beforeEach(async () => {
    cartId = await server.cartWith();
  });

  const add = async (...cartItems: object[]): Promise<ApiResponse> =>
    (await server.graphql(ADD, { cartId, cartItems })).body.data.addProductsToCart;
  const one = () => ({ sku: server.product.sku, quantity: 1 });
  /** Calls a mutation whose input type has the mutation's name. */
  const mutate = (name: string, input: object, fields = 'cart { id }') =>
    server.graphql(
      `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input) { ${name}(input: $input) { ${fields} } }`,
      { input: { cart_id: cartId, ...input } },
    );

  it('creates a guest cart with an id of 32 characters, no lines and a total of zero', async () => {
    expect(cartId).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(
      await server.cart(cartId, 'id email total_quantity prices { grand_total { value } }'),
    ).toEqual({
      id: cartId,
      email: null,
      total_quantity: 0,
      prices: { grand_total: { value: 0 } },
    });
  });

  it('gives a guest another cart at each createEmptyCart', async () => {
    const create = async () =>
      (await server.graphql('mutation { createEmptyCart }')).body.data.createEmptyCart;
    expect(await create()).not.toBe(await create());
  });

  it('adds the same product to its existing line', async () => {
    await add(one());
    const { cart, user_errors } = await add(one());
    expect(user_errors).toEqual([]);
    expect(cart.itemsV2.items).toEqual([{ uid: expect.any(String), quantity: 2 }]);
  });

  it('keeps the valid items of a mixed request and reports an error for each other item', async () => {
    const { cart, user_errors } = await add(one(), { sku: 'no-such-sku', quantity: 1 });
    expect(cart.total_quantity).toBe(1);
    expect(user_errors).toEqual([
      {
        code: 'PRODUCT_NOT_FOUND',
        message: expectedRefusal(server, 'Could not find a product with SKU "no-such-sku"').message,
      },
    ]);
  });

  it('changes a quantity, and removes the line at zero', async () => {
    const { cart } = await add(one(), one());
    const [{ uid }] = cart.itemsV2.items;
    const change = (quantity: number) =>
      mutate('updateCartItems', { cart_items: [{ cart_item_uid: uid, quantity }] });
    await change(1);
    expect(await server.cart(cartId, 'total_quantity')).toEqual({ total_quantity: 1 });
    await change(0);
    expect(await server.cart(cartId, 'itemsV2 { total_count }')).toEqual({
      itemsV2: { total_count: 0 },
    });
  });

  it('removes a line, and refuses to remove it again', async () => {
    const { cart } = await add(one());
    const [{ uid }] = cart.itemsV2.items;
    const remove = () =>
      mutate('removeItemFromCart', { cart_item_uid: uid }, 'cart { total_quantity }');
    expect((await remove()).body.data.removeItemFromCart.cart.total_quantity).toBe(0);
    expect(refusal(await remove())).toEqual(
      expectedRefusal(server, "The cart doesn't contain the item", NO_SUCH),
    );
  });

  it('refuses an unknown coupon, and any coupon for an empty cart', async () => {
    const apply = () => mutate('applyCouponToCart', { coupon_code: 'NO-SUCH-COUPON' });
    expect(refusal(await apply()).message).toEqual(
      expectedRefusal(server, 'Cart does not contain products.').message,
    );
    await add(one());
    expect(refusal(await apply()).message).toEqual(
      expectedRefusal(server, /^The coupon code isn't valid/).message,
    );
  });

  it('refuses a malformed email address', async () => {
    expect(refusal(await mutate('setGuestEmailOnCart', { email: 'ada' }))).toEqual(
      expectedRefusal(server, 'Invalid email format', INPUT),
    );
  });

  it('offers shipping methods for an address, and refuses a method that is not offered', async () => {
    await add(one());
    const { body } = await mutate(
      'setShippingAddressesOnCart',
      { shipping_addresses: [{ address: ADDRESS }] },
      'cart { shipping_addresses { country { code } region { code } available_shipping_methods { carrier_code method_code available } } }',
    );
    const [address] = body.data.setShippingAddressesOnCart.cart.shipping_addresses;
    expect(address).toMatchObject({ country: { code: 'US' }, region: { code: 'TX' } });
    expect(address.available_shipping_methods.length).toBeGreaterThan(0);
    const wrong = { shipping_methods: [{ carrier_code: 'flatrate', method_code: 'no-such' }] };
    expect(refusal(await mutate('setShippingMethodsOnCart', wrong))).toEqual(
      expectedRefusal(server, 'Carrier with such method not found: flatrate, no-such', INPUT),
    );
  });

  it('refuses an address without a city, and two addresses at once', async () => {
    const { city: _, ...cityless } = ADDRESS;
    const setAddresses = (...addresses: object[]) =>
      mutate('setShippingAddressesOnCart', {
        shipping_addresses: addresses.map((address) => ({ address })),
      });
    expect(refusal(await setAddresses(cityless)).message).toMatch(
      /city.*of required type "?String!"?/,
    );
    expect(refusal(await setAddresses(ADDRESS, ADDRESS))).toEqual(
      expectedRefusal(server, 'You cannot specify multiple shipping addresses.', INPUT),
    );
  });

  it('refuses a payment method that is not offered', async () => {
    await add(one());
    await mutate('setShippingAddressesOnCart', { shipping_addresses: [{ address: ADDRESS }] });
    expect(
      refusal(await mutate('setPaymentMethodOnCart', { payment_method: { code: 'no-such' } })),
    ).toEqual(expectedRefusal(server, 'The requested Payment Method is not available.', INPUT));
  });

  it('refuses a REST address with an unknown key', async () => {
    await add(one());
    const { country_code, region, ...rest } = ADDRESS;
    const address = { ...rest, country_id: country_code, region_code: region };
    const { status, body } = await server.post(
      `/rest/V1/guest-carts/${cartId}/shipping-information`,
      {
        addressInformation: {
          shipping_address: address,
          billing_address: { ...address, sameAsShippingAddress: true },
          shipping_carrier_code: 'flatrate',
          shipping_method_code: 'flatrate',
        },
      },
    );
    expect(status).toBe(400);
    expect(body.message).toEqual(
      expectedRefusal(server, /"SameAsShippingAddress" is not supported/).message,
    );
  });

  it('responds with 404 to a REST payment for an unknown cart', async () => {
    const { status } = await server.post('/rest/V1/guest-carts/unknown/payment-information', {
      email: 'ada@example.com',
      paymentMethod: { method: 'checkmo' },
    });
    expect(status).toBe(404);
  });
});

describe.each(SERVERS)('Contract, writing to an account: $name', ({ open }) => {
  const account = {
    email: `contract-${crypto.randomUUID()}@example.com`,
    firstname: 'Ada',
    lastname: 'Reed',
    password: `Anemone-${crypto.randomUUID()}-1`,
  };
  let server: ContractServer;
  let headers: Record<string, string>;
  const CREATE = `mutation ($input: CustomerCreateInput!) {
    createCustomerV2(input: $input) { customer { email firstname } }
  }`;
  const signIn = (password = account.password) =>
    server.graphql(SIGN_IN, { email: account.email, password });

  beforeAll(async () => {
    server = await open();
    const created = await server.graphql(CREATE, { input: account });
    expect(created.body.data.createCustomerV2.customer).toEqual({
      email: account.email,
      firstname: 'Ada',
    });
    headers = await server.signIn(account);
  });
  afterAll(async () => {
    const { body } = await server.graphql('mutation { deleteCustomer }', {}, headers);
    expect(body.data.deleteCustomer).toBe(true);
    expect(refusal(await signIn()).category).toBe('graphql-authentication');
  });

  it('refuses a second account with the same email address, and a malformed address', async () => {
    expect(refusal(await server.graphql(CREATE, { input: account }))).toEqual(
      expectedRefusal(server, /^A customer with the same email address already exists/, INPUT),
    );
    const input = { ...account, email: 'ada' };
    expect(refusal(await server.graphql(CREATE, { input }))).toEqual(
      expectedRefusal(server, '"ada" is not a valid email address.', INPUT),
    );
  });

  it('refuses a wrong password with the category graphql-authentication', async () => {
    const response = await signIn('Wrong-password-1');
    expect(refusal(response)).toEqual(
      expectedRefusal(server, /^The account sign-in was incorrect/, 'graphql-authentication'),
    );
    expect(response.status).toBe(server.isNewest ? 401 : 200);
  });

  it('identifies the customer by the token and changes the first name', async () => {
    const { body } = await server.graphql(
      'mutation { updateCustomerV2(input: { firstname: "Adaline" }) { customer { firstname email } } }',
      {},
      headers,
    );
    expect(body.data.updateCustomerV2.customer).toEqual({
      firstname: 'Adaline',
      email: account.email,
    });
  });

  it('keeps an address in the address book until it is deleted', async () => {
    const input = {
      ...ADDRESS,
      region: { region_code: 'TX', region: 'Texas' },
      default_shipping: false,
    };
    const created = await server.graphql(
      'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id city default_shipping } }',
      { input },
      headers,
    );
    const { id, ...rest } = created.body.data.createCustomerAddress;
    expect(rest).toEqual({ city: 'Austin', default_shipping: false });
    const removal = 'mutation ($id: Int!) { deleteCustomerAddress(id: $id) }';
    const removed = await server.graphql(removal, { id }, headers);
    expect(removed.body.data.deleteCustomerAddress).toBe(true);
    expect(refusal(await server.graphql(removal, { id }, headers)).category).toBe(NO_SUCH);
  });

  it('gives a customer always the same cart, and refuses it to a guest', async () => {
    const readCartId = async () =>
      (await server.graphql('{ customerCart { id } }', {}, headers)).body.data.customerCart.id;
    const created = await server.graphql('mutation { createEmptyCart }', {}, headers);
    expect(created.body.data.createEmptyCart).toBe(await readCartId());
    const asGuest = await server.graphql('query ($id: String!) { cart(cart_id: $id) { id } }', {
      id: await readCartId(),
    });
    expect(refusal(asGuest)).toEqual(
      expectedRefusal(
        server,
        /^The current user cannot perform operations on cart "\w{32}"$/,
        'graphql-authorization',
      ),
    );
  });

  it('merges a guest’s cart into the customer’s once', async () => {
    const guests = await server.cartWith({ sku: server.product.sku, quantity: 2 });
    const merge = () =>
      server.graphql(
        'mutation ($from: String!) { mergeCarts(source_cart_id: $from) { total_quantity } }',
        { from: guests },
        headers,
      );
    expect((await merge()).body.data.mergeCarts.total_quantity).toBe(2);
    expect(refusal(await merge()).message).toEqual(
      expectedRefusal(server, "The cart isn't active.").message,
    );
  });

  it('lists no orders for a new customer', async () => {
    const { body } = await server.graphql(
      '{ customer { orders(pageSize: 5) { total_count items { number } } } }',
      {},
      headers,
    );
    expect(body.data.customer.orders).toEqual({ total_count: 0, items: [] });
  });

  it('revokes the customer’s token', async () => {
    const own = await server.signIn(account);
    const { body } = await server.graphql('mutation { revokeCustomerToken { result } }', {}, own);
    expect(body.data.revokeCustomerToken).toEqual({ result: true });
    expect(refusal(await server.graphql('{ customer { email } }', {}, own)).category).toMatch(
      /^graphql-auth/,
    );
    headers = await server.signIn(account);
  });
});
