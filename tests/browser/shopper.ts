import { expect, type Page } from '@playwright/test';
import { goesTo, type StepName } from './checkout/steps.ts';
import { type Credentials, ROBERTA } from './shopData.ts';
import type { Words } from './words.ts';

/** What any shopper does anywhere in the shop. */
export interface Shopper {
  opensCategory(words: Words): Promise<void>;
  /** Waits until the page that the server has rendered answers to what is done. */
  isAnswered(): Promise<void>;
  /** Chooses the words' values of a configurable product. */
  choosesOptions(words: Words): Promise<void>;
  seesInCart(words: Words, count: number): Promise<void>;
  /** Puts the words' simple product into the cart, from its page. */
  addsSimple(words: Words): Promise<void>;
  /** Submits the sign-in form of the page that is open, without waiting for the answer. */
  submitsSignIn(credentials?: Credentials): Promise<void>;
  /** Submits the sign-in form of the page that is open, and is signed in. */
  signsIn(credentials?: Credentials): Promise<void>;
  /** Fills the checkout up to the named step, as a guest who pays by cheque. */
  checksOut(words: Words, upTo: StepName): Promise<void>;
}

const WIDTH_OF_THE_MEGA_MENU = 960;

/** A shopper on a page: that of the fixture, or another tab. */
export function shopperOn(page: Page): Shopper {
  const seesInCart = async (words: Words, count: number) => {
    // The link's name tells the quantity as a whole number.
    const link = { name: new RegExp(`^${words.cart}\\D+${count}(?!\\d)`) };
    await expect(page.getByRole('banner').getByRole('link', link)).toBeVisible();
  };
  const submitsSignIn = async ({ email, password }: Credentials = ROBERTA) => {
    const form = page.getByRole('main');
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Sign In' }).click();
  };
  return {
    opensCategory: async (words) => {
      if ((page.viewportSize()?.width ?? 0) >= WIDTH_OF_THE_MEGA_MENU) {
        const menu = page.getByRole('navigation', { name: words.mainMenu });
        await menu.getByRole('link', { name: words.category.name, exact: true }).click();
        return;
      }
      await page.getByRole('button', { name: words.openMenu }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('button', { name: words.category.name, exact: true }).click();
      await drawer.getByRole('link', { name: words.everythingIn }).click();
      await expect(drawer).toBeHidden();
    },
    isAnswered: () => expect(page.locator('html')).toHaveAttribute('data-ready', 'true'),
    choosesOptions: async (words) => {
      for (const [label, value] of Object.entries(words.configurable.options)) {
        const group = page.getByRole('radiogroup', { name: label });
        await group.getByRole('radio', { name: value }).check();
      }
    },
    seesInCart,
    addsSimple: async (words) => {
      await page.goto(words.prefix + words.simple.path);
      await page.getByRole('button', { name: words.addToCart }).click();
      await seesInCart(words, 1);
    },
    submitsSignIn,
    signsIn: async (credentials) => {
      await submitsSignIn(credentials);
      await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible();
      await expect(page).not.toHaveURL(/\/signin/);
    },
    checksOut: async (words, upTo) => {
      await page.goto(`${words.prefix}/checkout`);
      await goesTo(page, words, upTo);
    },
  };
}
