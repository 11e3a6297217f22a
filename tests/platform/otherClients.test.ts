import { beforeEach, describe, expect, it } from 'vitest';
import { ADA, ADD, ADDRESS, type ApiResponse, createTestPlatform } from './testPlatform.ts';

let api = createTestPlatform();
beforeEach(() => {
  api = createTestPlatform();
});

describe('Older cart mutations', () => {
  const addSimple = `mutation ($input: AddSimpleProductsToCartInput) {
    addSimpleProductsToCart(input: $input) { cart { items { quantity product { sku } } } }
  }`;

  it('add simple products', async () => {
    const cart_id = await api.cartWith();
    const cart_items = [{ data: { sku: 'FL-B-18', quantity: 2 } }];
    const { body } = await api.graphql(addSimple, { input: { cart_id, cart_items } });
    expect(body.data.addSimpleProductsToCart.cart.items).toEqual([
      { quantity: 2, product: { sku: 'FL-B-18' } },
    ]);
  });

  it('refuse a request without items', async () => {
    const cart_id = await api.cartWith();
    const { body } = await api.graphql(addSimple, { input: { cart_id, cart_items: [] } });
    expect(body.errors[0]).toMatchObject({
      message: 'Required parameter "cart_items" is missing',
      extensions: { category: 'graphql-input' },
    });
  });

  it('add nothing when one of the items is unknown', async () => {
    const cart_id = await api.cartWith();
    const cart_items = [
      { data: { sku: 'FL-B-18', quantity: 1 } },
      { data: { sku: 'NO-SUCH', quantity: 1 } },
    ];
    const { body } = await api.graphql(addSimple, { input: { cart_id, cart_items } });
    expect(body.errors[0]).toMatchObject({
      message: 'Could not find a product with SKU "NO-SUCH"',
      extensions: { category: 'graphql-no-such-entity' },
    });
    expect(await api.cart(cart_id, 'total_quantity')).toEqual({ total_quantity: 0 });
  });

  it('explain in one sentence which item exceeds the stock', async () => {
    const cart_id = await api.cartWith();
    const cart_items = [{ data: { sku: 'FL-B-18', quantity: 99 } }];
    const { body } = await api.graphql(addSimple, { input: { cart_id, cart_items } });
    expect(body.errors[0].message).toBe(
      'Could not add the product with SKU FL-B-18 to the shopping cart: Only 17 of 99 available',
    );
  });

  it('add a variant by its own SKU as a line of its configurable product', async () => {
    const cart_id = await api.cartWith();
    const add = `mutation ($input: AddConfigurableProductsToCartInput) {
      addConfigurableProductsToCart(input: $input) { cart { items { product { sku }
        ... on ConfigurableCartItem { configurable_options { id value_id value_label } } } } }
    }`;
    const cart_items = [
      { parent_sku: 'FL-X-01', data: { sku: 'FL-X-01-posy-madder', quantity: 1 } },
    ];
    const { body } = await api.graphql(add, { input: { cart_id, cart_items } });
    expect(body.data.addConfigurableProductsToCart.cart.items).toEqual([
      {
        product: { sku: 'FL-X-01' },
        configurable_options: [
          { id: 144, value_id: 166, value_label: 'Posy' },
          { id: 93, value_id: 49, value_label: 'Madder' },
        ],
      },
    ]);
  });
});

describe('Older catalogue queries', () => {
  it('find categories by their decimal ids', async () => {
    const { body } = await api.graphql(`{
      categoryList(filters: { ids: { in: ["4"] } }) { id name }
      category(id: 7) { id name }
    }`);
    expect(body.data).toEqual({
      categoryList: [{ id: 4, name: 'Bouquets' }],
      category: { id: 7, name: 'Flower boxes' },
    });
  });

  it('refuse an unknown category', async () => {
    const { body } = await api.graphql('{ category(id: 999) { id } }');
    expect(body.errors[0]).toMatchObject({
      message: "Category doesn't exist",
      extensions: { category: 'graphql-no-such-entity' },
    });
  });

  it('return ids, prices, URLs and ratings of a product', async () => {
    const { body } = await api.graphql(`{ products(filter: { sku: { eq: "FL-B-18" } }) { items {
      id rating_summary review_count
      price { regularPrice { amount { value currency } } }
      url_rewrites { url }
      reviews { items { nickname average_rating } }
    } } }`);
    expect(body.data.products.items).toEqual([
      {
        id: 32,
        rating_summary: 90,
        review_count: 2,
        price: { regularPrice: { amount: { value: 114, currency: 'USD' } } },
        url_rewrites: [
          { url: 'first-frost.html' },
          { url: 'bouquets/first-frost.html' },
          { url: 'bouquets/by-the-hour/first-frost.html' },
          { url: 'bouquets/by-the-hour/morning/first-frost.html' },
          { url: 'bouquets/mostly-roses/first-frost.html' },
          { url: 'bouquets/mostly-roses/pale-roses/first-frost.html' },
        ],
        reviews: {
          items: [
            { nickname: 'Wing', average_rating: 80 },
            { nickname: 'Ines', average_rating: 100 },
          ],
        },
      },
    ]);
  });

  it('resolve an address to the id of its entity', async () => {
    const { body } = await api.graphql(`{
      product: urlResolver(url: "first-frost.html") { id type relative_url redirectCode }
      moved: urlResolver(url: "flowers.html") { id type redirectCode }
      nothing: urlResolver(url: "nowhere.html") { id }
    }`);
    expect(body.data).toEqual({
      product: { id: 32, type: 'PRODUCT', relative_url: 'first-frost.html', redirectCode: 0 },
      moved: { id: 4, type: 'CATEGORY', redirectCode: 301 },
      nothing: null,
    });
  });
});

describe('Product review', () => {
  const CREATE = `mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) {
    review { nickname average_rating ratings_breakdown { name value } } } }`;

  it('is returned to its author but not shown before its approval', async () => {
    const metadata = (
      await api.graphql(
        '{ productReviewRatingsMetadata { items { id values { value value_id } } } }',
      )
    ).body.data.productReviewRatingsMetadata.items[0];
    const five = metadata.values.find(({ value }: ApiResponse) => value === '5');
    const input = {
      sku: 'FL-B-18',
      nickname: 'Ada',
      summary: 'Frost',
      text: 'It is.',
      ratings: [{ id: metadata.id, value_id: five.value_id }],
    };
    const { body } = await api.graphql(CREATE, { input });
    expect(body.data.createProductReview.review).toEqual({
      nickname: 'Ada',
      average_rating: 100,
      ratings_breakdown: [{ name: 'Rating', value: '5' }],
    });
    const reviewed = await api.graphql(
      '{ products(filter: { sku: { eq: "FL-B-18" } }) { items { review_count } } }',
    );
    expect(reviewed.body.data.products.items).toEqual([{ review_count: 2 }]);
  });
});

describe('Guest order', () => {
  const place = async (): Promise<ApiResponse> => {
    const cart_id = await api.cartWith({ sku: 'FL-B-18', quantity: 1 });
    const steps = `mutation ($id: String!, $address: CartAddressInput!) {
      setGuestEmailOnCart(input: { cart_id: $id, email: "ada@example.com" }) { cart { id } }
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
      setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "checkmo", purchase_order_number: "PO-7" } }) {
        cart { selected_payment_method { code purchase_order_number } }
      }
      placeOrder(input: { cart_id: $id }) { order { order_number } orderV2 { token } }
    }`;
    return (await api.graphql(steps, { id: cart_id, address: ADDRESS })).body.data;
  };

  it('has the older response shape and keeps the purchase order number', async () => {
    const data = await place();
    expect(data.placeOrder.order).toEqual({ order_number: '000000001' });
    expect(data.setPaymentMethodOnCart.cart.selected_payment_method).toEqual({
      code: 'checkmo',
      purchase_order_number: 'PO-7',
    });
  });

  it('is found by number, email and surname, and by its token', async () => {
    const { token } = (await place()).placeOrder.orderV2;
    const { body } = await api.graphql(
      `query ($token: String!) {
        guestOrder(input: { number: "000000001", email: "ada@example.com", lastname: "Reed" }) { number }
        guestOrderByToken(input: { token: $token }) { number is_virtual invoices { number } }
      }`,
      { token },
    );
    expect(body.data).toEqual({
      guestOrder: { number: '000000001' },
      guestOrderByToken: { number: '000000001', is_virtual: false, invoices: [] },
    });
  });

  it('is found by its postcode in 2.4.7, which does not take the last name', async () => {
    await place();
    await api.control('release', { value: '2.4.7' });
    const find = (fact: string) =>
      api.graphql(
        `{ guestOrder(input: { number: "000000001", email: "ada@example.com", ${fact} }) { number } }`,
      );
    const { postcode } = ADDRESS;
    expect((await find(`postcode: "${postcode}"`)).body.data).toEqual({
      guestOrder: { number: '000000001' },
    });
    expect((await find('postcode: "0"')).body.errors[0].message).toMatch("We couldn't locate");
    const { errors } = (await find('lastname: "Reed"')).body;
    expect(errors[0].message).toContain('OrderInformationInput.postcode');
  });

  it('is not found with another email address', async () => {
    await place();
    const { body } = await api.graphql(
      '{ guestOrder(input: { number: "000000001", email: "eve@example.com", lastname: "Reed" }) { number } }',
    );
    expect(body.errors[0]).toMatchObject({
      message: "We couldn't locate an order with the information provided.",
      extensions: { category: 'graphql-no-such-entity' },
    });
  });
});

describe('Customer', () => {
  it('has an id and the values that the older updateCustomer has set', async () => {
    const headers = await api.signIn();
    const { body } = await api.graphql(
      `mutation { updateCustomer(input: { firstname: "Rob", middlename: "M", dob: "1980-02-01" }) {
        customer { id firstname middlename date_of_birth default_shipping }
      } }`,
      {},
      headers,
    );
    expect(body.data.updateCustomer.customer).toEqual({
      id: 2,
      firstname: 'Rob',
      middlename: 'M',
      date_of_birth: '1980-02-01',
      default_shipping: null,
    });
  });

  it('changes the email address only with the password', async () => {
    const { body } = await api.graphql(
      'mutation { updateCustomer(input: { email: "r@example.com" }) { customer { email } } }',
      {},
      await api.signIn(),
    );
    expect(body.errors[0].message).toBe('Provide the current "password" to change "email".');
  });

  it('ships to an address of the address book by its id', async () => {
    const headers = await api.signIn();
    const saved = await api.graphql(
      `mutation { createCustomerAddress(input: { firstname: "Ada", lastname: "Reed", street: ["1 Rose Lane"],
        city: "Austin", region: { region_code: "TX" }, postcode: "73301", country_code: US,
        telephone: "5125550100", default_shipping: true }) { id } }`,
      {},
      headers,
    );
    const { id } = saved.body.data.createCustomerAddress;
    const cart = (await api.graphql('{ customerCart { id } }', {}, headers)).body.data.customerCart;
    await api.graphql(
      ADD,
      { cartId: cart.id, cartItems: [{ sku: 'FL-B-18', quantity: 1 }] },
      headers,
    );
    const { body } = await api.graphql(
      `mutation ($cart: String!, $id: Int!) { setShippingAddressesOnCart(input: {
        cart_id: $cart, shipping_addresses: [{ customer_address_id: $id }] }) {
        cart { shipping_addresses { city same_as_billing } } } }`,
      { cart: cart.id, id },
      headers,
    );
    expect(body.data.setShippingAddressesOnCart.cart.shipping_addresses).toEqual([
      { city: 'Austin', same_as_billing: false },
    ]);
    const me = await api.graphql('{ customer { default_shipping } }', {}, headers);
    expect(me.body.data.customer).toEqual({ default_shipping: String(id) });
  });

  it('has an invoice for a whole order whose card was charged', async () => {
    const headers = await api.signIn();
    const cart = (await api.graphql('{ customerCart { id } }', {}, headers)).body.data.customerCart;
    await api.graphql(
      ADD,
      { cartId: cart.id, cartItems: [{ sku: 'FL-B-18', quantity: 2 }] },
      headers,
    );
    const addressInformation = {
      shipping_address: ADA,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
    };
    await api.post('/rest/V1/carts/mine/shipping-information', { addressInformation }, headers);
    const paymentMethod = {
      method: 'florapay_card_vault',
      additional_data: { public_hash: '5f1d7a84c9e25b3b6e0c2f47d9a1388f' },
    };
    await api.post(
      '/rest/V1/carts/mine/payment-information',
      { paymentMethod, billingAddress: ADA },
      headers,
    );
    const { body } = await api.graphql(
      `{ customer { orders { items { invoices { number items { product_sku quantity_invoiced }
        total { subtotal { value } total_shipping { value } } } } } } }`,
      {},
      headers,
    );
    expect(body.data.customer.orders.items[0].invoices).toEqual([
      {
        number: '000000001',
        items: [{ product_sku: 'FL-B-18', quantity_invoiced: 2 }],
        total: { subtotal: { value: 228 }, total_shipping: { value: 15 } },
      },
    ]);
  });
});

describe('Newsletter', () => {
  const subscribe = async (email: string) =>
    (await api.graphql(`mutation { subscribeEmailToNewsletter(email: "${email}") { status } }`))
      .body;

  it('accepts an email address once', async () => {
    expect((await subscribe('eve@example.com')).data.subscribeEmailToNewsletter).toEqual({
      status: 'SUBSCRIBED',
    });
    expect((await subscribe('eve@example.com')).errors[0].message).toBe(
      'This email address is already subscribed.',
    );
  });

  it('refuses a malformed email address', async () => {
    expect((await subscribe('eve')).errors[0].message).toBe('Enter a valid email address.');
  });
});

it('Cart line: keeps its gift message', async () => {
  const cartId = await api.cartWith({ sku: 'FL-B-18', quantity: 1 });
  const { body } = await api.graphql(
    `mutation ($cart: String!) { updateCartItems(input: { cart_id: $cart, cart_items: [{ cart_item_id: 1,
      gift_message: { to: "Eve", from: "Ada", message: "For the garden" } }] }) {
      cart { items { quantity ... on SimpleCartItem { gift_message { to from message } } } } } }`,
    { cart: cartId },
  );
  expect(body.data.updateCartItems.cart.items).toEqual([
    { quantity: 1, gift_message: { to: 'Eve', from: 'Ada', message: 'For the garden' } },
  ]);
});
