import { cleanup, fireEvent, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { AppActorProvider } from '../../src/actors/AppActor.ts';
import { ProductGrid } from '../../src/shop/ProductGrid.tsx';
import type { TileProduct } from '../../src/shop/TileFragment.ts';
import { idleApp } from '../support/idleApp.ts';
import { show as showPiece } from './show.tsx';

afterEach(cleanup);

/** Renders an element within a shop, which the wish list button of each tile needs. */
const show = (piece: ReactNode) =>
  showPiece(<AppActorProvider value={idleApp()}>{piece}</AppActorProvider>);

describe('Product grid', () => {
  it('is a list named Products with a link in each tile by the product’s name', () => {
    const { getByRole } = show(<ProductGrid products={[product({}), null]} />);
    const items = within(getByRole('list', { name: 'Products' })).getAllByRole('listitem');
    expect(items).toHaveLength(1);
    const link = within(items[0] as HTMLElement).getByRole('link', { name: 'Blue Hour' });
    expect(link.getAttribute('href')).toBe('/blue-hour.html');
    expect(items[0]?.textContent).toBe('Blue Hour$104.00');
  });

  it('shows the Latin name between the name and the price, in its own language', () => {
    const { getByText, getByRole } = show(
      <ProductGrid products={[product({ latin: 'Hydrangea macrophylla' })]} />,
    );
    expect(getByRole('listitem').textContent).toBe('Blue HourHydrangea macrophylla$104.00');
    expect(getByText('Hydrangea macrophylla').getAttribute('lang')).toBe('la');
  });

  it('shows the old and the new price, with labels', () => {
    const { getByRole } = show(<ProductGrid products={[product({ regular: 120, off: 16 })]} />);
    expect(getByRole('listitem').textContent).toBe('Blue HourWas $120.00Now $104.00');
  });

  it('shows the lowest of several prices as “from”', () => {
    const { getByRole } = show(<ProductGrid products={[product({ most: 140 })]} />);
    expect(getByRole('listitem').textContent).toBe('Blue Hourfrom $104.00');
  });

  it('marks a sold-out product', () => {
    const { getByText } = show(<ProductGrid products={[product({ stock: 'OUT_OF_STOCK' })]} />);
    expect(getByText('Sold out')).toBeTruthy();
  });

  it('keeps the pictures’ format, loads the first row eagerly and replaces a failed picture', () => {
    const { container } = show(
      <ProductGrid eagerCount={1} products={[product({}), product({ uid: '2' })]} />,
    );
    const [first, second] = container.querySelectorAll('img');
    expect([first?.getAttribute('width'), first?.getAttribute('height')]).toEqual(['320', '400']);
    expect([first?.getAttribute('loading'), second?.getAttribute('loading')]).toEqual([
      'eager',
      'lazy',
    ]);
    expect(first?.getAttribute('src')).toMatch(/width=320&height=400.*fit=cover/);
    fireEvent.error(first as Element);
    expect(container.querySelectorAll('img')).toHaveLength(1);
  });
});

function product({
  uid = '1',
  regular = 104,
  off = 0,
  most = 104,
  stock = 'IN_STOCK',
  latin = '',
}): TileProduct {
  const usd = (value: number) => ({ value, currency: 'USD' as const });
  return {
    __typename: 'SimpleProduct',
    uid,
    sku: 'blue-hour',
    name: 'Blue Hour',
    url_key: 'blue-hour',
    url_suffix: '.html',
    stock_status: stock as 'IN_STOCK',
    custom_attributesV2: {
      items: latin ? [{ __typename: 'AttributeValue', code: 'latin_name', value: latin }] : [],
    },
    small_image: { url: 'https://shop.example/media/catalog/product/b.jpg', label: 'Blue Hour' },
    price_range: {
      minimum_price: {
        regular_price: usd(regular),
        final_price: usd(104),
        discount: { amount_off: off, percent_off: 0 },
      },
      maximum_price: { final_price: usd(most) },
    },
  };
}
