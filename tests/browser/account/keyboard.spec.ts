import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import { violationsOf } from '../accessibility.ts';
import { expect, type Platform, test } from '../fixtures.ts';
import { formFailures, slowReads } from '../formFailures.ts';
import { keyboard } from '../keyboard.ts';
import { SCREENS } from '../screens.ts';
import {
  ADA,
  CHANGED_EMAIL,
  CHANGED_PASSWORD,
  RESET_PASSWORD,
  ROBERTA,
  SKUS,
} from '../shopData.ts';
import { addWishes, placeOrders, saveAddress } from './accountData.ts';
import { ACCOUNT_CHINESE, ACCOUNT_ENGLISH, type AccountWords } from './accountWords.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const EMAIL = ROBERTA.email;
/** The queries of the account's pages. */
const READS =
  /graphql\?.*(CustomerDetails|Orders|AddressBook|SavedPayments|Newsletter|WishListPage)/;
const main = (page: Page) => page.getByRole('main');

interface Fixtures {
  page: Page;
  platform: Platform;
  request: APIRequestContext;
  context: BrowserContext;
}

/** The helpers of every step: locators, and a shopper who uses only the keyboard. */
async function walkOf(
  { page, platform, request, context }: Fixtures,
  words: AccountWords,
  width: number,
) {
  const { tabTo, press, fill, openCloseAndReopen, expectFocusSomewhere } = keyboard(page);
  const survivesFailures = formFailures(page, platform);
  const reads = await slowReads(page, READS);
  const banner = page.getByRole('banner');
  const box = (name: string, where: Locator = main(page)) =>
    where.getByRole('textbox', { name, exact: true });
  const secret = (name: string) => main(page).getByLabel(name, { exact: true });
  const button = (name: string | RegExp, where: Locator = main(page)) =>
    where.getByRole('button', { name, exact: true });
  const link = (name: string) => main(page).getByRole('link', { name, exact: true });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const list = (name: string) => main(page).getByRole('list', { name, exact: true });
  const account = button(words.myAccount, banner);
  const expectAccessible = async () => expect(await violationsOf(page)).toEqual([]);
  const expectText = (text: string) => () => expect(main(page).getByText(text)).toBeVisible();
  const toasts = (text: string) => () =>
    expect(page.getByRole('region').getByRole('status').filter({ hasText: text })).toBeVisible();
  const unreachable = { near: main(page), failure: words.unreachable };
  const expectPage = async (title: string) => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  };
  const choosePage = async (title: string) => {
    await press(account, 'Shift+Tab');
    await tabTo(
      page.getByRole('region', { name: words.myAccount }).getByRole('link', { name: title }),
    );
    await page.keyboard.press('Enter');
    await expectPage(title);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  };
  /** Waits until the new page has taken the focus: text typed before would be lost. */
  const expectMainFocused = () => expect(page.getByRole('main')).toBeFocused();
  const goTo = async (path: string) => {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, words.prefix + path);
    await expectMainFocused();
  };
  const expectWaiting = () => expect(main(page).getByText(words.waiting).first()).toBeAttached();
  /** The page's query fails, and the shopper retries it. */
  const failThenRetry = async (failure: string) => {
    reads.fail();
    await expect(main(page).getByText(failure)).toBeVisible();
    reads.mend();
    await press(button(words.tryAgain));
    await expect(main(page).getByText(failure)).toBeHidden();
  };
  const chooseUnreadPage = async (key: keyof typeof words.unread) => {
    reads.hold();
    await choosePage(words[key]);
    await expectWaiting();
    await failThenRetry(words.unread[key]);
  };
  const signIn = async (email: string, password: string) => {
    await fill(box(words.email), email);
    await fill(secret(words.password), password);
    await page.keyboard.press('Enter');
    await expect(account).toBeVisible();
  };

  return {
    page,
    platform,
    request,
    context,
    words,
    tabTo,
    press,
    fill,
    openCloseAndReopen,
    expectFocusSomewhere,
    survivesFailures,
    reads,
    banner,
    box,
    secret,
    button,
    link,
    dialog,
    list,
    account,
    expectAccessible,
    expectText,
    toasts,
    unreachable,
    expectPage,
    choosePage,
    expectMainFocused,
    goTo,
    expectWaiting,
    failThenRetry,
    chooseUnreadPage,
    signIn,
  };
}
type Walk = Awaited<ReturnType<typeof walkOf>>;

async function contactShop({
  page,
  words,
  fill,
  expectFocusSomewhere,
  survivesFailures,
  box,
  button,
  expectAccessible,
  expectText,
  goTo,
  unreachable,
}: Walk) {
  await page.goto(`${words.prefix}/contact`);
  for (const [submit, sent] of [
    [words.send, words.sent],
    [words.sendRequest, words.requestSent],
  ] as const) {
    const entries: [Locator, string][] = [
      [box(words.name), 'Ada Reed'],
      [box(words.email), EMAIL],
      [box(words.message), 'Do you have freesias?'],
    ];
    for (const [field, text] of entries) await fill(field, text);
    const done = expectText(sent);
    await survivesFailures({
      field: 'contactUs',
      button: button(submit),
      ...unreachable,
      failure: words.maybeSent,
      entered: entries,
      done,
    });
    await expectFocusSomewhere();
    await expectAccessible();
    if (submit === words.send) await goTo('/account/close');
  }
}

async function resetPassword({
  page,
  request,
  context,
  words,
  press,
  fill,
  expectFocusSomewhere,
  survivesFailures,
  reads,
  banner,
  box,
  secret,
  button,
  link,
  account,
  expectAccessible,
  expectText,
  expectMainFocused,
  goTo,
  unreachable,
}: Walk) {
  await press(button(words.signIn, banner), 'Shift+Tab');
  await press(link(words.forgot));
  await expect(page).toHaveURL(/forgot-password/);
  await expect(button(words.sendLink)).toBeVisible();
  await expectMainFocused();
  await fill(box(words.email), EMAIL);
  await survivesFailures({
    field: 'requestPasswordResetEmail',
    button: button(words.sendLink),
    ...unreachable,
    entered: [[box(words.email), EMAIL]],
    done: expectText(EMAIL),
  });
  await expectFocusSomewhere();
  await expectAccessible();
  const shop = (await context.cookies()).find(({ name }) => name === 'demo-shop');
  const headers = { 'x-demo-shop': shop?.value ?? '' };
  const mails = await (await request.get('/demo/mails', { headers })).json();
  const address: string = mails.at(-1).link;
  expect(address.startsWith(words.prefix)).toBe(true);
  await goTo(address.slice(words.prefix.length));
  await fill(box(words.email), EMAIL);
  await fill(secret(words.newPassword), RESET_PASSWORD);
  await survivesFailures({
    field: 'resetPassword',
    button: button(words.save),
    ...unreachable,
    entered: [[secret(words.newPassword), RESET_PASSWORD]],
    done: () => expect(link(words.signIn)).toBeVisible(),
  });
  await press(link(words.signIn));
  await expectMainFocused();
  await fill(box(words.email), EMAIL);
  await fill(secret(words.password), RESET_PASSWORD);
  reads.hold();
  await survivesFailures({
    field: 'generateCustomerToken',
    button: button(words.signIn),
    ...unreachable,
    entered: [[secret(words.password), RESET_PASSWORD]],
    done: () => expect(account).toBeVisible(),
  });
  await expect(page.getByRole('main')).toBeFocused();
}

async function beginForms({
  page,
  words,
  tabTo,
  fill,
  box,
  expectAccessible,
  choosePage,
  goTo,
  expectWaiting,
  failThenRetry,
  chooseUnreadPage,
}: Walk) {
  await choosePage(words.information);
  await expectWaiting();
  await failThenRetry(words.unread.information);
  await fill(box(words.firstName), 'Robin');
  await fill(box(words.email), CHANGED_EMAIL);
  await chooseUnreadPage('letters');
  await tabTo(main(page).getByRole('checkbox', { name: words.subscribe }));
  await page.keyboard.press('Space');
  await expectAccessible();
  await goTo('/account/close');
  await fill(box(words.message), 'I am moving away.');
  await expectAccessible();
}

async function saveAddresses({
  page,
  platform,
  words,
  tabTo,
  press,
  fill,
  openCloseAndReopen,
  expectFocusSomewhere,
  survivesFailures,
  box,
  button,
  dialog,
  list,
  expectAccessible,
  expectMainFocused,
  chooseUnreadPage,
  signIn,
}: Walk) {
  await chooseUnreadPage('addressBook');
  const cards = list(words.addresses).getByRole('listitem');
  await expect(cards).toHaveCount(1);
  const added = dialog(words.addAddress);
  await openCloseAndReopen(button(words.addAddress), added);
  await press(button(words.saveAddress, added));
  await press(added.getByRole('link', { name: words.city }));
  await expect(box(words.city, added)).toBeFocused();
  await tabTo(box(words.street, added), 'Shift+Tab');
  const entries: [Locator, string][] = [
    [box(words.street, added), '2 Fern Row'],
    [box(words.city, added), 'Marfa'],
  ];
  for (const [field, text] of entries) await fill(field, text);
  await tabTo(added.getByLabel(words.region[0]));
  await page.keyboard.type(words.region[1]);
  const region = await added.getByLabel(words.region[0]).inputValue();
  expect(region).not.toBe('');
  await fill(box(words.postcode, added), '79843');
  await fill(box(words.phone, added), '5125550100');
  await platform.control('revoke-tokens');
  await press(button(words.saveAddress, added));
  await expect(page).toHaveURL(/\/signin$/);
  await expectMainFocused();
  await signIn(EMAIL, RESET_PASSWORD);
  await expect(added).toBeVisible();
  await expect(added.getByLabel(words.region[0])).toHaveValue(region);
  const near = { near: added, failure: words.unreachable };
  await survivesFailures({
    field: 'createCustomerAddress',
    button: button(words.saveAddress, added),
    ...near,
    entered: entries,
    done: () => expect(added).toBeHidden(),
  });
  await expect(cards).toHaveCount(2);
  await expectFocusSomewhere();
  await expectAccessible();
  const own = cards.filter({ hasText: '2 Fern Row' });
  const edited = dialog(words.editAddress);
  await openCloseAndReopen(button(words.edit, own), edited);
  await fill(box(words.city, edited), 'Alpine');
  await expectAccessible();
  await survivesFailures({
    field: 'updateCustomerAddress',
    button: button(words.saveAddress, edited),
    near: edited,
    failure: words.unreachable,
    entered: [[box(words.city, edited), 'Alpine']],
    done: () => expect(edited).toBeHidden(),
  });
  await expect(own).toContainText('Alpine');
  await expectFocusSomewhere();
  const question = dialog(words.confirmAddress);
  await openCloseAndReopen(button(words.remove, own), question);
  await survivesFailures({
    field: 'deleteCustomerAddress',
    button: button(words.deleteAddress, question),
    near: question,
    failure: words.unreachable,
    done: () => expect(question).toBeHidden(),
  });
  await expect(cards).toHaveCount(1);
  await expectFocusSomewhere();
}

async function changeDetails({
  words,
  fill,
  expectFocusSomewhere,
  survivesFailures,
  box,
  secret,
  button,
  expectAccessible,
  toasts,
  choosePage,
  unreachable,
}: Walk) {
  await choosePage(words.information);
  await expect(box(words.email)).toHaveValue(CHANGED_EMAIL);
  await survivesFailures({
    field: 'updateCustomerV2',
    button: button(words.saveName),
    ...unreachable,
    entered: [[box(words.firstName), 'Robin']],
    done: toasts(words.nameSaved),
  });
  await expectFocusSomewhere();
  await expectAccessible();
  await fill(secret(words.password), RESET_PASSWORD);
  await survivesFailures({
    field: 'updateCustomerEmail',
    button: button(words.saveEmail),
    ...unreachable,
    entered: [
      [box(words.email), CHANGED_EMAIL],
      [secret(words.password), RESET_PASSWORD],
    ],
    done: toasts(words.emailSaved),
  });
  await fill(secret(words.currentPassword), RESET_PASSWORD);
  await fill(secret(words.newPassword), CHANGED_PASSWORD);
  await survivesFailures({
    field: 'changeCustomerPassword',
    button: button(words.changePassword),
    ...unreachable,
    entered: [[secret(words.newPassword), CHANGED_PASSWORD]],
    done: toasts(words.passwordSet),
  });
  await expectFocusSomewhere();
}

async function orderAgain({
  page,
  words,
  tabTo,
  press,
  expectFocusSomewhere,
  survivesFailures,
  reads,
  box,
  button,
  list,
  expectAccessible,
  expectText,
  failThenRetry,
  chooseUnreadPage,
}: Walk) {
  await chooseUnreadPage('orders');
  const order = list(words.orderList)
    .getByRole('heading')
    .getByRole('button', {
      name: words.order('000000001'),
    })
    .first();
  await press(order);
  await expect(order).toHaveAttribute('aria-expanded', 'true');
  await expect(list(words.orderedItems)).toContainText('Apricot Letters');
  await survivesFailures({
    field: 'reorderItems',
    button: button(words.reorder('000000001')),
    near: main(page),
    failure: words.cartFirst,
    done: expectText(words.inCartAgain),
  });
  await expect(button(words.reorder('000000001'))).toBeFocused();
  await expectAccessible();
  await tabTo(box(words.orderNumber), 'Shift+Tab');
  await page.keyboard.type('0009');
  reads.hold();
  await press(button(words.findOrder));
  await expect(button(words.findOrder)).toHaveAttribute('aria-busy', 'true');
  await failThenRetry(words.unread.orders);
  await expect(main(page).getByText('0009')).toBeVisible();
  await expectFocusSomewhere();
  await press(button(words.showAll).first());
  await expect(order).toBeVisible();
  await expectFocusSomewhere();
}

async function deletePayment({
  words,
  openCloseAndReopen,
  expectFocusSomewhere,
  survivesFailures,
  button,
  dialog,
  list,
  expectAccessible,
  chooseUnreadPage,
}: Walk) {
  await chooseUnreadPage('payments');
  const cards = list(words.payments).getByRole('listitem');
  const question = dialog(words.confirmPayment);
  await openCloseAndReopen(cards.first().getByRole('button'), question);
  await survivesFailures({
    field: 'deletePaymentToken',
    button: button(words.deletePayment, question),
    near: question,
    failure: words.unreachable,
    done: () => expect(cards).toHaveCount(1),
  });
  await expectFocusSomewhere();
  await expectAccessible();
}

async function subscribe({
  page,
  words,
  expectFocusSomewhere,
  survivesFailures,
  button,
  expectText,
  choosePage,
  unreachable,
}: Walk) {
  await choosePage(words.letters);
  await expect(main(page).getByRole('checkbox', { name: words.subscribe })).toBeChecked();
  await survivesFailures({
    field: 'updateCustomerV2',
    button: button(words.save),
    ...unreachable,
    done: expectText(words.choiceSaved),
  });
  await expectFocusSomewhere();
}

async function moveWishes({
  page,
  platform,
  words,
  tabTo,
  press,
  openCloseAndReopen,
  expectFocusSomewhere,
  button,
  dialog,
  list,
  expectAccessible,
  chooseUnreadPage,
}: Walk) {
  await chooseUnreadPage('wishes');
  const items = list(words.products).getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expectAccessible();
  const chosen = dialog(words.configurable);
  const moveButton = button(words.move(words.configurable));
  await openCloseAndReopen(moveButton, chosen);
  for (const option of words.options) {
    const group = chosen.getByRole('radiogroup', { name: option });
    await tabTo(group.getByRole('radio').first());
    await page.keyboard.press('Space');
    await expect(group.getByRole('radio', { checked: true })).toHaveCount(1);
  }
  await platform.control('fail', { field: 'updateProductsInWishlist', status: 500 });
  await press(button(words.moveToCart, chosen));
  await expect(main(page).getByRole('alert')).toContainText(words.notMoved);
  await press(moveButton);
  for (const option of words.options) {
    const group = chosen.getByRole('radiogroup', { name: option });
    await expect(group.getByRole('radio', { checked: true })).toHaveCount(1);
  }
  await platform.control('hold', { field: 'addWishlistItemsToCart' });
  await press(button(words.moveToCart, chosen));
  await expect(moveButton).toHaveAttribute('aria-busy', 'true');
  await platform.untilHeld('addWishlistItemsToCart');
  await platform.control('release-held');
  await expect(items).toHaveCount(1);
  await expectFocusSomewhere();
  await press(button(words.unwish(words.simple)));
  await expect(main(page).getByText(words.noWishes)).toBeVisible();
  await expectFocusSomewhere();
  await press(page.getByRole('region').getByRole('button', { name: words.undo }));
  await expect(items).toHaveCount(1);
  await expectFocusSomewhere();
}

async function closeAndCreateAccount({
  words,
  press,
  fill,
  openCloseAndReopen,
  expectFocusSomewhere,
  survivesFailures,
  banner,
  box,
  secret,
  button,
  link,
  dialog,
  account,
  expectText,
  choosePage,
  expectMainFocused,
  unreachable,
}: Walk) {
  await choosePage(words.information);
  await expectText(words.subscribed)();
  await press(link(words.closeMine));
  const message: [Locator, string] = [box(words.message), 'I am moving away.'];
  await expect(message[0]).toHaveValue(message[1]);
  const question = dialog(words.confirmClose);
  await openCloseAndReopen(button(words.closeMine), question);
  await survivesFailures({
    field: 'deleteCustomer',
    button: button(words.closeAccount, question),
    near: question,
    failure: words.unreachable,
    entered: [message],
    done: expectText(words.closed),
  });
  await expectFocusSomewhere();
  await press(button(words.signIn, banner), 'Shift+Tab');
  await press(link(words.createAccount));
  await expectMainFocused();
  const entries: [Locator, string][] = [
    [box(words.firstName), 'Ada'],
    [box(words.lastName), 'Fern'],
    [box(words.email), ADA.email],
    [secret(words.password), ADA.password],
  ];
  for (const [field, text] of entries) await fill(field, text);
  await survivesFailures({
    field: 'createCustomerV2',
    button: button(words.createAccount),
    ...unreachable,
    entered: entries,
    done: () => expect(account).toBeVisible(),
  });
  await expectFocusSomewhere();
}

for (const { width, language } of SCREENS) {
  test.describe(`Account by keyboard, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    const words = language === 'Chinese' ? ACCOUNT_CHINESE : ACCOUNT_ENGLISH;

    test('every page and form works by keys alone, through slow responses, failures and a rejected session', async ({
      page,
      platform,
      request,
      context,
    }) => {
      test.slow();
      const walk = await walkOf({ page, platform, request, context }, words, width);
      await test.step('Messages to the shop are sent.', () => contactShop(walk));
      await test.step('A forgotten password is reset.', () => resetPassword(walk));

      await placeOrders(page, 1);
      await addWishes(page, SKUS.simple, SKUS.configurable);
      await saveAddress(page);

      await test.step('Forms are begun on several pages.', () => beginForms(walk));
      await test.step('Addresses are saved through a rejected session.', () => saveAddresses(walk));
      await test.step('Name, email address and password are changed.', () => changeDetails(walk));
      await test.step('An order is placed again.', () => orderAgain(walk));
      await test.step('A saved payment is deleted.', () => deletePayment(walk));
      await test.step('The newsletter choice is saved.', () => subscribe(walk));
      await test.step('Wish list entries are moved to the cart.', () => moveWishes(walk));
      await test.step('The account is closed and another one is created.', () =>
        closeAndCreateAccount(walk));
    });
  });
}
