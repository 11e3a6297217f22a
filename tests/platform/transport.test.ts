import { describe, expect, it } from 'vitest';
import { asking } from './asking.ts';

const STORE = '{ storeConfig { store_code } }';

describe('verbs and content types', () => {
  it('a mutation by GET: Mutation requests allowed only for POST requests', async () => {
    const { send, shop } = asking();
    const path = `/graphql?query=${encodeURIComponent('mutation { createEmptyCart }')}`;
    const { status, body } = await send(path);
    expect(body.errors[0].message).toBe('Mutation requests allowed only for POST requests');
    expect(body.errors[0].extensions).toEqual({ category: 'graphql-input' });
    expect(status).toBe(200);
    expect(shop.carts.size).toBe(0);
    shop.release = '2.4.7';
    expect((await send(path)).status).toBe(500);
  });

  it('OPTIONS: 204', async () => {
    expect((await asking().send('/graphql', { method: 'OPTIONS' })).status).toBe(204);
  });

  it('the server passes no operationName on: one operation per document', async () => {
    const { post } = asking();
    const query = `query A ${STORE} query B ${STORE}`;
    const { body } = await post('/graphql', { query, operationName: 'A' });
    expect(body.errors).toHaveLength(1);
    expect(body.data).toBeUndefined();
  });
});

describe('headers', () => {
  const VIEW = '{ storeConfig { store_code } currency { default_display_currency_code } }';

  it('Store selects the view; absent: default view', async () => {
    const { graphql } = asking();
    expect((await graphql(STORE)).body.data.storeConfig.store_code).toBe('default');
    const zh = await graphql(VIEW, {}, { store: 'zh_hant' });
    expect(zh.body.data.storeConfig.store_code).toBe('zh_hant');
    expect(zh.body.data.currency.default_display_currency_code).toBe('HKD');
  });

  it('Store unknown: Requested store is not found (graphql-input), 500 or 200 by release', async () => {
    const { graphql, shop } = asking();
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

  it('Content-Currency must be available in the view', async () => {
    const { graphql } = asking();
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

  it('a bad token: guest and 200 in 2.4.7; 401, whole request refused, in 2.4.9', async () => {
    const { graphql, shop } = asking();
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

describe('errors', () => {
  it('executed, errors present: message, locations, path, category; status by release', async () => {
    const { graphql, shop } = asking();
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

  it('the status follows the FIRST error that has a category', async () => {
    const { graphql } = asking();
    const { status, body } = await graphql('{ route(url: "") { type } customer { email } }');
    expect(body.errors).toHaveLength(2);
    expect(status).toBe(200);
  });

  it('dynamicBlocks on Open Source is a schema error', async () => {
    const ask = asking();
    await ask.control('open-source');
    const { body } = await ask.graphql('{ dynamicBlocks { total_count } }');
    expect(body.errors[0].message).toBe('Cannot query field "dynamicBlocks" on type "Query".');
  });

  it('malformed JSON body: 500, or 400 Unable to parse the request.', async () => {
    const { send, shop } = asking();
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"qu' };
    const { status, body } = await send('/graphql', init);
    expect([status, body.errors[0].message]).toEqual([400, 'Unable to parse the request.']);
    shop.release = '2.4.7';
    expect((await send('/graphql', init)).status).toBe(500);
  });

  it('complexity 300 fields, depth 20', async () => {
    const { graphql } = asking();
    const wide = `{ ${Array.from({ length: 151 }, (_, i) => `a${i}: storeConfig { locale }`)} }`;
    expect((await graphql(wide)).body.errors[0].message).toContain('300');
    const nested = (depth: number): string => (depth ? `children { ${nested(depth - 1)} }` : 'uid');
    const deep = await graphql(`{ categories { items { ${nested(18)} } } }`);
    expect(deep.body.errors[0].message).toContain('20');
    expect(
      (await graphql(`{ categories { items { ${nested(17)} } } }`)).body.errors,
    ).toBeUndefined();
  });

  it('errors are told in the language of the view, unless the shop leaves them alone', async () => {
    const { graphql, shop } = asking();
    const told = async () =>
      (await graphql('{ route(url: "") { type } }', {}, { store: 'zh_hant' })).body.errors[0]
        .message;
    expect(await told()).toBe('必須指定「url」參數，且不可留空');
    shop.translatesErrors = false;
    expect(await told()).toBe('"url" argument should be specified and not empty');
  });
});

describe('caching headers', () => {
  const get = (query: string) => `/graphql?query=${encodeURIComponent(query)}`;
  const origin = () => asking({ hasOriginHeaders: true });

  it('X-Magento-Cache-Id is a sha256 in hex that depends on view and currency', async () => {
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

  it('not for mutations', async () => {
    const { graphql } = origin();
    const { headers } = await graphql('mutation { createEmptyCart }');
    expect(headers.get('x-magento-cache-id')).toBeNull();
    expect(headers.get('cache-control')).toContain('no-store');
  });

  it('a GET of cacheable root fields alone is public, with max-age and X-Magento-Tags', async () => {
    const { send } = origin();
    const { headers } = await send(get(STORE));
    expect(headers.get('cache-control')).toContain('max-age=86400, public');
    expect(headers.get('x-magento-tags')).toContain('storeConfig');
    const mixed = await send(get('{ storeConfig { locale } customerCart { id } }'));
    expect(mixed.headers.get('cache-control')).toContain('no-store');
    expect(mixed.headers.get('pragma')).toBe('no-cache');
  });

  it('by POST, or with errors, nothing is kept', async () => {
    const { send, graphql } = origin();
    expect((await graphql(STORE)).headers.get('cache-control')).toContain('no-store');
    const failed = await send(get('{ route(url: "") { type } }'));
    expect(failed.headers.get('cache-control')).toContain('no-store');
  });

  it('behind the front cache a browser keeps no answer', async () => {
    const { headers } = await asking().send(get(STORE));
    expect(headers.get('cache-control')).toContain('no-store');
  });
});

describe('shops', () => {
  it('x-demo-shop or the cookie demo-shop names the shop; each has its own state', async () => {
    const { graphql, platform } = asking();
    await graphql('mutation { createEmptyCart }', {}, { 'x-demo-shop': 'one' });
    await graphql('mutation { createEmptyCart }', {}, { cookie: 'a=b; demo-shop=two' });
    expect(['one', 'two', 'main'].map((id) => platform.shop(id).carts.size)).toEqual([1, 1, 0]);
    platform.shop('one').products.get('FL-B-03')!.name.en = 'Changed';
    expect(platform.shop('two').products.get('FL-B-03')!.name.en).toBe('Blue Hour');
  });
});
