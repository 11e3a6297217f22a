import { describe, expect, it } from 'vitest';
import { type ApiResponse, createTestPlatform } from './testPlatform.ts';

const LIST = `id items_count items_v2 { items { id quantity product { sku }
  ... on ConfigurableWishlistItem { configured_variant { sku } configurable_options { option_label value_label } } } }`;

/** Signs Roberta in to a new shop. */
async function roberta() {
  const api = createTestPlatform();
  const headers = await api.signIn();
  const sendQuery = async (query: string, more = {}): Promise<ApiResponse> =>
    (await api.graphql(query, {}, { ...headers, ...more })).body;
  const add = (items: string, id = '0', more = {}): Promise<ApiResponse> =>
    sendQuery(
      `mutation { addProductsToWishlist(wishlistId: "${id}", wishlistItems: [${items}]) {
        wishlist { ${LIST} } user_errors { code message } } }`,
      more,
    );
  return { ...api, sendQuery, add };
}

const BLUE = '{ sku: "FL-B-03", quantity: 1 }';

describe('Wish list', () => {
  it('is created by the first addition', async () => {
    const { sendQuery, add } = await roberta();
    expect(await sendQuery('{ customer { wishlists { id } } }')).toEqual({
      data: { customer: { wishlists: [] } },
    });
    const { data } = await add(BLUE);
    expect(data.addProductsToWishlist).toMatchObject({
      wishlist: { id: '1', items_count: 1, items_v2: { items: [{ id: '1', quantity: 1 }] } },
      user_errors: [],
    });
    expect((await sendQuery('{ customer { wishlist_v2(id: "1") { items_count } } }')).data).toEqual(
      {
        customer: { wishlist_v2: { items_count: 1 } },
      },
    );
  });

  it('sums equal products and keeps different choices as separate items', async () => {
    const { add, shop } = await roberta();
    const uids = [btoa('configurable/144/166'), btoa('configurable/93/49')];
    await add(`${BLUE}, { sku: "FL-B-02", quantity: 1 }`);
    const chosen = `{ sku: "FL-B-02", quantity: 1, selected_options: ${JSON.stringify(uids)} }`;
    const { wishlist } = (await add(`${BLUE}, ${chosen}`, '1')).data.addProductsToWishlist;
    expect(wishlist.items_v2.items).toEqual([
      { id: '1', quantity: 2, product: { sku: 'FL-B-03' } },
      {
        id: '2',
        quantity: 1,
        product: { sku: 'FL-B-02' },
        configured_variant: null,
        configurable_options: [],
      },
      {
        id: '3',
        quantity: 1,
        product: { sku: 'FL-B-02' },
        configured_variant: { sku: 'FL-B-02-posy-madder' },
        configurable_options: [
          { option_label: 'Size', value_label: 'Posy' },
          { option_label: 'Color', value_label: 'Madder' },
        ],
      },
    ]);
    expect(shop.wishlists).toHaveLength(1);
  });

  it('reports unknown products and keeps the others', async () => {
    const { add } = await roberta();
    const { wishlist, user_errors } = (await add(`{ sku: "none", quantity: 1 }, ${BLUE}`)).data
      .addProductsToWishlist;
    expect(user_errors).toEqual([
      { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "none"' },
    ]);
    expect(wishlist.items_count).toBe(1);
  });

  it('is refused to guests, for unknown ids and in a shop without wish lists', async () => {
    const { graphql, add, control, sendQuery } = await roberta();
    const guest = `mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [${BLUE}]) { wishlist { id } } }`;
    const [refused] = (await graphql(guest)).body.errors;
    expect(refused).toMatchObject({
      message: 'The current user cannot perform operations on wishlist',
      extensions: { category: 'graphql-authorization' },
    });
    expect((await add(BLUE, '7')).errors[0].message).toBe('The wishlist was not found.');
    expect((await add(BLUE, '7', { store: 'zh_hant' })).errors[0].message).toBe('找不到收藏清單。');
    await control('wish-lists', { on: false });
    expect((await add(BLUE)).errors[0].message).toBe(
      'The wishlist configuration is currently disabled.',
    );
    const flag = '{ storeConfig { magento_wishlist_general_is_enabled } }';
    expect((await sendQuery(flag)).data.storeConfig.magento_wishlist_general_is_enabled).toBe('0');
  });

  it('changes and removes items, and reports an unknown item', async () => {
    const { sendQuery, add } = await roberta();
    await add(`${BLUE}, { sku: "FL-D-04", quantity: 1 }`);
    const changed = await sendQuery(
      `mutation { updateProductsInWishlist(wishlistId: "1", wishlistItems: [{ wishlist_item_id: "1", quantity: 3 }]) { wishlist { ${LIST} } } }`,
    );
    expect(changed.data.updateProductsInWishlist.wishlist.items_v2.items[0].quantity).toBe(3);
    const removed = await sendQuery(
      'mutation { removeProductsFromWishlist(wishlistId: "1", wishlistItemsIds: ["1", "9"]) { wishlist { items_count } user_errors { code message } } }',
    );
    expect(removed.data.removeProductsFromWishlist).toEqual({
      wishlist: { items_count: 1 },
      user_errors: [
        {
          code: 'UNDEFINED',
          message: 'The wishlist item with ID "9" does not belong to the wishlist',
        },
      ],
    });
  });

  it('moves the available items to the cart, and keeps and reports the others', async () => {
    const { sendQuery, add } = await roberta();
    await add(`${BLUE}, { sku: "FL-B-07", quantity: 1 }, { sku: "FL-B-02", quantity: 1 }`);
    const move = `mutation { addWishlistItemsToCart(wishlistId: "1") { status wishlist { items_count }
      add_wishlist_items_to_cart_user_errors { code message wishlistItemId } } }`;
    const { status, wishlist, add_wishlist_items_to_cart_user_errors } = (await sendQuery(move))
      .data.addWishlistItemsToCart;
    expect([status, wishlist.items_count]).toEqual([false, 2]);
    expect(add_wishlist_items_to_cart_user_errors).toEqual([
      { code: 'INSUFFICIENT_STOCK', message: 'This product is out of stock.', wishlistItemId: '2' },
      {
        code: 'UNDEFINED',
        message: 'You need to choose options for your item.',
        wishlistItemId: '3',
      },
    ]);
    const cart = await sendQuery('{ customerCart { itemsV2 { items { product { sku } } } } }');
    expect(cart.data.customerCart.itemsV2.items).toEqual([{ product: { sku: 'FL-B-03' } }]);
    const unknown = move.replace('wishlistId: "1"', 'wishlistId: "1", wishlistItemIds: ["8"]');
    expect((await sendQuery(unknown)).errors[0].message).toBe(
      'The wishlist item ids "8" were not found.',
    );
  });

  it('counts an item whose product is disabled without listing it', async () => {
    const { sendQuery, add, shop } = await roberta();
    await add(`${BLUE}, { sku: "FL-D-04", quantity: 1 }`);
    shop.products.get('FL-B-03')!.isEnabled = false;
    const { wishlists } = (await sendQuery(`{ customer { wishlists { ${LIST} } } }`)).data.customer;
    expect(wishlists[0].items_count).toBe(2);
    expect(wishlists[0].items_v2.items.map(({ product }: ApiResponse) => product.sku)).toEqual([
      'FL-D-04',
    ]);
  });
});
