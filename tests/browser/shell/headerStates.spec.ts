import { gate } from '../../support/gate.ts';
import { expectSettledAndAccessible } from '../accessibility.ts';
import { ACCOUNT_CHINESE, ACCOUNT_ENGLISH } from '../account/accountWords.ts';
import { FINDING_CHINESE, FINDING_ENGLISH } from '../catalogue/findingWords.ts';
import { expect, test } from '../fixtures.ts';
import { MAX_SHIFT, watchLayoutShift } from '../layoutShift.ts';
import { ROBERTA } from '../shopData.ts';
import { CHINESE, WORDS } from '../words.ts';

// Axe reads colours at once, so transitions are switched off.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const words of WORDS) {
  test(`Header: axe finds no violation in any open state of header, menu and drawer ${words.language}`, async ({
    page,
  }) => {
    const isChinese = words === CHINESE;
    const account = isChinese ? ACCOUNT_CHINESE : ACCOUNT_ENGLISH;
    const finding = isChinese ? FINDING_CHINESE : FINDING_ENGLISH;
    const chooseView = isChinese ? '選擇語言及貨幣' : 'Choose store view';
    await page.goto(words.home);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const banner = page.getByRole('banner');
    const drawer = page.getByRole('dialog');
    await banner.getByRole('button', { name: finding.openSearch, exact: true }).click();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expectSettledAndAccessible(page, 'search');
    await page.keyboard.type('a');
    await expectSettledAndAccessible(page, 'search with text');
    await page.keyboard.press('Escape');

    const menu = page.getByRole('navigation', { name: words.mainMenu });
    if ((await menu.count()) > 0) {
      await menu.getByRole('link').first().hover();
      await expect(menu.getByRole('link').first()).toHaveAttribute('aria-expanded', 'true');
      await expectSettledAndAccessible(page, 'mega menu');
      await page.mouse.move(10, 700);
    }

    await banner.getByRole('button', { name: chooseView }).click();
    await expect(banner.getByRole('menuitemradio', { checked: true })).toBeFocused();
    await expectSettledAndAccessible(page, 'store views');
    await page.keyboard.press('Escape');

    const open = banner.getByRole('button', { name: words.openMenu });
    await open.click();
    await expect(drawer.getByRole('listitem').first()).toBeVisible();
    await expectSettledAndAccessible(page, 'main menu');
    await drawer.getByRole('button', { name: words.category.name }).click();
    await expect(drawer.getByRole('heading', { level: 3 })).toBeFocused();
    await expectSettledAndAccessible(page, 'main menu, second level');
    await drawer.getByRole('button').first().click();
    await expect(drawer.getByRole('heading', { level: 3 })).toHaveCount(0);
    await drawer.getByRole('button').last().click();
    await drawer.getByRole('button', { name: account.signIn, exact: true }).click();
    await expect(drawer.getByRole('textbox').first()).toBeFocused();
    await expect(drawer.getByRole('alert')).toBeVisible();
    await expectSettledAndAccessible(page, 'sign in, refused');
    await drawer.getByRole('button', { name: words.createAccount }).click();
    await expect(drawer.getByRole('checkbox')).toBeVisible();
    await expectSettledAndAccessible(page, 'create account');
    await drawer.getByRole('button').first().click();
    await expect(drawer.getByRole('checkbox')).toHaveCount(0);
    await drawer.getByRole('button', { name: account.forgot }).click();
    await expect(drawer.getByRole('textbox')).toHaveCount(1);
    await expectSettledAndAccessible(page, 'forgot password');
    await drawer.getByRole('button').first().click();
    await drawer.getByRole('textbox').first().fill(ROBERTA.email);
    await drawer.getByLabel(account.password, { exact: true }).fill(ROBERTA.password);
    await page.keyboard.press('Enter');
    await expect(drawer.getByText(ROBERTA.email)).toBeVisible();
    await expectSettledAndAccessible(page, 'my account');
    await page.keyboard.press('Escape');
    await banner.getByRole('button', { name: account.myAccount }).click();
    await expect(banner.getByText(ROBERTA.email)).toBeVisible();
    await expectSettledAndAccessible(page, 'account menu');
  });
}

for (const [what, take] of [
  ['as it is', null],
  ['without a Header block', /"identifier":\s*"header"/i],
] as const) {
  test(`Shell: nothing moves on loading and on leaving a page, ${what}`, async ({
    page,
    context,
  }) => {
    // Real pictures: a stand-in with another aspect ratio would shift the layout.
    await context.clearCookies({ name: 'demo-pictures' });
    if (take) {
      await page.route('**/graphql**', async (route) => {
        const response = await route.fetch();
        const body = await response.text();
        await route.fulfill({
          response,
          body: take.test(body) ? '{"data":{"cmsBlocks":{"items":[null]}}}' : body,
        });
      });
    }
    const shift = await watchLayoutShift(page);
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT);
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT);
  });
}

test('Shell: the footer is never displayed before the page above it', async ({ page }) => {
  await page.addInitScript(() => {
    const early: string[] = [];
    Object.assign(window, { early });
    new MutationObserver(() => {
      const footer = document.querySelector('footer');
      if (footer?.checkVisibility() && !document.querySelector('main h1'))
        early.push(document.querySelector('main')?.innerHTML ?? 'no main');
    }).observe(document, { childList: true, subtree: true });
  });
  // On a slow phone, React hydrates the page's place some time after the page is known.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const path of ['/cart', '/checkout', '/contact']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(
      await page.evaluate(() => (window as unknown as { early: string[] }).early),
      path,
    ).toEqual([]);
  }
});

test('Shell: typefaces that load late move nothing', async ({ page, context }) => {
  await context.clearCookies({ name: 'demo-pictures' });
  const fonts = gate();
  await page.route('**/*.woff2', async (route) => {
    await fonts.opened;
    await route.continue();
  });
  const shift = await watchLayoutShift(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(await page.evaluate(() => document.fonts.check('1em "Ibarra Real Nova Variable"'))).toBe(
    false,
  );
  fonts.open();
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('1em "Ibarra Real Nova Variable"')))
    .toBe(true);
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
  expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT);
});
