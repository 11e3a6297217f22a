import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CategoryPage } from '../../src/features/category/CategoryPage.tsx';
import { SearchPage } from '../../src/features/search/SearchPage.tsx';
import { gate } from '../support/gate.ts';
import { renderPage } from '../support/renderPage.tsx';

afterEach(cleanup);

describe('List filters', () => {
  it('have a heading in the sidebar', async () => {
    const { findByRole } = list();
    expect(await findByRole('heading', { level: 2, name: 'Filter' })).toBeTruthy();
  });

  it('apply a choice in the sidebar to the address at once', async () => {
    const { shopper, findByRole, address, names } = list({ search: '?page=2&sort=price_asc' });
    await shopper.click(await findByRole('checkbox', { name: /^Rose/ }));
    expect(address()).toBe('/bouquets.html?sort=price_asc&flower[filter]=Rose,201');
    await findByRole('button', { name: 'Remove Rose' });
    await expect.poll(names).toHaveLength(6);
  });

  it('keep the focus and the list while the response is in flight', async () => {
    const { shopper, findByRole, names, wire } = list();
    const rose = await findByRole('checkbox', { name: /^Rose/ });
    await names();
    wire.hold = new Promise(() => {});
    await shopper.click(rose);
    expect(rose).toHaveProperty('checked', true);
    expect(document.activeElement).toBe(rose);
    expect(await names()).toHaveLength(6);
  });

  it('count the products of each option and disable options without any', async () => {
    const search = '?flower[filter]=Rose,201&color[filter]=Ivory,51';
    const { findByRole, findByText } = list({ search });
    await findByText('5 items');
    await findByRole('checkbox', { name: 'Ranunculus 4' });
    expect(await findByRole('checkbox', { name: 'Love 0' })).toHaveProperty('disabled', true);
  });

  it('are all cleared by one button, which keeps the sort order', async () => {
    const search = '?sort=name_asc&flower[filter]=Rose,201&color[filter]=Ivory,51';
    const { shopper, findByRole, address } = list({ search });
    const clear = await findByRole('button', { name: 'Clear all' });
    await shopper.click(clear);
    expect(address()).toBe('/bouquets.html?sort=name_asc');
    // The button keeps the focus, and says that there is nothing left to clear.
    expect(document.activeElement).toBe(clear);
    await waitFor(() => expect(clear.getAttribute('aria-disabled')).toBe('true'));
  });

  it('are removed one by one, and the focus moves to the next and finally to the list', async () => {
    const search = '?page=2&flower[filter]=Rose,201&color[filter]=Ivory,51';
    const { shopper, findByRole, address } = list({ search });
    await shopper.click(await findByRole('button', { name: 'Remove Rose' }));
    const last = await findByRole('button', { name: 'Remove Ivory' });
    expect(document.activeElement).toBe(last);
    await shopper.click(last);
    expect(address()).toBe('/bouquets.html');
    expect(document.activeElement).toBe(await findByRole('region', { name: 'Products, page 1' }));
  });

  it('apply a price range when a handle is released', async () => {
    const { findByRole, address, findByText } = list();
    const price = within(await findByRole('group', { name: 'Price' }));
    const upTo = price.getByRole('slider', { name: 'Up to' });
    fireEvent.input(upTo, { target: { value: '100' } });
    expect(upTo.getAttribute('aria-valuetext')).toBe('$100.00');
    expect(address()).toBe('/bouquets.html');
    fireEvent.change(upTo);
    upTo.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.poll(address).toMatch(/^\/bouquets\.html\?price\[filter\]=.*,\*_100$/);
    await findByText('14 items');
  });

  it('offer a yes-or-no attribute as a switch', async () => {
    const { shopper, findByRole, address } = list();
    await shopper.click(await findByRole('switch', { name: /^Same-day delivery/ }));
    expect(address()).toBe('/bouquets.html?same_day[filter]=Same-day+delivery,1');
  });

  it('can be cleared when no product matches', async () => {
    const search = '?flower[filter]=Tulip,205&color[filter]=Plum,58';
    const { findByText, getByRole } = list({ search });
    await findByText('No flowers match these filters.');
    expect(getByRole('link', { name: 'Clear all filters' }).getAttribute('href')).toBe(
      '/bouquets.html',
    );
  });

  it('keep a cleared option without products enabled while it has the focus', async () => {
    const search = '?flower[filter]=Tulip,205&color[filter]=Plum,58';
    const { shopper, findByRole, findByText, names } = list({ search });
    await findByText('No flowers match these filters.');
    const tulip = await findByRole('checkbox', { name: /^Tulip/ });
    await shopper.click(tulip);
    await findByRole('checkbox', { name: 'Tulip 0', checked: false });
    expect(await names()).not.toEqual([]);
    expect(tulip).toHaveProperty('disabled', false);
    await shopper.tab();
    expect(tulip).toHaveProperty('disabled', true);
  });

  it('leave the focus on the list when the pressed control disappears', async () => {
    const search = '?flower[filter]=Tulip,205&color[filter]=Plum,58';
    const { shopper, findByRole, names, wire, getByRole } = list({ search });
    await shopper.click(await findByRole('link', { name: 'Clear all filters' }));
    await expect.poll(names).toHaveLength(6);
    const region = getByRole('region', { name: 'Products, page 1' });
    expect(document.activeElement).toBe(region);
    wire.isCut = true;
    await shopper.selectOptions(getByRole('combobox', { name: 'Sort by' }), 'Product Name');
    const retryButton = await findByRole('button', { name: 'Try again' });
    wire.isCut = false;
    await shopper.click(retryButton);
    await expect.poll(names).toHaveLength(6);
    expect(document.activeElement).toBe(region);
  });

  it('can be cleared when the platform does not know their attributes', async () => {
    const { findByText } = list({ search: '?weight[filter]=Heavy,1' });
    await findByText('No flowers match these filters.');
  });

  it('are collected, counted and applied together in the phone’s filter sheet', async () => {
    const { shopper, findAllByRole, findByRole, address, names } = list();
    await names();
    // There are no style sheets here: the sidebar's button is visible as well.
    const [, filterButton] = await findAllByRole('button', { name: 'Filter' });
    await shopper.click(filterButton as HTMLElement);
    const sheet = within(await findByRole('dialog', { name: 'Filter' }));
    await shopper.click(await sheet.findByRole('checkbox', { name: /^Rose/ }));
    expect(address()).toBe('/bouquets.html');
    await shopper.click(await sheet.findByRole('button', { name: 'View 12 results' }));
    expect(address()).toBe('/bouquets.html?flower[filter]=Rose,201');
  });
});

/** The number of results; the demo shop's catalogue may grow. */
const ITEM_COUNT = /^[1-9]\d* items$/;

describe('Search page', () => {
  it('lists the results of its address by relevance', async () => {
    const { findByRole, findByText, names } = searchFor('rose');
    await findByRole('heading', { level: 1, name: 'Flowers for “rose”' });
    await findByText(ITEM_COUNT);
    expect((await names())[0]).toBe('The Last Rose');
    expect(await findByRole('combobox', { name: 'Sort by' })).toHaveProperty('value', 'relevance');
    await findByRole('group', { name: 'Category' });
  });

  it('repeats a term with angle brackets as it was typed', async () => {
    const { findByRole, findByText } = searchFor('<b>roze</b>');
    await findByRole('heading', { level: 1, name: 'Flowers for “<b>roze</b>”' });
    await findByText('No flowers were found for “<b>roze</b>”.');
  });

  it('suggests another word when it finds nothing', async () => {
    const { findByRole, findByText } = searchFor('roze');
    await findByText('No flowers were found for “roze”.');
    const link = await findByRole('link', { name: 'rose' });
    expect(link.getAttribute('href')).toBe('/search?query=rose');
  });

  it('shows no result for the previous word while the results for the next are in flight', async () => {
    const { shopper, findByRole, findByText, queryByText, wire } = searchFor('roze');
    const link = await findByRole('link', { name: 'rose' });
    const { open, opened } = gate();
    wire.hold = opened;
    await shopper.click(link);
    await findByRole('heading', { level: 1, name: 'Flowers for “rose”' });
    expect(queryByText('No flowers were found for “rose”.')).toBeNull();
    open();
    await findByText(ITEM_COUNT);
  });

  it('opens its field and names the categories without a term', async () => {
    const { findByRole, findByText, wire } = searchFor('  ');
    await findByRole('heading', { level: 1, name: 'Search' });
    await findByText('Type a flower, a color or an occasion.');
    expect(document.activeElement).toBe(await findByRole('searchbox', { name: 'Search the shop' }));
    expect(await findByRole('link', { name: 'Glass domes' })).toHaveProperty(
      'pathname',
      '/glass-domes.html',
    );
    expect(wire.requests).toEqual(['MegaMenu']);
  });
});

function list({ search = '' } = {}) {
  const path = '/bouquets.html';
  const page = { name: 'CATEGORY' as const, path, uid: 'NA==', identifier: null };
  return withQueries(renderPage(<CategoryPage page={page} />, { path, search }));
}

function searchFor(term: string) {
  const path = '/search';
  const page = { name: 'SEARCH' as const, path, uid: null, identifier: null };
  const search = `?${new URLSearchParams({ query: term })}`;
  return withQueries(renderPage(<SearchPage page={page} />, { path, search }));
}

const withQueries = (screen: ReturnType<typeof renderPage>) => ({
  ...screen,
  names: async () => {
    const grid = await screen.findByRole('list', { name: 'Products' });
    return within(grid)
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
  },
});
