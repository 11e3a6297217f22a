import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { hands } from '../hands.ts';
import { ordeals, slowReads } from '../ordeals.ts';
import { SCREENS } from '../screens.ts';
import { violationsOf } from '../violations.ts';
import { keepsAddress, orders, wishes } from './accountGoods.ts';
import { ACCOUNT_CHINESE, ACCOUNT_ENGLISH } from './accountWords.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const EMAIL = 'roberta@example.com';
/** What the customer's own pages read. */
const READS =
  /graphql\?.*(CustomerDetails|Orders|AddressBook|SavedPayments|Newsletter|WishListPage)/;
const main = (page: Page) => page.getByRole('main');

for (const { width, language } of SCREENS) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    const words = language === 'Chinese' ? ACCOUNT_CHINESE : ACCOUNT_ENGLISH;

    test('every page and form of the account is gone through by keys alone, on one page load, past slow answers, failures and a session that is rejected', async ({
      page,
      platform,
      request,
      context,
    }) => {
      test.slow();
      const { keyboard } = page;
      const { reaches, presses, types, opens, isSomewhere } = hands(page);
      const endures = ordeals(page, platform);
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
      const says = (text: string) => () => expect(main(page).getByText(text)).toBeVisible();
      const toasts = (text: string) => () =>
        expect(
          page.getByRole('region').getByRole('status').filter({ hasText: text }),
        ).toBeVisible();
      const unreachable = { near: main(page), failure: words.unreachable };
      const arrives = async (title: string) => {
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.locator('main')).toBeFocused();
      };
      const chooses = async (title: string) => {
        await presses(account, 'Shift+Tab');
        await reaches(
          page.getByRole('region', { name: words.myAccount }).getByRole('link', { name: title }),
        );
        await keyboard.press('Enter');
        await arrives(title);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      };
      /** The next page takes the focus when it comes: what is typed before would be lost. */
      const lands = () => expect(page.locator('main')).toBeFocused();
      const goesTo = async (path: string) => {
        await page.evaluate((to) => {
          history.pushState(null, '', to);
          dispatchEvent(new PopStateEvent('popstate'));
        }, words.prefix + path);
        await lands();
      };
      const waits = () => expect(main(page).getByText(words.waiting).first()).toBeAttached();
      /** What a page reads does not come, and is asked for again. */
      const reachesAtLast = async (failure: string) => {
        reads.fail();
        await expect(main(page).getByText(failure)).toBeVisible();
        reads.mend();
        await presses(button(words.tryAgain));
        await expect(main(page).getByText(failure)).toBeHidden();
      };
      const choosesInVain = async (what: keyof typeof words.unread) => {
        reads.hold();
        await chooses(words[what]);
        await waits();
        await reachesAtLast(words.unread[what]);
      };
      const signsIn = async (email: string, password: string) => {
        await types(box(words.email), email);
        await types(secret(words.password), password);
        await keyboard.press('Enter');
        await expect(account).toBeVisible();
      };

      await test.step('notes to the shop', async () => {
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
          const done = says(sent);
          await endures({
            field: 'contactUs',
            button: button(submit),
            ...unreachable,
            typed,
            done,
          });
          await isSomewhere();
          await isAccessible();
          if (submit === words.send) await goesTo('/account/close');
        }
      });

      await test.step('a forgotten password', async () => {
        await presses(button(words.signIn, banner), 'Shift+Tab');
        await presses(link(words.forgot));
        await expect(page).toHaveURL(/forgot-password/);
        await expect(button(words.sendLink)).toBeVisible();
        await lands();
        await types(box(words.email), EMAIL);
        await endures({
          field: 'requestPasswordResetEmail',
          button: button(words.sendLink),
          ...unreachable,
          typed: [[box(words.email), EMAIL]],
          done: says(EMAIL),
        });
        await isSomewhere();
        await isAccessible();
        const shop = (await context.cookies()).find(({ name }) => name === 'demo-shop');
        const headers = { 'x-demo-shop': shop?.value ?? '' };
        const mails = await (await request.get('/demo/mails', { headers })).json();
        await goesTo(mails.at(-1).link);
        await types(box(words.email), EMAIL);
        await types(secret(words.newPassword), 'Ranunculus1!');
        await endures({
          field: 'resetPassword',
          button: button(words.save),
          ...unreachable,
          typed: [[secret(words.newPassword), 'Ranunculus1!']],
          done: () => expect(link(words.signIn)).toBeVisible(),
        });
        await presses(link(words.signIn));
        await lands();
        await types(box(words.email), EMAIL);
        await types(secret(words.password), 'Ranunculus1!');
        reads.hold();
        await endures({
          field: 'generateCustomerToken',
          button: button(words.signIn),
          ...unreachable,
          typed: [[secret(words.password), 'Ranunculus1!']],
          done: () => expect(account).toBeVisible(),
        });
        await expect(page.locator('main')).toBeFocused();
      });

      await orders(page, 1);
      await wishes(page, 'FL-B-04', 'FL-B-02');
      await keepsAddress(page);

      await test.step('what is begun on several pages', async () => {
        await chooses(words.information);
        await waits();
        await reachesAtLast(words.unread.information);
        await types(box(words.firstName), 'Robin');
        await types(box(words.email), 'robin@example.com');
        await choosesInVain('letters');
        await reaches(main(page).getByRole('checkbox', { name: words.subscribe }));
        await keyboard.press('Space');
        await isAccessible();
        await goesTo('/account/close');
        await types(box(words.message), 'I am moving away.');
        await isAccessible();
      });

      await test.step('addresses, and a session that is rejected', async () => {
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
        await keyboard.type(words.region[1]);
        const region = await added.getByLabel(words.region[0]).inputValue();
        expect(region).not.toBe('');
        await types(box(words.postcode, added), '79843');
        await types(box(words.phone, added), '5125550100');
        await platform.control('revoke-tokens');
        await presses(button(words.saveAddress, added));
        await expect(page).toHaveURL(/\/signin$/);
        await lands();
        await signsIn(EMAIL, 'Ranunculus1!');
        await expect(added).toBeVisible();
        await expect(added.getByLabel(words.region[0])).toHaveValue(region);
        const near = { near: added, failure: words.unreachable };
        await endures({
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
        await endures({
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
        await endures({
          field: 'deleteCustomerAddress',
          button: button(words.deleteAddress, question),
          near: question,
          failure: words.unreachable,
          done: () => expect(question).toBeHidden(),
        });
        await expect(cards).toHaveCount(1);
        await isSomewhere();
      });

      await test.step('who one is', async () => {
        await chooses(words.information);
        await expect(box(words.email)).toHaveValue('robin@example.com');
        await endures({
          field: 'updateCustomerV2',
          button: button(words.saveName),
          ...unreachable,
          typed: [[box(words.firstName), 'Robin']],
          done: toasts(words.nameSaved),
        });
        await isSomewhere();
        await isAccessible();
        await types(secret(words.password), 'Ranunculus1!');
        await endures({
          field: 'updateCustomerEmail',
          button: button(words.saveEmail),
          ...unreachable,
          typed: [
            [box(words.email), 'robin@example.com'],
            [secret(words.password), 'Ranunculus1!'],
          ],
          done: toasts(words.emailSaved),
        });
        await types(secret(words.currentPassword), 'Ranunculus1!');
        await types(secret(words.newPassword), 'Twinflower2!');
        await endures({
          field: 'changeCustomerPassword',
          button: button(words.changePassword),
          ...unreachable,
          typed: [[secret(words.newPassword), 'Twinflower2!']],
          done: toasts(words.passwordSet),
        });
        await isSomewhere();
      });

      await test.step('orders', async () => {
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
        await endures({
          field: 'reorderItems',
          button: button(words.again('000000001')),
          near: main(page),
          failure: words.cartFirst,
          done: says(words.inCartAgain),
        });
        await expect(button(words.again('000000001'))).toBeFocused();
        await isAccessible();
        await reaches(box(words.orderNumber), 'Shift+Tab');
        await keyboard.type('0009');
        reads.hold();
        await presses(button(words.findOrder));
        await expect(button(words.findOrder)).toHaveAttribute('aria-busy', 'true');
        await reachesAtLast(words.unread.orders);
        await expect(main(page).getByText('0009')).toBeVisible();
        await isSomewhere();
        await presses(button(words.showAll).first());
        await expect(order).toBeVisible();
        await isSomewhere();
      });

      await test.step('saved payments', async () => {
        await choosesInVain('payments');
        const cards = list(words.payments).getByRole('listitem');
        const question = dialog(words.confirmPayment);
        await opens(cards.first().getByRole('button'), question);
        await endures({
          field: 'deletePaymentToken',
          button: button(words.deletePayment, question),
          near: question,
          failure: words.unreachable,
          done: () => expect(cards).toHaveCount(1),
        });
        await isSomewhere();
        await isAccessible();
      });

      await test.step('letters', async () => {
        await chooses(words.letters);
        await expect(main(page).getByRole('checkbox', { name: words.subscribe })).toBeChecked();
        await endures({
          field: 'updateCustomerV2',
          button: button(words.save),
          ...unreachable,
          done: says(words.choiceSaved),
        });
        await isSomewhere();
      });

      await test.step('wishes', async () => {
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
          await keyboard.press('Space');
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
      });

      await test.step('the end of an account, and another one', async () => {
        await chooses(words.information);
        await says(words.subscribed)();
        await presses(link(words.closeMine));
        const message: [Locator, string] = [box(words.message), 'I am moving away.'];
        await expect(message[0]).toHaveValue(message[1]);
        const question = dialog(words.confirmClose);
        await opens(button(words.closeMine), question);
        await endures({
          field: 'deleteCustomer',
          button: button(words.closeAccount, question),
          near: question,
          failure: words.unreachable,
          typed: [message],
          done: says(words.closed),
        });
        await isSomewhere();
        await presses(button(words.signIn, banner), 'Shift+Tab');
        await presses(link(words.createAccount));
        await lands();
        const typed: [Locator, string][] = [
          [box(words.firstName), 'Ada'],
          [box(words.lastName), 'Fern'],
          [box(words.email), 'ada@example.com'],
          [secret(words.password), 'Anemone1!'],
        ];
        for (const [field, text] of typed) await types(field, text);
        await endures({
          field: 'createCustomerV2',
          button: button(words.createAccount),
          ...unreachable,
          typed,
          done: () => expect(account).toBeVisible(),
        });
        await isSomewhere();
      });
    });
  });
}
