import { describe, expect, it } from 'vitest';
import { createTestPlatform } from './testPlatform.ts';

const ROUTE = `query ($url: String!) {
  route(url: $url) {
    __typename relative_url redirect_code type
    ... on CmsPage { identifier }
    ... on ProductInterface { sku }
    ... on CategoryInterface { name }
  }
}`;

function routes() {
  const { graphql, shop } = createTestPlatform();
  return {
    shop,
    route: async (url: string, store = 'default') =>
      (await graphql(ROUTE, { url }, { store })).body.data.route,
  };
}

describe('Route query', () => {
  it('describes a product, a category or a page with its type and its relative URL', async () => {
    const { route } = routes();
    expect(await route('/first-light.html')).toEqual({
      __typename: 'ConfigurableProduct',
      relative_url: 'first-light.html',
      redirect_code: 0,
      type: 'PRODUCT',
      sku: 'FL-B-01',
    });
    expect(await route('bouquets/by-the-hour/morning.html')).toEqual({
      __typename: 'CategoryTree',
      relative_url: 'bouquets/by-the-hour/morning.html',
      redirect_code: 0,
      type: 'CATEGORY',
      name: 'Morning',
    });
    expect(await route('about-us')).toEqual({
      __typename: 'CmsPage',
      relative_url: 'about-us',
      redirect_code: 0,
      type: 'CMS_PAGE',
      identifier: 'about-us',
    });
  });

  it('requires the suffix for products and categories, and no suffix for pages', async () => {
    const { route } = routes();
    expect(await route('first-light')).toBeNull();
    expect(await route('bouquets')).toBeNull();
    expect(await route('about-us.html')).toBeNull();
  });

  it('finds a product below its own categories only', async () => {
    const { route } = routes();
    expect(await route('bouquets/first-light.html')).toMatchObject({ sku: 'FL-B-01' });
    expect(await route('rose-bears/first-light.html')).toBeNull();
  });

  it('responds with null for disabled and hidden entities', async () => {
    const { route, shop } = routes();
    expect(await route('first-light-posy.html')).toBeNull();
    expect(await route('next-spring.html')).toBeNull();
    shop.products.get('FL-B-03')!.isEnabled = false;
    expect(await route('blue-hour.html')).toBeNull();
  });

  it('finds the same entity under another path in each view', async () => {
    const { route } = routes();
    expect(await route('chenguang-chuxian.html')).toBeNull();
    expect(await route('chenguang-chuxian.html', 'zh_hant')).toMatchObject({ sku: 'FL-B-01' });
    expect(await route('first-light.html', 'zh_hant')).toBeNull();
    expect(await route('huashu/shike/zaochen.html', 'zh_hant')).toMatchObject({ name: '早晨' });
  });
});

describe('Redirects', () => {
  it('report code 301 or 302 and their final target', async () => {
    const { route } = routes();
    expect(await route('/flowers.html')).toMatchObject({
      relative_url: 'bouquets.html',
      redirect_code: 301,
      type: 'CATEGORY',
    });
    expect(await route('november-book')).toMatchObject({
      relative_url: 'madder-hour.html',
      redirect_code: 302,
      type: 'PRODUCT',
    });
    expect(await route('flowers.html', 'zh_hant')).toBeNull();
    expect(await route('xianhua.html', 'zh_hant')).toMatchObject({ relative_url: 'huashu.html' });
  });

  it('are followed along a chain, and respond with null in a loop', async () => {
    const { route, shop } = routes();
    const add = (from: string, to: string) =>
      shop.rewrites.push({ viewCode: 'default', from, to, redirectCode: 302 });
    add('old', 'flowers.html');
    add('round', 'about');
    add('about', 'round');
    expect(await route('old')).toMatchObject({ relative_url: 'bouquets.html', redirect_code: 302 });
    expect(await route('round')).toBeNull();
  });

  it('have the type RoutableUrl and no entity type when they lead to another host', async () => {
    const { route, shop } = routes();
    const to = 'https://example.com/flowers';
    shop.rewrites.push({ viewCode: 'default', from: 'friends', to, redirectCode: 301 });
    expect(await route('friends')).toEqual({
      __typename: 'RoutableUrl',
      relative_url: 'https://example.com/flowers',
      redirect_code: 301,
      type: null,
    });
  });

  it('respond with null when they lead to a disabled product', async () => {
    const { route, shop } = routes();
    shop.products.get('FL-B-02')!.isEnabled = false;
    expect(await route('november-book')).toBeNull();
  });
});
