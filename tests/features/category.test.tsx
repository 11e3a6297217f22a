import { cleanup, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CategoryPage } from '../../src/features/category/CategoryPage.tsx';
import { gate } from '../support/gate.ts';
import { renderPage } from '../support/renderPage.tsx';

afterEach(cleanup);

describe('Category page', () => {
  it('shows name, description, breadcrumbs and subcategories', async () => {
    const { findByRole, findByText, getByRole } = category();
    await findByRole('heading', { level: 1, name: 'Bouquets' });
    await findByText(/^Hand-tied at first light/);
    const trail = within(getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    const below = within(getByRole('navigation', { name: 'Within Bouquets' }));
    expect(below.getByRole('link', { name: 'By the hour' }).getAttribute('href')).toBe(
      '/bouquets/by-the-hour.html',
    );
    expect(document.title).toBe('Bouquets · Florilegium');
  });

  it('describes its breadcrumbs, itself the last, to search engines', async () => {
    const { findByRole } = category();
    await findByRole('heading', { level: 1, name: 'Bouquets' });
    const breadcrumbs = () =>
      [...document.querySelectorAll('script[type="application/ld+json"]')]
        .map((script) => JSON.parse(script.textContent ?? 'null'))
        .filter((data) => data['@type'] === 'BreadcrumbList');
    await waitFor(() => expect(breadcrumbs()).toHaveLength(1));
    expect(breadcrumbs()[0].itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${location.origin}/` },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Bouquets',
        item: `${location.origin}/bouquets.html`,
      },
    ]);
  });

  it('requests the category and its products in parallel, each once', async () => {
    const { findAllByRole, wire, release } = category({ hold: true });
    await waitFor(() =>
      expect([...wire.requests].sort()).toEqual([
        'Category',
        'ListFacets',
        'ProductList',
        'SortFields',
      ]),
    );
    release();
    await findAllByRole('listitem');
    expect(wire.requests).toHaveLength(4);
  });

  it('first shows the platform’s default order, and never the usual order before it', async () => {
    const { wire, container, release, names } = category({ hold: true });
    const listed = gate();
    const shown = new Set<string>();
    const watch = new MutationObserver(() => {
      const [first] = container.querySelectorAll('ul[aria-label="Products"] > li');
      if (first?.querySelector('a')) shown.add(first.textContent ?? '');
    });
    watch.observe(container, { childList: true, subtree: true, characterData: true });
    wire.rewrite = async (operation, body) => {
      // The list in the usual order arrives first: it is read within this turn.
      if (operation === 'ProductList') setTimeout(listed.open);
      if (operation !== 'SortFields') return body;
      await listed.opened;
      return body.replace(/"default":"\w+"/, '"default":"name"');
    };
    release();
    await waitFor(async () => expect((await names())[0]).toBe('A Bowl of Ranunculus'), {
      timeout: 4_000,
    });
    watch.disconnect();
    expect([...shown].filter((text) => text.includes('First Light'))).toEqual([]);
    expect(wire.requests.filter((name) => name === 'ProductList')).toHaveLength(2);
  });

  it('shows the usual order when the platform’s sort fields are late', async () => {
    const { wire, names, release } = category({ hold: true });
    wire.rewrite = (operation, body) =>
      operation === 'SortFields' ? new Promise<string>(() => {}) : body;
    release();
    expect((await names())[0]).toBe('First Light');
  });

  it('shows six products a page and the total', async () => {
    const { names, findByText } = category();
    await findByText('29 items');
    expect(await names()).toEqual([
      'First Light',
      'Madder Hour',
      'Blue Hour',
      'Apricot Letters',
      'The Quiet Room',
      'Meadow at Six',
    ]);
  });

  it('loads the first row of pictures eagerly and the rest lazily', async () => {
    const { findByRole } = category();
    const list = await findByRole('list', { name: 'Products' });
    const ways = [...list.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
    expect(ways).toEqual(['eager', 'eager', 'lazy', 'lazy', 'lazy', 'lazy']);
  });

  it('goes to the next page and back by the address', async () => {
    const { shopper, findByRole, queryByRole, names, address } = category();
    const pages = await findByRole('navigation', { name: 'Pagination' });
    expect(queryByRole('link', { name: 'Previous page' })).toBeNull();
    await shopper.click(within(pages).getByRole('link', { name: 'Next page' }));
    expect(address()).toBe('/bouquets.html?page=2');
    await expect.poll(async () => (await names())[0]).toBe('Tulips for Tuesday');
    expect((await findByRole('link', { name: 'Page 2' })).getAttribute('aria-current')).toBe(
      'page',
    );
    await shopper.click(await findByRole('link', { name: 'Previous page' }));
    expect(address()).toBe('/bouquets.html');
    await expect.poll(async () => (await names())[0]).toBe('First Light');
  });

  it('ends at the last page with the remaining products', async () => {
    const { names, queryByRole } = category({ search: '?page=5' });
    expect(await names()).toHaveLength(5);
    expect(queryByRole('link', { name: 'Next page' })).toBeNull();
  });

  it('keeps the list on screen while the next page is loading', async () => {
    const { shopper, findByRole, names, wire } = category();
    await names();
    wire.hold = new Promise(() => {});
    await shopper.click(await findByRole('link', { name: 'Page 2' }));
    expect(await names()).toHaveLength(6);
    const section = await findByRole('region', { name: 'Products, page 2' });
    expect(section.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(section);
  });

  it('stays as it is while the shopper is on the way to another page', async () => {
    const { names, go, wire, findByRole } = category({ search: '?page=5' });
    expect(await names()).toHaveLength(5);
    go('/first-light.html');
    expect(await names()).toHaveLength(5);
    await findByRole('region', { name: 'Products, page 5' });
    expect(wire.requests).toHaveLength(4);
  });

  it('takes its sort order from the address and starts at the first page again', async () => {
    const { shopper, findByRole, names, address } = category({ search: '?page=2' });
    await names();
    const sort = await findByRole('combobox', { name: 'Sort by' });
    await shopper.selectOptions(sort, 'Price: low to high');
    expect(address()).toBe('/bouquets.html?sort=price_asc');
    await expect.poll(async () => (await names())[0]).toBe('Tulips for Tuesday');
    await shopper.selectOptions(sort, 'Featured');
    expect(address()).toBe('/bouquets.html');
  });

  it('opens at the page and in the sort order that the address names', async () => {
    const { names, findByRole } = category({ search: '?page=5&sort=price_desc' });
    expect(await names()).toEqual([
      'Tulips in Milk',
      'Daisies by the Gate',
      'First Light',
      'Meadow at Six',
      'Tulips for Tuesday',
    ]);
    expect(await findByRole('combobox', { name: 'Sort by' })).toHaveProperty('value', 'price_desc');
  });

  for (const page of ['0', '-1', '1.5', 'two', '1e99']) {
    it(`treats page ${page} in the address as the first page`, async () => {
      const { names } = category({ search: `?page=${page}` });
      expect(await names()).toHaveLength(6);
    });
  }

  it('reports a page past the last one and leads back', async () => {
    const { findByText, getByRole } = category({ search: '?page=9&sort=price_asc' });
    await findByText('There is no page 9 here.');
    expect(getByRole('link', { name: 'Back to the first page' }).getAttribute('href')).toBe(
      '/bouquets.html?sort=price_asc',
    );
  });

  it('offers other categories when the category has no products', async () => {
    const { shop, findByText, getByRole } = category({ hold: true, change: 'empty' });
    expect(shop.products.size).toBe(0);
    await findByText('There are no flowers here at the moment.');
    expect(getByRole('link', { name: 'View all categories' })).toBeDefined();
  });

  it('lists the products of a platform that does not count them', async () => {
    const { wire, names, release, findByText } = category({ hold: true });
    wire.rewrite = (_, body) => body.replaceAll(/"total_count":\d+/g, '"total_count":null');
    release();
    wire.hold = null;
    expect(await names()).toHaveLength(6);
    await findByText('6 items');
  });

  it('reports a page past the last one when the platform answers it without products', async () => {
    const { wire, release, findByText } = category({ hold: true, search: '?page=9' });
    wire.rewrite = (operation, body) =>
      operation === 'ProductList'
        ? '{"data":{"products":{"__typename":"Products","total_count":14,"items":[],"page_info":null,"aggregations":null,"suggestions":null}}}'
        : body;
    release();
    wire.hold = null;
    await findByText('There is no page 9 here.');
  });

  it('is empty when the platform responds with null instead of products', async () => {
    const { wire, release, findByText } = category({ hold: true });
    wire.rewrite = (operation, body) =>
      operation === 'ProductList' ? '{"data":{"products":null}}' : body;
    release();
    wire.hold = null;
    await findByText('There are no flowers here at the moment.');
  });

  it('says that the page does not exist when the category is missing', async () => {
    const { findByRole, getByRole } = category({ uid: 'OTk5' });
    const name = "Looks like the page you were hoping to find doesn't exist. Sorry about that.";
    await findByRole('heading', { level: 1, name });
    expect(getByRole('link', { name: 'Take me home' })).toBeDefined();
    expect(document.title).toBe('Page not found · Florilegium');
  });

  it('offers a retry when loading fails, and the retry succeeds', async () => {
    const { shopper, wire, findByRole, names } = category({ isCut: true });
    const retryButton = await findByRole('button', { name: 'Try again' });
    wire.isCut = false;
    await shopper.click(retryButton);
    expect(await names()).toHaveLength(6);
    await findByRole('heading', { level: 1, name: 'Bouquets' });
  });

  it('stays on screen without a network, from the cache and without a request', async () => {
    const first = category();
    await first.names();
    const requestsBefore = first.wire.requests.length;
    first.wire.isCut = true;
    first.revisit();
    expect(await first.names()).toHaveLength(6);
    expect(first.queryByRole('alert')).toBeNull();
    expect(first.wire.requests).toHaveLength(requestsBefore);
  });
});

interface CategoryOptions {
  uid?: string;
  search?: string;
  hold?: boolean;
  isCut?: boolean;
  change?: 'empty';
}

function category({ uid = 'NA==', search, hold, isCut = false, change }: CategoryOptions = {}) {
  const path = '/bouquets.html';
  const page = { name: 'CATEGORY' as const, path, uid, identifier: null };
  const screen = renderPage(<CategoryPage page={page} />, { path, search, hold });
  screen.wire.isCut = isCut;
  if (change) {
    screen.shop.products.clear();
    screen.release();
  }
  return {
    ...screen,
    names: async () => {
      const list = await screen.findByRole('list', { name: 'Products' });
      return within(list)
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent);
    },
    revisit: () => screen.visitAgain(<CategoryPage key="again" page={page} />),
  };
}
