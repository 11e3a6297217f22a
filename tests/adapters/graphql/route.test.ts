import { Client, fetchExchange } from 'urql';
import { describe, expect, it } from 'vitest';
import { resolvePath } from '../../../src/adapters/graphql/operations/route.ts';
import { findSamePage } from '../../../src/adapters/graphql/operations/samePage.ts';
import { readStoreViews } from '../../../src/adapters/graphql/operations/store.ts';
import { shopClient } from '../shopClient.ts';

describe('resolving a path', () => {
  it('a path is a page, a product, a category or nothing', async () => {
    const { client, simple, shop } = shopClient();
    const category = shop.categories.find(({ parentId }) => parentId === shop.rootCategoryId);
    expect(await resolvePath(client, `/${simple.urlKey.en}.html`)).toEqual({
      kind: 'found',
      type: 'PRODUCT',
      uid: btoa(String(simple.id)),
      identifier: null,
      relativeUrl: `${simple.urlKey.en}.html`,
    });
    expect(await resolvePath(client, `/${category?.urlKey.en}.html`)).toMatchObject({
      kind: 'found',
      type: 'CATEGORY',
      uid: btoa(String(category?.id)),
    });
    expect(await resolvePath(client, '/')).toMatchObject({ kind: 'found', type: 'CMS_PAGE' });
    expect(await resolvePath(client, '/no-such-flower.html')).toEqual({ kind: 'nothing' });
  });

  it('a redirect leads to its target', async () => {
    const { client, shop, simple } = shopClient();
    const to = `${simple.urlKey.en}.html`;
    shop.rewrites.push({ viewCode: 'default', from: 'old-rose.html', to, redirectCode: 301 });
    expect(await resolvePath(client, '/old-rose.html')).toEqual({
      kind: 'redirect',
      code: 301,
      url: `/${to}`,
    });
  });

  it('each lookup is sent, past both caches', async () => {
    const policies: (RequestCache | undefined)[] = [];
    const { client } = shopClient({
      fetch: async (_, init) => {
        policies.push(init?.cache);
        return Response.json({ data: { route: null } });
      },
    });
    await resolvePath(client, '/rose.html');
    await resolvePath(client, '/rose.html');
    expect(policies).toEqual(['no-store', 'no-store']);
  });

  it('a rewrite to something that is no more is nothing', async () => {
    const { client, control } = shopClient();
    await control('fail', {
      field: 'route',
      message: 'No such entity found with matching URL key: gone.html',
      category: 'graphql-no-such-entity',
    });
    expect(await resolvePath(client, '/gone.html')).toEqual({ kind: 'nothing' });
  });

  it('a platform that fails is a failure, not nothing', async () => {
    const { client } = shopClient({
      fetch: async () => new Response('', { status: 503 }),
      isOnline: () => false,
    });
    await expect(resolvePath(client, '/rose.html')).rejects.toMatchObject({
      reason: 'unreachable',
    });
  });
});

describe('the same page in another store view', () => {
  it('a product is found under its own url there', async () => {
    const { client, simple } = shopClient();
    const there = await findSamePage(client, `/${simple.urlKey.en}.html`, 'zh_hant');
    expect(there).toBe(`/${simple.urlKey.zh}.html`);
  });

  it('and so is a category', async () => {
    const { client, shop } = shopClient();
    const category = shop.categories.find(
      ({ parentId, urlKey }) => parentId === shop.rootCategoryId && urlKey.en !== urlKey.zh,
    );
    expect(await findSamePage(client, `/${category?.urlKey.en}.html`, 'zh_hant')).toBe(
      `/${category?.urlKey.zh}.html`,
    );
  });

  it('home is home, and a page that is the same in both keeps its path', async () => {
    const { client, shop } = shopClient();
    const page = shop.pages.find(({ identifier }) => identifier !== 'home')?.identifier;
    expect(await findSamePage(client, '/', 'zh_hant')).toBe('/');
    expect(await findSamePage(client, `/${page}`, 'zh_hant')).toBe(`/${page}`);
  });

  it('Switching views: goes to the address that the other view has told', async () => {
    const { client } = viewsThatAnswer({
      zh_hant: { type: 'PRODUCT', uid: 'MQ==', relative_url: 'hua.html' },
      here: { type: 'PRODUCT', uid: 'MQ==', relative_url: 'flower.html' },
    });
    expect(await findSamePage(client, '/flower.html', 'zh_hant')).toBe('/hua.html');
  });

  it('Switching views: looks for the product itself where its path means another one there', async () => {
    const { client } = viewsThatAnswer({
      zh_hant: { type: 'PRODUCT', uid: 'Mg==', relative_url: 'flower.html' },
      here: { type: 'PRODUCT', uid: 'MQ==', relative_url: 'flower.html' },
      sku: 'FL-1',
      url_key: 'hua',
    });
    expect(await findSamePage(client, '/flower.html', 'zh_hant')).toBe('/hua.html');
  });

  it('where there is none, there is none', async () => {
    const { client } = shopClient();
    expect(await findSamePage(client, '/no-such-flower.html', 'zh_hant')).toBeNull();
  });
});

it('store views come with their currency', async () => {
  const { client } = shopClient();
  expect((await readStoreViews(client)).map(({ code, currency }) => [code, currency])).toEqual([
    ['default', 'USD'],
    ['zh_hant', 'HKD'],
  ]);
});

/** A platform whose views look a path up as they are told, and that knows one product. */
function viewsThatAnswer({
  here,
  zh_hant,
  ...product
}: {
  here: object;
  zh_hant: object;
  sku?: string;
  url_key?: string;
}) {
  const client = new Client({
    url: 'http://shop.test/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: async (_, init) => {
      const route = new Headers(init?.headers).get('Store') === 'zh_hant' ? zh_hant : here;
      return Response.json({
        data: {
          route: { __typename: 'SimpleProduct', redirect_code: 0, ...route },
          products: { items: [product] },
          storeConfig: { product_url_suffix: '.html' },
        },
      });
    },
  });
  return { client };
}
