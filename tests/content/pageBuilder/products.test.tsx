import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'urql';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppActorProvider } from '../../../src/actors/AppActor.ts';
import { RichContent } from '../../../src/content/RichContent.tsx';
import { idleApp } from '../../support/idleApp.ts';
import { respondingClient } from '../../support/respondingClient.ts';
import { stubLayout } from '../../ui/stubLayout.ts';

beforeAll(async () => {
  i18n.loadAndActivate({ locale: 'en_US', locales: ['en-US'], messages: {} });
  // Lazy parts are loaded here: the time to compile them is not tested.
  await import('../../../src/content/pageBuilder/PageBuilder.tsx');
  await import('../../../src/content/types/products/View.tsx');
  await import('../../../src/content/types/products/ProductCarousel.tsx');
});
beforeEach(stubLayout);
afterEach(cleanup);

describe('Products in content', () => {
  it('are queried by sku and shown in the owner’s order', async () => {
    const requests = show(skus('C', 'A', 'GONE'), [
      product('A', 'Apricot Letters'),
      product('C', 'Quiet Room'),
    ]);
    await screen.findByText('Quiet Room');
    const names = screen
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
    expect(names).toEqual(['Quiet Room', 'Apricot Letters']);
    expect(requests).toEqual([{ filter: { sku: { in: ['C', 'A', 'GONE'] } }, pageSize: 3 }]);
  });

  it('are queried by the path of their page when they have no sku', async () => {
    for (const path of ['/quiet-room.html', '/quiet-room/', '/flowers/quiet-room']) {
      const link = `<a class="product-item-photo" href="https://shop.example${path}"></a>`;
      const requests = show(link, [product('C', 'Quiet Room')]);
      expect(await screen.findByRole('link', { name: 'Quiet Room' })).toBeTruthy();
      expect(requests).toEqual([{ filter: { url_key: { in: ['quiet-room'] } }, pageSize: 1 }]);
      cleanup();
    }
  });

  it('are queried by the path of their page when only some have a sku', async () => {
    const link = (path: string) => `<a class="product-item-link" href="/${path}.html">x</a>`;
    const inside = `${link('quiet-room')}${link('apricot-letters')}${skus('A')}${link('blue-hour')}`;
    const requests = show(inside, [
      product('A', 'Apricot Letters'),
      product('B', 'Blue Hour'),
      product('C', 'Quiet Room'),
    ]);
    await screen.findByText('Quiet Room');
    const names = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    expect(names).toEqual(['Quiet Room', 'Apricot Letters', 'Blue Hour']);
    expect(requests).toEqual([
      { filter: { sku: { in: ['A'] } }, pageSize: 1 },
      {
        filter: { url_key: { in: ['quiet-room', 'apricot-letters', 'blue-hour'] } },
        pageSize: 3,
      },
    ]);
  });

  it('are shown as a list in a carousel, too', async () => {
    const attributes = 'data-appearance="carousel" data-show-arrows="true" data-show-dots="true"';
    show(skus('A', 'C'), [product('A', 'Apricot Letters'), product('C', 'Quiet Room')], attributes);
    expect(await screen.findByRole('group', { name: 'Products' })).toBeTruthy();
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  });

  it.each([
    ['the platform fails', null],
    ['it knows none of them', []],
  ])('show nothing when %s', async (_, items) => {
    show(skus('A'), items);
    await expect.poll(() => screen.queryByText('End')).toBeTruthy();
    await expect.poll(() => document.body.textContent).toBe('End');
    expect(screen.queryByRole('list')).toBe(null);
  });

  it('query nothing when no product is named', async () => {
    const requests = show('', []);
    await screen.findByText('End');
    expect(requests).toEqual([]);
  });
});

const skus = (...all: string[]): string =>
  all
    .map((sku) => `<form data-product-sku="${sku}" action="https://x.example/add"></form>`)
    .join('');

function product(sku: string, name: string) {
  const price = { value: 98, currency: 'USD', __typename: 'Money' };
  const both = { regular_price: price, final_price: price, discount: null };
  return {
    __typename: 'SimpleProduct',
    uid: sku,
    sku,
    name,
    url_key: name.toLowerCase().replace(' ', '-'),
    url_suffix: '.html',
    stock_status: 'IN_STOCK',
    small_image: null,
    price_range: { minimum_price: both, maximum_price: both },
  };
}

/** The filters that products are queried by. */
type Filter = Partial<Record<'sku' | 'url_key', { in: string[] }>>;

/** Shows a products node on a platform with these products; null is an error. @returns the requested variables. */
function show(
  inside: string,
  items: ReturnType<typeof product>[] | null,
  attributes = 'data-appearance="grid"',
) {
  const { client, requests } = respondingClient<{ filter: Filter }>(({ variables }) => {
    if (items === null) return { errors: [{ message: 'x' }], data: null };
    const { sku, url_key: key } = variables.filter;
    const keys = (sku ?? key)?.in ?? [];
    const known = items.filter((item) => keys.includes(sku ? item.sku : item.url_key));
    return { data: { products: { items: known } } };
  });
  const html = `<div data-content-type="products" ${attributes}>${inside}</div><p data-content-type="text">End</p>`;
  render(
    <I18nProvider i18n={i18n}>
      <Provider value={client}>
        <AppActorProvider value={idleApp()}>
          <RichContent html={html} />
        </AppActorProvider>
      </Provider>
    </I18nProvider>,
  );
  return requests;
}
