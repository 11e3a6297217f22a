import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { isInWebview } from '../../src/adapters/browser/webview.ts';
import { CartTrigger } from '../../src/features/header/CartTrigger.tsx';
import { Header } from '../../src/features/header/Header.tsx';
import { Logo } from '../../src/features/header/Logo.tsx';
import { logoSize } from '../../src/features/header/logoSize.ts';
import { SearchField } from '../../src/features/header/SearchField.tsx';
import { showInShop } from './shell.tsx';

afterEach(cleanup);

const cart = (
  total_quantity: number,
  total_summary_quantity_including_config = total_quantity,
) => ({
  cart: { __typename: 'Cart', id: 'c', total_quantity, total_summary_quantity_including_config },
});

describe('Cart button', () => {
  it.each([
    [0, 'Cart, 0 items', ''],
    [1, 'Cart, 1 item', '1'],
    [99, 'Cart, 99 items', '99'],
    [100, 'Cart, 100 items', '99+'],
  ])('shows for %i items the name %s and the badge "%s"', (count, name, badge) => {
    const { getByRole } = trigger({ responses: { CartTriggerWithSummary: () => cart(count) } });
    expect(getByRole('link', { name }).textContent).toBe(badge);
  });

  it('requests nothing without a cart', () => {
    const { requests, getByRole } = trigger({ cartId: null });
    expect(requests).toEqual([]);
    expect(getByRole('link', { name: 'Cart, 0 items' })).toBeTruthy();
  });

  it('is hidden on /checkout', () => {
    expect(trigger({ path: '/checkout' }).queryByRole('link')).toBeNull();
  });

  it('prefers the summary quantity to the total quantity', () => {
    const { getByRole } = trigger({ responses: { CartTriggerWithSummary: () => cart(5, 2) } });
    expect(getByRole('link').textContent).toBe('2');
  });

  it('requests the total quantity only from a platform without the PWA fields', () => {
    const { getByRole, requests } = trigger({
      pwaFields: 'off',
      responses: { CartTrigger: () => cart(4) },
    });
    expect(getByRole('link').textContent).toBe('4');
    expect(new Set(requests)).toEqual(new Set(['CartTrigger']));
  });

  it('detects a platform without the PWA fields and reports it', () => {
    const forgo = vi.fn();
    const { getByRole, requests } = trigger({
      pwaFields: 'auto',
      ignorePwaFields: forgo,
      responses: {
        CartTriggerWithSummary: () =>
          new Error('Cannot query field "total_summary_quantity_including_config" on type "Cart".'),
        CartTrigger: () => cart(4),
      },
    });
    expect(getByRole('link').textContent).toBe('4');
    expect(new Set(requests)).toEqual(new Set(['CartTriggerWithSummary', 'CartTrigger']));
    expect(forgo).toHaveBeenCalled();
  });

  it('does not report the PWA fields as missing after another failure', () => {
    const forgo = vi.fn();
    const { requests } = trigger({
      pwaFields: 'auto',
      ignorePwaFields: forgo,
      responses: { CartTriggerWithSummary: () => new Error('Internal server error') },
    });
    expect(new Set(requests)).toEqual(new Set(['CartTriggerWithSummary']));
    expect(forgo).not.toHaveBeenCalled();
  });
});

describe('Header', () => {
  it('links to /wishlist', () => {
    const { getByRole } = header();
    expect(getByRole('link', { name: 'Wish List' }).getAttribute('href')).toBe('/wishlist');
  });

  it('toggles the search by either of its buttons', async () => {
    const { getAllByRole, shopper, sent } = header();
    const buttons = getAllByRole('button', { name: 'Search' });
    expect(buttons.map((button) => button.getAttribute('aria-expanded'))).toEqual([
      'false',
      'false',
    ]);
    for (const button of buttons) await shopper.click(button);
    expect(sent).toEqual([{ type: 'search.toggle' }, { type: 'search.toggle' }]);
  });

  it('reads Sign In for a visitor, and refers to no chip', () => {
    const button = header().getByRole('button', { name: 'Sign In' });
    expect(button.textContent).toBe('Sign In');
    expect(button.hasAttribute('aria-describedby')).toBe(false);
  });

  it('reads My Account for a customer, with a chip that shows the first name', () => {
    const { getByRole } = header({ customer: { firstname: 'Ada', lastname: 'Reed' } });
    const button = getByRole('button', { name: 'My Account' });
    expect(button.textContent).toBe('My Account');
    const chip = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(chip?.textContent).toBe('Ada');
    expect(chip?.hasAttribute('aria-busy')).toBe(false);
  });

  it('shows a loader in the chip until the name is known', () => {
    const { getByRole } = header({ customer: null });
    const button = getByRole('button', { name: 'My Account' });
    const chip = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(chip?.getAttribute('aria-busy')).toBe('true');
    expect(chip?.textContent).toBe('');
  });
});

describe('Search field', () => {
  it('has a button that reads Clear Text while it contains text, else Close', async () => {
    const { field, shopper, getByRole, onClose } = searchField();
    expect(document.activeElement).toBe(field());
    expect(getByRole('button', { name: 'Close' })).toBeTruthy();
    await shopper.type(field(), 'rose');
    await shopper.click(getByRole('button', { name: 'Clear Text' }));
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
    await shopper.click(getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('takes the focus from a radio button, but not from the text that the shopper is typing', () => {
    const fields = document.createElement('div');
    fields.innerHTML = '<input type="radio"><input data-copy>';
    document.body.append(fields);
    const [radio, copy] = fields.querySelectorAll('input');
    radio?.focus();
    const { field } = searchField();
    expect(document.activeElement).toBe(field());
    cleanup();
    copy?.focus();
    searchField();
    expect(document.activeElement).toBe(copy);
    fields.remove();
  });

  it('submits the query to /search', async () => {
    const { field, shopper, went, onClose } = searchField();
    await shopper.type(field(), ' red & white {Enter}');
    expect(went()).toBe('/search?query=red%20%26%20white');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('submits nothing while it is empty', async () => {
    const { field, shopper, went, onClose } = searchField();
    await shopper.type(field(), '  {Enter}');
    expect(went()).toBe('/');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes on Escape', async () => {
    const { shopper, onClose } = searchField();
    await shopper.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('contains the query of the page on /search', () => {
    expect(searchField('/search?query=red%20rose').field().value).toBe('red rose');
  });

  it('passes its text to the suggestions', async () => {
    const { field, shopper, queryByText } = searchField();
    expect(queryByText(/suggested/)).toBeNull();
    await shopper.type(field(), 'rose ');
    expect(queryByText('suggested for rose')).toBeTruthy();
  });

  it('suggests nothing during input method composition, and leaves Escape to it', () => {
    const { field, queryByText, onClose } = searchField();
    const spelt = (value: string) =>
      fireEvent.input(field(), { target: { value }, isComposing: true });
    spelt('mei');
    expect(field().value).toBe('mei');
    fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
    expect(onClose).not.toHaveBeenCalled();
    expect(queryByText(/suggested/)).toBeNull();
    spelt('玫瑰');
    fireEvent.compositionEnd(field());
    expect(queryByText('suggested for 玫瑰')).toBeTruthy();
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  function searchField(path = '/') {
    const { hook, searchHook, history } = memoryLocation({ path, record: true });
    const onClose = vi.fn();
    const screen = showInShop(
      <Router hook={hook} searchHook={searchHook}>
        <SearchField
          bar={{ current: null }}
          suggestions={({ text }) => <p>suggested for {text}</p>}
          onClose={onClose}
        />
      </Router>,
    );
    return {
      ...screen,
      onClose,
      field: () => screen.getByRole('searchbox', { name: 'Search the shop' }) as HTMLInputElement,
      went: () => history.at(-1),
    };
  }
});

describe('Mobile app webview', () => {
  it('reduces the header: no content block, no search, no cart', () => {
    const usual = header();
    expect(usual.requests).toContain('CmsBlocks');
    expect(usual.getByRole('link', { name: /^Cart/ })).toBeTruthy();
    cleanup();
    const reduced = header({ isWebview: true });
    expect(reduced.requests).not.toContain('CmsBlocks');
    expect(reduced.queryByRole('link', { name: /^Cart/ })).toBeNull();
    expect(reduced.queryByRole('button', { name: 'Search' })).toBeNull();
    expect(reduced.getByRole('button', { name: 'Open menu' })).toBeTruthy();
  });

  it.each([
    ['app=', true],
    ['app=1.2', true],
    ['a=1; app=2', true],
    ['apple=1', false],
    ['', false],
  ])('is recognised by the cookie %j', (cookie, is) => {
    const spy = vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
    expect(isInWebview()).toBe(is);
    spy.mockRestore();
  });
});

describe('Logo', () => {
  it.each([
    [206, 40, { width: 206, height: 40 }],
    [400, 80, { width: 200, height: 40 }],
    [100, 20, { width: 100, height: 20 }],
    [null, null, { width: 40, height: 40 }],
    [200, null, { width: 200, height: 40 }],
    [null, 80, { width: 20, height: 40 }],
  ])('is laid out at %s by %s px as %o', (width, height, size) => {
    expect(logoSize(width, height)).toEqual(size);
  });

  it('is the shop’s own logo and links to the home page', () => {
    const { getByRole } = showInShop(<Logo />, {
      responses: {
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

  it('is replaced by the shop’s name when its picture cannot be loaded', () => {
    const { getByRole } = showInShop(<Logo />, {
      responses: {
        StoreLogo: () => ({
          storeConfig: {
            store_code: 'd',
            header_logo_src: 'default/gone.png',
            logo_alt: 'Our shop',
            logo_width: 40,
            logo_height: 40,
          },
        }),
      },
    });
    fireEvent.error(getByRole('img'));
    const link = getByRole('link', { name: 'Our shop' });
    expect(link.querySelector('img')).toBeNull();
    expect(link.getAttribute('href')).toBe('/');
  });

  it('is the theme’s logo, with the brand’s name, when the shop has none', () => {
    const { getByRole } = showInShop(<Logo />, {
      responses: {
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

function header({
  isWebview = false,
  customer,
}: {
  isWebview?: boolean;
  customer?: { firstname: string; lastname: string } | null;
} = {}) {
  const snapshot = {
    hasTag: (tag: string) => tag === 'signedIn',
    context: { customer, failures: {} },
  };
  const session = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }) };
  return showInShop(
    <Router hook={memoryLocation({ path: '/' }).hook}>
      <Header storeSwitcher={null} loadingBar={null} />
    </Router>,
    { isWebview, machines: customer === undefined ? {} : { session } },
  );
}

function trigger({ path = '/', ...shop }: Parameters<typeof showInShop>[1] & { path?: string }) {
  const { hook } = memoryLocation({ path });
  return showInShop(
    <Router hook={hook}>
      <CartTrigger />
    </Router>,
    { cartId: 'c', ...shop },
  );
}
