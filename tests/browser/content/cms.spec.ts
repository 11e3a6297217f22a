import { expect, test } from '../fixtures.ts';
import { END_MARK, openContent, serveContent, type } from './servedContent.ts';

const HOME = 'A book of flowers, opened every morning';
const ABOUT = 'A table, a window, a book';

const PAGES = [
  ['/', HOME, 'Flowers, gathered · Florilegium', /^Bouquets, glass domes/],
  ['/cms', HOME, 'Flowers, gathered · Florilegium', /^Bouquets, glass domes/],
  ['/xyz', HOME, 'Flowers, gathered · Florilegium', /^Bouquets, glass domes/],
  ['/about-us', ABOUT, 'About the shop · Florilegium', /^One long table/],
  ['/cms/about-us', ABOUT, 'About the shop · Florilegium', /^One long table/],
  ['/xyz/about-us', ABOUT, 'About the shop · Florilegium', /^One long table/],
] as const;

test('Content page: has its own title and description', async ({ page }) => {
  for (const [path, heading, title, description] of PAGES) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(title);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
    });
  }
});

test('Content page: an unknown address says that the page does not exist and stays in the address bar', async ({
  page,
}) => {
  await page.goto('/cms/no-such-page');
  await expect(page.getByRole('main')).toContainText(
    "Looks like the page you were hoping to find doesn't exist. Sorry about that.",
  );
  await expect(page).toHaveURL('/cms/no-such-page');
});

test('Content block: is left out when it fails to load, and stays when it was loaded before', {
  tag: '@client',
}, async ({ page, platform }) => {
  const fail = () =>
    platform.control('fail', { field: 'cmsBlocks', times: 50, message: 'Internal server error' });
  const requestCount = async () =>
    (await platform.calls()).filter(({ name }) => name === 'cmsBlocks').length;
  await fail();
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1, name: ABOUT })).toBeVisible();
  const footer = page.getByText('© 2026 Florilegium');
  await expect(footer).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await expect.poll(requestCount).toBe(2);
  await platform.control('reset');
  await page.reload();
  await expect(footer).toBeVisible();
  await fail();
  for (const visit of [1, 2]) {
    await page.reload();
    await expect.poll(requestCount).toBe(2 * (visit + 1));
    await page.waitForLoadState('networkidle');
    await expect(footer).toBeVisible();
  }
});

test('Content page: a link with a fragment scrolls to its element from outside, from another page and by Back', async ({
  page,
}) => {
  const far = type(
    'html',
    {},
    '<p><a href="/delivery#care">there</a> <a href="#nowhere">nowhere</a></p><div style="height: 3000px"></div><h2 id="care">Care</h2><div style="height: 3000px"></div>',
  );
  await serveContent(page, far + END_MARK);
  const care = page.getByRole('heading', { name: 'Care', exact: true });
  const expectShown = async () => {
    await expect(care).toBeInViewport();
    await expect(care).toBeFocused();
  };
  await page.goto('/cms/specimens#care');
  await expectShown();
  // A reload returns to the page that the shopper went to last.
  const nowhere = page.getByRole('link', { name: 'nowhere' });
  await page.keyboard.press('Home');
  await expect(nowhere).toBeInViewport();
  await page.waitForFunction(() => history.state?.top < 1_000);
  await page.reload();
  await expect(nowhere).toBeInViewport();
  await nowhere.click();
  await expect(page).toHaveURL('/cms/specimens#care');
  await page.getByRole('link', { name: 'there' }).click();
  await expect(page).toHaveURL('/delivery#care');
  await expectShown();
});

test('Content page: a picture keeps its proportions, whatever size its markup gives', async ({
  page,
  context,
}) => {
  await context.clearCookies({ name: 'demo-pictures' });
  const DOOR = '/media/wysiwyg/delivery-door.jpg';
  const figure = (name: string, size: string) =>
    type(
      'row',
      {},
      type(
        'image',
        { class: name },
        `<img src="${DOOR}" alt="" data-element="desktop_image" ${size}>`,
        'figure',
      ),
    );
  await openContent(
    page,
    figure('first', '') +
      figure('bare', 'style="max-width: 100%; height: auto"') +
      figure('known', 'width="400" height="500"') +
      figure('wide', 'width="400"') +
      type('text', { class: 'words' }, `<p><img src="${DOOR}" alt=""></p>`) +
      type('text', { class: 'half' }, `<p><img src="${DOOR}" alt="" width="50%"></p>`) +
      END_MARK,
  );
  for (const name of ['first', 'bare', 'known', 'wide', 'words', 'half']) {
    const image = page.locator(`.${name} img`);
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        image.evaluate((one) => {
          const { width, height } = one.getBoundingClientRect();
          return width > 300 && Math.round((100 * height) / width);
        }),
      )
      .toBe(125);
  }
});

test('Content page: text contrasts with the nearest background colour', async ({ page }) => {
  const onGround = (contentType: string, colour: string, inside: string) =>
    type(contentType, { style: `background-color: ${colour}; padding: 20px` }, inside);
  const words = (name: string) => type('text', { class: name }, `<p>${name}</p>`);
  const button = (name: string) =>
    type(
      'buttons',
      {},
      type(
        'button-item',
        {},
        `<a class="pagebuilder-button-primary" data-element="link" href="/delivery"><span data-element="link_text">${name}</span></a>`,
      ),
    );
  await openContent(
    page,
    onGround(
      'row',
      '#16201bff',
      words('deep') +
        button('Stay') +
        onGround(
          'column',
          '#fff',
          words('light') + onGround('text', '#1d3b2f', 'in it') + button('Go'),
        ),
    ) +
      type('text', { class: 'dark', style: 'background-color: #1d3b2f' }, '<p>dark</p>') +
      words('plain') +
      END_MARK,
  );
  const [ink, paper] = ['rgb(22, 32, 27)', 'rgb(255, 255, 255)'];
  await expect(page.getByText('deep', { exact: true })).toHaveCSS('color', paper);
  await expect(page.getByText('light', { exact: true })).toHaveCSS('color', ink);
  await expect(page.getByText('in it')).toHaveCSS('color', paper);
  await expect(page.getByText('dark', { exact: true })).toHaveCSS('color', paper);
  await expect(page.getByText('plain', { exact: true })).toHaveCSS('color', ink);
  // A button on a light background inside a dark one looks as on any light background.
  await expect(page.getByRole('link', { name: 'Go' })).toHaveCSS('color', paper);
  await expect(page.getByRole('link', { name: 'Go' })).toHaveCSS(
    'background-color',
    'rgb(31, 77, 58)',
  );
  // The focus ring looks the same, too.
  for (const [name, ring] of [
    ['Stay', paper],
    ['Go', 'rgb(31, 77, 58)'],
  ] as const) {
    await page.getByRole('link', { name }).focus();
    await expect(page.getByRole('link', { name })).toHaveCSS('outline-color', ring);
  }
});

test('Content page: a wide table scrolls by itself and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const row = `<tr>${'<td>Chrysanthemum</td>'.repeat(8)}</tr>`;
  await openContent(page, type('text', {}, `<table><tbody>${row}</tbody></table>`) + END_MARK);
  const widths = (of: HTMLElement | SVGElement) => [of.scrollWidth > of.clientWidth];
  expect(await page.locator(':has(> table)').evaluate(widths)).toEqual([true]);
  expect(await page.locator('html').evaluate(widths)).toEqual([false]);
});

test('Content page: a rule of the owner for all elements does not apply to the shop’s frame around the content', async ({
  page,
}) => {
  const everything =
    '{overflow:visible!important;isolation:auto!important;position:static!important;z-index:9!important}';
  await openContent(
    page,
    `<style>div[class]${everything}:root${everything}</style>${type('text', { class: 'framed' }, '<p>Peony</p>')}${END_MARK}`,
  );
  await expect(page.locator('.framed')).toHaveCSS('position', 'static');
  const frames = await page.locator('.framed').evaluate((inside) => {
    const found: string[] = [];
    for (let at = inside.parentElement; at; at = at.parentElement) {
      const { overflowX, isolation, position } = getComputedStyle(at);
      found.push(`${position} ${overflowX} ${isolation}`);
    }
    return found;
  });
  expect(frames).toContain('relative clip isolate');
});
