import { beforeEach, describe, expect, it } from 'vitest';
import { uidOf } from './graphql/uid.ts';
import { ADD, createTestPlatform } from './testPlatform.ts';

let api = createTestPlatform();
beforeEach(() => {
  api = createTestPlatform();
});

const product = async (sku: string, fields: string) => {
  const query = `{ products(filter: { sku: { eq: "${sku}" } }) { items { __typename type_id ${fields} } } }`;
  return (await api.graphql(query)).body.data.products.items[0];
};

const add = async (cartId: string, item: object) =>
  (await api.graphql(ADD, { cartId, cartItems: [item] })).body.data.addProductsToCart;

/** A bundle of one product in the middle and two at the ends. */
const SET = {
  sku: 'FL-S-01',
  quantity: 1,
  selected_options: [uidOf('bundle/1/1/1'), uidOf('bundle/2/3/2')],
};

describe('Virtual product', () => {
  it('is in the catalogue and is ordered without a shipping address', async () => {
    expect(await product('FL-C-01', 'name')).toEqual({
      __typename: 'VirtualProduct',
      type_id: 'virtual',
      name: 'An Evening Class',
    });
    const cartId = await api.cartWith({ sku: 'FL-C-01', quantity: 1 });
    const { body } = await api.graphql(
      `mutation ($id: String!) {
        setGuestEmailOnCart(input: { cart_id: $id, email: "ada@example.com" }) {
          cart { is_virtual items { __typename } }
        }
        setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: {
          firstname: "Ada", lastname: "Reed", street: ["1 Rose Lane"], city: "Austin", region: "TX",
          postcode: "73301", country_code: "US", telephone: "5125550100" } } }) { cart { id } }
        setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "checkmo" } }) {
          cart { id }
        }
        placeOrder(input: { cart_id: $id }) {
          orderV2 { is_virtual shipping_address { city } shipping_method items { product_type } }
          errors { message }
        }
      }`,
      { id: cartId },
    );
    expect(body.data.setGuestEmailOnCart.cart).toEqual({
      is_virtual: true,
      items: [{ __typename: 'VirtualCartItem' }],
    });
    expect(body.data.placeOrder).toEqual({
      errors: [],
      orderV2: {
        is_virtual: true,
        shipping_address: null,
        shipping_method: null,
        items: [{ product_type: 'virtual' }],
      },
    });
  });

  it('does not make a cart virtual that also contains flowers', async () => {
    const cartId = await api.cartWith(
      { sku: 'FL-C-01', quantity: 1 },
      { sku: 'FL-B-18', quantity: 1 },
    );
    expect(await api.cart(cartId, 'is_virtual')).toEqual({ is_virtual: false });
  });
});

describe('Bundle', () => {
  it('costs between the cheapest and the dearest required choices', async () => {
    const found = await product(
      'FL-S-01',
      `price_range { minimum_price { final_price { value } } maximum_price { final_price { value } } }
      ... on BundleProduct { items { title required options { uid quantity product { sku } } } }`,
    );
    expect(found.__typename).toBe('BundleProduct');
    expect(found.price_range).toEqual({
      minimum_price: { final_price: { value: 246 } },
      maximum_price: { final_price: { value: 280 } },
    });
    expect(found.items[0]).toEqual({
      title: 'In the middle',
      required: true,
      options: [
        { uid: uidOf('bundle/1/1/1'), quantity: 1, product: { sku: 'FL-B-18' } },
        { uid: uidOf('bundle/1/2/1'), quantity: 1, product: { sku: 'FL-B-22' } },
      ],
    });
  });

  it('is one line at the total price of its parts, with the chosen options', async () => {
    const cartId = await api.cartWith(SET);
    const cart = await api.cart(
      cartId,
      `prices { subtotal_excluding_tax { value } }
      items { product { sku } ... on BundleCartItem { bundle_options { label values { label quantity price } } } }`,
    );
    expect(cart).toEqual({
      prices: { subtotal_excluding_tax: { value: 378 } },
      items: [
        {
          product: { sku: 'FL-S-01' },
          bundle_options: [
            {
              label: 'In the middle',
              values: [{ label: 'First Frost', quantity: 1, price: 114 }],
            },
            {
              label: 'At the ends',
              values: [{ label: 'The Round Box-Posy-Madder', quantity: 2, price: 132 }],
            },
          ],
        },
      ],
    });
  });

  it('is refused while a required option is not chosen', async () => {
    const { user_errors } = await add(await api.cartWith(), { sku: 'FL-S-01', quantity: 1 });
    expect(user_errors).toEqual([
      { code: 'UNDEFINED', message: 'Please select all required options.' },
    ]);
  });

  it('is limited by the stock of its scarcest part', async () => {
    await api.control('set-stock', { sku: 'FL-X-01-posy-madder', stock: 3 });
    const cartId = await api.cartWith();
    const { user_errors } = await add(cartId, { ...SET, quantity: 2 });
    expect(user_errors[0].code).toBe('INSUFFICIENT_STOCK');
    expect((await add(cartId, SET)).cart.total_quantity).toBe(1);
  });

  it('makes separate lines for different choices', async () => {
    const other = { ...SET, selected_options: [uidOf('bundle/1/2/1'), uidOf('bundle/2/3/2')] };
    const cartId = await api.cartWith(SET, other, SET);
    const { items } = await api.cart(cartId, 'items { quantity }');
    expect(items).toEqual([{ quantity: 2 }, { quantity: 1 }]);
  });
});

describe('Grouped product', () => {
  it('lists its members with their quantities and the cheapest price', async () => {
    const found = await product(
      'FL-S-02',
      `price_range { minimum_price { final_price { value } } }
      ... on GroupedProduct { items { position qty product { sku } } }`,
    );
    expect(found).toEqual({
      __typename: 'GroupedProduct',
      type_id: 'grouped',
      price_range: { minimum_price: { final_price: { value: 114 } } },
      items: [
        { position: 0, qty: 1, product: { sku: 'FL-B-22' } },
        { position: 1, qty: 1, product: { sku: 'FL-B-18' } },
      ],
    });
  });

  it('cannot be added to a cart, only its products can', async () => {
    const { user_errors } = await add(await api.cartWith(), { sku: 'FL-S-02', quantity: 1 });
    expect(user_errors).toEqual([
      { code: 'UNDEFINED', message: 'Please specify the quantity of product(s).' },
    ]);
  });
});
