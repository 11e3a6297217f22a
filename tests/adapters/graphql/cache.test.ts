import { type Client, type CombinedError, gql } from '@urql/core';
import { describe, expect, it } from 'vitest';
import { addItem, createCart } from '../../../src/adapters/graphql/operations/cart.ts';
import { setShippingAddress } from '../../../src/adapters/graphql/operations/checkout.ts';
import { readCart } from '../../../src/adapters/graphql/operations/readCart.ts';
import { updateItem } from '../../../src/adapters/graphql/operations/updateItem.ts';
import { ADDRESS, addition, shopClient } from '../shopClient.ts';

const Badge = gql`
  query Badge($cartId: String!) {
    cart(cart_id: $cartId) {
      id
      total_quantity
    }
  }
`;
const SummaryBadge = gql`
  query SummaryBadge($cartId: String!) {
    cart(cart_id: $cartId) {
      id
      total_summary_quantity_including_config
    }
  }
`;
const Addresses = gql`
  query Addresses($cartId: String!) {
    cart(cart_id: $cartId) {
      id
      shipping_addresses {
        street
        firstname
        city
      }
    }
  }
`;
const Lines = gql`
  query Lines($cartId: String!) {
    cart(cart_id: $cartId) {
      id
      itemsV2(pageSize: 100) {
        items {
          __typename
          uid
          quantity
        }
      }
    }
  }
`;
const Logo = gql`
  query Logo {
    storeConfig {
      store_code
      store_name
    }
  }
`;
const Stores = gql`
  query Stores {
    availableStores {
      store_code
      store_name
    }
  }
`;

describe('Cached cart', () => {
  it('updates a watched total_quantity from mutations without another request', async () => {
    const { client, simple, watch, sent } = shopWithWatch();
    const cartId = await createCart(client);
    await addItem(client, addition(cartId, simple));
    const badge = watch(Badge, { cartId });
    await badge.settled();
    await addItem(client, addition(cartId, simple));
    expect(badge.last()).toMatchObject({ cart: { total_quantity: 2 } });
    const itemId = (await readCart(client, cartId)).items[0]?.uid ?? '';
    await updateItem(client, { cartId, itemId, quantity: 3 });
    expect(badge.last()).toMatchObject({ cart: { total_quantity: 3 } });
    expect(sent.filter((request) => request === 'GET Badge')).toHaveLength(1);
  });

  it('fetches the summary quantity of the PWA modules again after an addition', async () => {
    const { client, simple, watch, sent, control } = shopWithWatch();
    await control('pwa-modules');
    const cartId = await createCart(client);
    await addItem(client, addition(cartId, simple));
    const badge = watch(SummaryBadge, { cartId });
    await badge.settled();
    await addItem(client, addition(cartId, simple));
    await badge.settled();
    expect(badge.last()).toMatchObject({ cart: { total_summary_quantity_including_config: 2 } });
    expect(sent.filter((request) => request === 'GET SummaryBadge')).toHaveLength(2);
  });

  it('loses its lines when another cart is created', async () => {
    const { client, simple } = shopClient();
    const first = await createCart(client);
    await addItem(client, addition(first, simple));
    await readCart(client, first);
    const second = await createCart(client);
    expect(await cachedLines(client, first)).toMatchObject({ cart: null });
    await client.query(Badge, { cartId: second }).toPromise();
    expect(await cachedLines(client, second)).toBeNull();
  });

  it('does not share its lines with a cart that was created elsewhere', async () => {
    const { client, simple } = shopClient();
    const elsewhere = await createCart(client);
    const current = await createCart(client);
    await addItem(client, addition(current, simple));
    await readCart(client, current);
    await client.query(Badge, { cartId: elsewhere }).toPromise();
    expect(await cachedLines(client, elsewhere)).toBeNull();
    await readCart(client, elsewhere);
    expect(await cachedLines(client, elsewhere)).toMatchObject({
      cart: { id: elsewhere, itemsV2: { items: [] } },
    });
  });

  it('merges addresses with the same street', async () => {
    const { client, simple } = shopClient();
    const cartId = await createCart(client);
    await addItem(client, addition(cartId, simple));
    await setShippingAddress(client, { cartId, ...ADDRESS });
    await client.query(Addresses, { cartId }).toPromise();
    await setShippingAddress(client, {
      cartId,
      ...ADDRESS,
      street: ['2 Peony Yard'],
      firstname: 'Bo',
    });
    const { data } = await client
      .query(Addresses, { cartId }, { requestPolicy: 'network-only' })
      .toPromise();
    expect(data.cart.shipping_addresses).toMatchObject([
      { street: ['2 Peony Yard'], firstname: 'Bo', city: 'Austin' },
    ]);
  });
});

describe('Cached store configuration', () => {
  it('stays unchanged when all store views are read', async () => {
    const { client } = shopClient();
    const before = (await client.query(Logo, {}).toPromise()).data;
    const stores = (await client.query(Stores, {}).toPromise()).data;
    expect(stores.availableStores).toHaveLength(2);
    expect(
      new Set(stores.availableStores.map((view: { store_code: string }) => view.store_code)).size,
    ).toBe(2);
    expect(
      (await client.query(Logo, {}, { requestPolicy: 'cache-only' }).toPromise()).data,
    ).toEqual(before);
  });
});

/** Reads a cart's lines from the cache, without a request. */
const cachedLines = async (client: Client, cartId: string) =>
  (await client.query(Lines, { cartId }, { requestPolicy: 'cache-only' }).toPromise()).data ?? null;

/** A shop, with a function that renders an element until the test ends. */
function shopWithWatch() {
  const shop = shopClient();
  return {
    ...shop,
    watch: (query: ReturnType<typeof gql>, variables: object) => {
      let data: unknown;
      let error: CombinedError | undefined;
      shop.client.query(query, variables).subscribe((result) => {
        ({ data, error } = result);
      });
      return {
        last: () => {
          if (error) throw error;
          return data;
        },
        /** Waits until no request is in flight. */
        settled: async () => {
          for (let turn = 0; turn < 20; turn++) await new Promise((done) => setImmediate(done));
        },
      };
    },
  };
}
