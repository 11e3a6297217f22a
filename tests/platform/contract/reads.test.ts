import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiResponse } from '../testPlatform.ts';
import { type ContractServer, expectedRefusal, refusal, SERVERS } from './servers.ts';

const STORE = '{ storeConfig { store_code } }';
const INPUT = 'graphql-input';
const NO_SUCH = 'graphql-no-such-entity';

describe.each(SERVERS)('Contract, reading: $name', ({ open }) => {
  let server: ContractServer;
  beforeAll(async () => {
    server = await open();
    return () => expect(server.countCarts()).toBe(0);
  });

  describe('in transport', () => {
    it('accepts a query by GET, with variables as JSON text, and by POST', async () => {
      const query = 'query One($url: String!) { route(url: $url) { type } }';
      const variables = { url: `/${server.product.url_key}${server.product.url_suffix}` };
      const parameters = new URLSearchParams({
        query,
        variables: JSON.stringify(variables),
        operationName: 'One',
      });
      const response = { data: { route: { type: 'PRODUCT' } } };
      expect((await server.send(`/graphql?${parameters}`)).body).toEqual(response);
      expect((await server.graphql(query, variables)).body).toEqual(response);
    });

    it('refuses a mutation sent by GET', async () => {
      const mutation = encodeURIComponent('mutation { createEmptyCart }');
      expect(refusal(await server.send(`/graphql?query=${mutation}`))).toEqual(
        expectedRefusal(server, 'Mutation requests allowed only for POST requests', INPUT),
      );
    });

    it('refuses a body with another content type than JSON', async () => {
      const init = { method: 'POST', body: JSON.stringify({ query: STORE }) };
      expect(refusal(await server.send('/graphql', init)).message).toEqual(
        expectedRefusal(server, 'Request content type must be application/json').message,
      );
    });

    it('executes any valid document, with aliases, fragments and directives', async () => {
      const { body } = await server.graphql(
        `query ($no: Boolean!) { second: storeConfig { ...Code locale @skip(if: $no) } first: storeConfig { ... on StoreConfig { ...Code } } }
         fragment Code on StoreConfig { code: store_code }`,
        { no: true },
      );
      const code = server.storeCode;
      expect(body.data).toEqual({ second: { code }, first: { code } });
    });

    it('refuses an unknown store view', async () => {
      const response = await server.graphql(STORE, {}, { store: 'no_such_view' });
      expect(refusal(response)).toEqual(
        expectedRefusal(server, 'Requested store is not found', INPUT),
      );
      expect([200, 400, 500]).toContain(response.status);
    });

    it('refuses a currency that the view does not offer', async () => {
      const response = await server.graphql(STORE, {}, { 'content-currency': 'XTS' });
      expect(refusal(response)).toEqual(
        expectedRefusal(server, 'Please correct the target currency', INPUT),
      );
    });

    it.each(['', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer two words'])(
      'treats a request with the Authorization header %j as a guest’s',
      async (authorization) => {
        const { status, body } = await server.graphql(STORE, {}, { authorization });
        expect([status, body.errors]).toEqual([200, undefined]);
      },
    );

    it('refuses a request with an unknown token from 2.4.9 on, and treats it as a guest’s before', async () => {
      const response = await server.graphql(STORE, {}, { authorization: 'Bearer nonsense' });
      if (server.isNewest) {
        expect(refusal(response).category).toBe('graphql-authentication');
        expect(response.body).not.toHaveProperty('data');
      } else {
        expect([response.status, response.body.errors]).toEqual([200, undefined]);
      }
    });

    it('reports path and category of an error beside the data', async () => {
      const response = await server.graphql(`{ storeConfig { store_code } customer { email } }`);
      expect(refusal(response)).toEqual(
        expectedRefusal(server, "The current customer isn't authorized.", 'graphql-authorization'),
      );
      expect(response.body.errors[0].path).toEqual(['customer']);
      expect(response.body.data).toEqual({
        storeConfig: { store_code: server.storeCode },
        customer: null,
      });
      expect(response.status).toBe(server.isNewest ? 403 : 200);
    });

    it('reports an unknown field by an error without a category, and sends no data', async () => {
      const response = await server.graphql('{ storeConfig { nonsense } }');
      expect(refusal(response)).toEqual({
        message: 'Cannot query field "nonsense" on type "StoreConfig".',
        category: undefined,
      });
      expect(response.body).not.toHaveProperty('data');
    });

    it('answers malformed GraphQL and malformed JSON with an error status', async () => {
      const broken = { method: 'POST', headers: { 'content-type': 'application/json' } };
      expect((await server.graphql('{ storeConfig { ')).status).toBe(400);
      const { status } = await server.send('/graphql', { ...broken, body: '{"qu' });
      expect(status).toBe(server.isNewest ? 400 : 500);
    });
  });

  describe('in routes', () => {
    const route = async (url: string) =>
      server.graphql(
        `query ($url: String!) { route(url: $url) {
          __typename relative_url redirect_code type
          ... on ProductInterface { sku } ... on CmsPage { identifier }
        } }`,
        { url },
      );

    it('finds a product by its URL key with its own suffix and with no other', async () => {
      const { sku, url_key, url_suffix } = server.product;
      expect((await route(`/${url_key}${url_suffix}`)).body.data.route).toEqual({
        __typename: 'SimpleProduct',
        relative_url: `${url_key}${url_suffix}`,
        redirect_code: 0,
        type: 'PRODUCT',
        sku,
      });
      expect((await route(`${url_key}.no-such-suffix`)).body).toEqual({ data: { route: null } });
    });

    it('finds the home page under /', async () => {
      expect((await route('/')).body.data.route).toMatchObject({
        type: 'CMS_PAGE',
        identifier: server.homePage,
      });
    });

    it('keeps the query string in relative_url', async () => {
      const { url_key, url_suffix } = server.product;
      const url = `${url_key}${url_suffix}?page=2&sort=a`;
      expect((await route(`/${url}`)).body.data.route.relative_url).toBe(url);
    });

    it('refuses an empty address', async () => {
      const response = await route('');
      expect(refusal(response)).toEqual(
        expectedRefusal(server, '"url" argument should be specified and not empty', INPUT),
      );
      expect(response.body.data).toEqual({ route: null });
    });

    it('answers an unknown address with null and no error', async () => {
      expect((await route('/no-such-page-anywhere')).body).toEqual({ data: { route: null } });
    });
  });

  describe('in content', () => {
    const PAGE = 'query ($identifier: String) { cmsPage(identifier: $identifier) { identifier } }';

    it('responds with null and an error in place of an unknown block', async () => {
      const response = await server.graphql(
        '{ cmsBlocks(identifiers: ["no-such-block"]) { items { identifier } } }',
      );
      expect(response.body.data).toEqual({ cmsBlocks: { items: [null] } });
      expect(response.body.errors[0].path).toEqual(['cmsBlocks', 'items', 0]);
      expect(refusal(response)).toEqual(
        expectedRefusal(
          server,
          'The CMS block with the "no-such-block" ID doesn\'t exist.',
          NO_SUCH,
        ),
      );
    });

    it('refuses an empty list of blocks', async () => {
      const response = await server.graphql(
        '{ cmsBlocks(identifiers: []) { items { identifier } } }',
      );
      expect(refusal(response)).toEqual(
        expectedRefusal(server, '"identifiers" of CMS blocks should be specified', INPUT),
      );
    });

    it('finds the home page under its identifier', async () => {
      const { body } = await server.graphql(PAGE, { identifier: server.homePage });
      expect(body.data.cmsPage).toEqual({ identifier: server.homePage });
    });

    it('refuses an unknown identifier and a missing one', async () => {
      const unknown = await server.graphql(PAGE, { identifier: 'no-such-page' });
      expect(unknown.body.data).toEqual({ cmsPage: null });
      expect(refusal(unknown)).toEqual(
        expectedRefusal(server, 'The CMS page with the "no-such-page" ID doesn\'t exist.', NO_SUCH),
      );
      expect(refusal(await server.graphql(PAGE))).toEqual(
        expectedRefusal(server, 'Page id/identifier should be specified', INPUT),
      );
    });
  });

  describe('in the catalogue', () => {
    const products = (args: string, fields: string) =>
      server.graphql(`{ products(${args}) { ${fields} } }`);

    it('requires a search or a filter', async () => {
      const response = await products('pageSize: 3', 'total_count');
      expect(refusal(response)).toEqual(
        expectedRefusal(server, "'search' or 'filter' input argument is required.", INPUT),
      );
      expect(response.body.data).toEqual({ products: null });
    });

    it('refuses impossible page numbers', async () => {
      expect(refusal(await products('filter: {}, pageSize: 0', 'total_count'))).toEqual(
        expectedRefusal(server, 'pageSize value must be greater than 0.', INPUT),
      );
      expect(refusal(await products('filter: {}, currentPage: 0', 'total_count'))).toEqual(
        expectedRefusal(server, 'currentPage value must be greater than 0.', INPUT),
      );
      expect(refusal(await products('filter: {}, currentPage: 9999', 'total_count'))).toEqual(
        expectedRefusal(server, /currentPage value 9999 specified is greater than/, INPUT),
      );
    });

    it('answers an empty list without an error when nothing matches', async () => {
      const { body } = await products(
        'filter: { sku: { eq: "no-such-sku" } }',
        'total_count items { sku } page_info { total_pages }',
      );
      expect(body).toEqual({
        data: { products: { total_count: 0, items: [], page_info: { total_pages: 0 } } },
      });
    });

    it('finds a product by SKU and by URL key, with a price and its currency', async () => {
      const { sku, url_key } = server.product;
      const fields =
        'items { sku price_range { minimum_price { final_price { value currency } } } }';
      const [bySku, byKey] = [
        await products(`filter: { sku: { eq: "${sku}" } }`, fields),
        await products(`filter: { url_key: { eq: "${url_key}" } }`, fields),
      ];
      expect(byKey.body).toEqual(bySku.body);
      const [item] = bySku.body.data.products.items;
      expect(item.sku).toBe(sku);
      expect(item.price_range.minimum_price.final_price).toEqual({
        value: expect.any(Number),
        currency: expect.stringMatching(/^[A-Z]{3}$/),
      });
    });

    it('returns the same items in two pages of two as in one page of four', async () => {
      const page = async (args: string) =>
        (
          await products(`filter: {}, sort: { name: ASC }, ${args}`, 'items { sku }')
        ).body.data.products.items.map(({ sku }: ApiResponse) => sku);
      const both = [
        ...(await page('pageSize: 2, currentPage: 1')),
        ...(await page('pageSize: 2, currentPage: 2')),
      ];
      expect(await page('pageSize: 4, currentPage: 1')).toEqual(both);
    });

    it('offers position, name and price as sort fields', async () => {
      const { body } = await products('filter: {}', 'sort_fields { default options { value } }');
      const { options } = body.data.products.sort_fields;
      expect(options.map(({ value }: ApiResponse) => value)).toEqual(
        expect.arrayContaining(['position', 'name', 'price']),
      );
    });

    it('finds the root category, and no category for an unknown uid', async () => {
      const categories = (uid: string) =>
        server.graphql(
          'query ($uid: String) { categories(filters: { category_uid: { eq: $uid } }) { items { uid url_path } } }',
          { uid },
        );
      expect((await categories(server.rootCategory)).body.data.categories.items).toEqual([
        { uid: server.rootCategory, url_path: null },
      ]);
      expect((await categories(btoa('99999999'))).body).toEqual({
        data: { categories: { items: [] } },
      });
    });
  });

  describe('in store configuration', () => {
    it('lists its own view, with a media URL that ends in a slash, a currency and a locale', async () => {
      const { body } = await server.graphql(
        '{ availableStores { store_code secure_base_media_url default_display_currency_code locale } }',
      );
      const own = body.data.availableStores.find(
        ({ store_code }: ApiResponse) => store_code === server.storeCode,
      );
      expect(own).toEqual({
        store_code: server.storeCode,
        secure_base_media_url: expect.stringMatching(/^https?:\/\/.*\/$/),
        default_display_currency_code: expect.stringMatching(/^[A-Z]{3}$/),
        locale: expect.stringMatching(/^[a-z]{2,3}_/),
      });
    });

    it('lists countries with their regions, or null', async () => {
      const { body } = await server.graphql(
        '{ countries { id available_regions { id code name } } }',
      );
      expect(body.data.countries.length).toBeGreaterThan(0);
      for (const { available_regions: regions } of body.data.countries) {
        expect(regions === null || regions.length > 0).toBe(true);
      }
    });

    it('requires the id of a known country', async () => {
      const country = async (id: string) =>
        refusal(await server.graphql('query ($id: String) { country(id: $id) { id } }', { id }));
      expect(await country('')).toEqual(expectedRefusal(server, /^Country "id"/, INPUT));
      expect(await country('XX')).toEqual(
        expectedRefusal(server, "The country isn't available.", NO_SUCH),
      );
    });
  });

  describe('for carts and customers', () => {
    it('does not find an unknown cart', async () => {
      const response = await server.graphql('{ cart(cart_id: "17") { id } }');
      expect(refusal(response)).toEqual(
        expectedRefusal(server, 'Could not find a cart with ID "17"', NO_SUCH),
      );
      expect(response.body.data).toEqual({ cart: null });
    });

    it('refuses a guest the customer’s cart', async () => {
      expect(refusal(await server.graphql('{ customerCart { id } }'))).toEqual(
        expectedRefusal(
          server,
          'The request is allowed for logged in customer',
          'graphql-authorization',
        ),
      );
    });

    it('reports an unused email address as available', async () => {
      const { body } = await server.graphql(
        'query ($email: String!) { isEmailAvailable(email: $email) { is_email_available } }',
        { email: `contract-${crypto.randomUUID()}@example.com` },
      );
      expect(body.data.isEmailAvailable).toEqual({ is_email_available: true });
    });
  });

  describe('over REST', () => {
    it('lists countries under the default path and under the path of the view', async () => {
      for (const base of ['/rest/V1', `/rest/${server.storeCode}/V1`]) {
        const { status, body } = await server.send(`${base}/directory/countries`, {
          headers: { accept: 'application/json' },
        });
        expect(status).toBe(200);
        expect(body[0]).toHaveProperty('full_name_english');
      }
    });

    it('responds with 404 for an unknown route', async () => {
      const { status, body } = await server.send('/rest/V1/no-such-route', {
        headers: { accept: 'application/json' },
      });
      expect(status).toBe(404);
      expect(body.message).toEqual(
        expectedRefusal(server, 'Request does not match any route.').message,
      );
    });

    it('responds with 401 for a customer’s cart without a token', async () => {
      const { status } = await server.send('/rest/V1/carts/mine/payment-information', {
        headers: { accept: 'application/json' },
      });
      expect(status).toBe(401);
    });
  });
});
