import { gql } from '@urql/core';
import { describe, expect, it } from 'vitest';
import { submitAccountTask } from '../../../src/adapters/graphql/operations/account.ts';
import {
  addItem,
  applyCoupon,
  createCart,
  mergeCarts,
  removeItem,
} from '../../../src/adapters/graphql/operations/cart.ts';
import { readCart } from '../../../src/adapters/graphql/operations/readCart.ts';
import { generateToken } from '../../../src/adapters/graphql/operations/session.ts';
import { updateItem } from '../../../src/adapters/graphql/operations/updateItem.ts';
import { changeWishList } from '../../../src/adapters/graphql/operations/wishList.ts';
import type { Order } from '../../platform/shop/model.ts';
import { addition, shopClient } from '../shopClient.ts';

const Plain = gql`
  query Plain($cartId: String!) {
    cart(cart_id: $cartId) {
      id
      total_quantity
    }
  }
`;
const WithSummary = gql`
  query WithSummary($cartId: String!) {
    cart(cart_id: $cartId) {
      id
      total_quantity
      total_summary_quantity_including_config
    }
  }
`;

type ShopWithCustomer = Awaited<ReturnType<typeof customerWithOne>>;

/** Each operation that changes a cart with one piece, and the number of pieces afterwards. */
const WAYS: [string, number, (situation: ShopWithCustomer) => Promise<unknown>][] = [
  ['an addition', 2, ({ client, cartId, simple }) => addItem(client, addition(cartId, simple))],
  [
    'an update',
    3,
    ({ client, cartId, itemId }) => updateItem(client, { cartId, itemId, quantity: 3 }),
  ],
  ['a removal', 0, ({ client, cartId, itemId }) => removeItem(client, { cartId, itemId })],
  ['a coupon', 1, ({ client, cartId }) => applyCoupon(client, { cartId, code: 'FIRSTLIGHT' })],
  [
    'a merge',
    2,
    ({ client, cartId, guestsCart }) =>
      mergeCarts(client, { source: guestsCart, destination: cartId }),
  ],
  [
    'a move from the wish list',
    2,
    async ({ client, simple }) => {
      const wish = { sku: simple.sku, name: '', quantity: 1, selectedOptions: [] };
      const { listId, items } = await changeWishList(client, '0', { kind: 'add', wishes: [wish] });
      const item = items.find(({ sku }) => sku === simple.sku)!;
      await changeWishList(client, listId, { kind: 'move', item, selectedOptions: [] });
    },
  ],
  [
    'a reorder',
    2,
    async ({ client, order }) => submitAccountTask(client, { kind: 'reorder', number: order() }),
  ],
  ['another tab', 2, async ({ shop, simple }) => shop.addElsewhere(simple.sku)],
];

describe('Cart badge', () => {
  for (const [source, query, field] of [
    ['total_quantity', Plain, 'total_quantity'],
    ['the sum of the PWA modules', WithSummary, 'total_summary_quantity_including_config'],
  ] as const) {
    for (const [way, count, change] of WAYS) {
      it(`shows the right count after ${way}, read from ${source}`, async () => {
        const situation = await customerWithOne(source !== 'total_quantity');
        const { client, cartId } = situation;
        let last: Record<string, unknown> | undefined;
        const shown = client.query(query, { cartId }).subscribe(({ data }) => {
          last = data?.cart;
        });
        await expect.poll(() => last?.[field]).toBe(1);
        await change(situation);
        await readCart(client, cartId);
        await expect.poll(() => last?.[field]).toBe(count);
        shown.unsubscribe();
      });
    }
  }
});

describe('A stock message without a payload', () => {
  const message = 'There are no source items with the in stock status';

  it('is too little stock for a move from the wish list', async () => {
    const { client, simple, control } = await customerWithOne(false);
    const wish = { sku: simple.sku, name: '', quantity: 1, selectedOptions: [] };
    const { listId, items } = await changeWishList(client, '0', { kind: 'add', wishes: [wish] });
    await control('fail', { field: 'addWishlistItemsToCart', message });
    const item = items[0]!;
    const moving = changeWishList(client, listId, { kind: 'move', item, selectedOptions: [] });
    await expect(moving).rejects.toMatchObject({ reason: 'soldOut' });
  });

  it('is too little stock for a reorder', async () => {
    const { client, order, control } = await customerWithOne(false);
    await control('fail', { field: 'reorderItems', message });
    const ordering = submitAccountTask(client, { kind: 'reorder', number: order() });
    await expect(ordering).rejects.toMatchObject({ reason: 'soldOut' });
  });
});

/** Roberta, who is signed in, with one product in her cart; she was a guest with a cart before. */
async function customerWithOne(hasPwaModules: boolean) {
  let token: string | null = null;
  const shop = shopClient({ token: () => token });
  await shop.control('pwa-modules', { on: hasPwaModules });
  const { client, simple } = shop;
  const other = [...shop.shop.products.values()].find(
    (one) => one.kind === 'simple' && one.isVisible && one.stock > 5 && one !== simple,
  )!;
  const guestsCart = await createCart(client);
  await addItem(client, addition(guestsCart, other));
  token = await generateToken(client, { email: 'roberta@example.com', password: 'Peony123!' });
  const cartId = await createCart(client);
  await addItem(client, addition(cartId, simple));
  const [line] = (await readCart(client, cartId)).items;
  const customer = shop.shop.customers.find(({ email }) => email === 'roberta@example.com')!;
  return {
    client,
    control: shop.control,
    simple: other,
    cartId,
    guestsCart,
    itemId: line?.uid ?? '',
    shop: {
      addElsewhere: async (sku: string) => {
        const cart = shop.shop.carts.get(cartId)!;
        const [first] = cart.lines;
        cart.lines.push({ ...first!, id: first!.id + 1_000, sku });
      },
    },
    /** An order of Roberta's with one product. */
    order: () => {
      shop.shop.orders.push({
        ...({} as Order),
        number: '000000001',
        customerId: customer.id,
        lines: [{ sku: other.sku, parentSku: null, name: '', quantity: 1, price: 1, rowTotal: 1 }],
      });
      return '000000001';
    },
  };
}
