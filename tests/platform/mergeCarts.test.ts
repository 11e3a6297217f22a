import { beforeEach, describe, expect, it } from 'vitest';
import { ADD, createTestPlatform } from './testPlatform.ts';

const LETTERS = { sku: 'FL-B-04', quantity: 1 };
const MADDER = { sku: 'FL-B-03', quantity: 1 };
const MERGE = `mutation ($from: String!, $into: String) {
  mergeCarts(source_cart_id: $from, destination_cart_id: $into) {
    id
    applied_coupons { code }
    itemsV2 { items { quantity product { sku } } }
  }
}`;

let api = createTestPlatform();
let headers: { authorization: string };
beforeEach(async () => {
  api = createTestPlatform();
  headers = await api.signIn();
});

const ownCart = async (of = headers): Promise<string> =>
  (await api.graphql('{ customerCart { id } }', {}, of)).body.data.customerCart.id;
const merge = async (from: string, into?: string, of: object = headers) =>
  (await api.graphql(MERGE, { from, into }, { ...of })).body;
const stock = (sku: string, value: number) => api.control('set-stock', { sku, stock: value });

describe('mergeCarts', () => {
  it('sums equal lines, moves the others and closes the guest’s cart', async () => {
    const own = await ownCart();
    await api.graphql(ADD, { cartId: own, cartItems: [LETTERS] }, headers);
    const guests = await api.cartWith({ ...LETTERS, quantity: 2 }, MADDER);
    const { data } = await merge(guests, own);
    expect(data.mergeCarts).toMatchObject({
      id: own,
      itemsV2: {
        items: [
          { quantity: 3, product: { sku: LETTERS.sku } },
          { quantity: 1, product: { sku: MADDER.sku } },
        ],
      },
    });
    expect((await merge(guests, own)).errors[0]).toMatchObject({
      message: "The cart isn't active.",
      extensions: { category: 'graphql-no-such-entity' },
    });
  });

  it('creates the customer’s cart when the customer has none and no destination is named', async () => {
    const guests = await api.cartWith(LETTERS);
    const { data } = await merge(guests);
    expect(data.mergeCarts.id).toBe(await ownCart());
  });

  it('reduces lines to the stock and drops what is sold out', async () => {
    const own = await ownCart();
    await api.graphql(ADD, { cartId: own, cartItems: [{ ...LETTERS, quantity: 2 }] }, headers);
    const guests = await api.cartWith({ ...LETTERS, quantity: 3 }, MADDER);
    await stock(LETTERS.sku, 4);
    await stock(MADDER.sku, 0);
    const { data } = await merge(guests, own);
    expect(data.mergeCarts.itemsV2.items).toEqual([{ quantity: 4, product: { sku: LETTERS.sku } }]);
  });

  it('moves the guest’s coupon', async () => {
    const guests = await api.cartWith(LETTERS);
    await api.graphql(
      `mutation ($id: String!) {
        applyCouponToCart(input: { cart_id: $id, coupon_code: "FIRSTLIGHT" }) { cart { id } }
      }`,
      { id: guests },
    );
    expect((await merge(guests)).data.mergeCarts.applied_coupons).toEqual([{ code: 'FIRSTLIGHT' }]);
  });

  it.each([
    ['no source', '', undefined, 'Required parameter "source_cart_id" is missing', 'input'],
    [
      'an empty destination',
      'x',
      '',
      'The parameter "destination_cart_id" cannot be empty',
      'input',
    ],
    ['an unknown source', 'x', undefined, 'Could not find a cart with ID "x"', 'no-such-entity'],
  ])('refuses %s', async (_, from, into, message, category) => {
    const { errors } = await merge(from, into);
    expect(errors[0]).toMatchObject({
      message,
      path: ['mergeCarts'],
      extensions: { category: `graphql-${category}` },
    });
  });

  it('refuses carts of other people and changes nothing', async () => {
    const roni = await api.signIn({
      email: 'roni_cost@example.com',
      password: 'roni_cost3@example.com',
    });
    const [guests, theirs, own] = [
      await api.cartWith(LETTERS),
      await ownCart(roni),
      await ownCart(),
    ];
    for (const [from, into] of [
      [guests, theirs],
      [own, own],
      [theirs, own],
    ] as const) {
      const { errors } = await merge(from, into);
      expect(errors[0].message).toMatch(/^The current user cannot perform operations on cart "/);
      expect(errors[0].extensions.category).toBe('graphql-authorization');
    }
    expect(await api.cart(guests, 'total_quantity')).toEqual({ total_quantity: 1 });
  });

  it('refuses a destination that was ordered elsewhere', async () => {
    const [guests, own] = [await api.cartWith(LETTERS), await ownCart()];
    await api.control('deactivate-cart', { cartId: own });
    expect((await merge(guests, own)).errors[0].message).toBe("The cart isn't active.");
    expect(await ownCart()).not.toBe(own);
  });

  it('refuses a guest, and an expired token in 2.4.7', async () => {
    const guests = await api.cartWith(LETTERS);
    expect((await merge(guests, undefined, {})).errors[0].message).toBe(
      "The current customer isn't authorized.",
    );
    api.shop.release = '2.4.7';
    await api.control('expire-tokens');
    expect((await merge(guests)).errors[0]).toMatchObject({
      message: "The current customer isn't authorized.",
      extensions: { category: 'graphql-authorization' },
    });
  });

  it('takes effect when its response is dropped', async () => {
    const guests = await api.cartWith(LETTERS);
    await api.control('drop', { field: 'mergeCarts' });
    await expect(merge(guests)).rejects.toThrow();
    expect(await api.cart(await ownCart(), 'total_quantity', headers)).toEqual({
      total_quantity: 1,
    });
    expect((await merge(guests)).errors[0].message).toBe("The cart isn't active.");
  });
});
