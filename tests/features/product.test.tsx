import { i18n } from '@lingui/core';
import { cleanup, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { ProductPage } from '../../src/features/product/ProductPage.tsx';
import { gate } from '../support/gate.ts';
import { renderPage } from '../support/renderPage.tsx';

afterEach(cleanup);

/** The queries for the product, the labels of its attributes, and related products. */
const ASKED = ['Product', 'CmsBlocks', 'ProductAttributes', 'RelatedProducts'];

describe('Product page', () => {
  it('shows name, price, description and SKU', async () => {
    const { findByRole, findByText, getByText, price } = product('blue-hour');
    await findByRole('heading', { level: 1, name: 'Blue Hour' });
    expect(price()).toBe('$104.00');
    expect(getByText('FL-B-03')).toBeDefined();
    await findByText(/lavender/i, { selector: 'li, p' });
    expect(document.title).toBe('Blue Hour · Florilegium');
  });

  it('shows the old and the current price that the platform reports', async () => {
    const { findByRole, price } = product('the-quiet-room');
    await findByRole('heading', { level: 1 });
    expect(price()).toBe('Was $112.00Now $98.00');
  });

  it.each(['an-evening-class', 'the-dinner-table', 'along-the-windowsill'])(
    'shows a type of product that the shop does not sell, as not for sale: %s',
    async (urlKey) => {
      const { findByText, queryByRole, price, wire } = product(urlKey);
      await findByText('This item cannot be ordered online.');
      expect(price()).toMatch(/\$\d/);
      expect(queryByRole('button', { name: 'Add to Cart' })).toBeNull();
      // No delivery is promised for a product that cannot be ordered.
      await waitFor(() => expect(wire.requests).toContain('RelatedProducts'));
      expect(wire.requests).not.toContain('CmsBlocks');
    },
  );

  it('requests the product once, by the url key of its path', async () => {
    const { findByRole, wire } = product('blue-hour', { path: '/bouquets/blue-hour.html' });
    await findByRole('heading', { level: 1, name: 'Blue Hour' });
    await waitFor(() => expect(wire.requests).toContain(ASKED.at(-1)));
    expect(wire.requests).toEqual(ASKED);
  });

  it('shows the product that the lookup found under another address', async () => {
    const { findByRole } = product('blue-hour', {
      path: '/mothers-day',
      relativeUrl: 'blue-hour.html',
    });
    await findByRole('heading', { level: 1, name: 'Blue Hour' });
  });

  it('says that the page does not exist when the product’s uid is not the one looked up', async () => {
    const { findByText } = product('blue-hour', { uid: 'OTk5' });
    await findByText(
      "Looks like the page you were hoping to find doesn't exist. Sorry about that.",
    );
  });

  it('offers a retry when loading fails, and the retry succeeds', async () => {
    const { shopper, wire, findByRole } = product('blue-hour', { isCut: true });
    const retryButton = await findByRole('button', { name: 'Try again' });
    wire.isCut = false;
    await shopper.click(retryButton);
    await findByRole('heading', { level: 1, name: 'Blue Hour' });
  });

  it('enlarges each of its pictures on request', async () => {
    const { shopper, findByRole, shownPicture } = product('blue-hour');
    const second = await findByRole('button', { name: 'Show picture 2' });
    expect(shownPicture()).toMatch(/blue-hour-front/);
    await shopper.click(second);
    expect(shownPicture()).toMatch(/blue-hour-detail/);
    expect(second.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('Product page: further details', () => {
  it('show the Latin name in Latin, when there is one', async () => {
    const { findByText, queryByText } = product('lily-at-noon');
    expect((await findByText('Lilium candidum')).getAttribute('lang')).toBe('la');
    expect(queryByText('Latin name')).toBeNull();
  });

  it('show the attributes under the platform’s labels', async () => {
    const { findByText, getByText } = product('lily-at-noon');
    await findByText('Same-day delivery');
    const value = (term: string) => getByText(term).nextElementSibling?.textContent;
    expect(value('Same-day delivery')).toMatch(/^(Yes|No)$/);
    expect(value('Flower')).toBe('Lily');
    expect(value('Occasion')).toContain(', ');
  });

  it('show several values of an attribute as a list in Chinese too', async () => {
    const activate = (locale: string) =>
      i18n.loadAndActivate({ locale, locales: [locale.replace('_', '-')], messages: {} });
    onTestFinished(() => activate('en_US'));
    activate('zh_Hant-HK');
    const { findByText } = product('apricot-letters');
    const term = await findByText('Occasion');
    expect(term.nextElementSibling?.textContent).toBe('Birthday及Thank you');
  });

  it('show the breadcrumbs through the deepest category', async () => {
    const { findByRole } = product('lily-at-noon');
    const breadcrumb = within(await findByRole('navigation', { name: 'Breadcrumb' }));
    const links = breadcrumb.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/',
      '/glass-domes.html',
      expect.stringMatching(/^\/glass-domes\/.+\.html$/),
    ]);
  });

  it('show related products', async () => {
    const { findByRole } = product('lily-at-noon');
    const list = within(await findByRole('list', { name: 'Products' }));
    expect(list.getAllByRole('link').length).toBeGreaterThan(1);
    expect(list.queryByRole('link', { name: 'Lily at Noon' })).toBeNull();
  });

  it('include structured data with absolute addresses, which leaves with the page', async () => {
    const { findByRole, unmount } = product('lily-at-noon');
    await findByRole('heading', { level: 1 });
    const [shown, trail] = structuredData()['@graph'];
    expect(shown).toMatchObject({
      '@type': 'Product',
      name: 'Lily at Noon',
      sku: 'FL-D-04',
      url: `${location.origin}/lily-at-noon.html`,
      offers: { price: 152, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    });
    expect(trail.itemListElement.at(-1)).toMatchObject({ name: 'Lily at Noon' });
    unmount();
    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
  });
});

describe('Product gallery', () => {
  it('moves from picture to picture by keyboard', async () => {
    const { shopper, findByRole, shownPicture } = product('blue-hour');
    const first = await findByRole('button', { name: 'Show picture 1' });
    first.focus();
    await shopper.keyboard('{ArrowRight}');
    expect(shownPicture()).toMatch(/blue-hour-detail/);
    expect(document.activeElement).toBe(await findByRole('button', { name: 'Show picture 2' }));
    await shopper.keyboard('{End}{ArrowRight}');
    expect(shownPicture()).toMatch(/blue-hour-setting/);
    await shopper.keyboard('{Home}');
    expect(shownPicture()).toMatch(/blue-hour-front/);
  });

  it('opens full-window, and zooms, changes pictures and closes by keyboard', async () => {
    const { shopper, findByRole, queryByRole, shownPicture } = product('blue-hour');
    await shopper.click(await findByRole('button', { name: 'Enlarge picture' }));
    const window = await findByRole('dialog', { name: 'Pictures of Blue Hour' });
    const zoom = () => within(window).getByRole('button', { name: /^Zoom in on/ });
    await shopper.click(zoom());
    expect(zoom().getAttribute('aria-pressed')).toBe('true');
    await shopper.click(zoom());
    await shopper.keyboard('{ArrowRight}');
    expect(window.textContent).toContain('2 of 3');
    await shopper.keyboard('{Escape}');
    expect(queryByRole('dialog')).toBeNull();
    expect(shownPicture()).toMatch(/blue-hour-detail/);
  });
});

describe('Product options', () => {
  it('are written to the address as codes that are the same in every language, beside its other parameters', async () => {
    const { shopper, findByRole, address } = product('first-light', { search: '?from=mail' });
    await shopper.click(await findByRole('radio', { name: 'Grand' }));
    expect(address()).toBe('/first-light.html?from=mail&size=grand');
  });

  it('are selected by the address', async () => {
    const { findByRole, price } = product('first-light', { search: '?size=grand' });
    expect(await findByRole('radio', { name: 'Grand' })).toHaveProperty('checked', true);
    expect(price()).toBe('$168.00');
  });

  it('are not selected by an unknown value in the address', async () => {
    const { findByRole, price } = product('first-light', { search: '?size=colossal' });
    expect(await findByRole('radio', { name: 'Grand' })).toHaveProperty('checked', false);
    expect(price()).toBe('from $82.00');
  });

  it('change price, picture and SKU', async () => {
    const { shopper, findByRole, price, shownPicture, getByText } = product('first-light');
    const sizes = within(await findByRole('radiogroup', { name: 'Size' }));
    expect(price()).toBe('from $82.00');
    await shopper.click(await findByRole('button', { name: 'Show picture 2' }));
    await shopper.click(sizes.getByRole('radio', { name: 'Grand' }));
    expect(price()).toBe('$168.00');
    expect(shownPicture()).toMatch(/first-light-grand/);
    expect(getByText('FL-B-01-grand')).toBeDefined();
  });

  it('narrow the price range with each choice', async () => {
    const { shopper, findByRole, price } = product('madder-hour');
    const grand = await findByRole('radio', { name: 'Grand' });
    expect(price()).toBe('from $118.00');
    await shopper.click(await findByRole('radio', { name: 'Leaf' }));
    expect(price()).toBe('from $118.00');
    await shopper.click(grand);
    expect(price()).toBe('$212.00');
    await shopper.click(await findByRole('button', { name: 'Clear Color' }));
    expect(price()).toBe('$212.00');
  });

  it('can be cleared, which restores price and address and keeps the focus', async () => {
    const { shopper, findByRole, price, address } = product('first-light', {
      search: '?size=grand',
    });
    const grand = await findByRole('radio', { name: 'Grand' });
    expect(price()).toBe('$168.00');
    await shopper.click(await findByRole('button', { name: 'Clear Size' }));
    expect(grand).toHaveProperty('checked', false);
    expect(document.activeElement).toBe(grand);
    expect([price(), address()]).toEqual(['from $82.00', '/first-light.html']);
  });

  it('show their errors beside them when some are missing, and the first missing one gets the focus', async () => {
    const { shopper, add, findByRole, wire } = product('madder-hour');
    await shopper.click(await add());
    const sizes = within(await findByRole('radiogroup', { name: 'Size' }));
    expect(sizes.getByText('Please choose one.')).toBeDefined();
    expect(sizes.getAllByRole('radio')).toContain(document.activeElement);
    const [size] = sizes.getAllByRole('radio');
    await shopper.click(size as HTMLElement);
    expect(sizes.queryByText('Please choose one.')).toBeNull();
    await shopper.click(await add());
    const others = within(await findByRole('radiogroup', { name: 'Color' }));
    expect(others.getAllByRole('radio')).toContain(document.activeElement);
    expect(wire.requests).toEqual(ASKED);
  });

  it('show the price of each size, and none when all cost the same', async () => {
    const { findByRole } = product('madder-hour');
    const sizes = within(await findByRole('radiogroup', { name: 'Size' }));
    const colours = within(await findByRole('radiogroup', { name: 'Color' }));
    const priceOf = (radio: HTMLElement) =>
      document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(sizes.getAllByRole('radio').map(priceOf)).toEqual(['$118.00', '$154.00', '$212.00']);
    expect(colours.getAllByRole('radio').map(priceOf)).toEqual([undefined, undefined, undefined]);
  });

  it('are marked and disabled when sold out', async () => {
    const { findByRole } = product('first-light', { soldOut: ['FL-B-01-classic'] });
    const sizes = within(await findByRole('radiogroup', { name: 'Size' }));
    expect(sizes.getByRole('radio', { name: 'Classic, Sold out' })).toHaveProperty(
      'disabled',
      true,
    );
    expect(sizes.getByRole('radio', { name: 'Posy' })).toHaveProperty('disabled', false);
  });

  it('are sold out in one combination and available in another', async () => {
    const { shopper, findByRole } = product('madder-hour', { soldOut: ['FL-B-02-classic-ivory'] });
    const sizes = within(await findByRole('radiogroup', { name: 'Size' }));
    const colours = within(await findByRole('radiogroup', { name: 'Color' }));
    expect(colours.getByRole('radio', { name: 'Ivory' })).toHaveProperty('disabled', false);
    await shopper.click(sizes.getByRole('radio', { name: 'Classic' }));
    expect(colours.getByRole('radio', { name: 'Ivory, Sold out' })).toHaveProperty(
      'disabled',
      true,
    );
    await shopper.click(sizes.getByRole('radio', { name: 'Posy' }));
    expect(colours.getByRole('radio', { name: 'Ivory' })).toHaveProperty('disabled', false);
  });
});

describe('Add to Cart', () => {
  it('adds a simple product in the typed quantity and links to the cart', async () => {
    const { shopper, add, quantity, findByText, getByRole, lines } = product('blue-hour');
    await shopper.clear(await quantity());
    await shopper.type(await quantity(), '3');
    await shopper.click(await add());
    await findByText('Added to your cart');
    expect(getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/cart');
    expect(lines()).toMatchObject([{ sku: 'FL-B-03', parentSku: null, quantity: 3 }]);
  });

  it('adds the chosen variant of a configurable product', async () => {
    const { shopper, add, findByRole, findByText, lines } = product('first-light');
    await shopper.click(await findByRole('radio', { name: 'Posy' }));
    await shopper.click(await add());
    await findByText('Added to your cart');
    expect(lines()).toMatchObject([{ sku: 'FL-B-01-posy', parentSku: 'FL-B-01', quantity: 1 }]);
  });

  it('is busy during the addition and adds once for many clicks and Enters', async () => {
    const { shopper, add, quantity, wire, findByText, lines } = product('blue-hour');
    const button = await add();
    const { open, opened } = gate();
    wire.hold = opened;
    for (let click = 0; click < 5; click += 1) await shopper.click(button);
    await shopper.type(await quantity(), '{Enter}{Enter}');
    expect(button.getAttribute('aria-busy')).toBe('true');
    open();
    await findByText('Added to your cart');
    expect(button.getAttribute('aria-busy')).toBeNull();
    expect(lines()).toMatchObject([{ quantity: 1 }]);
  });

  it('shows why the platform refuses and keeps the typed quantity', async () => {
    const { shopper, add, quantity, findByText, queryByText } = product('blue-hour');
    await shopper.clear(await quantity());
    await shopper.type(await quantity(), '5000');
    await shopper.click(await add());
    // The toast that comes with it announces it, once.
    await findByText('Only 18 of 5000 available');
    expect(await quantity()).toHaveProperty('value', '5000');
    expect(queryByText('Added to your cart')).toBeNull();
    await shopper.clear(await quantity());
    await shopper.type(await quantity(), '2{Tab}');
    expect(queryByText('Only 18 of 5000 available')).toBeNull();
  });

  it('claims no addition when the platform gives only a stock message', async () => {
    const { shopper, add, control, findByText, queryByText, lines } = product('blue-hour');
    const button = await add();
    const message = 'Some of the products are out of stock.';
    await control('fail', { field: 'addProductsToCart', message });
    await shopper.click(button);
    await findByText('There are not that many left. Nothing was added to your cart.');
    expect(queryByText('Added to your cart')).toBeNull();
    expect(lines()).toEqual([]);
    await shopper.click(button);
    await findByText('Added to your cart');
  });

  it('reports an unreachable shop and succeeds on the next attempt', async () => {
    const { shopper, add, wire, findByText, queryByRole, lines } = product('blue-hour');
    const button = await add();
    wire.isCut = true;
    await shopper.click(button);
    await findByText('Unable to create cart. Please try again.');
    wire.isCut = false;
    await shopper.click(button);
    await findByText('Added to your cart');
    wire.isCut = true;
    await shopper.click(button);
    await findByText('Could not add the item to your cart. Please try again.');
    wire.isCut = false;
    await shopper.click(button);
    await findByText('Added to your cart');
    expect(queryByRole('alert')).toBeNull();
    expect(lines()).toMatchObject([{ quantity: 2 }]);
  });

  for (const text of ['0', '-2', '1.5', 'three', '']) {
    it(`rejects the quantity “${text}” with a message and focuses the field`, async () => {
      const { shopper, add, quantity, findByText, wire } = product('blue-hour');
      await shopper.clear(await quantity());
      if (text) await shopper.type(await quantity(), text);
      await shopper.click(await add());
      await findByText(/^Please enter/);
      expect(document.activeElement).toBe(await quantity());
      expect(wire.requests).toEqual(ASKED);
      await shopper.clear(await quantity());
      await shopper.type(await quantity(), '1');
      await shopper.click(await add());
      await findByText('Added to your cart');
    });
  }

  it('is not offered for a sold-out product', async () => {
    const { shopper, findByRole, wire } = product('tulips-for-tuesday');
    const button = await findByRole('button', { name: 'Sold out' });
    expect(document.querySelector('[aria-live]')?.textContent).toMatch(/\d · Sold out$/);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await shopper.click(button);
    // The delivery promise, a content block, is left out.
    const asked = ASKED.filter((operation) => operation !== 'CmsBlocks');
    await waitFor(() => expect(wire.requests).toEqual(asked));
  });

  it('is followed by alternatives first when the product is sold out', async () => {
    const { findByRole, getByRole, getAllByRole } = product('tulips-for-tuesday');
    const title = await findByRole('heading', { name: 'You may also like' });
    const after = (element: HTMLElement) =>
      title.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(after(getByRole('button', { name: 'Sold out' }))).toBeTruthy();
    expect(within(title.parentElement!).getAllByRole('link')).toHaveLength(3);
    expect(within(title.parentElement!).queryByText('Sold out')).toBeNull();
    expect(getAllByRole('heading', { name: 'You may also like' })).toHaveLength(1);
  });

  it('shows how many are left when they are few', async () => {
    const { findByText } = product('lily-at-noon');
    await findByText('Only 2 left');
  });

  it('shows how many are left of the chosen variant', async () => {
    const { shopper, findByRole, findByText, queryByText } = product('first-light', {
      stock: ['FL-B-01-posy', 1],
    });
    const posy = await findByRole('radio', { name: 'Posy' });
    expect(queryByText(/left$/)).toBeNull();
    await shopper.click(posy);
    await findByText('Only 1 left');
  });
});

const structuredData = () =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null');

interface ProductOptions {
  search?: string;
  path?: string;
  relativeUrl?: string;
  uid?: string;
  isCut?: boolean;
  soldOut?: string[];
  stock?: [string, number];
}

function product(
  urlKey: string,
  { path, relativeUrl, search, uid, isCut = false, soldOut, stock }: ProductOptions = {},
) {
  const at = path ?? `/${urlKey}.html`;
  const page = {
    name: 'PRODUCT' as const,
    path: at,
    uid: uid ?? null,
    identifier: null,
    ...(relativeUrl && { relativeUrl }),
  };
  const screen = renderPage(<ProductPage page={page} />, {
    path: at,
    hold: true,
    ...(search && { search }),
  });
  for (const sku of soldOut ?? []) setStock(sku, 0);
  if (stock) setStock(...stock);
  screen.wire.isCut = isCut;
  screen.release();
  screen.wire.hold = null;

  function setStock(sku: string, stock: number) {
    const sold = screen.shop.products.get(sku);
    if (sold?.kind !== 'simple') throw new Error(`No simple product ${sku}.`);
    sold.stock = stock;
  }
  return {
    ...screen,
    add: () => screen.findByRole('button', { name: 'Add to Cart' }),
    quantity: () => screen.findByRole('spinbutton', { name: 'Quantity' }),
    price: () =>
      screen.container.querySelector('h1')?.parentElement?.nextElementSibling?.textContent,
    shownPicture: () =>
      screen.container.querySelector('li[aria-hidden=false] img')?.getAttribute('src'),
    lines: () => [...screen.shop.carts.values()].flatMap((cart) => cart.lines),
  };
}

describe('Product page', () => {
  it('shows the shop’s delivery promise beside Add to Cart', async () => {
    const { findByText } = product('madder-hour');
    await findByText('In Hong Kong: ordered before 1 pm, delivered by 7 pm, except on Sundays.');
  });
});
