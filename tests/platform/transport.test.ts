import { describe, expect, it } from 'vitest';
import { createTestPlatform } from './testPlatform.ts';

const STORE = '{ storeConfig { store_code } }';

describe('Transport', () => {
  it('refuses a mutation sent by GET, with 200 in 2.4.9 and with 500 in 2.4.7', async () => {
    const { send, shop } = createTestPlatform();
    const path = `/graphql?query=${encodeURIComponent('mutation { createEmptyCart }')}`;
    const { status, body } = await send(path);
    expect(body.errors[0].message).toBe('Mutation requests allowed only for POST requests');
    expect(body.errors[0].extensions).toEqual({ category: 'graphql-input' });
    expect(status).toBe(200);
    expect(shop.carts.size).toBe(0);
    shop.release = '2.4.7';
    expect((await send(path)).status).toBe(500);
  });

  it('answers OPTIONS with 204', async () => {
    expect((await createTestPlatform().send('/graphql', { method: 'OPTIONS' })).status).toBe(204);
  });

  it('refuses a document with two operations, since operationName is ignored', async () => {
    const { post } = createTestPlatform();
    const query = `query A ${STORE} query B ${STORE}`;
    const { body } = await post('/graphql', { query, operationName: 'A' });
    expect(body.errors).toHaveLength(1);
    expect(body.data).toBeUndefined();
  });
});

describe('Request headers', () => {
  const VIEW = '{ storeConfig { store_code } currency { default_display_currency_code } }';

  it('select the view by Store, or the default view without it', async () => {
    const { graphql } = createTestPlatform();
    expect((await graphql(STORE)).body.data.storeConfig.store_code).toBe('default');
    const zh = await graphql(VIEW, {}, { store: 'zh_hant' });
    expect(zh.body.data.storeConfig.store_code).toBe('zh_hant');
    expect(zh.body.data.currency.default_display_currency_code).toBe('HKD');
  });

  it('are refused with an unknown Store, with 200 in 2.4.9 and with 500 in 2.4.7', async () => {
    const { graphql, shop } = createTestPlatform();
    const { status, body } = await graphql(STORE, {}, { store: 'atlantis' });
    expect(body).toEqual({
      errors: [
        { message: 'Requested store is not found', extensions: { category: 'graphql-input' } },
      ],
    });
    expect(status).toBe(200);
    shop.release = '2.4.7';
    expect((await graphql(STORE, {}, { store: 'atlantis' })).status).toBe(500);
  });

  it('select a currency by Content-Currency that must be available in the view', async () => {
    const { graphql } = createTestPlatform();
    const price = `{ products(filter: { sku: { eq: "FL-B-03" } }) { items { price_range { minimum_price { final_price { value currency } } } } } }`;
    const priceIn = async (headers: Record<string, string>) =>
      (await graphql(price, {}, headers)).body.data.products.items[0].price_range.minimum_price
        .final_price;
    expect(await priceIn({})).toEqual({ value: 104, currency: 'USD' });
    expect(await priceIn({ store: 'zh_hant' })).toEqual({ value: 811.2, currency: 'HKD' });
    expect(await priceIn({ store: 'zh_hant', 'content-currency': 'USD' })).toEqual({
      value: 104,
      currency: 'USD',
    });
    const { body } = await graphql(price, {}, { 'content-currency': 'EUR' });
    expect(body.errors[0].message).toBe('Please correct the target currency');
    expect(body.errors[0].extensions.category).toBe('graphql-input');
  });

  it('are refused for an unknown token with 401 in 2.4.9, and count as a guest’s in 2.4.7', async () => {
    const { graphql, shop } = createTestPlatform();
    const headers = { authorization: 'Bearer nonsense' };
    const refused = await graphql(STORE, {}, headers);
    expect(refused.status).toBe(401);
    expect(refused.body).toEqual({
      errors: [
        {
          message: 'Composite reader could not read a token',
          extensions: { category: 'graphql-authentication' },
        },
      ],
    });
    shop.release = '2.4.7';
    const guest = await graphql(STORE, {}, headers);
    expect([guest.status, guest.body.errors]).toEqual([200, undefined]);
  });
});

describe('GraphQL errors', () => {
  it('have message, location, path and category beside the data, and a status by release', async () => {
    const { graphql, shop } = createTestPlatform();
    const query = '{ storeConfig { store_code } customer { email } }';
    const { status, body } = await graphql(query);
    expect(body).toEqual({
      errors: [
        {
          message: "The current customer isn't authorized.",
          locations: [{ line: 1, column: 30 }],
          path: ['customer'],
          extensions: { category: 'graphql-authorization' },
        },
      ],
      data: { storeConfig: { store_code: 'default' }, customer: null },
    });
    expect(status).toBe(403);
    shop.release = '2.4.7';
    expect((await graphql(query)).status).toBe(200);
  });

  it('set the status by the first error that has a category', async () => {
    const { graphql } = createTestPlatform();
    const { status, body } = await graphql('{ route(url: "") { type } customer { email } }');
    expect(body.errors).toHaveLength(2);
    expect(status).toBe(200);
  });

  it('report dynamicBlocks as an unknown field on Open Source', async () => {
    const api = createTestPlatform();
    await api.control('open-source');
    const { body } = await api.graphql('{ dynamicBlocks { total_count } }');
    expect(body.errors[0].message).toBe('Cannot query field "dynamicBlocks" on type "Query".');
  });

  it('report a malformed JSON body with 400 in 2.4.9 and with 500 in 2.4.7', async () => {
    const { send, shop } = createTestPlatform();
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"qu' };
    const { status, body } = await send('/graphql', init);
    expect([status, body.errors[0].message]).toEqual([400, 'Unable to parse the request.']);
    shop.release = '2.4.7';
    expect((await send('/graphql', init)).status).toBe(500);
  });

  it('report a document of more than 300 fields or more than 20 levels', async () => {
    const { graphql } = createTestPlatform();
    const wide = `{ ${Array.from({ length: 151 }, (_, i) => `a${i}: storeConfig { locale }`)} }`;
    expect((await graphql(wide)).body.errors[0].message).toContain('300');
    const nestedFields = (depth: number): string =>
      depth ? `children { ${nestedFields(depth - 1)} }` : 'uid';
    const deep = await graphql(`{ categories { items { ${nestedFields(20)} } } }`);
    expect(deep.body.errors[0].message).toContain('20');
    expect(
      (await graphql(`{ categories { items { ${nestedFields(19)} } } }`)).body.errors,
    ).toBeUndefined();
  });

  it('are in the language of the view unless the shop does not translate them', async () => {
    const { graphql, shop } = createTestPlatform();
    const errorMessage = async () =>
      (await graphql('{ route(url: "") { type } }', {}, { store: 'zh_hant' })).body.errors[0]
        .message;
    expect(await errorMessage()).toBe('必須指定「url」參數，且不可留空');
    shop.translatesErrors = false;
    expect(await errorMessage()).toBe('"url" argument should be specified and not empty');
  });
});

describe('Cache headers', () => {
  const get = (query: string) => `/graphql?query=${encodeURIComponent(query)}`;
  const origin = () => createTestPlatform({ hasOriginHeaders: true });

  it('include X-Magento-Cache-Id as a SHA-256 that depends on view and currency', async () => {
    const { graphql } = origin();
    const id = async (headers = {}) =>
      (await graphql(STORE, {}, headers)).headers.get('x-magento-cache-id');
    expect(await id()).toMatch(/^[0-9a-f]{64}$/);
    expect(await id()).toBe(await id());
    expect(await id({ store: 'zh_hant' })).not.toBe(await id());
    expect(await id({ store: 'zh_hant', 'content-currency': 'USD' })).not.toBe(
      await id({ store: 'zh_hant' }),
    );
  });

  it('include no cache id for mutations and forbid storing', async () => {
    const { graphql } = origin();
    const { headers } = await graphql('mutation { createEmptyCart }');
    expect(headers.get('x-magento-cache-id')).toBeNull();
    expect(headers.get('cache-control')).toContain('no-store');
  });

  it('allow public caching of a GET whose root fields are all cacheable', async () => {
    const { send } = origin();
    const { headers } = await send(get(STORE));
    expect(headers.get('cache-control')).toContain('max-age=86400, public');
    expect(headers.get('x-magento-tags')).toContain('storeConfig');
    const mixed = await send(get('{ storeConfig { locale } customerCart { id } }'));
    expect(mixed.headers.get('cache-control')).toContain('no-store');
    expect(mixed.headers.get('pragma')).toBe('no-cache');
  });

  it('forbid storing POST responses and errors', async () => {
    const { send, graphql } = origin();
    expect((await graphql(STORE)).headers.get('cache-control')).toContain('no-store');
    const failed = await send(get('{ route(url: "") { type } }'));
    expect(failed.headers.get('cache-control')).toContain('no-store');
  });

  it('forbid storing in browsers behind the front cache', async () => {
    const { headers } = await createTestPlatform().send(get(STORE));
    expect(headers.get('cache-control')).toContain('no-store');
  });
});

describe('Demo shops', () => {
  it('are chosen by header or cookie, and each has its own state', async () => {
    const { graphql, platform } = createTestPlatform();
    await graphql('mutation { createEmptyCart }', {}, { 'x-demo-shop': 'one' });
    await graphql('mutation { createEmptyCart }', {}, { cookie: 'a=b; demo-shop=two' });
    expect(['one', 'two', 'main'].map((id) => platform.shop(id).carts.size)).toEqual([1, 1, 0]);
    platform.shop('one').products.get('FL-B-03')!.name.en = 'Changed';
    expect(platform.shop('two').products.get('FL-B-03')!.name.en).toBe('Blue Hour');
  });
});
