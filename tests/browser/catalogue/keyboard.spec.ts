import type { Page } from '@playwright/test';
import { violationsOf } from '../accessibility.ts';
import { expect, type Platform, test } from '../fixtures.ts';
import { keyboard } from '../keyboard.ts';
import { SCREENS } from '../screens.ts';
import { ROBERTA } from '../shopData.ts';
import { FINDING_CHINESE, FINDING_ENGLISH, type FindingWords } from './findingWords.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SIDEBAR_FROM = 960;
const main = (page: Page) => page.getByRole('main');
const tiles = (page: Page, words: FindingWords) =>
  main(page).getByRole('list', { name: words.products, exact: true }).getByRole('listitem');
const toast = (page: Page, words: FindingWords, role: 'alert' | 'status') =>
  page.getByRole('region', { name: words.notifications }).getByRole(role);
const expectSettled = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0);
const expectFit = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    page.viewportSize()?.width,
  );

/** Every picture is requested in the width at which it is shown, give or take three pixels. */
const expectPicturesFit = async (page: Page) => {
  const pictures = main(page).locator('li img[sizes]');
  const slips = await pictures.filter({ visible: true }).evaluateAll((images) =>
    images.map((image) => {
      const probe = document.createElement('div');
      const fit = (image.getAttribute('sizes') ?? '')
        .split(/,\s*(?=\(min-width|calc)/)
        .map((part) => /^(\([^)]*\))?\s*(.*)$/.exec(part))
        .find((part) => !part?.[1] || matchMedia(part[1]).matches);
      probe.style.cssText = `position:absolute;width:${fit?.[2]}`;
      document.body.append(probe);
      const declaredWidth = probe.clientWidth;
      probe.remove();
      return Math.abs(declaredWidth - image.clientWidth);
    }),
  );
  expect(slips).not.toEqual([]);
  expect(Math.max(...slips)).toBeLessThanOrEqual(3);
};

interface Fixtures {
  page: Page;
  platform: Platform;
}

/** The helpers of every step through lists and searches. */
function listWalkOf({ page, platform }: Fixtures, words: FindingWords, width: number) {
  const { tabTo, press, fill, openCloseAndReopen, expectFocusSomewhere } = keyboard(page);
  const banner = page.getByRole('banner');
  const list = page.getByRole('region').filter({ has: page.getByRole('combobox') });
  const opener = main(page).getByRole('button', { name: words.filter, exact: true });
  const sort = page.getByRole('combobox', { name: words.sortBy });
  const retry = main(page).getByRole('button', { name: words.tryAgain });
  const search = banner.getByRole('button', { name: words.openSearch, exact: true });
  const field = page.getByRole('searchbox', { name: words.searchField });
  const suggested = page.getByRole('listbox', { name: words.suggestions });
  const options = suggested.getByRole('option');

  return {
    page,
    platform,
    words,
    width,
    tabTo,
    press,
    fill,
    openCloseAndReopen,
    expectFocusSomewhere,
    banner,
    list,
    opener,
    sort,
    retry,
    search,
    field,
    suggested,
    options,
  };
}
type ListWalk = ReturnType<typeof listWalkOf>;

async function filterList({
  page,
  platform,
  words,
  width,
  tabTo,
  press,
  openCloseAndReopen,
  list,
  opener,
}: ListWalk) {
  await page.goto(words.prefix + words.category.path);
  await expect(tiles(page, words)).toHaveCount(6);
  await expectSettled(page);
  await expectFit(page);
  if (width < SIDEBAR_FROM) {
    const sheet = page.getByRole('dialog', { name: words.filter });
    const apply = sheet.getByRole('button', { name: words.seeThem });
    await openCloseAndReopen(opener, sheet);
    expect(await violationsOf(page, '[role=dialog]:not([inert])')).toEqual([]);
    await platform.control('hold', { field: 'products', times: 1 });
    const rose = sheet.getByRole('checkbox', { name: words.rose });
    await tabTo(rose);
    await page.keyboard.press('Space');
    await expect(sheet.locator('[aria-busy=true]')).toBeVisible();
    await expect.poll(async () => (await platform.held()).length).toBeGreaterThan(0);
    await platform.control('release-held');
    await expect(rose).toBeChecked();
    await expect(rose).toBeFocused();
    // The press waits until the page behind the link has loaded.
    await expect(sheet.locator('[aria-busy=true]')).toHaveCount(0);
    await press(apply);
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  } else {
    const rose = main(page).getByRole('checkbox', { name: words.rose });
    await tabTo(rose);
    await platform.control('hold', { field: 'products', times: 1 });
    await page.keyboard.press('Space');
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(tiles(page, words)).toHaveCount(6);
    await expect.poll(async () => (await platform.held()).length).toBeGreaterThan(0);
    await platform.control('release-held');
    await expect(rose).toBeChecked();
    await expect(rose).toBeFocused();
  }
  await expect(main(page).getByText(words.pieces(12), { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: words.chosen })).toBeVisible();
  await expectSettled(page);
  expect(await violationsOf(page)).toEqual([]);
}

async function sortList({ page, platform, words, tabTo, press, list, sort }: ListWalk) {
  await tabTo(sort);
  await platform.control('hold', { field: 'products', times: 1 });
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/sort=name_asc/);
  await expect.poll(async () => (await platform.held()).length).toBeGreaterThan(0);
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/sort=price_asc/);
  await expectSettled(page);
  const cheapest = await tiles(page, words).getByRole('link').allTextContents();
  await platform.control('release-held');
  await expect(sort).toBeFocused();
  await press(page.getByRole('link', { name: words.pageTwo, exact: true }));
  await expect(page).toHaveURL(/page=2/);
  await expect(list).toBeFocused();
  await expect(tiles(page, words).getByRole('link').first()).not.toHaveText(cheapest[0] ?? '');
  await page.goBack();
  await expect(tiles(page, words).getByRole('link')).toHaveText(cheapest);
  await expectSettled(page);
}

async function retryList({
  page,
  platform,
  words,
  tabTo,
  press,
  expectFocusSomewhere,
  sort,
  retry,
}: ListWalk) {
  await platform.control('fail', { field: 'products' });
  await tabTo(sort);
  await page.keyboard.press('ArrowDown');
  await expect(main(page).getByText(words.productsFailed)).toBeVisible();
  expect(await violationsOf(page, 'main')).toEqual([]);
  await press(retry);
  await expect(tiles(page, words)).toHaveCount(6);
  await expectFocusSomewhere();
}

async function clearFilters({ page, words, width, tabTo, press, expectFocusSomewhere }: ListWalk) {
  await page.evaluate(() => {
    history.pushState(null, '', '?color[filter]=Plum,58&flower[filter]=Tulip,205');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(main(page).getByText(words.noneFits)).toBeVisible();
  if (width < SIDEBAR_FROM) {
    await press(page.getByRole('link', { name: words.widen }));
  } else {
    const tulip = main(page).getByRole('checkbox', { name: words.tulip });
    await tabTo(tulip);
    await page.keyboard.press('Space');
    await expect(tiles(page, words)).not.toHaveCount(0);
    await expectSettled(page);
    await expect(tulip).toBeFocused();
    await press(main(page).getByRole('button', { name: words.clearAll }), 'Shift+Tab');
  }
  await expect(tiles(page, words)).toHaveCount(6);
  await expectFocusSomewhere();
}

async function readSuggestions({ page, platform, words, press, search, field, options }: ListWalk) {
  await press(search, 'Shift+Tab');
  await expect(field).toBeFocused();
  await page.keyboard.type(words.search.start);
  await expect(page.getByText(words.tooShort)).toBeVisible();
  await platform.control('hold', { field: 'products', times: 1 });
  await page.keyboard.insertText(words.search.rest);
  await expect(page.getByText(words.lookingFor(words.search.word))).toBeVisible();
  await expect.poll(async () => (await platform.held()).length).toBeGreaterThan(0);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(words.search.other);
  await expect(options.filter({ hasText: words.otherFlower })).toBeVisible();
  await platform.control('release-held');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await expect(options.filter({ hasText: words.wordFlower })).toHaveCount(0);
  await expectFit(page);
  expect(await violationsOf(page, 'header')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(search).toBeFocused();
}

async function searchSlowly({
  page,
  platform,
  words,
  press,
  expectFocusSomewhere,
  retry,
  field,
}: ListWalk) {
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await platform.control('fail', { field: 'products' });
  await page.keyboard.insertText(words.search.third);
  await expect(page.getByText(words.noSuggestions)).toBeVisible();
  await platform.control('hold', { field: 'products', times: 2 });
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: words.flowersFor(words.search.third) }),
  ).toBeVisible();
  await expect.poll(async () => (await platform.held()).length).toBe(2);
  await expect(tiles(page, words)).toHaveCount(0);
  await platform.control('release-held');
  await expect(tiles(page, words)).toHaveCount(6);
  await expectSettled(page);
  await expectFit(page);
  expect(await violationsOf(page, 'main')).toEqual([]);
  await platform.control('fail', { field: 'products' });
  await press(page.getByRole('link', { name: words.nextPage }));
  await expect(main(page).getByText(words.productsFailed)).toBeVisible();
  await press(retry);
  await expect(tiles(page, words)).not.toHaveCount(0);
  await expectFocusSomewhere();
}

async function findNothing({
  page,
  words,
  press,
  fill,
  expectFocusSomewhere,
  search,
  field,
}: ListWalk) {
  await press(search, 'Shift+Tab');
  await expect(field).toBeFocused();
  await page.keyboard.type(words.nonsense);
  await expect(page.getByText(words.nothingFor(words.nonsense))).toBeVisible();
  await fill(field, words.misspelt);
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(words.nothingFor(words.misspelt))).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await violationsOf(page, 'main')).toEqual([]);
  await press(main(page).getByRole('link', { name: words.suggestion, exact: true }));
  await expect(
    page.getByRole('heading', { level: 1, name: words.flowersFor(words.suggestion) }),
  ).toBeVisible();
  await expect(tiles(page, words)).not.toHaveCount(0);
  await expectFocusSomewhere();
}

/** The helpers of every step on the product page. */
function productWalkOf({ page, platform }: Fixtures, words: FindingWords) {
  const { tabTo, press, fill, openCloseAndReopen, expectFocusSomewhere } = keyboard(page);
  const banner = page.getByRole('banner');
  const title = page.getByRole('heading', { level: 1, name: words.product });
  const button = (name: string) => main(page).getByRole('button', { name, exact: true });
  const radio = (group: string, name: string) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true });
  const price = main(page).locator('.money').first();
  const cartLink = (count: number) =>
    banner.getByRole('link', { name: new RegExp(`^${words.cart}\\D+${count}(?!\\d)`) });
  const productList = main(page).getByRole('list', { name: words.products, exact: true });

  return {
    page,
    platform,
    words,
    tabTo,
    press,
    fill,
    openCloseAndReopen,
    expectFocusSomewhere,
    banner,
    title,
    button,
    radio,
    price,
    cartLink,
    productList,
  };
}
type ProductWalk = ReturnType<typeof productWalkOf>;

async function openSuggestedProduct({ page, platform, words, press, banner, title }: ProductWalk) {
  await page.goto(`${words.prefix}/search`);
  await press(banner.getByRole('button', { name: words.openSearch, exact: true }));
  await expect(page.getByRole('searchbox', { name: words.searchField })).toBeFocused();
  await page.keyboard.insertText(words.product);
  const first = page.getByRole('listbox', { name: words.suggestions }).getByRole('option');
  await expect(first.filter({ hasText: words.product }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await platform.control('hold', { field: 'products', times: 1 });
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await platform.held()).length).toBeGreaterThan(0);
  await expect(main(page)).toContainText(words.fetching);
  await platform.control('release-held');
  await expect(title).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expectFit(page);
  await expectPicturesFit(page);
  expect(await violationsOf(page)).toEqual([]);
}

async function viewPictures({
  page,
  words,
  tabTo,
  press,
  openCloseAndReopen,
  expectFocusSomewhere,
  button,
}: ProductWalk) {
  const shown = page.getByRole('dialog', { name: words.pictures });
  await openCloseAndReopen(button(words.enlarge), shown);
  await expect(shown).toBeFocused();
  const zoom = shown.getByRole('button', { name: words.zoom });
  const whole = await zoom.boundingBox();
  await press(zoom);
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  const near = await zoom.boundingBox();
  expect(near?.width ?? 0).toBeGreaterThan((whole?.width ?? 0) * 1.5);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(shown).toContainText(words.lastPicture);
  expect(await violationsOf(page, '[role=dialog]:not([inert])')).toEqual([]);
  await expectFocusSomewhere();
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await expect(button(words.enlarge)).toBeFocused();
  await tabTo(button(words.picture(1)));
  await page.keyboard.press('End');
  await expect(button(words.picture(3))).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(button(words.picture(2))).toHaveAttribute('aria-pressed', 'true');
}

async function chooseOptions({ page, words, tabTo, press, button, radio, price }: ProductWalk) {
  await press(button(words.addToCart));
  await expect(page.getByText(words.chooseOne)).toHaveCount(2);
  await expect(
    page.getByRole('radiogroup', { name: words.size }).getByRole('radio').first(),
  ).toBeFocused();
  expect(await violationsOf(page, 'main')).toEqual([]);
  await page.keyboard.press('Space');
  const cheapest = await price.textContent();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(radio(words.size, words.grand)).toBeChecked();
  await expect(page).toHaveURL(/size=grand/);
  await expect(price).not.toHaveText(cheapest ?? '');
  await expect(radio(words.colour, words.soldOutIvory)).toBeDisabled();
  await tabTo(radio(words.colour, words.madder));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/size=grand&color=madder/);
  await expect(page.getByText(words.chooseOne)).toHaveCount(0);
}

async function addToCart({ page, platform, words, tabTo, press, button, cartLink }: ProductWalk) {
  await tabTo(page.getByRole('spinbutton', { name: words.quantity }));
  await page.keyboard.press('ArrowUp');
  await platform.control('hold', { field: 'addProductsToCart' });
  await press(button(words.addToCart));
  await expect(button(words.addToCart)).toHaveAttribute('aria-busy', 'true');
  await platform.untilHeld('addProductsToCart');
  await platform.control('release-held');
  await expect(main(page).getByText(words.added)).toBeVisible();
  await expect(cartLink(2)).toBeVisible();
  await expect(button(words.addToCart)).toBeFocused();
  await platform.control('fail', { field: 'addProductsToCart' });
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(words.addFailed)).toBeVisible();
  await expect(toast(page, words, 'alert')).toContainText(words.addFailed);
  await expect(button(words.addToCart)).toBeFocused();
  expect(await violationsOf(page, 'main')).toEqual([]);
}

async function signInToWishList({
  page,
  platform,
  words,
  press,
  fill,
  expectFocusSomewhere,
  title,
  button,
}: ProductWalk) {
  await press(button(words.addToWishList));
  await expect(page.getByRole('heading', { level: 1, name: words.signIn })).toBeVisible();
  await expect(main(page)).toBeFocused();
  await fill(page.getByRole('textbox', { name: words.email }), ROBERTA.email);
  await fill(main(page).getByLabel(words.password, { exact: true }), ROBERTA.password);
  await platform.control('hold', { field: 'addProductsToWishlist' });
  await page.keyboard.press('Enter');
  await expect(title).toBeVisible();
  await platform.untilHeld('addProductsToWishlist');
  await expect(button(words.addToWishList)).toHaveAttribute('aria-pressed', 'true');
  await platform.control('release-held');
  await expect(
    toast(page, words, 'status').filter({ hasText: words.wished(words.product) }),
  ).toBeVisible();
  await expectFocusSomewhere();
}

async function openWishList({ page, platform, words, press, productList }: ProductWalk) {
  await platform.control('hold', { field: 'customer', times: 1 });
  await press(main(page).getByRole('link', { name: words.seeWishList }));
  await expect(page.getByRole('heading', { level: 1, name: words.wishList })).toBeVisible();
  await expect.poll(async () => (await platform.held()).length).toBe(1);
  await platform.control('release-held');
  await expect(productList.getByRole('listitem')).toHaveCount(1);
  await expectFit(page);
  await expectPicturesFit(page);
  expect(await violationsOf(page, 'main')).toEqual([]);
}

async function failToRemove({
  page,
  platform,
  words,
  press,
  expectFocusSomewhere,
  button,
  productList,
}: ProductWalk) {
  await platform.control('fail', { field: 'removeProductsFromWishlist' });
  await press(button(words.unwish(words.product)));
  await expect(
    toast(page, words, 'alert').filter({ hasText: words.unwishFailed(words.product) }),
  ).toBeVisible();
  await expect(productList.getByRole('listitem')).toHaveCount(1);
  await expectFocusSomewhere();
  await platform.control('fail', { field: 'addWishlistItemsToCart' });
  await press(button(words.move(words.product)));
  await expect(main(page).getByText(words.moveFailed(words.product))).toBeVisible();
  await expect(button(words.move(words.product))).toBeFocused();
}

async function undoRemoval({
  page,
  words,
  tabTo,
  press,
  expectFocusSomewhere,
  button,
  cartLink,
  productList,
}: ProductWalk) {
  await press(button(words.unwish(words.product)), 'Shift+Tab');
  await expect(main(page).getByText(words.nothingWished)).toBeVisible();
  await expectFocusSomewhere();
  // The toast's timer stops while the toast contains the focus.
  await tabTo(
    page
      .getByRole('region', { name: words.notifications })
      .getByRole('button', { name: words.undo }),
  );
  expect(await violationsOf(page, 'main')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(productList.getByRole('listitem')).toHaveCount(1);
  await press(button(words.move(words.product)));
  await expect(main(page).getByText(words.nothingWished)).toBeVisible();
  await expect(cartLink(3)).toBeVisible();
  await expectFocusSomewhere();
}

for (const { width, language } of SCREENS) {
  const words = language === 'English' ? FINDING_ENGLISH : FINDING_CHINESE;

  test.describe(`Catalogue by keyboard, ${language}, ${width} px`, { tag: '@phone' }, () => {
    test.use({ viewport: { width, height: width < 640 ? 760 : 900 }, hasTouch: width < 640 });

    test('lists and searches work by keys alone, through slow and failed responses', async ({
      page,
      platform,
    }) => {
      test.slow();
      const walk = listWalkOf({ page, platform }, words, width);
      await test.step('A list is filtered.', () => filterList(walk));
      await test.step('A list is sorted by the last choice, even if its response is not the last.', () =>
        sortList(walk));
      await test.step('A list that failed to load is loaded by a retry.', () => retryList(walk));
      await test.step('The filters of an empty list are removed.', () => clearFilters(walk));
      await test.step('The suggestions are those for the last typed term.', () =>
        readSuggestions(walk));
      await test.step('A slow search fails and is repeated.', () => searchSlowly(walk));
      await test.step('A search finds nothing.', () => findNothing(walk));
    });

    test('a shopper views a flower and adds it to the cart and wish list by keys alone, through failed responses', async ({
      page,
      platform,
    }) => {
      test.slow();
      const walk = productWalkOf({ page, platform }, words);
      await test.step('A suggested product is opened on a slow platform.', () =>
        openSuggestedProduct(walk));
      await test.step('The pictures of the product are viewed.', () => viewPictures(walk));
      await test.step('The options of the product are chosen.', () => chooseOptions(walk));
      await test.step('The product is added to the cart, slowly and after a failure.', () =>
        addToCart(walk));
      await test.step('A guest signs in to use the wish list.', () => signInToWishList(walk));
      await test.step('A slow wish list is opened.', () => openWishList(walk));
      await test.step('An item stays, with a message, when its removal or move fails.', () =>
        failToRemove(walk));
      await test.step('A removal is undone, and the item is moved to the cart.', () =>
        undoRemoval(walk));
    });
  });
}
