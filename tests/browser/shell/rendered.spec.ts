import type { Page } from '@playwright/test';
import { gate } from '../../support/gate.ts';
import { codeOf } from '../codeOf.ts';
import { expect, type Platform, test } from '../fixtures.ts';
import { CHINESE } from '../words.ts';

/** Holds the responses with the page's code until the gate is opened. */
async function holdCode(page: Page, files: Parameters<Page['route']>[0] = '**/assets/*.js') {
  const code = gate();
  await page.route(files, async (route) => {
    await code.opened;
    await route.continue();
  });
  return code;
}

/** A failed hydration is reported as an unexpected error. */
const NOTICES = /^(Notifications|通知)$/;

/** Each kind of page, and the text that its document contains besides the frame. */
const PAGES = [
  ['/', 60],
  ['/?coupon=FIRSTLIGHT', 60],
  ['/bouquets.html', 60],
  ['/bouquets.html?page=2&flower[filter]=Rose,201', 60],
  ['/madder-hour.html', 60],
  ['/apricot-letters.html', 60],
  ['/delivery', 60],
  ['/about-us', 60],
  ['/style-guide', 60],
  ['/search?query=rose', 60],
  ['/contact', 60],
  ['/account/close', 60],
  ['/signin', 60],
  ['/signup', 60],
  ['/forgot-password', 60],
  ['/track-order', 60],
  // An address that names one guest's order.
  ['/track-order?token=none', 0],
  ['/no-such-flower.html', 0],
  ['/cart', 0],
  ['/checkout', 0],
  ['/account', 0],
  ['/order-history', 0],
  ['/address-book', 0],
  ['/wishlist', 0],
] as const;
const IN_CHINESE = [
  ['/', 60],
  ['/huashu.html', 60],
  [CHINESE.simple.path, 60],
  ['/search?query=rose', 60],
  ['/signin', 60],
  ['/no-such-flower.html', 0],
  ['/cart', 0],
  ['/checkout', 0],
] as const;

/** Pages whose document is only a frame, because the browser renders their content. */
const FRAMES = ['/cart', '/wishlist'];

/** Holds the document's nodes, so that they can be found again after hydration. */
const keepNodes = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const nodes = [...document.querySelectorAll('#root header *, #root main *, #root footer *')];
      Object.assign(globalThis, { renderedNodes: nodes });
    });
  });

const renderedNodes = (page: Page) =>
  page.evaluate(() => {
    const { renderedNodes: nodes } = globalThis as unknown as { renderedNodes: Element[] };
    return { all: nodes.length, gone: nodes.filter((node) => !node.isConnected).length };
  });

const expectHydrated = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-ready', 'true');

for (const [language, prefix, pages] of [
  ['English', '', PAGES],
  ['Chinese', CHINESE.prefix, IN_CHINESE],
] as const) {
  test(`Rendered pages: every page in ${language} hydrates without a mismatch or a lost node`, {
    tag: ['@phone', '@desktop'],
  }, async ({ page, platform, complaints }) => {
    test.slow();
    await keepNodes(page);
    for (const [path, most] of pages) {
      await test.step(path, async () => {
        await page.goto(prefix + path);
        await expectHydrated(page);
        await platform.waitForNetworkIdle();
        const nodes = await renderedNodes(page);
        expect(nodes.all).toBeGreaterThan(most);
        // The content replaces the frame's placeholder.
        if (most > 0) expect(nodes.gone).toBe(0);
        await expect(page.getByRole('region', { name: NOTICES }).getByRole('alert')).toHaveCount(0);
      });
    }
    expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
  });
}

test('Rendered pages: pictures and links stay on the host under which a page is opened', async ({
  page,
  baseURL,
  complaints,
}) => {
  const { port } = new URL(baseURL ?? '');
  for (const path of ['/', '/style-guide']) {
    await page.goto(`http://127.0.0.1:${port}${path}`);
    await expectHydrated(page);
    const elsewhere = page.locator(
      `#root :is(${['href', 'src', 'srcset', 'poster', 'style']
        .map((name) => `[${name}*="//localhost"]`)
        .join()})`,
    );
    await expect(elsewhere).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});

test('Rendered pages: a guest’s first visit to the home page, a category and a product sends no query', {
  tag: '@phone',
}, async ({ page, platform }) => {
  const queries: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') queries.push(request.url());
  });
  for (const path of ['/', '/?coupon=FIRSTLIGHT', '/bouquets.html', '/madder-hour.html']) {
    await page.goto(path);
    await expectHydrated(page);
    await platform.waitForNetworkIdle();
    await page.evaluate(() => localStorage.clear());
  }
  expect(queries).toEqual([]);
});

test('Rendered pages: a document that the browser has kept, and the server confirmed, counts as recent', {
  tag: '@phone',
}, async ({ page, platform, baseURL }) => {
  const renderedAt = () =>
    page.evaluate(() => [
      JSON.parse(document.getElementById('document')?.textContent ?? '{}').renderedAt as number,
      Date.parse(document.lastModified),
    ]);
  await page.goto('/');
  const [first = 0, firstHeader = 0] = await renderedAt();
  expect(Math.abs(first - firstHeader)).toBeLessThan(1_000);
  // The header counts whole seconds.
  const headerNow = async () =>
    Date.parse((await page.request.get(baseURL ?? '')).headers()['last-modified'] ?? '');
  await expect.poll(headerNow).toBeGreaterThan(firstHeader);
  await page.goto('/');
  const [inBlock, confirmed] = await renderedAt();
  expect(inBlock).toBe(first);
  expect(confirmed).toBeGreaterThan(firstHeader);
  await platform.waitForNetworkIdle();
});

/** Counts the formatters of `Intl` that a page creates; the first one takes a phone 150 ms. */
const countFormatters = (page: Page) =>
  page.addInitScript(() => {
    const used: string[] = [];
    Object.assign(globalThis, { usedFormatters: used });
    for (const name of ['NumberFormat', 'PluralRules', 'ListFormat'] as const) {
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], {
          construct(target, parameters, newTarget) {
            used.push(name);
            return Reflect.construct(target, parameters, newTarget);
          },
        }),
      });
    }
    const format = Number.prototype.toLocaleString;
    Number.prototype.toLocaleString = function (...parameters: Parameters<typeof format>) {
      used.push('toLocaleString');
      return format.apply(this, parameters);
    };
  });

test('Rendered pages: hydration shows numbers, plurals and lists without formatting them', {
  tag: ['@phone', '@desktop'],
}, async ({ page, platform }) => {
  await countFormatters(page);
  const shownTexts = [
    ['/', /^Cart, 0 items$/],
    ['/bouquets.html', /^\d+ items$/],
    ['/madder-hour.html', /^Cart, 0 items$/],
    [`${CHINESE.prefix}/huashu.html`, /^\d+ 件$/],
  ] as const;
  for (const [path, text] of shownTexts) {
    await page.goto(path);
    await expectHydrated(page);
    await platform.waitForNetworkIdle();
    await expect(page.getByText(text).or(page.getByLabel(text)).first()).toBeVisible();
    const used = await page.evaluate(
      () => (globalThis as unknown as { usedFormatters: string[] }).usedFormatters,
    );
    expect(used).toEqual([]);
  }
});

test('Rendered pages: Add to Cart pressed before hydration sends one addition', {
  tag: '@phone',
}, async ({ page, platform, shopper }) => {
  const code = await holdCode(page);
  await page.goto('/apricot-letters.html', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  code.open();
  await shopper.expectInCart({ cart: 'Cart' } as never, 1);
  await platform.waitForNetworkIdle();
  const additions = (await platform.calls()).filter(({ name }) => name === 'addProductsToCart');
  expect(additions).toHaveLength(1);
});

test('Rendered pages: a product whose address has a parameter that the page does not read shows the chosen options', async ({
  page,
  complaints,
}) => {
  await page.request.get('/madder-hour.html');
  await page.goto('/madder-hour.html?letter=1&size=grand&color=madder');
  await expect(page.getByRole('radio', { name: 'Grand' })).toBeChecked();
  await expect(page).toHaveURL(/letter=1&size=grand&color=madder$/);
  expect(complaints).toEqual([]);
});

test('Rendered pages: an arrow key in the quantity before hydration changes it', {
  tag: '@phone',
}, async ({ page }) => {
  const code = await holdCode(page);
  await page.goto('/apricot-letters.html', { waitUntil: 'commit' });
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown']) await quantity.press(key);
  code.open();
  await expect(quantity).toHaveValue('3');
});

test('Rendered pages: a sort order chosen before hydration sorts the list once', {
  tag: ['@phone', '@desktop'],
}, async ({ page, platform }) => {
  const code = await holdCode(page);
  await page.goto('/bouquets.html', { waitUntil: 'commit' });
  const entries = await page.evaluate(() => history.length);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await sort.selectOption({ label: 'Price: high to low' });
  code.open();
  await expect(page).toHaveURL(/sort=price_desc/);
  await expectHydrated(page);
  await platform.waitForNetworkIdle();
  await expect(sort).toHaveValue('price_desc');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('Rendered pages: every press of a step button before hydration changes the quantity', {
  tag: '@phone',
}, async ({ page }) => {
  const code = await holdCode(page);
  await page.goto('/apricot-letters.html', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Increase quantity' }).click({ clickCount: 3 });
  code.open();
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('4');
});

test('Rendered pages: a button pressed before the browser renders the page anew is pressed after it', async ({
  page,
}) => {
  const code = await holdCode(page);
  // The platform refuses this page number: the browser asks it again instead of hydrating.
  await page.goto('/bouquets.html?page=99', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  code.open();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('Rendered pages: a button pressed while the store views are unavailable is pressed once the page is rendered', async ({
  page,
  platform,
}) => {
  const code = await holdCode(page);
  await platform.control('fail', { field: 'availableStores', times: 1 });
  const response = await page.goto('/bouquets.html', { waitUntil: 'commit' });
  expect(response?.status()).toBe(503);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  code.open();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

/**
 * Opens a document whose data came late, so that the browser renders its page anew. The page's code
 * and that of the replay are held.
 */
async function openLateDocument(page: Page, platform: Platform, url: string) {
  const code = await holdCode(page);
  const replay = await holdCode(page, codeOf('src/adapters/browser/replayInputs.ts'));
  await platform.control('fail', { field: 'cmsBlocks', times: 1 });
  await page.goto(url, { waitUntil: 'commit' });
  return { code, replay };
}

test('Rendered pages: Enter pressed while the browser renders the page anew sends the form', {
  tag: '@phone',
}, async ({ page, platform }) => {
  const { code, replay } = await openLateDocument(page, platform, '/search');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.pressSequentially('peo');
  code.open();
  await expect(page.locator('#root[data-rendered]')).not.toBeAttached();
  await expect(field).toBeVisible();
  await page.keyboard.type('ny');
  await page.keyboard.press('Enter');
  replay.open();
  await expect(page).toHaveURL(/query=peony$/);
});

for (const field of ['Message', 'Email']) {
  test(`Rendered pages: a page that the browser renders anew stays where the shopper reads and types (${field})`, {
    tag: '@phone',
  }, async ({ page, platform }) => {
    const { code, replay } = await openLateDocument(page, platform, '/contact?late');
    const textbox = page.getByRole('main').getByRole('textbox', { name: field });
    await textbox.pressSequentially('rob');
    await page.evaluate(() => scrollTo(0, 200));
    code.open();
    await expect(page.locator('#root[data-rendered]')).not.toBeAttached();
    await expect(textbox).toBeVisible();
    await page.keyboard.type('eXrta');
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Backspace', 'End'])
      await page.keyboard.press(key);
    replay.open();
    await expectHydrated(page);
    await expect(textbox).toBeFocused();
    await page.keyboard.type('@example.com');
    await expect(textbox).toHaveValue('roberta@example.com');
    expect(await page.evaluate(() => scrollY)).toBe(200);
  });
}

test('Rendered pages: Tab in a field of a page that the browser renders anew leads to the next field', {
  tag: '@phone',
}, async ({ page, platform }) => {
  const { code, replay } = await openLateDocument(page, platform, '/contact?late');
  const form = page.getByRole('main');
  const email = form.getByRole('textbox', { name: 'Email' });
  await email.pressSequentially('rob');
  code.open();
  await expect(page.locator('#root[data-rendered]')).not.toBeAttached();
  await expect(email).toBeVisible();
  await page.keyboard.type('@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('5551234');
  replay.open();
  await expectHydrated(page);
  await expect(email).toHaveValue('rob@example.com');
  const phone = form.getByRole('textbox', { name: 'Phone' });
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue('5551234');
});

test('Rendered pages: a slide chosen before the carousel is hydrated is shown', async ({
  page,
}) => {
  const code = await holdCode(page);
  await page.goto('/style-guide', { waitUntil: 'commit' });
  // The first carousel also shows its second slide by itself.
  const dot = page.getByRole('button', { name: 'Go to slide 2' }).nth(1);
  await dot.click();
  code.open();
  await expect(dot).toHaveAttribute('aria-current', 'true');
});

test('Rendered pages: two filters chosen before hydration both apply', async ({ page }) => {
  const code = await holdCode(page);
  await page.goto('/bouquets.html', { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: /Birthday/ }).check();
  await page.getByRole('checkbox', { name: /^Love/ }).check();
  code.open();
  await expect(page).toHaveURL(/Birthday.*Love/);
});

test('Rendered pages: options chosen and added before the hydration of a slow phone end in the cart', {
  tag: '@phone',
}, async ({ page, shopper }) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const code = await holdCode(page);
  await page.goto('/madder-hour.html', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Posy' }).check();
  await page.getByRole('radio', { name: 'Madder' }).check();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  code.open();
  await shopper.expectInCart({ cart: 'Cart' } as never, 1);
});

test('Rendered pages: a search typed and sent before hydration finds what was typed', {
  tag: '@phone',
}, async ({ page }) => {
  const code = await holdCode(page);
  await page.goto('/search', { waitUntil: 'commit' });
  const field = page.getByRole('main').getByRole('searchbox');
  await field.pressSequentially('peony and ');
  await field.press('Enter');
  code.open();
  await expect(page).toHaveURL(/query=peony\+and|query=peony%20and/);
});

for (const [path, role, name] of [
  ['/search', 'searchbox', 'Search the shop'],
  ['/contact', 'textbox', 'Message'],
] as const)
  test(`Rendered pages: a text typed on ${path} without a pause during the hydration keeps its letters`, {
    tag: '@phone',
  }, async ({ page }) => {
    const code = await holdCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.getByRole('main').getByRole(role, { name });
    await field.pressSequentially('abcdef');
    code.open();
    await field.pressSequentially('ghijklmnopqrstuvwxyz'.repeat(3), { delay: 20 });
    await expectHydrated(page);
    await expect(field).toHaveValue(`abcdef${'ghijklmnopqrstuvwxyz'.repeat(3)}`);
  });

test('Rendered pages: input after the hydration of the shell, but before that of the page, takes effect once', {
  tag: '@phone',
}, async ({ page, platform, shopper }) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.documentElement.dataset.ready === undefined) return;
      observer.disconnect();
      const quantity = document.querySelector<HTMLInputElement>('form input[inputmode="numeric"]');
      const add = document.querySelector<HTMLButtonElement>('form button[type="submit"]');
      const isHydrated = Object.keys(quantity ?? {}).some((key) => key.startsWith('__react'));
      document.documentElement.dataset.early = String(quantity !== null && !isHydrated);
      quantity?.focus();
      // As a browser does, with the key before the value: React hydrates the field at the key.
      quantity?.dispatchEvent(new KeyboardEvent('keydown', { key: '3', bubbles: true }));
      const prototype = Object.getPrototypeOf(quantity);
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(quantity, '3');
      quantity?.dispatchEvent(new InputEvent('input', { bubbles: true }));
      add?.focus();
      setTimeout(() => add?.click());
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
  });
  await page.goto('/apricot-letters.html');
  await expectHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-early', 'true');
  await shopper.expectInCart({ cart: 'Cart' } as never, 3);
  await platform.waitForNetworkIdle();
  const additions = (await platform.calls()).filter(({ name }) => name === 'addProductsToCart');
  expect(additions).toHaveLength(1);
});

const FORM_CODE = 'src/app/system/wiring/formSubmissions.ts';

async function sendMessage(page: Page) {
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Name' }).fill('Roberta');
  await form.getByRole('textbox', { name: 'Email' }).fill('roberta@example.com');
  await form.getByRole('textbox', { name: 'Message' }).fill('Peonies?');
  await form.getByRole('button', { name: 'Send' }).click();
}

test('Rendered pages: a price chosen before hydration filters the list once the page is hydrated', async ({
  page,
}) => {
  const code = await holdCode(page);
  await page.goto('/bouquets.html', { waitUntil: 'commit' });
  const dearest = page.getByRole('slider', { name: 'Up to' });
  await dearest.focus();
  await page.keyboard.press('ArrowLeft');
  code.open();
  await expect(page).toHaveURL(/price\[filter\]=/);
});

test('Rendered pages: answer 503 when the platform fails to give a product, however often', async ({
  page,
  platform,
}) => {
  await platform.control('fail', { field: 'products', times: 20 });
  const response = await page.request.get('/apricot-letters.html');
  expect(response.status()).toBe(503);
  expect(response.headers()['retry-after']).toBe('30');
  expect(await response.text()).toContain('Something went wrong. Sorry about that.');
});

test('Rendered pages: a form sent while the code that sends it loads is sent once', async ({
  page,
  platform,
}) => {
  const code = gate();
  await page.route(codeOf(FORM_CODE), async (route) => {
    await code.opened;
    await route.continue();
  });
  await page.goto('/contact');
  await expectHydrated(page);
  await sendMessage(page);
  const button = page.getByRole('main').getByRole('button', { name: 'Send' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  code.open();
  await expect(page.getByRole('main')).toContainText('Your message has been sent.');
  const sent = (await platform.calls()).filter(({ name }) => name === 'contactUs');
  expect(sent).toHaveLength(1);
});

test('Rendered pages: a form whose sending code cannot be fetched says so and is sent at the next press', async ({
  page,
  platform,
}) => {
  await page.route(codeOf(FORM_CODE), (route) => route.abort());
  await page.goto('/contact');
  await expectHydrated(page);
  await sendMessage(page);
  const form = page.getByRole('main');
  await expect(form.getByRole('alert')).toContainText('This was not sent. Please try again.');
  await page.unroute(codeOf(FORM_CODE));
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form).toContainText('Your message has been sent.');
  const sent = (await platform.calls()).filter(({ name }) => name === 'contactUs');
  expect(sent).toHaveLength(1);
});

test('Rendered pages: a link pressed while the menu’s code loads is followed', async ({ page }) => {
  const code = gate();
  await page.route(codeOf('src/features/megaMenu/MegaMenu.tsx'), async (route) => {
    await code.opened;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expectHydrated(page);
  const link = page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Bouquets', exact: true });
  await link.hover();
  await page.mouse.down();
  code.open();
  // The menu's code has loaded and reacts to the pointer on the link.
  await expect(link).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.up();
  await expect(page).toHaveURL('/bouquets.html');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bouquets');
});

test('Rendered pages: buttons work for a visitor whose store view the browser renders', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(CHINESE.prefix);
  const storedView = () => page.evaluate(() => localStorage['florilegium:store_view_code']);
  await expect.poll(storedView).toContain('zh_hant');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-render', 'client');
  await page.getByRole('banner').getByRole('button', { name: CHINESE.openMenu }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('Rendered pages: show words, prices and links to a visitor without scripts', {
    tag: ['@phone', '@desktop'],
  }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/A book of flowers/);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Bouquets' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bouquets');
    await expect(page.getByRole('list', { name: 'Products' })).toContainText('$');
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/bouquets.html?page=2');
    await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('$');
  });

  test('Rendered pages: without scripts a button leads to the part of the page that it names', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'See all five chapters' }).click();
    await expect(page.getByRole('heading', { name: 'Five chapters' })).toBeInViewport();
  });

  test('Rendered pages: without scripts every page of a category says what each flower costs', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/bouquets.html');
    const pages = await page.getByRole('link', { name: /^Page \d+$/ }).count();
    expect(pages).toBeGreaterThan(0);
    const seen = new Set<string | null>();
    for (let number = 1; number <= pages + 1; number += 1) {
      if (number > 1) await page.getByRole('link', { name: `Page ${number}`, exact: true }).click();
      await expect(page).toHaveURL(number > 1 ? `/bouquets.html?page=${number}` : '/bouquets.html');
      for (const tile of await page
        .getByRole('list', { name: 'Products' })
        .getByRole('listitem')
        .all()) {
        await expect(tile).toContainText(/\$\d/);
        seen.add(await tile.getByRole('link').first().getAttribute('href'));
      }
    }
    expect(seen.size).toBeGreaterThan(12);
  });

  test('Rendered pages: without scripts no form puts what was typed into the address', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/signin');
    const form = page.getByRole('main');
    await form.getByRole('textbox', { name: 'Email' }).fill('roberta@example.com');
    await form.getByLabel('Password', { exact: true }).fill('Peony123!');
    const [response] = await Promise.all([
      page.waitForResponse('/signin'),
      form.getByRole('button', { name: 'Sign In' }).click(),
    ]);
    expect(response.status()).toBe(405);
    expect(await response.text()).toContain('Florilegium needs JavaScript.');
    await expect(page).toHaveURL('/signin');
  });

  test('Rendered pages: the cart says in both languages that it needs JavaScript, with an address to write to', async ({
    page,
  }) => {
    await page.goto('/cart');
    await expect(page.locator('noscript p[lang="en"]')).toContainText('needs JavaScript');
    await expect(page.locator('noscript p[lang="zh-Hant-HK"]')).toContainText('需要 JavaScript');
    await expect(page.locator('noscript a[href^="mailto:"]')).toHaveCount(2);
  });

  test('Rendered pages: the frame of a customer’s page has a skeleton', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/order-history');
    const box = await page.getByRole('main').getByRole('status').boundingBox();
    expect(box?.height).toBeGreaterThan(300);
  });

  test('Rendered pages: without scripts every link of the first pages leads to a page', {
    tag: '@phone',
  }, async ({ page }) => {
    const links = new Set<string>();
    for (const path of ['/', '/bouquets.html', '/madder-hour.html']) {
      await page.goto(path);
      const found = await page.getByRole('link').evaluateAll((all) =>
        all
          .map((link) => new URL((link as HTMLAnchorElement).href))
          .filter(({ origin }) => origin === location.origin)
          .map(({ pathname }) => pathname),
      );
      for (const one of found) links.add(one);
    }
    expect(links.size).toBeGreaterThan(20);
    const lost: string[] = [];
    for (const path of links) {
      const response = await page.request.get(path);
      const isWhole = FRAMES.includes(path) || /<h1\b/.test(await response.text());
      if (response.status() !== 200 || !isWhole) lost.push(path);
    }
    expect(lost).toEqual([]);
  });
});

test('Rendered pages: the metadata of the first page goes when the shopper goes to another page', async ({
  page,
}) => {
  const metadata = page.locator(
    'head :is(link[rel=canonical], link[hreflang], meta[property^="og:"], meta[name=robots])',
  );
  await page.goto('/search?query=rose');
  await expect(metadata).toHaveCount(1);
  const products = page.getByRole('main').getByRole('listitem').getByRole('link');
  await products.first().click();
  await expect(page).toHaveTitle(/^(?!Flowers for)/);
  await expect(metadata).toHaveCount(0);
  await page.goto('/?coupon=FIRSTLIGHT');
  await expect(page).toHaveURL('/');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Bouquets', exact: true })
    .click();
  await expect(page).toHaveTitle(/^Bouquets/);
  await expect(metadata).toHaveCount(0);
  const data = page.locator('script[type="application/ld+json"]', { hasText: 'SearchAction' });
  await expect(data).toHaveCount(0);
});

test('Rendered pages: have their status, description, canonical address and structured data', async ({
  page,
}) => {
  const product = await page.request.get('/apricot-letters.html?utm_source=letter');
  expect(product.status()).toBe(200);
  const html = await product.text();
  expect(html).toMatch(/<link rel="canonical" href="[^"?]+\/apricot-letters\.html">/);
  expect(html).toMatch(/hreflang="zh-Hant-HK"/);
  expect(html).toMatch(/"@type":"Offer","price":92,"priceCurrency":"USD"/);
  // The platform has no meta description of this category.
  const category = await page.request.get('/bouquets.html');
  expect(await category.text()).toContain(
    '<meta name="description" content="Hand-tied at first light and sent the same day.',
  );
  const contact = await (await page.request.get('/contact')).text();
  expect(contact).toContain('<title>Contact Us · Florilegium</title>');
  expect(contact).toMatch(/<link rel="canonical" href="[^"?]+\/contact">/);
  expect(contact).toContain('<meta name="description" content="Ask us about a flower');
  const leaf = await (await page.request.get('/bouquets/by-the-hour/evening.html')).text();
  expect(leaf).toContain('<meta name="description" content="Evening · Bouquets · By the hour"');
  const tracking = await (await page.request.get('/track-order')).text();
  expect(tracking).toContain('<title>Track your order · Florilegium</title>');
  expect(tracking).toContain('<meta name="robots" content="noindex">');
  const cart = await (await page.request.get('/cart')).text();
  expect(cart).toContain('<title>Florilegium</title>');
  for (const address of ['/no-such-flower.html', '/bouquets.html?page=99']) {
    const missing = await page.request.get(address);
    expect(missing.status()).toBe(404);
    expect(await missing.text()).toContain('<meta name="robots" content="noindex">');
  }
});

test('Rendering: a document names only files of the build', async ({ request }) => {
  for (const path of ['/contact', '/account/close', '/search?query=nothing']) {
    const html = await (await request.get(path)).text();
    const files = [...new Set(html.match(/\/assets\/[\w.-]+/g))];
    expect(files.some((file) => /\.(?:webp|svg)$/.test(file))).toBe(true);
    for (const file of files) expect((await request.get(file)).status(), file).toBe(200);
  }
});
