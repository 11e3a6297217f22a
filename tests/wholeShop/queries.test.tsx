import { cleanup, configure, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlatform, type Platform } from '../platform/createPlatform.ts';
import { type OpenShop, ROBERTA, wholeShops } from '../support/openShop.ts';
import { showShop } from '../support/showShop.tsx';

// The shop's code reads the screen size when it is loaded, so it has to be there before.
const screenSize = vi.hoisted(() => {
  const size = { width: 0 };
  globalThis.matchMedia = ((text: string) => ({
    get matches() {
      return size.width >= Number(/min-width: (\d+)/.exec(text)?.[1] ?? Number.POSITIVE_INFINITY);
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as never;
  globalThis.scrollTo = () => {};
  return size;
});

interface Query {
  name: string;
  document: string;
  variables: Record<string, unknown>;
  store: string | null;
  cache: RequestCache;
}

// Deferred parts wait for their code to be compiled.
configure({ asyncUtilTimeout: 5_000 });

const openShop = wholeShops();
let shop: OpenShop;
let hide: () => void;
let queries: Query[] = [];

beforeEach(() => {
  queries = [];
});
afterEach(cleanup);

/** The whole shop with its screen, on a platform that records every query. */
async function open({ path = '/', width = 1280, platform = createPlatform() } = {}) {
  screenSize.width = width;
  shop = await openShop({ path, platform: recordingQueries(platform) });
  hide = showShop(shop);
  return platform;
}

const recordingQueries = (platform: Platform): Platform => ({
  ...platform,
  fetch: async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const document = searchParams.get('query');
    if (pathname === '/graphql' && document !== null) {
      queries.push({
        name: /query (\w+)/.exec(document)?.[1] ?? '',
        document,
        variables: JSON.parse(searchParams.get('variables') ?? '{}'),
        store: request.headers.get('Store'),
        cache: request.cache,
      });
    }
    return platform.fetch(request);
  },
});

/** The queries so far whose document names these fields, at whatever depth. */
const queriesWith = (...fields: string[]) =>
  queries.filter(({ document }) =>
    fields.every((name) => new RegExp(`\\b${name}\\b`).test(document)),
  );

const requestsFor = (...fields: string[]) =>
  vi.waitUntil(() => queriesWith(...fields)[0], { timeout: 10_000 });

const screen = () => within(document.body);
const header = async () => within(await screen().findByRole('banner'));
const CART = 'a'.repeat(32);
const keep = (key: string, value: unknown) =>
  localStorage.setItem(`florilegium:${key}`, JSON.stringify({ value, timeStored: Date.now() }));

/** Expects a query of these fields of the store config, without variables. */
async function expectConfigRead(...fields: string[]) {
  const { variables } = await requestsFor('storeConfig', ...fields);
  expect(variables).toEqual({});
}

describe('Route query', () => {
  it('is sent at each navigation, bypasses the cache, and contains only the path', async () => {
    await open({ path: '/bouquets.html?page=2' });
    const first = await requestsFor('relative_url', 'redirect_code', 'type', 'identifier', 'uid');
    expect(first).toMatchObject({ variables: { url: 'bouquets.html' }, cache: 'no-store' });
    expect(first.document).toContain('$url');
    shop.services.navigation.navigate('/bouquets.html?page=1');
    shop.services.navigation.navigate('/delivery');
    await vi.waitUntil(() => queriesWith('relative_url').length === 2, 8_000);
    shop.services.navigation.navigate('/bouquets.html');
    await vi.waitUntil(() => queriesWith('relative_url').length === 3, 8_000);
    expect(queriesWith('relative_url').map(({ variables }) => variables.url)).toEqual([
      'bouquets.html',
      'delivery',
      'bouquets.html',
    ]);
  });

  it('names the target view when the shopper switches views', async () => {
    await open({ path: '/delivery' });
    await requestsFor('relative_url');
    fireEvent.click(await (await header()).findByRole('button', { name: 'Choose store view' }));
    fireEvent.click(await screen().findByRole('menuitemradio', { name: '繁體中文' }));
    await vi.waitUntil(() => shop.load.mock.calls.length === 1, 8_000);
    const delivery = { variables: { url: 'delivery' }, cache: 'no-store' };
    // After the page's own lookup: the path in the target view, then in this one, to compare.
    expect(queriesWith('relative_url')).toMatchObject([
      { ...delivery, store: null },
      { ...delivery, store: 'zh_hant' },
      { ...delivery, store: null },
    ]);
  });
});

describe('Cart query', () => {
  it('is skipped without a cart id', async () => {
    await open();
    await requestsFor('availableStores');
    await (await header()).findByRole('link', { name: /^Cart/ });
    expect(queriesWith('cart')).toEqual([]);
  });

  it('reads the cart’s id and the item count of the header', async () => {
    keep('cartId', CART);
    await open();
    const { variables, document } = await requestsFor(
      'cart',
      'total_summary_quantity_including_config',
    );
    expect(document).toMatch(/\$\w+:String!.*cart\(cart_id:/);
    expect(Object.values(variables)).toEqual([CART]);
  });

  it('requests the id alone when the shop checks whether the shopper may use the cart', async () => {
    keep('cartId', CART);
    const platform = createPlatform();
    const fault = { field: 'cart', times: 2, message: 'No.', category: 'graphql-authorization' };
    await platform.fetch(
      new Request(`${location.origin}/demo/fail`, { method: 'POST', body: JSON.stringify(fault) }),
    );
    await open({ path: '/cart', platform });
    const access = await vi.waitUntil(() => queries.find(({ name }) => name === 'CartAccess'), {
      timeout: 10_000,
    });
    expect(access.document.replace(/\s/g, '')).toMatch(
      /\{cart\(cart_id:\$cart_id\)\{id(__typename)?\}\}/,
    );
  });
});

describe('Content block query', () => {
  it('reads blocks by their identifiers from cache and network, then from the cache', async () => {
    const platform = await open();
    const blocks = () => queriesWith('cmsBlocks', 'items', 'content', 'identifier');
    await waitFor(() =>
      expect(blocks().flatMap(({ variables }) => variables.identifiers)).toEqual(
        expect.arrayContaining(['Header', 'Footer']),
      ),
    );
    await screen().findByRole('contentinfo');
    hide();
    const before = blocks().length;
    hide = showShop(shop);
    await screen().findByRole('contentinfo');
    expect(blocks()).toHaveLength(before);
    expect(platform.shop()).toBeDefined();
  });
});

describe('Store config query without variables', () => {
  it('reads the logo', async () => {
    await open();
    await expectConfigRead('header_logo_src', 'logo_alt', 'logo_height', 'logo_width');
  });

  it('reads the category url suffix', async () => {
    await open();
    await expectConfigRead('category_url_suffix');
  });

  it('reads the uid of the root category', async () => {
    await open({ width: 375 });
    fireEvent.click(await (await header()).findByRole('button', { name: 'Open menu' }));
    await expectConfigRead('root_category_uid');
  });

  it('reads the locale from cache and network', async () => {
    await open();
    await expectConfigRead('store_code', 'locale');
    shop.close();
    const before = queriesWith('locale').length;
    shop = await openShop({ platform: recordingQueries(shop.platform) });
    await vi.waitUntil(() => queriesWith('locale').length > before, 8_000);
  });

  it('reads the store’s code, name, group and whether it is the default', async () => {
    await open();
    await expectConfigRead('store_code', 'store_name', 'store_group_name', 'is_default_store');
  });

  it('reads the store’s code and name for content', async () => {
    await open();
    await expectConfigRead('store_code', 'store_name');
  });
});

it('Mega menu query: reads categories with three levels of children', async () => {
  await open();
  const level = '(?:\\w+ )*children\\{';
  const menu = await requestsFor(
    'categories',
    'url_path',
    'include_in_menu',
    'position',
    'children',
  );
  expect(menu.variables).toEqual({});
  expect(menu.document.replace(/\s+/g, ' ').replaceAll(/ ?\{ ?/g, '{')).toMatch(
    new RegExp(`items\\{${level}${level}${level}`),
  );
  expect(queriesWith('category_uid')).toEqual([]);
});

it('Navigation menu query: reads the categories below a category_uid', async () => {
  await open({ width: 375 });
  expect(queriesWith('categories', 'category_uid')).toEqual([]);
  fireEvent.click(await (await header()).findByRole('button', { name: 'Open menu' }));
  const { document, variables } = await requestsFor('categories', 'category_uid', 'children_count');
  expect(document.replaceAll(' ', '')).toContain('category_uid:{in:[$uid]}');
  expect(Object.values(variables)).toEqual([expect.stringMatching(/^\w+=*$/)]);
});

describe('Customer query', () => {
  it('is not sent while nobody is signed in', async () => {
    await open();
    await requestsFor('availableStores');
    expect(queriesWith('customer')).toEqual([]);
  });

  it('reads firstname, email, lastname and is_subscribed, and the header shows the name', async () => {
    await open();
    await shop.signIn(ROBERTA);
    const { variables } = await requestsFor(
      'customer',
      'email',
      'firstname',
      'lastname',
      'is_subscribed',
    );
    expect(variables).toEqual({});
    await (await header()).findByText('Roberta');
  });
});

it('Store view query: reads the views that the switcher lists', async () => {
  await open();
  fireEvent.click(await (await header()).findByRole('button', { name: 'Choose store view' }));
  const { variables } = await requestsFor(
    'availableStores',
    'default_display_currency_code',
    'locale',
    'secure_base_media_url',
    'store_code',
    'store_group_code',
    'store_group_name',
    'store_name',
    'store_sort_order',
    'is_default_store',
  );
  expect(variables).toEqual({});
});
