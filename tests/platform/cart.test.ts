import { beforeEach, describe, expect, it } from 'vitest';
import { ADD, type ApiResponse, createTestPlatform } from './testPlatform.ts';

/** A simple product that costs 92.00. */
const LETTERS = { sku: 'FL-B-04', quantity: 1 };
/** A configurable product with three sizes. */
const FIRST_LIGHT = 'FL-B-01';
const CLASSIC = btoa('configurable/144/167');

let api = createTestPlatform();
beforeEach(() => {
  api = createTestPlatform();
});

const add = async (cartId: string, ...cartItems: object[]) =>
  (await api.graphql(ADD, { cartId, cartItems })).body.data.addProductsToCart;

const update = (cartId: string, item: object, fields = 'cart { id }') =>
  api.graphql(
    `mutation ($input: UpdateCartItemsInput) { updateCartItems(input: $input) { ${fields} } }`,
    { input: { cart_id: cartId, cart_items: [item] } },
  );

describe('Cart access', () => {
  const read = async (id: string, headers = {}) =>
    (await api.graphql('query ($id: String!) { cart(cart_id: $id) { id } }', { id }, headers)).body;

  it('is refused to a guest for a customer’s cart and to a customer for a guest’s', async () => {
    const guests = await api.cartWith();
    const headers = await api.signIn();
    const own = (await api.graphql('{ customerCart { id } }', {}, headers)).body.data.customerCart
      .id;
    for (const response of [await read(own), await read(guests, headers)]) {
      expect(response.errors[0].message).toMatch(
        /^The current user cannot perform operations on cart "\w{32}"$/,
      );
      expect(response.errors[0].extensions.category).toBe('graphql-authorization');
    }
  });

  it('gives a guest a new cart at each createEmptyCart and a customer always the same one', async () => {
    const create = async (headers = {}) =>
      (await api.graphql('mutation { createEmptyCart }', {}, headers)).body.data.createEmptyCart;
    expect(await create()).not.toBe(await create());
    const headers = await api.signIn();
    expect(await create(headers)).toBe(await create(headers));
  });

  it('allows customerCart for customers only and createGuestCart for guests only', async () => {
    const guest = await api.graphql('{ customerCart { id } }');
    expect(guest.body.errors[0].message).toBe('The request is allowed for logged in customer');
    expect(guest.status).toBe(403);
    const headers = await api.signIn();
    const response = await api.graphql('mutation { createGuestCart { cart { id } } }', {}, headers);
    expect(response.body.errors[0].message).toBe(
      "Use 'Query.customerCart' for logged in customer.",
    );
  });

  it('ends for a guest cart once mergeCarts has added its quantities to the customer’s', async () => {
    const guests = await api.cartWith({ ...LETTERS, quantity: 2 });
    const headers = await api.signIn();
    const own = (await api.graphql('mutation { createEmptyCart }', {}, headers)).body.data
      .createEmptyCart;
    await api.graphql(ADD, { cartId: own, cartItems: [LETTERS] }, headers);
    const merge =
      'mutation ($from: String!) { mergeCarts(source_cart_id: $from) { total_quantity } }';
    const merged = await api.graphql(merge, { from: guests }, headers);
    expect(merged.body.data.mergeCarts.total_quantity).toBe(3);
    expect((await read(guests)).errors[0].message).toBe("The cart isn't active.");
    const asGuest = await api.graphql(merge, { from: own });
    expect(asGuest.body.errors[0].message).toBe("The current customer isn't authorized.");
  });
});

describe('Adding to a cart', () => {
  it('gives a configurable line for a parent SKU with options and a simple one for a child SKU', async () => {
    const id = await api.cartWith(
      { sku: FIRST_LIGHT, selected_options: [CLASSIC], quantity: 1 },
      { sku: childOf(FIRST_LIGHT, 167), parent_sku: FIRST_LIGHT, quantity: 1 },
    );
    const { itemsV2 } = await api.cart(
      id,
      `itemsV2 { items { __typename
      ... on ConfigurableCartItem {
        configurable_options { configurable_product_option_value_uid option_label value_label }
      } } }`,
    );
    expect(itemsV2.items).toEqual([
      {
        __typename: 'ConfigurableCartItem',
        configurable_options: [
          {
            configurable_product_option_value_uid: CLASSIC,
            option_label: 'Size',
            value_label: 'Classic',
          },
        ],
      },
      { __typename: 'SimpleCartItem' },
    ]);
  });

  it('keeps the valid items of a mixed request and reports an error for each other item', async () => {
    const id = await api.cartWith();
    const { cart, user_errors } = await add(
      id,
      LETTERS,
      { sku: 'nothing', quantity: 1 },
      { sku: 'FL-B-07', quantity: 1 },
      { sku: FIRST_LIGHT, quantity: 1 },
      { sku: FIRST_LIGHT, selected_options: [btoa('configurable/144/1')], quantity: 1 },
      { sku: 'FL-B-03', quantity: 0 },
      { sku: 'FL-B-03', quantity: 1.5 },
    );
    expect(cart.total_quantity).toBe(1);
    expect(user_errors.map(({ code, message }: ApiResponse) => [code, message])).toEqual([
      ['PRODUCT_NOT_FOUND', 'Could not find a product with SKU "nothing"'],
      ['INSUFFICIENT_STOCK', 'This product is out of stock.'],
      ['UNDEFINED', 'You need to choose options for your item.'],
      ['NOT_SALABLE', 'The required options you selected are not available'],
      ['UNDEFINED', 'The product quantity should be greater than 0'],
      ['UNDEFINED', 'You cannot use decimal quantity for this product.'],
    ]);
  });

  it('reports how many pieces are left in 2.4.9, and only that there are too few in 2.4.7', async () => {
    const id = await api.cartWith();
    const many = { sku: 'FL-D-04', quantity: 3 };
    const newer = ADD.replace(
      'code message',
      'code message ... on InsufficientStockError { quantity }',
    );
    const { body } = await api.graphql(newer, { cartId: id, cartItems: [many] });
    expect(body.data.addProductsToCart.user_errors).toEqual([
      { code: 'INSUFFICIENT_STOCK', message: 'Only 2 of 3 available', quantity: 2 },
    ]);
    await api.control('release', { value: '2.4.7' });
    expect((await add(id, many)).user_errors).toEqual([
      { code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' },
    ]);
  });

  it('reports errors in the view’s language unless the platform does not translate', async () => {
    const id = await api.cartWith();
    const tulips = { cartId: id, cartItems: [{ sku: 'FL-B-07', quantity: 1 }] };
    const errorMessage = async () =>
      (await api.graphql(ADD, tulips, { store: 'zh_hant' })).body.data.addProductsToCart
        .user_errors[0].message;
    expect(await errorMessage()).toBe('此產品已售罄。');
    await api.control('translate-errors', { on: false });
    expect(await errorMessage()).toBe('This product is out of stock.');
  });
});

describe('Changing a cart line', () => {
  it('reports a refused quantity beside the cart in 2.4.9', async () => {
    const id = await api.cartWith({ sku: 'FL-D-04', quantity: 1 });
    const item = { cart_item_uid: 'MQ==', quantity: 5 };
    const { body, status } = await update(
      id,
      item,
      'cart { total_quantity } errors { code message }',
    );
    expect([status, body]).toEqual([
      200,
      {
        data: {
          updateCartItems: {
            cart: { total_quantity: 1 },
            errors: [{ code: 'INSUFFICIENT_STOCK', message: 'Only 2 of 5 available' }],
          },
        },
      },
    ]);
  });

  it('fails its GraphQL field with an error in 2.4.7', async () => {
    await api.control('release', { value: '2.4.7' });
    const id = await api.cartWith({ sku: 'FL-D-04', quantity: 1 });
    const { body, status } = await update(id, { cart_item_uid: 'MQ==', quantity: 5 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      errors: [
        {
          message: 'Could not update cart item: The requested qty is not available',
          extensions: { category: 'graphql-input' },
        },
      ],
      data: { updateCartItems: null },
    });
    const unknown = await update(id, { cart_item_uid: 'OTk=', quantity: 1 });
    expect(unknown.body.errors[0]).toMatchObject({
      message: 'Could not find cart item with id: 99.',
      extensions: { category: 'graphql-no-such-entity' },
    });
  });

  it('has no errors field beside the cart in 2.4.7', async () => {
    await api.control('release', { value: '2.4.7' });
    const id = await api.cartWith();
    const item = { cart_item_uid: 'MQ==', quantity: 1 };
    const { body } = await update(id, item, 'cart { id } errors { code }');
    expect(body.errors[0].message).toContain(
      'Cannot query field "errors" on type "UpdateCartItemsOutput".',
    );
    const read = `query ($id: String!) {
      cart(cart_id: $id) { itemsV2 { items { not_available_message } } }
    }`;
    expect((await api.graphql(read, { id })).body).not.toHaveProperty('data');
  });
});

describe('Cart with an unavailable line', () => {
  it('lists null with an error in front of all lines in items', async () => {
    const id = await api.cartWith(LETTERS, { sku: 'FL-B-03', quantity: 1 });
    await api.control('sell-out', { sku: 'FL-B-03' });
    const query = 'query ($id: String!) { cart(cart_id: $id) { items { uid } } }';
    const { body, status } = await api.graphql(query, { id });
    expect(status).toBe(200);
    expect(body.errors).toMatchObject([
      {
        message: 'Some of the products are out of stock.',
        path: ['cart', 'items', 0],
        extensions: { category: 'graphql-input' },
      },
    ]);
    expect(body.data.cart.items).toEqual([null, { uid: 'MQ==' }, { uid: 'Mg==' }]);
  });

  it('reports the state of each line, and no error of the cart, in itemsV2', async () => {
    const id = await api.cartWith(LETTERS, { sku: 'FL-B-03', quantity: 2 });
    await api.control('set-stock', { sku: 'FL-B-03', stock: 1 });
    const { itemsV2 } = await api.cart(
      id,
      'itemsV2 { items { is_available errors { code message } not_available_message } }',
    );
    expect(itemsV2.items).toEqual([
      { is_available: true, errors: [], not_available_message: null },
      {
        is_available: false,
        errors: [{ code: 'ITEM_QTY', message: 'The requested qty is not available' }],
        not_available_message: 'Only 1 of 2 available',
      },
    ]);
  });

  it('has null with an error in place of a line whose product no longer exists', async () => {
    const id = await api.cartWith(LETTERS, { sku: 'FL-B-03', quantity: 1 });
    api.shop.products.delete('FL-B-04');
    const query = 'query ($id: String!) { cart(cart_id: $id) { itemsV2 { items { uid } } } }';
    const { body } = await api.graphql(query, { id });
    expect(body.data.cart.itemsV2.items).toEqual([null, { uid: 'Mg==' }]);
    expect(body.errors).toMatchObject([
      {
        message: "The product that was requested doesn't exist. Verify the product and try again.",
        path: ['cart', 'itemsV2', 'items', 0],
        extensions: { category: 'graphql-no-such-entity' },
      },
    ]);
  });

  it('lists twenty lines a page and refuses impossible page numbers', async () => {
    const id = await api.cartWith(LETTERS);
    const read = async (args: string) =>
      (
        await api.graphql(
          `query ($id: String!) { cart(cart_id: $id) { itemsV2${args} { total_count page_info { page_size } } } }`,
          { id },
        )
      ).body;
    expect((await read('')).data.cart.itemsV2).toEqual({
      total_count: 1,
      page_info: { page_size: 20 },
    });
    expect((await read('(pageSize: 0)')).errors[0].message).toBe(
      'pageSize value must be greater than 0.',
    );
    expect((await read('(currentPage: 0)')).errors[0].message).toBe(
      'currentPage value must be greater than 0.',
    );
  });
});

describe('Prices and coupons of a cart', () => {
  const PRICES = `prices {
    subtotal_excluding_tax { value } discounts { label amount { value } }
    applied_taxes { amount { value } } grand_total { value currency }
  }`;
  const coupon = (cartId: string, code: string) =>
    api.graphql(
      `mutation ($cartId: String!, $code: String!) {
        applyCouponToCart(input: { cart_id: $cartId, coupon_code: $code }) {
          cart { applied_coupons { code } }
        }
      }`,
      { cartId, code },
    );

  beforeEach(() => api.control('set-tax', { country: 'US', percent: 10 }));

  it('tax applies to what is left after a percentage coupon', async () => {
    const id = await api.cartWith({ ...LETTERS, quantity: 2 });
    await coupon(id, 'FIRSTLIGHT');
    expect((await api.cart(id, PRICES)).prices).toEqual({
      subtotal_excluding_tax: { value: 184 },
      discounts: [{ label: 'First light, a tenth less', amount: { value: 18.4 } }],
      applied_taxes: [{ amount: { value: 16.56 } }],
      grand_total: { value: 182.16, currency: 'USD' },
    });
  });

  it('a fixed coupon is deducted once, and amounts are in the currency of the view', async () => {
    const id = await api.cartWith(LETTERS, { sku: 'FL-B-03', quantity: 1 });
    await coupon(id, 'letter15');
    expect((await api.cart(id, PRICES)).prices).toMatchObject({
      subtotal_excluding_tax: { value: 196 },
      discounts: [{ amount: { value: 15 } }],
      grand_total: { value: 199.1, currency: 'USD' },
    });
    expect((await api.cart(id, PRICES, { store: 'zh_hant' })).prices).toMatchObject({
      subtotal_excluding_tax: { value: 1528.8 },
      discounts: [{ label: '信箋讀者優惠', amount: { value: 117 } }],
      applied_taxes: [],
      grand_total: { value: 1411.8, currency: 'HKD' },
    });
  });

  it('a change of the tax rate changes the total', async () => {
    const id = await api.cartWith(LETTERS);
    expect((await api.cart(id, PRICES)).prices.grand_total.value).toBe(101.2);
    await api.control('set-tax', { country: 'US', percent: 25 });
    expect((await api.cart(id, PRICES)).prices.grand_total.value).toBe(115);
  });

  it('an invalid coupon, a second one and any coupon for an empty cart are refused', async () => {
    const refusal = async (id: string, code: string) =>
      (await coupon(id, code)).body.errors[0].message;
    const empty = await api.cartWith();
    expect(await refusal(empty, 'FIRSTLIGHT')).toBe('Cart does not contain products.');
    const id = await api.cartWith(LETTERS);
    const invalid = "The coupon code isn't valid. Verify the code and try again.";
    expect(await refusal(id, 'NONE')).toBe(invalid);
    expect(await refusal(id, 'LASTSPRING')).toBe(invalid);
    await coupon(id, 'FIRSTLIGHT');
    expect(await refusal(id, 'LETTER15')).toBe(
      'A coupon is already applied to the cart. Please remove it to apply another',
    );
  });

  it('removing a coupon restores the total', async () => {
    const id = await api.cartWith(LETTERS);
    await coupon(id, 'FIRSTLIGHT');
    const remove =
      'mutation ($id: String!) { removeCouponFromCart(input: { cart_id: $id }) { cart { applied_coupons { code } } } }';
    const { body } = await api.graphql(remove, { id });
    expect(body.data.removeCouponFromCart.cart.applied_coupons).toBeNull();
    expect((await api.cart(id, PRICES)).prices.grand_total.value).toBe(101.2);
  });
});

describe('Summary quantity of the PWA modules', () => {
  const FIELD = 'total_summary_quantity_including_config';

  it('is an unknown field without the modules, which fails the whole document', async () => {
    const id = await api.cartWith(LETTERS);
    const query = `query ($id: String!) { cart(cart_id: $id) { id ${FIELD} } }`;
    const { body } = await api.graphql(query, { id });
    expect(body.errors[0].message).toContain(`Cannot query field "${FIELD}" on type "Cart".`);
    expect(body).not.toHaveProperty('data');
  });

  it('counts the pieces with the modules', async () => {
    await api.control('pwa-modules', { on: true });
    const id = await api.cartWith({ ...LETTERS, quantity: 2 });
    expect(await api.cart(id, FIELD)).toEqual({ [FIELD]: 2 });
  });
});

function childOf(parentSku: string, valueId: number): string {
  const parent = api.shop.products.get(parentSku);
  if (parent?.kind !== 'configurable') throw new Error(`${parentSku} has no variants.`);
  return parent.variants.find(({ valueIds }) => valueIds.includes(valueId))?.sku ?? '';
}
