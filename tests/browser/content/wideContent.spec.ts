import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { END_MARK, element, openContent, type } from './servedContent.ts';

const html = (markup: string) => type('row', {}, type('html', {}, markup));
const FILLED = 'height:40px;background:#ccc';

/** Content that is wider than a phone, or as wide as the window within something narrower. */
const WIDE: Record<string, (name: string) => string> = {
  'a div of 600 px': (name) =>
    html(`<div class="${name}" style="width:600px;${FILLED}">Wide</div>`),
  'a div of 600 px in a text': (name) =>
    type('text', {}, `<div class="${name}" style="width:600px;${FILLED}">Wide</div>`),
  'a video of 1600 px': (name) => html(`<video class="${name}" width="1600" height="90"></video>`),
  'a drawing of 1600 px': (name) =>
    html(`<svg class="${name}" style="width:1600px;height:90px;max-width:none"></svg>`),
  'four columns of 400 px': (name) =>
    html(
      `<div style="display:flex">${`<div class="${name}" style="flex:0 0 400px;${FILLED}">Column</div>`.repeat(4)}</div>`,
    ),
  'a div as wide as the window': (name) =>
    html(`<div class="${name}" style="width:100vw;${FILLED}">Wide</div>`),
  'a row with margins of -5 px': (name) =>
    type(
      'row',
      { 'data-appearance': 'full-width', style: 'margin: 0 -5px' },
      element('div', { 'data-element': 'inner' }, type('text', { class: name }, 'Words')),
    ),
};

/** The horizontal scroll range of the page, in px. */
const horizontalScrollRange = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(1_000, 0);
    return window.scrollX;
  });

/** Elements outside the window without a scrollable ancestor. */
const unreachableElements = (page: Page, name: string) =>
  page.locator(`.${name}`).evaluateAll(
    (elements) =>
      elements.filter((element) => {
        if (element.getBoundingClientRect().right <= document.documentElement.clientWidth)
          return false;
        for (let at = element.parentElement; at; at = at.parentElement) {
          const { overflowX } = getComputedStyle(at);
          if (overflowX === 'auto' && at.scrollWidth > at.clientWidth && at.tabIndex === 0)
            return false;
        }
        return true;
      }).length,
  );

test('Content: all of what is wider than its place can be reached, and the page does not scroll sideways', {
  tag: ['@phone', '@desktop'],
}, async ({ page }) => {
  const specimens = Object.values(WIDE).map((content, index) => content(`wide-${index}`));
  const fitting = html('<p class="fits">Words <a href="/roses">roses</a></p>');
  await openContent(page, specimens.join('') + fitting + END_MARK);
  for (const [at, name] of Object.keys(WIDE).entries()) {
    await test.step(`All of ${name} can be reached.`, async () => {
      await expect(page.locator(`.wide-${at}`).first()).toBeAttached();
      await expect.soft.poll(() => unreachableElements(page, `wide-${at}`), name).toBe(0);
    });
  }
  await test.step('The page does not scroll sideways.', async () => {
    expect.soft(await horizontalScrollRange(page)).toBe(0);
  });
  await test.step('A block that fits has no scroll bar of its own and no tab stop.', async () => {
    const box = page.locator(':has(> .fits)');
    expect.soft(await box.getAttribute('tabindex')).toBe(null);
    await expect.soft(box).toHaveCSS('overflow-x', 'visible');
  });
});
