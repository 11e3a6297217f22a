import type { BrowserContext, Page } from '@playwright/test';
import { ATTACKS } from '../../content/attacks.ts';
import { randomDocuments } from '../../content/randomDocuments.ts';
import { expect, test } from '../fixtures.ts';

const DOCUMENTS = 1_000;
const SEED = 20_261_122;
const PATH = '/about-us';
const END = 'The end of the content';

test.describe('Sanitiser without a content security policy', () => {
  test.use({ bypassCSP: true });

  test(`none of ${ATTACKS.length} known attacks runs a script, contacts another origin or shadows the page`, {
    tag: '@client',
  }, async ({ page, context }) => {
    const foreignRequests = await requestsElsewhere(context);
    await open(
      page,
      ATTACKS.flatMap((attack) => [attack, `<p>${attack}`]),
    );
    await triggerEveryHandler(page);
    expect(await dangersOn(page)).toEqual([]);
    expect(
      foreignRequests.filter((url) => /evil/.test(url) && !/\.(?:css|woff2|xml|json)$/.test(url)),
    ).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toEqual([]);
    await expect(page).toHaveURL(PATH);
  });
});

test(`Sanitiser: ${DOCUMENTS} random documents (seed ${SEED}) cause no crash, no script and no request to another origin`, {
  tag: '@client',
}, async ({ page, context }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const foreignRequests = await requestsElsewhere(context);
  await open(page, randomDocuments(DOCUMENTS, SEED));
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toEqual([]);
  expect(await dangersOn(page)).toEqual([]);
  expect(foreignRequests).toEqual([]);
  expect(errors).toEqual([]);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Sanitiser: Trusted Types keep unsanitised markup off the page', async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  const outcome = await page.evaluate(() => {
    const attempt = (step: () => unknown): string => {
      try {
        return String(step());
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown';
      }
    };
    const box = document.createElement('div');
    return {
      html: attempt(() => {
        box.innerHTML = '<img src=x onerror=alert(1)><b>x</b>';
        return box.innerHTML;
      }),
      script: attempt(() => {
        document.createElement('script').src = 'https://evil.example/x.js';
      }),
      code: attempt(() => {
        document.createElement('script').text = 'alert(1)';
      }),
      another: attempt(() => {
        const factory: unknown = Reflect.get(window, 'trustedTypes');
        return Reflect.apply(Reflect.get(Object(factory), 'createPolicy'), factory, [
          'another',
          {},
        ]);
      }),
    };
  });
  expect(outcome).toEqual({
    html: '<img src="x"><b>x</b>',
    script: 'TypeError',
    code: 'SyntaxError',
    another: 'TypeError',
  });
});

test('Sanitiser: style rules of managed content apply to that content only', {
  tag: '@client',
}, async ({ page }) => {
  await respondWith(page, '<style>p, h1, a { outline: 3px solid rgb(1, 2, 3) }</style><p>Sage</p>');
  await page.goto(PATH);
  await expect(page.getByText('Sage')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  const link = page.getByRole('banner').getByRole('link').first();
  await expect(link).not.toHaveCSS('outline-color', 'rgb(1, 2, 3)');
});

/**
 * A page whose content consists of these documents, each in an html content type, and an end mark.
 */
async function open(page: Page, documents: string[]): Promise<void> {
  await page.addInitScript(() => {
    const ran: string[] = [];
    Object.assign(window, {
      ran,
      alert: (text: unknown) => ran.push(`alert ${text}`),
      msgbox: (text: unknown) => ran.push(`msgbox ${text}`),
    });
  });
  const types = [...documents, `<h2>${END}</h2>`].map(
    (html) => `<div data-content-type="html">${escapeHtml(html)}</div>`,
  );
  await respondWith(page, types.join(''));
  await page.goto(PATH);
  await expect(page.getByRole('heading', { name: END })).toBeVisible({ timeout: 30_000 });
}

/** Serves this content as the platform's content page. */
async function respondWith(page: Page, content: string): Promise<void> {
  await page.route('**/graphql**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (!/"cmsPage":\{/.test(text)) return route.fulfill({ response, body: text });
    const { data, ...rest } = JSON.parse(text);
    const json = { ...rest, data: { ...data, cmsPage: { ...data.cmsPage, content } } };
    return route.fulfill({ response, json });
  });
}

/** Records every request to another origin; none is answered. */
async function requestsElsewhere(context: BrowserContext): Promise<string[]> {
  const requests: string[] = [];
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      requests.push(route.request().url());
      return route.abort();
    },
  );
  return requests;
}

/** Triggers every kind of handler on every element of the content. */
const triggerEveryHandler = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const events = ['mouseover', 'mouseenter', 'pointerdown', 'touchstart', 'focus', 'focusin'];
    const more = ['toggle', 'wheel', 'copy', 'drag', 'auxclick', 'contextmenu', 'animationstart'];
    for (const element of document.querySelectorAll('main *')) {
      for (const name of [...events, ...more]) element.dispatchEvent(new Event(name));
      if (!element.closest('a, button')) element.dispatchEvent(new Event('click'));
    }
  });

/** Lists elements that could run code, submit a form, cover the page or shadow a property. */
const dangersOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const tags =
      'script, iframe, frame, object, embed, applet, form, input:not([aria-label]), base, meta, link, template, use, animate, set, foreignObject, portal, math, marquee';
    const found = [...main.querySelectorAll(tags)].map((element) => element.outerHTML);
    for (const element of main.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        const bare = [...value].filter((character) => character > ' ').join('');
        const isCode = /^(?:java|vb|live)script:|^data:text|^mocha:|^blob:/i.test(bare);
        const isClobbering = name === 'name' && !value.startsWith('user-content-');
        if (/^on/i.test(name) || /^(?:srcdoc|formaction|ping)$/.test(name) || isCode) {
          found.push(`${element.localName} ${name}=${value}`);
        }
        if (isClobbering && element.localName !== 'button') found.push(element.outerHTML);
      }
      const { position } = getComputedStyle(element);
      if (position === 'fixed' && element.closest('[class*="user"]')) found.push('covers the page');
    }
    const isOurs =
      typeof document.cookie === 'string' &&
      document.body instanceof HTMLElement &&
      typeof document.querySelector === 'function' &&
      typeof window.fetch === 'function' &&
      document.getElementById('root')?.contains(main);
    return isOurs ? found : [...found, 'a property of the page is shadowed'];
  });

const escapeHtml = (html: string): string =>
  html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
