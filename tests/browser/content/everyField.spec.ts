import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { CASES, type Case } from './contentCases.ts';
import { END_MARK, openContent } from './servedContent.ts';

/** Gives each field two values on one page; the measured results must differ as expected. */
async function measure(page: Page, cases: readonly Case[]) {
  return page.evaluate(
    (specimens) =>
      specimens.map(({ selector, property }) => {
        const found = [...document.querySelectorAll<HTMLElement>(selector)];
        const [element] = found;
        const [kind, name = ''] = property.split(' ');
        if (kind === 'count') return found.length;
        if (!element) return `nothing at ${selector}`;
        if (kind === 'css') return getComputedStyle(element).getPropertyValue(name);
        if (kind === 'after') return getComputedStyle(element, '::after').getPropertyValue(name);
        if (kind === 'attribute') return element.getAttribute(name);
        if (kind === 'property') return Reflect.get(element, name);
        if (kind === 'text') return element.textContent?.trim();
        if (kind === 'tag') return element.localName;
        const { left, width, height } = element.getBoundingClientRect();
        const sides = { left, width, height, middle: left + width / 2 };
        return Math.round(Number(Reflect.get(sides, name)));
      }),
    cases.map(({ selector, property }) => ({ selector, property })),
  );
}

for (const width of [1920, 1280, 375]) {
  const cases = CASES.filter((one) => (one.width ?? 1280) === width);
  test(`Content: every field of every content type is visible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openContent(page, cases.map(({ html }) => html).join('') + END_MARK);
    // Lazy content is complete when its elements exist.
    const selectors = cases
      .filter(({ property }) => property !== 'count')
      .map(({ selector }) => selector);
    const missingElements = () =>
      page.evaluate((all) => all.filter((one) => !document.querySelector(one)), selectors);
    await expect.poll(missingElements).toEqual([]);
    // Lazy pictures choose their source when they are requested.
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    const isImagePending = () =>
      page.evaluate(() => [...document.images].some((one) => !one.currentSrc));
    await expect.poll(isImagePending).toBe(false);
    const found = await measure(page, cases);
    const measured = Object.fromEntries(cases.map(({ field }, index) => [field, found[index]]));
    expect(measured).toEqual(
      Object.fromEntries(cases.map(({ field, expected }) => [field, expected])),
    );
  });
}
