import { Client, fetchExchange } from 'urql';
import { describe, expect, it } from 'vitest';
import { resolvePath } from '../../../src/adapters/graphql/operations/route.ts';
import { findSamePage } from '../../../src/adapters/graphql/operations/samePage.ts';
import { readStoreViews } from '../../../src/adapters/graphql/operations/store.ts';
import { shopClient } from '../shopClient.ts';

describe('Path resolution', () => {
  it('finds a page, a product, a category or nothing', async () => {
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

  it('returns the target of a redirect', async () => {
    const { client, shop, simple } = shopClient();
    const to = `${simple.urlKey.en}.html`;
    shop.rewrites.push({ viewCode: 'default', from: 'old-rose.html', to, redirectCode: 301 });
    expect(await resolvePath(client, '/old-rose.html')).toEqual({
      kind: 'redirect',
      code: 301,
      url: `/${to}`,
    });
  });

  it('bypasses both caches for each lookup', async () => {
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

  it('finds nothing for a rewrite whose target no longer exists', async () => {
    const { client, control } = shopClient();
    await control('fail', {
      field: 'route',
      message: 'No such entity found with matching URL key: gone.html',
      category: 'graphql-no-such-entity',
    });
    expect(await resolvePath(client, '/gone.html')).toEqual({ kind: 'nothing' });
  });

  it('fails when the platform fails, instead of finding nothing', async () => {
    const { client } = shopClient({
      fetch: async () => new Response('', { status: 503 }),
      isOnline: () => false,
    });
    await expect(resolvePath(client, '/rose.html')).rejects.toMatchObject({
      reason: 'unreachable',
    });
  });
});

describe('Page’s counterpart in another store view', () => {
  it('is found for a product under the product’s URL in that view', async () => {
    const { client, simple } = shopClient();
    const samePath = await findSamePage(client, `/${simple.urlKey.en}.html`, 'zh_hant');
    expect(samePath).toBe(`/${simple.urlKey.zh}.html`);
  });

  it('is found for a category under the category’s URL in that view', async () => {
    const { client, shop } = shopClient();
    const category = shop.categories.find(
      ({ parentId, urlKey }) => parentId === shop.rootCategoryId && urlKey.en !== urlKey.zh,
    );
    expect(await findSamePage(client, `/${category?.urlKey.en}.html`, 'zh_hant')).toBe(
      `/${category?.urlKey.zh}.html`,
    );
  });

  it('keeps the path of the home page and of a page with the same path in both', async () => {
    const { client, shop } = shopClient();
    const page = shop.pages.find(({ identifier }) => identifier !== 'home')?.identifier;
    expect(await findSamePage(client, '/', 'zh_hant')).toBe('/');
    expect(await findSamePage(client, `/${page}`, 'zh_hant')).toBe(`/${page}`);
  });

  it('uses the URL that the other view returns', async () => {
    const { client } = viewsThatRespond({
      zh_hant: { type: 'PRODUCT', uid: 'MQ==', relative_url: 'hua.html' },
      current: { type: 'PRODUCT', uid: 'MQ==', relative_url: 'flower.html' },
    });
    expect(await findSamePage(client, '/flower.html', 'zh_hant')).toBe('/hua.html');
  });

  it('is looked up by the product when the path means another product there', async () => {
    const { client } = viewsThatRespond({
      zh_hant: { type: 'PRODUCT', uid: 'Mg==', relative_url: 'flower.html' },
      current: { type: 'PRODUCT', uid: 'MQ==', relative_url: 'flower.html' },
      sku: 'FL-1',
      url_key: 'hua',
    });
    expect(await findSamePage(client, '/flower.html', 'zh_hant')).toBe('/hua.html');
  });

  it('needs no lookup in the current view if the page is known there', async () => {
    const { client } = viewsThatRespond({
      zh_hant: { type: 'PRODUCT', uid: 'MQ==', relative_url: 'hua.html' },
      current: { type: 'PRODUCT', uid: 'Mg==', relative_url: 'flower.html' },
    });
    const resolved = Promise.resolve({
      kind: 'found' as const,
      type: 'PRODUCT',
      uid: 'MQ==',
      identifier: null,
      relativeUrl: 'flower.html',
    });
    expect(await findSamePage(client, '/flower.html', 'zh_hant', resolved)).toBe('/hua.html');
  });

  it('is null for an unknown path', async () => {
    const { client } = shopClient();
    expect(await findSamePage(client, '/no-such-flower.html', 'zh_hant')).toBeNull();
  });
});

it('Store views: are read with their currency', async () => {
  const { client } = shopClient();
  expect((await readStoreViews(client)).map(({ code, currency }) => [code, currency])).toEqual([
    ['default', 'USD'],
    ['zh_hant', 'HKD'],
  ]);
});

/** A platform whose store views resolve paths as the test says, and that has one product. */
function viewsThatRespond({
  current,
  zh_hant,
  ...product
}: {
  current: object;
  zh_hant: object;
  sku?: string;
  url_key?: string;
}) {
  const client = new Client({
    url: 'http://shop.test/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: async (_, init) => {
      const route = new Headers(init?.headers).get('Store') === 'zh_hant' ? zh_hant : current;
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
