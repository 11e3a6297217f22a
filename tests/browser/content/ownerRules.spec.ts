import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { requestsFor } from './builtFiles.ts';
import { END, element, openContent, serveContent, type } from './servedContent.ts';

const button = (name: string) =>
  type(
    'button-item',
    {},
    `<a class="pagebuilder-button-primary" data-element="link" href="/delivery"><span data-element="link_text">${name}</span></a>`,
  );
const widths = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));

for (const appearance of ['inline', 'stacked']) {
  for (const width of [375, 1280]) {
    test(`Content: ${appearance} buttons of the same width are as wide as the widest label at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const names = ['Go', 'Peonies in May', 'Roses', 'Chrysanthemums', 'Tulips', 'Iris', 'Lily'];
      const group = (name: string, isSameWidth: boolean) =>
        type(
          'buttons',
          { class: name, 'data-appearance': appearance, 'data-same-width': isSameWidth },
          names.map(button).join(''),
        );
      await openContent(page, type('row', {}, group('same', true) + group('own', false)) + END);
      const own = await widths(page, '.own a');
      expect(new Set(own).size).toBeGreaterThan(3);
      expect(await widths(page, '.same a')).toEqual(names.map(() => Math.max(...own)));
    });
  }
}

test('Content: a button keeps its own name when it is as wide as the others', async ({ page }) => {
  const pair = button('Go') + button('Chrysanthemums');
  await openContent(page, type('buttons', { 'data-same-width': true }, pair) + END);
  await expect(page.getByRole('link', { name: 'Go', exact: true })).toBeVisible();
});

test('Content: children of a full-bleed row stay in the middle, whatever margin they carry', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  const text = type('text', { class: 'child', style: 'margin:0px' }, 'Words');
  await openContent(page, type('row', { 'data-appearance': 'full-bleed' }, text) + END);
  const box = await page.locator('.child').boundingBox();
  expect([box?.x, box?.width]).toEqual([240, 1440]);
});

test('Content: a style rule of a page applies to the blocks in it', async ({ page }) => {
  const text = type('text', { class: 'inside', 'data-pb-style': 'A1' }, 'Words');
  const style = '<style>#html-body [data-pb-style=A1]{padding-top:33px}</style>';
  await openContent(page, style + type('block', {}, `<div class="widget">${text}</div>`) + END);
  await expect(page.locator('.inside')).toHaveCSS('padding-top', '33px');
});

const SHORTHANDS = [
  ['background: #112233', 'background-color', 'rgb(17, 34, 51)'],
  [
    'background: url(/media/wysiwyg/wide.jpg) no-repeat center / cover #eee',
    'background-size',
    'cover',
  ],
  [
    'background: url(/media/wysiwyg/wide.jpg) no-repeat center / cover #eee',
    'background-repeat',
    'no-repeat',
  ],
  ['background: url(/media/wysiwyg/wide.jpg) left top', 'background-position', '0% 0%'],
  ['background: url(/media/wysiwyg/wide.jpg)', 'background-image', /wide\.jpg/],
  ['margin: 10px; margin-left: wrong', 'margin-left', '10px'],
  ['padding: 10px; padding-left: 5', 'padding-left', '10px'],
  ['background-color: #112233; background-color: nonsense', 'background-color', 'rgb(17, 34, 51)'],
  ['border: solid', 'border-top-width', '3px'],
  ['border: solid', 'border-top-style', 'solid'],
  ['border-width: 7px; border: dotted red', 'border-top-width', '3px'],
] as const;

test('Content: style declarations have the same effect as in a browser', async ({ page }) => {
  const rows = SHORTHANDS.map(([style], at) =>
    type(
      'row',
      { class: `style-${at}`, 'data-appearance': 'full-bleed', style },
      type('text', {}, 'Words'),
    ),
  );
  await openContent(page, rows.join('') + END);
  for (const [at, [style, property, value]] of SHORTHANDS.entries()) {
    await test.step(style, () =>
      expect.soft(page.locator(`.style-${at}`)).toHaveCSS(property, value),
    );
  }
});

test('Content: animations and typefaces of the owner work', async ({ page }) => {
  const style = `<style>
    @font-face{font-family:Hand;src:url(/media/hand.woff2) format("woff2")}
    @keyframes grow{from{letter-spacing:7px}to{letter-spacing:7px}}
    .grown{animation:grow 1s infinite;font-family:Hand}</style>`;
  const fontRequest = page.waitForRequest('**/media/hand.woff2');
  await serveContent(page, type('html', {}, `${style}<p class="grown">Words</p>`) + END);
  await page.goto('/cms/specimens');
  await expect(page.locator('.grown')).toHaveCSS('letter-spacing', '7px');
  await fontRequest;
});

for (const contentType of ['row', 'banner']) {
  test(`Content: a ${contentType} with a background video keeps its picture until the video plays`, async ({
    page,
  }) => {
    const pictures = String.raw`{\"desktop_image\":\"/media/wysiwyg/wide.jpg\"}`;
    const film = {
      'data-background-type': 'video',
      'data-video-src': '/media/wysiwyg/no-such-film.mp4',
      'data-background-images': pictures,
    };
    const words = type('text', { class: 'words' }, 'Words');
    await openContent(
      page,
      (contentType === 'row'
        ? type('row', { ...film, 'data-appearance': 'full-bleed', class: 'filmed' }, words)
        : type(
            'banner',
            { class: 'filmed' },
            element(
              'div',
              { 'data-element': 'wrapper', ...film },
              '<div data-element="overlay"><div data-element="content">Words</div></div>',
            ),
          )) + END,
    );
    await expect(page.locator('.filmed video')).toBeAttached();
    const pictured = page
      .locator('.filmed, .filmed > div')
      .evaluateAll(
        (all) =>
          all.filter((one) => getComputedStyle(one).backgroundImage.includes('wide.jpg')).length,
      );
    expect(await pictured).toBe(1);
  });
}

test('Content: a form in managed content loses its buttons', async ({ page }) => {
  await openContent(
    page,
    type('html', {}, '<form><p>Write to us</p><button>Send</button></form>') + END,
  );
  await expect(page.getByText('Write to us')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('Content: a banner with a link in its text has no link without a name', async ({ page }) => {
  const words = '<p>All of <a href="/tulips">our tulips</a> and more</p>';
  await openContent(
    page,
    type(
      'banner',
      { 'data-show-button': 'never', 'data-show-overlay': 'never' },
      `<a data-element="link" href="/roses"><div data-element="wrapper"><div data-element="overlay"><div data-element="content">${words}</div></div></div></a>`,
    ) + END,
  );
  await expect(page.getByRole('link', { name: 'our tulips', exact: true })).toBeVisible();
  const nameless = page
    .getByRole('main')
    .locator('a')
    .evaluateAll(
      (all) =>
        all.filter(
          (one) => !one.textContent?.trim() && !/label/.test(one.getAttributeNames().join()),
        ).length,
    );
  expect(await nameless).toBe(0);
});

test('Content: a carousel is in English while the catalogue of its language cannot be loaded', async ({
  page,
}) => {
  await page.route(requestsFor('src/locales/zh_Hant-HK/messages.po'), (route) => route.abort());
  const slide = type('slide', {}, '<div data-element="content">Peony</div>');
  await serveContent(
    page,
    type('slider', { 'data-show-arrows': true, 'data-show-dots': true }, slide + slide) + END,
  );
  await page.goto('/zh-hant/cms/specimens');
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Slides' })).toBeVisible();
});

test('Content: footer and header of plain HTML keep to the gutter of the page', {
  tag: '@client',
}, async ({ page }) => {
  await page.route(
    ({ pathname, searchParams }) =>
      pathname === '/graphql' && /cmsBlocks\s*\(/.test(searchParams.get('query') ?? ''),
    async (route) => {
      const response = await route.fetch();
      const { data } = await response.json();
      for (const item of data.cmsBlocks.items) item.content = '<p class="plain">Plain words</p>';
      await route.fulfill({ response, json: { data } });
    },
  );
  for (const [width, left] of [
    [375, 16],
    [1280, 40],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about-us');
    for (const place of ['banner', 'contentinfo'] as const) {
      const words = page.getByRole(place).locator('.plain');
      await expect(words).toBeVisible();
      expect(Math.round((await words.boundingBox())?.x ?? 0), `${place} at ${width}`).toBe(left);
    }
  }
});

for (const view of ['', '/zh-hant']) {
  test(`Content: a link with the code of the default view works in the view ${view || '/'}`, async ({
    page,
  }) => {
    await serveContent(page, type('text', {}, '<p><a href="/default/delivery">Go</a></p>') + END);
    await page.goto(`${view}/cms/specimens`);
    const link = page.getByRole('link', { name: 'Go', exact: true });
    await expect(link).toHaveAttribute('href', `${view}/delivery`);
    await link.click();
    await expect(page).toHaveURL(`${view}/delivery`);
  });
}
