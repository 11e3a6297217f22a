import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { isInWebview } from '../../src/adapters/browser/webview.ts';
import { CartTrigger } from '../../src/features/header/CartTrigger.tsx';
import { Header } from '../../src/features/header/Header.tsx';
import { Logo } from '../../src/features/header/Logo.tsx';
import { logoSize } from '../../src/features/header/logoSize.ts';
import { showInShop } from './shell.tsx';

afterEach(cleanup);

const cart = (
  total_quantity: number,
  total_summary_quantity_including_config = total_quantity,
) => ({
  cart: { __typename: 'Cart', id: 'c', total_quantity, total_summary_quantity_including_config },
});

describe('the cart button', () => {
  it.each([
    [0, 'Cart, 0 items', ''],
    [1, 'Cart, 1 item', '1'],
    [99, 'Cart, 99 items', '99'],
    [100, 'Cart, 100 items', '99+'],
  ])('with %i items is named %s and its badge reads "%s"', (count, name, badge) => {
    const { getByRole } = trigger({ answers: { CartTriggerWithSummary: () => cart(count) } });
    expect(getByRole('link', { name }).textContent).toBe(badge);
  });

  it('asks nothing without a cart', () => {
    const { asked, getByRole } = trigger({ cartId: null });
    expect(asked).toEqual([]);
    expect(getByRole('link', { name: 'Cart, 0 items' })).toBeTruthy();
  });

  it('is hidden on /checkout', () => {
    expect(trigger({ path: '/checkout' }).queryByRole('link')).toBeNull();
  });

  it('shows the summary quantity before the total quantity', () => {
    const { getByRole } = trigger({ answers: { CartTriggerWithSummary: () => cart(5, 2) } });
    expect(getByRole('link').textContent).toBe('2');
  });

  it('asks a platform without the PWA fields for the total quantity only', () => {
    const { getByRole, asked } = trigger({
      pwaFields: 'off',
      answers: { CartTrigger: () => cart(4) },
    });
    expect(getByRole('link').textContent).toBe('4');
    expect(new Set(asked)).toEqual(new Set(['CartTrigger']));
  });

  it('finds out whether the platform has the PWA fields, and tells', () => {
    const forgo = vi.fn();
    const { getByRole, asked } = trigger({
      pwaFields: 'auto',
      forgoPwaFields: forgo,
      answers: {
        CartTriggerWithSummary: () =>
          new Error('Cannot query field "total_summary_quantity_including_config" on type "Cart".'),
        CartTrigger: () => cart(4),
      },
    });
    expect(getByRole('link').textContent).toBe('4');
    expect(new Set(asked)).toEqual(new Set(['CartTriggerWithSummary', 'CartTrigger']));
    expect(forgo).toHaveBeenCalled();
  });

  it('a platform that fails for another reason may have them', () => {
    const forgo = vi.fn();
    const { asked } = trigger({
      pwaFields: 'auto',
      forgoPwaFields: forgo,
      answers: { CartTriggerWithSummary: () => new Error('Internal server error') },
    });
    expect(new Set(asked)).toEqual(new Set(['CartTriggerWithSummary']));
    expect(forgo).not.toHaveBeenCalled();
  });
});

describe('in the mobile app', () => {
  it('the header is reduced: no content block, no cart', () => {
    const header = (isWebview: boolean) =>
      showInShop(
        <Router hook={memoryLocation({ path: '/' }).hook}>
          <Header storeSwitcher={null} loadingBar={null} />
        </Router>,
        { isWebview },
      );
    const usual = header(false);
    expect(usual.asked).toContain('CmsBlocks');
    expect(usual.getByRole('link', { name: /^Cart/ })).toBeTruthy();
    cleanup();
    const reduced = header(true);
    expect(reduced.asked).not.toContain('CmsBlocks');
    expect(reduced.queryByRole('link', { name: /^Cart/ })).toBeNull();
    expect(reduced.getByRole('button', { name: 'Open menu' })).toBeTruthy();
  });

  it.each([
    ['app=', true],
    ['app=1.2', true],
    ['a=1; app=2', true],
    ['apple=1', false],
    ['', false],
  ])('is where the cookie %j is', (cookie, is) => {
    const spy = vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
    expect(isInWebview()).toBe(is);
    spy.mockRestore();
  });
});

describe('the logo', () => {
  it.each([
    [206, 40, { width: 206, height: 40 }],
    [400, 80, { width: 200, height: 40 }],
    [100, 20, { width: 100, height: 20 }],
    [null, null, { width: 40, height: 40 }],
    [200, null, { width: 200, height: 40 }],
    [null, 80, { width: 20, height: 40 }],
  ])('of %s by %s px is laid out as %o', (width, height, size) => {
    expect(logoSize(width, height)).toEqual(size);
  });

  it('is the shop’s own and leads home', () => {
    const { getByRole } = showInShop(<Logo />, {
      answers: {
        StoreLogo: () => ({
          storeConfig: {
            store_code: 'd',
            header_logo_src: 'default/own.png',
            logo_alt: 'Our shop',
            logo_width: 400,
            logo_height: 80,
          },
        }),
      },
    });
    const link = getByRole('link', { name: 'Our shop' });
    expect(link.getAttribute('href')).toBe('/');
    const image = link.querySelector('img');
    expect(image?.getAttribute('src')).toBe('/media/logo/default/own.png');
    expect(image?.getAttribute('width')).toBe('200');
    expect(image?.getAttribute('height')).toBe('40');
  });

  it('is the theme’s where the shop has none, under the brand’s name', () => {
    const { getByRole } = showInShop(<Logo />, {
      answers: {
        StoreLogo: () => ({
          storeConfig: {
            store_code: 'd',
            header_logo_src: null,
            logo_alt: null,
            logo_width: null,
            logo_height: null,
          },
        }),
      },
    });
    expect(getByRole('link', { name: 'Florilegium' })).toBeTruthy();
  });
});

function trigger({ path = '/', ...shop }: Parameters<typeof showInShop>[1] & { path?: string }) {
  const { hook } = memoryLocation({ path });
  return showInShop(
    <Router hook={hook}>
      <CartTrigger />
    </Router>,
    { cartId: 'c', ...shop },
  );
}
