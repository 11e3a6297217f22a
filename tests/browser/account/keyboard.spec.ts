import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
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
import { violationsOf } from '../violations.ts';
import { keepsAddress, orders, wishes } from './accountGoods.ts';
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
  const { reaches, presses, types, opens, isSomewhere } = keyboard(page);
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
  const isAccessible = async () => expect(await violationsOf(page)).toEqual([]);
  const showsText = (text: string) => () => expect(main(page).getByText(text)).toBeVisible();
  const toasts = (text: string) => () =>
    expect(page.getByRole('region').getByRole('status').filter({ hasText: text })).toBeVisible();
  const unreachable = { near: main(page), failure: words.unreachable };
  const arrives = async (title: string) => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  };
  const chooses = async (title: string) => {
    await presses(account, 'Shift+Tab');
    await reaches(
      page.getByRole('region', { name: words.myAccount }).getByRole('link', { name: title }),
    );
    await page.keyboard.press('Enter');
    await arrives(title);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  };
  /** Waits until the new page has taken the focus: text typed before would be lost. */
  const lands = () => expect(page.getByRole('main')).toBeFocused();
  const goesTo = async (path: string) => {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, words.prefix + path);
    await lands();
  };
  const waits = () => expect(main(page).getByText(words.waiting).first()).toBeAttached();
  /** The page's query fails, and the shopper retries it. */
  const reachesAtLast = async (failure: string) => {
    reads.fail();
    await expect(main(page).getByText(failure)).toBeVisible();
    reads.mend();
    await presses(button(words.tryAgain));
    await expect(main(page).getByText(failure)).toBeHidden();
  };
  const choosesInVain = async (key: keyof typeof words.unread) => {
    reads.hold();
    await chooses(words[key]);
    await waits();
    await reachesAtLast(words.unread[key]);
  };
  const signsIn = async (email: string, password: string) => {
    await types(box(words.email), email);
    await types(secret(words.password), password);
    await page.keyboard.press('Enter');
    await expect(account).toBeVisible();
  };

  return {
    page,
    platform,
    request,
    context,
    words,
    reaches,
    presses,
    types,
    opens,
    isSomewhere,
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
    isAccessible,
    showsText,
    toasts,
    unreachable,
    arrives,
    chooses,
    lands,
    goesTo,
    waits,
    reachesAtLast,
    choosesInVain,
    signsIn,
  };
}
type Walk = Awaited<ReturnType<typeof walkOf>>;

async function writesToTheShop({
  page,
  words,
  types,
  isSomewhere,
  survivesFailures,
  box,
  button,
  isAccessible,
  showsText,
  goesTo,
  unreachable,
}: Walk) {
  await page.goto(`${words.prefix}/contact`);
  for (const [submit, sent] of [
    [words.send, words.sent],
    [words.sendRequest, words.requestSent],
  ] as const) {
    const typed: [Locator, string][] = [
      [box(words.name), 'Ada Reed'],
      [box(words.email), EMAIL],
      [box(words.message), 'Do you have freesias?'],
    ];
    for (const [field, text] of typed) await types(field, text);
    const done = showsText(sent);
    await survivesFailures({
      field: 'contactUs',
      button: button(submit),
      ...unreachable,
      failure: words.maybeSent,
      typed,
      done,
    });
    await isSomewhere();
    await isAccessible();
    if (submit === words.send) await goesTo('/account/close');
  }
}

async function resetsPassword({
  page,
  request,
  context,
  words,
  presses,
  types,
  isSomewhere,
  survivesFailures,
  reads,
  banner,
  box,
  secret,
  button,
  link,
  account,
  isAccessible,
  showsText,
  lands,
  goesTo,
  unreachable,
}: Walk) {
  await presses(button(words.signIn, banner), 'Shift+Tab');
  await presses(link(words.forgot));
  await expect(page).toHaveURL(/forgot-password/);
  await expect(button(words.sendLink)).toBeVisible();
  await lands();
  await types(box(words.email), EMAIL);
  await survivesFailures({
    field: 'requestPasswordResetEmail',
    button: button(words.sendLink),
    ...unreachable,
    typed: [[box(words.email), EMAIL]],
    done: showsText(EMAIL),
  });
  await isSomewhere();
  await isAccessible();
  const shop = (await context.cookies()).find(({ name }) => name === 'demo-shop');
  const headers = { 'x-demo-shop': shop?.value ?? '' };
  const mails = await (await request.get('/demo/mails', { headers })).json();
  const address: string = mails.at(-1).link;
  expect(address.startsWith(words.prefix)).toBe(true);
  await goesTo(address.slice(words.prefix.length));
  await types(box(words.email), EMAIL);
  await types(secret(words.newPassword), RESET_PASSWORD);
  await survivesFailures({
    field: 'resetPassword',
    button: button(words.save),
    ...unreachable,
    typed: [[secret(words.newPassword), RESET_PASSWORD]],
    done: () => expect(link(words.signIn)).toBeVisible(),
  });
  await presses(link(words.signIn));
  await lands();
  await types(box(words.email), EMAIL);
  await types(secret(words.password), RESET_PASSWORD);
  reads.hold();
  await survivesFailures({
    field: 'generateCustomerToken',
    button: button(words.signIn),
    ...unreachable,
    typed: [[secret(words.password), RESET_PASSWORD]],
    done: () => expect(account).toBeVisible(),
  });
  await expect(page.getByRole('main')).toBeFocused();
}

async function beginsForms({
  page,
  words,
  reaches,
  types,
  box,
  isAccessible,
  chooses,
  goesTo,
  waits,
  reachesAtLast,
  choosesInVain,
}: Walk) {
  await chooses(words.information);
  await waits();
  await reachesAtLast(words.unread.information);
  await types(box(words.firstName), 'Robin');
  await types(box(words.email), CHANGED_EMAIL);
  await choosesInVain('letters');
  await reaches(main(page).getByRole('checkbox', { name: words.subscribe }));
  await page.keyboard.press('Space');
  await isAccessible();
  await goesTo('/account/close');
  await types(box(words.message), 'I am moving away.');
  await isAccessible();
}

async function keepsAddresses({
  page,
  platform,
  words,
  reaches,
  presses,
  types,
  opens,
  isSomewhere,
  survivesFailures,
  box,
  button,
  dialog,
  list,
  isAccessible,
  lands,
  choosesInVain,
  signsIn,
}: Walk) {
  await choosesInVain('addressBook');
  const cards = list(words.addresses).getByRole('listitem');
  await expect(cards).toHaveCount(1);
  const added = dialog(words.addAddress);
  await opens(button(words.addAddress), added);
  await presses(button(words.saveAddress, added));
  await presses(added.getByRole('link', { name: words.city }));
  await expect(box(words.city, added)).toBeFocused();
  await reaches(box(words.street, added), 'Shift+Tab');
  const typed: [Locator, string][] = [
    [box(words.street, added), '2 Fern Row'],
    [box(words.city, added), 'Marfa'],
  ];
  for (const [field, text] of typed) await types(field, text);
  await reaches(added.getByLabel(words.region[0]));
  await page.keyboard.type(words.region[1]);
  const region = await added.getByLabel(words.region[0]).inputValue();
  expect(region).not.toBe('');
  await types(box(words.postcode, added), '79843');
  await types(box(words.phone, added), '5125550100');
  await platform.control('revoke-tokens');
  await presses(button(words.saveAddress, added));
  await expect(page).toHaveURL(/\/signin$/);
  await lands();
  await signsIn(EMAIL, RESET_PASSWORD);
  await expect(added).toBeVisible();
  await expect(added.getByLabel(words.region[0])).toHaveValue(region);
  const near = { near: added, failure: words.unreachable };
  await survivesFailures({
    field: 'createCustomerAddress',
    button: button(words.saveAddress, added),
    ...near,
    typed,
    done: () => expect(added).toBeHidden(),
  });
  await expect(cards).toHaveCount(2);
  await isSomewhere();
  await isAccessible();
  const own = cards.filter({ hasText: '2 Fern Row' });
  const edited = dialog(words.editAddress);
  await opens(button(words.edit, own), edited);
  await types(box(words.city, edited), 'Alpine');
  await isAccessible();
  await survivesFailures({
    field: 'updateCustomerAddress',
    button: button(words.saveAddress, edited),
    near: edited,
    failure: words.unreachable,
    typed: [[box(words.city, edited), 'Alpine']],
    done: () => expect(edited).toBeHidden(),
  });
  await expect(own).toContainText('Alpine');
  await isSomewhere();
  const question = dialog(words.confirmAddress);
  await opens(button(words.remove, own), question);
  await survivesFailures({
    field: 'deleteCustomerAddress',
    button: button(words.deleteAddress, question),
    near: question,
    failure: words.unreachable,
    done: () => expect(question).toBeHidden(),
  });
  await expect(cards).toHaveCount(1);
  await isSomewhere();
}

async function changesDetails({
  words,
  types,
  isSomewhere,
  survivesFailures,
  box,
  secret,
  button,
  isAccessible,
  toasts,
  chooses,
  unreachable,
}: Walk) {
  await chooses(words.information);
  await expect(box(words.email)).toHaveValue(CHANGED_EMAIL);
  await survivesFailures({
    field: 'updateCustomerV2',
    button: button(words.saveName),
    ...unreachable,
    typed: [[box(words.firstName), 'Robin']],
    done: toasts(words.nameSaved),
  });
  await isSomewhere();
  await isAccessible();
  await types(secret(words.password), RESET_PASSWORD);
  await survivesFailures({
    field: 'updateCustomerEmail',
    button: button(words.saveEmail),
    ...unreachable,
    typed: [
      [box(words.email), CHANGED_EMAIL],
      [secret(words.password), RESET_PASSWORD],
    ],
    done: toasts(words.emailSaved),
  });
  await types(secret(words.currentPassword), RESET_PASSWORD);
  await types(secret(words.newPassword), CHANGED_PASSWORD);
  await survivesFailures({
    field: 'changeCustomerPassword',
    button: button(words.changePassword),
    ...unreachable,
    typed: [[secret(words.newPassword), CHANGED_PASSWORD]],
    done: toasts(words.passwordSet),
  });
  await isSomewhere();
}

async function ordersAgain({
  page,
  words,
  reaches,
  presses,
  isSomewhere,
  survivesFailures,
  reads,
  box,
  button,
  list,
  isAccessible,
  showsText,
  reachesAtLast,
  choosesInVain,
}: Walk) {
  await choosesInVain('orders');
  const order = list(words.orderList)
    .getByRole('heading')
    .getByRole('button', {
      name: words.order('000000001'),
    })
    .first();
  await presses(order);
  await expect(order).toHaveAttribute('aria-expanded', 'true');
  await expect(list(words.orderedItems)).toContainText('Apricot Letters');
  await survivesFailures({
    field: 'reorderItems',
    button: button(words.reorder('000000001')),
    near: main(page),
    failure: words.cartFirst,
    done: showsText(words.inCartAgain),
  });
  await expect(button(words.reorder('000000001'))).toBeFocused();
  await isAccessible();
  await reaches(box(words.orderNumber), 'Shift+Tab');
  await page.keyboard.type('0009');
  reads.hold();
  await presses(button(words.findOrder));
  await expect(button(words.findOrder)).toHaveAttribute('aria-busy', 'true');
  await reachesAtLast(words.unread.orders);
  await expect(main(page).getByText('0009')).toBeVisible();
  await isSomewhere();
  await presses(button(words.showAll).first());
  await expect(order).toBeVisible();
  await isSomewhere();
}

async function deletesPayment({
  words,
  opens,
  isSomewhere,
  survivesFailures,
  button,
  dialog,
  list,
  isAccessible,
  choosesInVain,
}: Walk) {
  await choosesInVain('payments');
  const cards = list(words.payments).getByRole('listitem');
  const question = dialog(words.confirmPayment);
  await opens(cards.first().getByRole('button'), question);
  await survivesFailures({
    field: 'deletePaymentToken',
    button: button(words.deletePayment, question),
    near: question,
    failure: words.unreachable,
    done: () => expect(cards).toHaveCount(1),
  });
  await isSomewhere();
  await isAccessible();
}

async function subscribes({
  page,
  words,
  isSomewhere,
  survivesFailures,
  button,
  showsText,
  chooses,
  unreachable,
}: Walk) {
  await chooses(words.letters);
  await expect(main(page).getByRole('checkbox', { name: words.subscribe })).toBeChecked();
  await survivesFailures({
    field: 'updateCustomerV2',
    button: button(words.save),
    ...unreachable,
    done: showsText(words.choiceSaved),
  });
  await isSomewhere();
}

async function movesWishes({
  page,
  platform,
  words,
  reaches,
  presses,
  opens,
  isSomewhere,
  button,
  dialog,
  list,
  isAccessible,
  choosesInVain,
}: Walk) {
  await choosesInVain('wishes');
  const plates = list(words.products).getByRole('listitem');
  await expect(plates).toHaveCount(2);
  await isAccessible();
  const chosen = dialog(words.configurable);
  const moves = button(words.move(words.configurable));
  await opens(moves, chosen);
  for (const option of words.options) {
    const group = chosen.getByRole('radiogroup', { name: option });
    await reaches(group.getByRole('radio').first());
    await page.keyboard.press('Space');
    await expect(group.getByRole('radio', { checked: true })).toHaveCount(1);
  }
  await platform.control('fail', { field: 'updateProductsInWishlist', status: 500 });
  await presses(button(words.moveToCart, chosen));
  await expect(main(page).getByRole('alert')).toContainText(words.notMoved);
  await presses(moves);
  for (const option of words.options) {
    const group = chosen.getByRole('radiogroup', { name: option });
    await expect(group.getByRole('radio', { checked: true })).toHaveCount(1);
  }
  await platform.control('hold', { field: 'addWishlistItemsToCart' });
  await presses(button(words.moveToCart, chosen));
  await expect(moves).toHaveAttribute('aria-busy', 'true');
  await platform.untilHeld('addWishlistItemsToCart');
  await platform.control('release-held');
  await expect(plates).toHaveCount(1);
  await isSomewhere();
  await presses(button(words.unwish(words.simple)));
  await expect(main(page).getByText(words.noWishes)).toBeVisible();
  await isSomewhere();
  await presses(page.getByRole('region').getByRole('button', { name: words.undo }));
  await expect(plates).toHaveCount(1);
  await isSomewhere();
}

async function closesAndCreatesAccount({
  words,
  presses,
  types,
  opens,
  isSomewhere,
  survivesFailures,
  banner,
  box,
  secret,
  button,
  link,
  dialog,
  account,
  showsText,
  chooses,
  lands,
  unreachable,
}: Walk) {
  await chooses(words.information);
  await showsText(words.subscribed)();
  await presses(link(words.closeMine));
  const message: [Locator, string] = [box(words.message), 'I am moving away.'];
  await expect(message[0]).toHaveValue(message[1]);
  const question = dialog(words.confirmClose);
  await opens(button(words.closeMine), question);
  await survivesFailures({
    field: 'deleteCustomer',
    button: button(words.closeAccount, question),
    near: question,
    failure: words.unreachable,
    typed: [message],
    done: showsText(words.closed),
  });
  await isSomewhere();
  await presses(button(words.signIn, banner), 'Shift+Tab');
  await presses(link(words.createAccount));
  await lands();
  const typed: [Locator, string][] = [
    [box(words.firstName), 'Ada'],
    [box(words.lastName), 'Fern'],
    [box(words.email), ADA.email],
    [secret(words.password), ADA.password],
  ];
  for (const [field, text] of typed) await types(field, text);
  await survivesFailures({
    field: 'createCustomerV2',
    button: button(words.createAccount),
    ...unreachable,
    typed,
    done: () => expect(account).toBeVisible(),
  });
  await isSomewhere();
}

for (const { width, language } of SCREENS) {
  test.describe(`Account by keyboard, ${language}, ${width} px:`, () => {
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
      await test.step('messages to the shop', () => writesToTheShop(walk));
      await test.step('a forgotten password', () => resetsPassword(walk));

      await orders(page, 1);
      await wishes(page, SKUS.simple, SKUS.configurable);
      await keepsAddress(page);

      await test.step('forms begun on several pages', () => beginsForms(walk));
      await test.step('addresses, through a rejected session', () => keepsAddresses(walk));
      await test.step('name, email and password', () => changesDetails(walk));
      await test.step('orders', () => ordersAgain(walk));
      await test.step('saved payments', () => deletesPayment(walk));
      await test.step('newsletter', () => subscribes(walk));
      await test.step('wish list', () => movesWishes(walk));
      await test.step('closing the account and creating another one', () =>
        closesAndCreatesAccount(walk));
    });
  });
}
