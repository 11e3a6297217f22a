import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { END, element, openContent, type } from './servedContent.ts';

const html = (markup: string) => type('row', {}, type('html', {}, markup));
const FILLED = 'height:40px;background:#ccc';

/** Content that is wider than a phone, or as wide as the window within something narrower. */
const WIDE = {
  'a div of 600 px': html(`<div class="wide" style="width:600px;${FILLED}">Wide</div>`),
  'a div of 600 px in a text': type(
    'text',
    {},
    `<div class="wide" style="width:600px;${FILLED}">Wide</div>`,
  ),
  'a video of 1600 px': html('<video class="wide" width="1600" height="90"></video>'),
  'a drawing of 1600 px': html(
    `<svg class="wide" style="width:1600px;height:90px;max-width:none"></svg>`,
  ),
  'four columns of 400 px': html(
    `<div style="display:flex">${`<div class="wide" style="flex:0 0 400px;${FILLED}">Column</div>`.repeat(4)}</div>`,
  ),
  'a div as wide as the window': html(`<div class="wide" style="width:100vw;${FILLED}">Wide</div>`),
  'a row with margins of -5 px': type(
    'row',
    { 'data-appearance': 'full-width', style: 'margin: 0 -5px' },
    element('div', { 'data-element': 'inner' }, type('text', { class: 'wide' }, 'Words')),
  ),
};

/** The horizontal scroll range of the page, in px. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(1_000, 0);
    return window.scrollX;
  });

/** Elements outside the window without a scrollable ancestor. */
const outOfReach = (page: Page) =>
  page.locator('.wide').evaluateAll(
    (elements) =>
      elements.filter((one) => {
        if (one.getBoundingClientRect().right <= document.documentElement.clientWidth) return false;
        for (let at = one.parentElement; at; at = at.parentElement) {
          const { overflowX } = getComputedStyle(at);
          if (overflowX === 'auto' && at.scrollWidth > at.clientWidth && at.tabIndex === 0)
            return false;
        }
        return true;
      }).length,
  );

for (const width of [375, 1280]) {
  for (const [name, content] of Object.entries(WIDE)) {
    test(`Content: all of ${name} can be reached at ${width} px, and the page does not scroll sideways`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openContent(page, content + END);
      await expect.poll(() => outOfReach(page)).toBe(0);
      expect(await sideways(page)).toBe(0);
    });
  }
}

test('Content: a block that fits has no scroll bar of its own and no tab stop', async ({
  page,
}) => {
  await openContent(page, html('<p class="fits">Words <a href="/roses">roses</a></p>') + END);
  expect(await page.locator(':has(> .fits)').getAttribute('tabindex')).toBe(null);
  await expect(page.locator(':has(> .fits)')).toHaveCSS('overflow-x', 'visible');
});
