import { expect, type Page } from '@playwright/test';
import { goToStep, type StepName } from './checkout/steps.ts';
import { type Credentials, ROBERTA } from './shopData.ts';
import type { Words } from './words.ts';

/** Actions and checks of a shopper that many tests share. */
export interface Shopper {
  openCategory(words: Words): Promise<void>;
  /** Chooses the configurable product's options that `words` names. */
  chooseOptions(words: Words): Promise<void>;
  expectInCart(words: Words, count: number): Promise<void>;
  /** Adds the simple product that `words` names to the cart, from its page. */
  addSimple(words: Words): Promise<void>;
  /** Signs in from the simple product's page and adds the product there, with one page load. */
  addSimpleAsCustomer(words: Words, credentials?: Credentials): Promise<void>;
  /** Follows the header's link to the cart: unlike `goto`, without loading a document. */
  openCart(words: Words): Promise<void>;
  /** Goes to the checkout by way of the cart: unlike `goto`, without loading a document. */
  openCheckout(words: Words): Promise<void>;
  /** Submits the current page's sign-in form, without waiting for the response. */
  submitSignIn(credentials?: Credentials): Promise<void>;
  /** Submits the current page's sign-in form and waits until the customer is signed in. */
  signIn(credentials?: Credentials): Promise<void>;
  /** Signs in in the drawer, which stays open, and waits until the customer is signed in. */
  signInInDrawer(words: Words): Promise<void>;
  /** Goes from the cart up to the named step of the checkout, as a guest who pays by cheque. */
  checkOut(words: Words, upTo: StepName): Promise<void>;
}

const WIDTH_OF_THE_MEGA_MENU = 960;

/** Creates a shopper on a page: the fixture's, or another tab. */
export function shopperOn(page: Page): Shopper {
  const expectInCart = async (words: Words, count: number) => {
    // The link's name contains the quantity; the lookahead keeps 1 from matching 12.
    const link = { name: new RegExp(`^${words.cart}\\D+${count}(?!\\d)`) };
    await expect(page.getByRole('banner').getByRole('link', link)).toBeVisible();
  };
  const submitSignIn = async ({ email, password }: Credentials = ROBERTA) => {
    const form = page.getByRole('main');
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Sign In' }).click();
  };
  const openCart = async (words: Words) => {
    const link = { name: new RegExp(`^${words.cart}\\D`) };
    await page.getByRole('banner').getByRole('link', link).click();
    await expect(page).toHaveURL(`${words.prefix}/cart`);
    // The previous page stays on the screen until the cart's code has loaded.
    await expect(page.getByRole('heading', { level: 1, name: words.cart })).toBeVisible();
  };
  const openCheckout = async (words: Words) => {
    await openCart(words);
    await page.getByRole('link', { name: words.proceed }).click();
    await expect(page).toHaveURL(/\/checkout\b/);
  };
  const signIn = async (credentials?: Credentials) => {
    await submitSignIn(credentials);
    await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible();
    await expect(page).not.toHaveURL(/\/signin/);
  };
  const signInInDrawer = async (words: Words) => {
    await page.getByRole('button', { name: words.openMenu }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: 'Sign In' }).click();
    await drawer.getByRole('textbox', { name: 'Email' }).fill(ROBERTA.email);
    await drawer.getByLabel('Password', { exact: true }).fill(ROBERTA.password);
    await drawer.getByRole('button', { name: 'Sign In' }).click();
    await expect(drawer).toHaveAccessibleName('My Account');
  };
  const addToCart = async (words: Words) => {
    await page.getByRole('button', { name: words.addToCart }).click();
    await expectInCart(words, 1);
  };
  return {
    openCart,
    signInInDrawer,
    openCheckout,
    openCategory: async (words) => {
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
    chooseOptions: async (words) => {
      for (const [label, value] of Object.entries(words.configurable.options)) {
        const group = page.getByRole('radiogroup', { name: label });
        await group.getByRole('radio', { name: value }).check();
      }
    },
    expectInCart,
    addSimple: async (words) => {
      await page.goto(words.prefix + words.simple.path);
      await addToCart(words);
    },
    addSimpleAsCustomer: async (words, credentials) => {
      await page.goto(words.prefix + words.simple.path);
      await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL(/\/signin$/);
      await signIn(credentials);
      await addToCart(words);
    },
    submitSignIn,
    signIn,
    checkOut: async (words, upTo) => {
      await openCheckout(words);
      await goToStep(page, words, upTo);
    },
  };
}
