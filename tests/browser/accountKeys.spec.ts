import type { Locator, Page } from '@playwright/test';
import { keepsAddress, orders, wishes } from './accountGoods.ts';
import { ACCOUNT_CHINESE, ACCOUNT_ENGLISH } from './accountWords.ts';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const EMAIL = 'roberta@example.com';
const isThere = (element: Element) => element.isConnected;
const isActive = (element: Element) => element === document.activeElement;
const main = (page: Page) => page.getByRole('main');

/** A shopper without a mouse, who must never be left without a place on the page. */
function hands(page: Page) {
  const { keyboard } = page;
  const reaches = async (it: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    // To look for it by role and name at each press would take most of the time.
    let element = await it.elementHandle({ timeout: 10_000 });
    for (let presses = 0; presses < 60; presses += 1) {
      if (!(await element?.evaluate(isThere))) element = await it.elementHandle();
      if (await element?.evaluate(isActive)) return;
      await keyboard.press(key);
    }
    await expect(it).toBeFocused();
  };
  const presses = async (it: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await reaches(it, key);
    await keyboard.press('Enter');
  };
  return {
    reaches,
    presses,
    types: async (it: Locator, text: string) => {
      await reaches(it);
      await keyboard.press('Control+a');
      await keyboard.type(text);
    },
    /** The dialog that a button opens goes by Escape, and the button has the focus again. */
    opens: async (it: Locator, dialog: Locator) => {
      await presses(it);
      await expect(dialog).toBeVisible();
      await keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(it).toBeFocused();
      await keyboard.press('Enter');
      await expect(dialog).toBeVisible();
    },
    isSomewhere: () =>
      expect
        .poll(() => page.evaluate(() => document.activeElement?.tagName))
        .not.toMatch(/^(BODY|HTML)$/),
  };
}

for (const [words, width, language] of [
  [ACCOUNT_CHINESE, 375, 'Chinese on a phone'],
  [ACCOUNT_ENGLISH, 1280, 'English on a desktop'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('every page and form of the account is gone through by keys alone, on one page load', async ({
      page,
      request,
      context,
    }) => {
      test.slow();
      const { keyboard } = page;
      const { reaches, presses, types, opens, isSomewhere } = hands(page);
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
      const told = (text: string) =>
        page.getByRole('region').getByRole('status').filter({ hasText: text });
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
      const signsIn = async (email: string, password: string) => {
        await types(box(words.email), email);
        await types(secret(words.password), password);
        await keyboard.press('Enter');
        await expect(account).toBeVisible();
        await expect(page.locator('main')).toBeFocused();
      };

      await test.step('a note to the shop', async () => {
        await page.goto(`${words.prefix}/contact`);
        await types(box(words.name), 'Ada Reed');
        await types(box(words.email), EMAIL);
        await types(box(words.message), 'Do you have freesias?');
        await presses(button(words.send));
        await expect(main(page).getByText(words.sent)).toBeVisible();
        await isSomewhere();
      });

      await test.step('a forgotten password', async () => {
        await presses(button(words.signIn, banner), 'Shift+Tab');
        await presses(link(words.forgot));
        await expect(page).toHaveURL(/forgot-password/);
        await expect(button(words.sendLink)).toBeVisible();
        await types(box(words.email), EMAIL);
        await presses(button(words.sendLink));
        await expect(main(page).getByText(EMAIL)).toBeVisible();
        await isSomewhere();
        const shop = (await context.cookies()).find(({ name }) => name === 'demo-shop');
        const headers = { 'x-demo-shop': shop?.value ?? '' };
        const mails = await (await request.get('/demo/mails', { headers })).json();
        await page.evaluate((to) => {
          history.pushState(null, '', to);
          dispatchEvent(new PopStateEvent('popstate'));
        }, words.prefix + mails.at(-1).link);
        await types(box(words.email), EMAIL);
        await types(secret(words.newPassword), 'Ranunculus1!');
        await presses(button(words.save));
        await presses(link(words.signIn));
        await signsIn(EMAIL, 'Ranunculus1!');
      });

      await orders(page, 1);
      await wishes(page, 'FL-B-04', 'FL-B-02');
      await keepsAddress(page);

      await test.step('who one is', async () => {
        await chooses(words.information);
        await types(box(words.firstName), 'Robin');
        await presses(button(words.saveName));
        await expect(told(words.nameSaved)).toBeVisible();
        await isSomewhere();
        await types(box(words.email), 'robin@example.com');
        await types(secret(words.password), 'Ranunculus1!');
        await keyboard.press('Enter');
        await expect(told(words.emailSaved)).toBeVisible();
        await types(secret(words.currentPassword), 'Ranunculus1!');
        await types(secret(words.newPassword), 'Twinflower2!');
        await presses(button(words.changePassword));
        await expect(told(words.passwordSet)).toBeVisible();
        await isSomewhere();
      });

      await test.step('orders', async () => {
        await chooses(words.orders);
        const order = list(words.orderList)
          .getByRole('heading')
          .getByRole('button', {
            name: words.order('000000001'),
          })
          .first();
        await presses(order);
        await expect(order).toHaveAttribute('aria-expanded', 'true');
        await expect(list(words.orderedItems)).toContainText('Apricot Letters');
        await presses(button(words.again('000000001')));
        await expect(main(page).getByText(words.inCartAgain)).toBeVisible();
        await expect(button(words.again('000000001'))).toBeFocused();
        await reaches(box(words.orderNumber), 'Shift+Tab');
        await keyboard.type('0009');
        await presses(button(words.findOrder));
        await expect(main(page).getByText('0009')).toBeVisible();
        await isSomewhere();
        await presses(button(words.showAll).first());
        await expect(order).toBeVisible();
        await isSomewhere();
      });

      await test.step('addresses', async () => {
        await chooses(words.addressBook);
        const cards = list(words.addresses).getByRole('listitem');
        await expect(cards).toHaveCount(1);
        const added = dialog(words.addAddress);
        await opens(button(words.addAddress), added);
        await presses(button(words.saveAddress, added));
        await presses(added.getByRole('link', { name: words.city }));
        await expect(box(words.city, added)).toBeFocused();
        await reaches(box(words.street, added), 'Shift+Tab');
        for (const [name, text] of [
          [words.street, '2 Fern Row'],
          [words.city, 'Marfa'],
        ] as const) {
          await types(box(name, added), text);
        }
        await reaches(added.getByLabel(words.region[0]));
        await keyboard.type(words.region[1]);
        await types(box(words.postcode, added), '79843');
        await types(box(words.phone, added), '5125550100');
        await presses(button(words.saveAddress, added));
        await expect(added).toBeHidden();
        await expect(cards).toHaveCount(2);
        await isSomewhere();
        const own = cards.filter({ hasText: '2 Fern Row' });
        const edited = dialog(words.editAddress);
        await opens(button(words.edit, own), edited);
        await types(box(words.city, edited), 'Alpine');
        await keyboard.press('Enter');
        await expect(edited).toBeHidden();
        await expect(own).toContainText('Alpine');
        await isSomewhere();
        const question = dialog(words.confirmAddress);
        await opens(button(words.remove, own), question);
        await presses(button(words.deleteAddress, question));
        await expect(cards).toHaveCount(1);
        await isSomewhere();
      });

      await test.step('saved payments', async () => {
        await chooses(words.payments);
        const cards = list(words.payments).getByRole('listitem');
        const question = dialog(words.confirmPayment);
        await opens(cards.first().getByRole('button'), question);
        await presses(button(words.deletePayment, question));
        await expect(cards).toHaveCount(1);
        await isSomewhere();
      });

      await test.step('letters', async () => {
        await chooses(words.letters);
        const box = main(page).getByRole('checkbox', { name: words.subscribe });
        await reaches(box);
        await keyboard.press('Space');
        await presses(button(words.save));
        await expect(main(page).getByText(words.choiceSaved)).toBeVisible();
        await isSomewhere();
      });

      await test.step('wishes', async () => {
        await chooses(words.wishes);
        const plates = list(words.products).getByRole('listitem');
        await expect(plates).toHaveCount(2);
        const chosen = dialog(words.configurable);
        await opens(button(words.move(words.configurable)), chosen);
        for (const option of words.options) {
          const group = chosen.getByRole('radiogroup', { name: option });
          await reaches(group.getByRole('radio').first());
          await keyboard.press('Space');
          await expect(group.getByRole('radio', { checked: true })).toHaveCount(1);
        }
        await presses(button(words.moveToCart, chosen));
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
        await presses(link(words.closeMine));
        const question = dialog(words.confirmClose);
        await opens(button(words.closeMine), question);
        await presses(button(words.closeAccount, question));
        await expect(main(page).getByText(words.closed)).toBeVisible();
        await isSomewhere();
        await presses(button(words.signIn, banner), 'Shift+Tab');
        await presses(link(words.createAccount));
        await types(box(words.firstName), 'Ada');
        await types(box(words.lastName), 'Fern');
        await types(box(words.email), 'ada@example.com');
        await types(secret(words.password), 'Anemone1!');
        await presses(button(words.createAccount));
        await expect(account).toBeVisible();
        await isSomewhere();
      });
    });
  });
}
