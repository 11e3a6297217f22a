import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { requestsFor } from './builtFiles.ts';
import { END_MARK, element, openContent, serveContent, type } from './servedContent.ts';

const button = (name: string) =>
  type(
    'button-item',
    {},
    `<a class="pagebuilder-button-${KINDS[name] ?? 'primary'}" data-element="link" href="/delivery"><span data-element="link_text">${name}</span></a>`,
  );
const widths = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));

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

/** The labels of buttons that are not of type primary. */
const KINDS: Record<string, string> = { Roses: 'link', Tulips: 'secondary' };
const LABELS = ['Go', 'Peonies in May', 'Roses', 'Chrysanthemums', 'Tulips', 'Iris', 'Lily'];
const APPEARANCES = ['inline', 'stacked'];

const buttonsOf = (appearance: string) =>
  [true, false]
    .map((isSameWidth) =>
      type(
        'buttons',
        {
          class: `${isSameWidth ? 'same' : 'own'}-${appearance}`,
          'data-appearance': appearance,
          'data-same-width': isSameWidth,
        },
        LABELS.map(button).join(''),
      ),
    )
    .join('');

test('Content: buttons of the same width are as wide as the widest label, and keep their names', async ({
  page,
}) => {
  await openContent(page, type('row', {}, APPEARANCES.map(buttonsOf).join('')) + END_MARK);
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 });
    for (const appearance of APPEARANCES) {
      await test.step(`The ${appearance} buttons are as wide as the widest at ${width} px.`, async () => {
        const own = await widths(page, `.own-${appearance} a`);
        expect.soft(new Set(own).size).toBeGreaterThan(3);
        expect
          .soft(await widths(page, `.same-${appearance} a`))
          .toEqual(LABELS.map(() => Math.max(...own)));
      });
    }
  }
  await test.step('A button keeps its own name when it is as wide as the others.', async () => {
    const named = page.locator('.same-inline').getByRole('link', { name: 'Go', exact: true });
    await expect(named).toBeVisible();
  });
});

test('Content: style declarations have the same effect as in a browser', async ({ page }) => {
  const rows = SHORTHANDS.map(([style], index) =>
    type(
      'row',
      { class: `style-${index}`, 'data-appearance': 'full-bleed', style },
      type('text', {}, 'Words'),
    ),
  );
  const typeface = `<style>
    @font-face{font-family:Hand;src:url(/media/hand.woff2) format("woff2")}
    @keyframes grow{from{letter-spacing:7px}to{letter-spacing:7px}}
    .grown{animation:grow 1s infinite;font-family:Hand}</style>`;
  const inBlock = type('text', { class: 'inside', 'data-pb-style': 'A1' }, 'Words');
  const centred = type('text', { class: 'child', style: 'margin:0px' }, 'Words');
  const fontRequest = page.waitForRequest('**/media/hand.woff2');
  await openContent(
    page,
    [
      '<style>#html-body [data-pb-style=A1]{padding-top:33px}</style>',
      type('block', {}, `<div class="widget">${inBlock}</div>`),
      ...rows,
      type('html', {}, `${typeface}<p class="grown">Words</p>`),
      type('row', { 'data-appearance': 'full-bleed' }, centred),
      END_MARK,
    ].join(''),
  );
  for (const [at, [style, property, value]] of SHORTHANDS.entries()) {
    await test.step(`The style “${style}” gives ${property} its value.`, () =>
      expect.soft(page.locator(`.style-${at}`)).toHaveCSS(property, value));
  }
  await test.step('A style rule of a page applies to the blocks in it.', () =>
    expect.soft(page.locator('.inside')).toHaveCSS('padding-top', '33px'));
  await test.step('Animations and typefaces of the owner work.', async () => {
    await expect.soft(page.locator('.grown')).toHaveCSS('letter-spacing', '7px');
    await fontRequest;
  });
  await test.step('A child of a full-bleed row stays in the middle, whatever margin it carries.', async () => {
    await page.setViewportSize({ width: 1920, height: 900 });
    const child = page.locator('.child');
    await expect
      .poll(async () => {
        const box = await child.boundingBox();
        return [box?.x, box?.width];
      })
      .toEqual([240, 1440]);
  });
});

const VIDEO = {
  'data-background-type': 'video',
  'data-video-src': '/media/wysiwyg/no-such-video.mp4',
  'data-background-images': String.raw`{\"desktop_image\":\"/media/wysiwyg/wide.jpg\"}`,
};
const WITH_VIDEO = {
  row: type(
    'row',
    { ...VIDEO, 'data-appearance': 'full-bleed', class: 'with-video-row' },
    type('text', { class: 'words' }, 'Words'),
  ),
  banner: type(
    'banner',
    { class: 'with-video-banner' },
    element(
      'div',
      { 'data-element': 'wrapper', ...VIDEO },
      '<div data-element="overlay"><div data-element="content">Words</div></div>',
    ),
  ),
};
const FORM = type('html', {}, '<form><p>Write to us</p><button>Send</button></form>');
const LINKED_BANNER = type(
  'banner',
  { 'data-show-button': 'never', 'data-show-overlay': 'never' },
  '<a data-element="link" href="/roses"><div data-element="wrapper"><div data-element="overlay"><div data-element="content"><p>All of <a href="/tulips">our tulips</a> and more</p></div></div></div></a>',
);

test('Content: background videos, forms and linked banners show only what works', async ({
  page,
}) => {
  await openContent(page, WITH_VIDEO.row + WITH_VIDEO.banner + FORM + LINKED_BANNER + END_MARK);
  for (const contentType of Object.keys(WITH_VIDEO)) {
    await test.step(`A ${contentType} with a background video keeps its picture until the video plays.`, async () => {
      const withVideo = `.with-video-${contentType}`;
      await expect.soft(page.locator(`${withVideo} video`)).toBeAttached();
      const pictured = page
        .locator(`${withVideo}, ${withVideo} > div`)
        .evaluateAll(
          (all) =>
            all.filter((one) => getComputedStyle(one).backgroundImage.includes('wide.jpg')).length,
        );
      expect.soft(await pictured).toBe(1);
    });
  }
  await test.step('A form in managed content loses its buttons.', async () => {
    await expect.soft(page.getByText('Write to us')).toBeVisible();
    await expect.soft(page.getByRole('button', { name: 'Send' })).toHaveCount(0);
  });
  await test.step('A banner with a link in its text has no link without a name.', async () => {
    const tulips = page.getByRole('link', { name: 'our tulips', exact: true });
    await expect.soft(tulips).toBeVisible();
    const nameless = page
      .getByRole('main')
      .locator('a')
      .evaluateAll(
        (all) =>
          all.filter(
            (one) => !one.textContent?.trim() && !/label/.test(one.getAttributeNames().join()),
          ).length,
      );
    expect.soft(await nameless).toBe(0);
  });
});

test('Content: a carousel is in English while the catalogue of its language cannot be loaded', async ({
  page,
}) => {
  await page.route(requestsFor('src/locales/zh_Hant-HK/messages.po'), (route) => route.abort());
  const slide = type('slide', {}, '<div data-element="content">Peony</div>');
  await serveContent(
    page,
    type('slider', { 'data-show-arrows': true, 'data-show-dots': true }, slide + slide) + END_MARK,
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
  await page.goto('/about-us');
  for (const [width, left] of [
    [1280, 40],
    [375, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const place of ['banner', 'contentinfo'] as const) {
      const words = page.getByRole(place).locator('.plain');
      await expect(words).toBeVisible();
      const edge = async () => Math.round((await words.boundingBox())?.x ?? 0);
      await expect.poll(edge, `${place} at ${width} px`).toBe(left);
    }
  }
});

for (const view of ['', '/zh-hant']) {
  test(`Content: a link with the code of the default view works in the view ${view || '/'}`, async ({
    page,
  }) => {
    await serveContent(
      page,
      type('text', {}, '<p><a href="/default/delivery">Go</a></p>') + END_MARK,
    );
    await page.goto(`${view}/cms/specimens`);
    const link = page.getByRole('link', { name: 'Go', exact: true });
    await expect(link).toHaveAttribute('href', `${view}/delivery`);
    await link.click();
    await expect(page).toHaveURL(`${view}/delivery`);
  });
}
