import type { Client } from '@urql/core';
import { describe, expect, it } from 'vitest';
import { submitAccountTask } from '../../../src/adapters/graphql/operations/account.ts';
import {
  addItem,
  applyCoupon,
  createCart,
  mergeCarts,
  removeCoupon,
  removeItem,
} from '../../../src/adapters/graphql/operations/cart.ts';
import { readCart } from '../../../src/adapters/graphql/operations/readCart.ts';
import { generateToken } from '../../../src/adapters/graphql/operations/session.ts';
import { updateItem } from '../../../src/adapters/graphql/operations/updateItem.ts';
import { changeWishList } from '../../../src/adapters/graphql/operations/wishList.ts';
import { respondingClient } from '../../support/respondingClient.ts';
import { addition, shopClient } from '../shopClient.ts';

const WISHED = { id: '1', sku: 'A', name: 'A', quantity: 1, selectedOptions: [] };

describe('Cart adapter', () => {
  it('creates, fills, changes and empties a cart', async () => {
    const { client, simple } = shopClient();
    const cartId = await createCart(client);
    expect(cartId).toHaveLength(32);
    await addItem(client, addition(cartId, simple));
    const filled = await readCart(client, cartId);
    expect(filled.items).toHaveLength(1);
    expect(filled.items[0]).toMatchObject({
      quantity: 1,
      variantSku: null,
      product: { sku: simple.sku },
    });
    const itemId = filled.items[0]?.uid ?? '';
    await updateItem(client, { cartId, itemId, quantity: 2 });
    const changed = await readCart(client, cartId);
    expect(changed.totalQuantity).toBe(2);
    expect(changed.prices.subtotal?.value).toBeCloseTo((filled.prices.subtotal?.value ?? 0) * 2);
    await removeItem(client, { cartId, itemId });
    expect((await readCart(client, cartId)).items).toEqual([]);
  });

  it('rejects a cart whose lines all failed although it counts some', async () => {
    const { client } = respondingClient(() => ({
      data: {
        cart: { id: 'abc', total_quantity: 2, itemsV2: { items: [null] }, shipping_addresses: [] },
      },
      errors: [{ message: 'Internal server error' }],
    }));
    await expect(readCart(client, 'abc')).rejects.toMatchObject({ reason: 'unreachable' });
  });

  it('reads a cart whose only line was dropped because it is out of stock', async () => {
    const { client } = respondingClient(() => ({
      data: {
        cart: { id: 'abc', total_quantity: 2, itemsV2: { items: [] }, shipping_addresses: [] },
      },
      extensions: { hadStockErrors: true },
    }));
    await expect(readCart(client, 'abc')).resolves.toMatchObject({ items: [], totalQuantity: 2 });
  });

  it('adds a configurable product by its own SKU and the chosen options', async () => {
    const { client, configurable, shop } = shopClient();
    if (configurable.kind !== 'configurable') throw new Error('Not configurable.');
    const variant = configurable.variants.find(({ sku }) => {
      const child = shop.products.get(sku);
      return child?.kind === 'simple' && child.stock > 5;
    });
    const selectedOptions = configurable.attributeIds.map((id, index) =>
      btoa(`configurable/${id}/${variant?.valueIds[index]}`),
    );
    const cartId = await createCart(client);
    await addItem(client, {
      cartId,
      parentSku: configurable.sku,
      product: { uid: '', name: '', selectedOptions },
      quantity: 1,
      sku: variant?.sku ?? '',
    });
    const [line] = (await readCart(client, cartId)).items;
    expect(line).toMatchObject({
      product: { sku: configurable.sku },
      variantSku: variant?.sku,
    });
    expect(line?.options.map(({ valueUid }) => valueUid)).toEqual(selectedOptions);
  });

  it('applies and removes a coupon', async () => {
    const { client, simple, shop } = shopClient();
    const code = shop.coupons.find(({ code }) => !/expired/i.test(code))?.code ?? '';
    const cartId = await createCart(client);
    await addItem(client, addition(cartId, simple));
    await applyCoupon(client, { cartId, code });
    expect((await readCart(client, cartId)).coupons).toEqual([code]);
    await removeCoupon(client, { cartId });
    expect((await readCart(client, cartId)).coupons).toEqual([]);
  });

  it('marks a line that has sold out as unavailable', async () => {
    const { client, simple, control } = shopClient();
    const cartId = await createCart(client);
    await addItem(client, addition(cartId, simple));
    await control('sell-out', { sku: simple.sku });
    const [line] = (await readCart(client, cartId)).items;
    expect(line?.isAvailable).toBe(false);
  });

  it('reads the other lines when the product of one line no longer exists', async () => {
    const { client, simple, shop } = shopClient();
    const other = [...shop.products.values()].find(
      (one) => one.kind === 'simple' && one.isVisible && one.stock > 5 && one !== simple,
    );
    if (!other) throw new Error('The seed has one product only.');
    const cartId = await createCart(client);
    await addItem(client, addition(cartId, simple));
    await addItem(client, addition(cartId, other));
    shop.products.delete(simple.sku);
    expect((await readCart(client, cartId)).items.map(({ product }) => product.sku)).toEqual([
      other.sku,
    ]);
  });
});

describe('Refused cart operation', () => {
  it('reports too little stock when the platform gives a stock message and no payload', async () => {
    const { client, simple, control } = shopClient();
    const cartId = await createCart(client);
    const message = 'The requested qty is not available';
    await control('fail', { field: 'addProductsToCart', message });
    await expect(addItem(client, addition(cartId, simple))).rejects.toMatchObject({
      reason: 'soldOut',
    });
    expect((await readCart(client, cartId)).items).toEqual([]);
  });

  it.each([
    ['addition', (client: Client) => addItem(client, addition('abc', { sku: 'A' }))],
    ['reorder', (client: Client) => submitAccountTask(client, { kind: 'reorder', number: '1' })],
    [
      'move from the wish list',
      (client: Client) =>
        changeWishList(client, '1', { kind: 'move', item: WISHED, selectedOptions: [] }),
    ],
  ])(
    'counts as unanswered when the platform gives neither a payload nor an error: %s',
    async (_, send) => {
      const { client } = shopClient({
        fetch: async () =>
          Response.json({
            data: { addProductsToCart: null, reorderItems: null, addWishlistItemsToCart: null },
          }),
      });
      await expect(send(client)).rejects.toMatchObject({ reason: 'unreachable' });
    },
  );

  it('reports too little stock when an update gives a stock message and no payload', async () => {
    const { client, simple, control } = shopClient();
    const cartId = await createCart(client);
    await addItem(client, addition(cartId, simple));
    const itemId = (await readCart(client, cartId)).items[0]?.uid ?? '';
    const message = 'The requested qty is not available';
    await control('fail', { field: 'updateCartItems', message });
    const updating = updateItem(client, { cartId, itemId, quantity: 2 });
    await expect(updating).rejects.toMatchObject({ reason: 'soldOut' });
  });

  it('has the kind INSUFFICIENT_STOCK when an addition exceeds the stock', async () => {
    const { client, simple } = shopClient();
    const cartId = await createCart(client);
    await expect(addItem(client, addition(cartId, simple, 100_000))).rejects.toMatchObject({
      reason: 'refused',
      kind: 'INSUFFICIENT_STOCK',
    });
  });

  for (const release of ['2.4.7', '2.4.9']) {
    it(`carries the stock message when an update exceeds the stock (${release})`, async () => {
      const { client, simple, control } = shopClient();
      await control('release', { value: release });
      const cartId = await createCart(client);
      await addItem(client, addition(cartId, simple));
      const itemId = (await readCart(client, cartId)).items[0]?.uid ?? '';
      const updating = updateItem(client, { cartId, itemId, quantity: 100_000 });
      await expect(updating).rejects.toMatchObject({
        reason: 'refused',
        message: expect.stringMatching(/The most you may purchase|requested qty is not available/),
      });
      expect((await readCart(client, cartId)).totalQuantity).toBe(1);
    });
  }

  it('carries the platform’s own message for an unknown coupon', async () => {
    const { client, simple } = shopClient();
    const cartId = await createCart(client);
    await addItem(client, addition(cartId, simple));
    await expect(applyCoupon(client, { cartId, code: 'NOPE' })).rejects.toThrow(
      "The coupon code isn't valid. Verify the code and try again.",
    );
  });

  it('names the actual quantity when the response contains another one than was requested', async () => {
    const cart = {
      __typename: 'Cart',
      id: 'abc',
      total_quantity: 3,
      itemsV2: {
        __typename: 'CartItems',
        items: [{ __typename: 'SimpleCartItem', uid: 'MQ==', quantity: 3 }],
      },
    };
    const { client } = shopClient({
      fetch: async () =>
        Response.json({
          data: { updateCartItems: { __typename: 'UpdateCartItemsOutput', cart, errors: [] } },
        }),
    });
    await expect(
      updateItem(client, { cartId: 'abc', itemId: 'MQ==', quantity: 9 }),
    ).rejects.toMatchObject({ reason: 'refused', message: expect.stringContaining('3') });
  });

  it.each([42, true, '', null])('accepts only a text as a cart’s id, not %j', async (id) => {
    const { client } = respondingClient(() => ({ data: { createEmptyCart: id } }));
    await expect(createCart(client)).rejects.toThrow(/^Unable to create cart$/);
  });

  it('has the message “Unable to create cart” when creating a cart fails', async () => {
    const { client, control } = shopClient();
    await control('fail', { field: 'createEmptyCart', message: 'No.' });
    await expect(createCart(client)).rejects.toThrow(/^Unable to create cart$/);
  });
});

describe('Invalid cart', () => {
  it('is recognised by the English message', async () => {
    const { client } = shopClient();
    await expect(readCart(client, 'a'.repeat(32))).rejects.toMatchObject({ reason: 'invalidCart' });
  });

  it('is recognised by the message in the language of the store view', async () => {
    const { client, simple, control } = shopClient({ storeView: () => 'zh_hant' });
    await control('translate-errors');
    const cartId = await createCart(client);
    await control('forget-carts');
    const adding = addItem(client, addition(cartId, simple));
    await expect(adding).rejects.toMatchObject({ reason: 'invalidCart' });
    await expect(adding).rejects.not.toThrow(/Could not find/);
  });

  it('is recognised from an error without a category when a coupon is applied', async () => {
    const { client } = shopClient({
      fetch: async () => Response.json({ errors: [{ message: 'カートがありません' }] }),
    });
    await expect(applyCoupon(client, { cartId: 'a', code: 'b' })).rejects.toMatchObject({
      reason: 'invalidCart',
    });
  });

  it('is not inferred from a missing line', async () => {
    const { client, sent } = shopClient();
    const cartId = await createCart(client);
    await expect(removeItem(client, { cartId, itemId: btoa('999') })).rejects.toMatchObject({
      reason: 'refused',
    });
    expect(sent).toContain('GET CartAccess');
  });

  /** The mutation fails with an unknown message; the query of the cart's id gets this response. */
  const withAccess = (access: () => Response) =>
    shopClient({
      fetch: async (input) =>
        String(input).includes('CartAccess')
          ? access()
          : Response.json({ errors: [{ message: '？', extensions: { category: NO_SUCH } }] }),
    }).client;
  const NO_SUCH = 'graphql-no-such-entity';
  const refusal = (category: string, status = 200) =>
    Response.json({ errors: [{ message: '？', extensions: { category } }] }, { status });
  for (const [title, access, reason] of [
    ['the id-only query finds none either', () => refusal(NO_SUCH), 'invalidCart'],
    ['it is somebody else’s', () => refusal('graphql-authorization', 403), 'invalidCart'],
    ['it is there', () => Response.json({ data: { cart: { id: 'a' } } }), 'refused'],
    ['the session is over', () => refusal('graphql-authentication', 401), 'refused'],
    [
      'the session is over, without a category',
      () => Response.json({ errors: [{ message: '？' }] }, { status: 401 }),
      'refused',
    ],
    ['the query is refused for its form', () => refusal('graphql-input'), 'refused'],
    ['the platform is in trouble', () => refusal(NO_SUCH, 503), 'refused'],
  ] as const) {
    it(`is decided by the id-only query when the message is unknown: ${title}`, async () => {
      const removing = removeItem(withAccess(access), { cartId: 'a', itemId: 'b' });
      await expect(removing).rejects.toMatchObject({ reason });
    }, 20_000);
  }

  it('is not inferred from a lost connection', async () => {
    const { client } = shopClient({
      fetch: async () => {
        throw new TypeError('Failed to fetch: Could not find a cart');
      },
    });
    await expect(removeCoupon(client, { cartId: 'a' })).rejects.toMatchObject({
      reason: 'unreachable',
    });
  });
});

describe('Merging a guest cart', () => {
  const mergeInto = (shop: ReturnType<typeof shopClient>, source: string, destination: string) =>
    mergeCarts(shop.client, { source, destination });

  it('moves its lines once and rejects a second merge as an invalid cart', async () => {
    let token: string | null = null;
    const shop = shopClient({ token: () => token });
    const source = await createCart(shop.client);
    await addItem(shop.client, addition(source, shop.simple));
    token = await generateToken(shop.client, {
      email: 'roberta@example.com',
      password: 'Peony123!',
    });
    const destination = await createCart(shop.client);
    await mergeInto(shop, source, destination);
    expect((await readCart(shop.client, destination)).totalQuantity).toBe(1);
    await expect(mergeInto(shop, source, destination)).rejects.toMatchObject({
      reason: 'invalidCart',
    });
    expect((await readCart(shop.client, destination)).totalQuantity).toBe(1);
  });

  it('does not report an invalid cart when both carts are the same', async () => {
    const shop = shopClient();
    const source = await createCart(shop.client);
    await expect(mergeInto(shop, source, source)).rejects.toMatchObject({ reason: 'refused' });
  });
});

describe('Cart adapter reports an unreachable platform for this response', () => {
  const malformed: Record<string, () => Response> = {
    'a page of HTML': () =>
      new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } }),
    'an empty object': () => Response.json({}),
    'no data': () => Response.json({ data: null }),
    'half of a JSON': () =>
      new Response('{"data": {', { headers: { 'content-type': 'application/json' } }),
    'HTTP 500 with errors': () =>
      Response.json({ errors: [{ message: 'Internal server error' }] }, { status: 500 }),
    'HTTP 500 with a message': () => Response.json({ message: 'No.' }, { status: 500 }),
  };
  for (const [title, respond] of Object.entries(malformed)) {
    it(title, async () => {
      const { client } = shopClient({ fetch: async () => respond() });
      const adding = addItem(client, addition('a', { sku: 'b' }));
      await expect(adding).rejects.toMatchObject({ reason: 'unreachable' });
    });
  }
});
