import type { Page } from '@playwright/test';
import { DRAWER_ACTIONS, drawerExpectations } from '../../models/drawer.expectations.ts';
import { modelPaths } from '../../models/modelPaths.ts';
import { expect, test } from '../fixtures.ts';
import { ADA, ROBERTA } from '../shopData.ts';
import { walkModel } from '../walkModel.ts';

const { states, transitions, paths } = modelPaths(drawerExpectations, DRAWER_ACTIONS);

/** The helpers that the walk's states and actions share. */
function walkOf({ page }: { page: Page }) {
  const created = { accounts: 0 };
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog');
  const button = (name: string) => drawer.getByRole('button', { name, exact: true });
  const field = (name: string) => drawer.getByLabel(name, { exact: true });
  const expectView = async (title: string) => {
    await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
    await expect(drawer.getByRole('heading', { level: 2 })).toHaveText(title);
    // The page behind the drawer is inert, and the focus is in the drawer.
    await expect(page.locator('#content')).toHaveJSProperty('inert', true);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1);
  };
  const expectClosed = async () => {
    await expect(drawer).toBeHidden();
    await expect(page.locator('#content')).toHaveJSProperty('inert', false);
  };
  const expectLevel = async (name: string) => {
    await expectView('Main Menu');
    await expect(drawer.getByRole('heading', { level: 3, name })).toBeFocused();
  };
  const signIn = async (password: string) => {
    await field('Email').fill(ROBERTA.email);
    await field('Password').fill(password);
    await button('Sign In').click();
  };
  return {
    page,
    created,
    trigger,
    drawer,
    button,
    field,
    expectView,
    expectClosed,
    expectLevel,
    signIn,
  };
}
type Walk = ReturnType<typeof walkOf>;

const statesOf = ({
  page,
  trigger,
  drawer,
  button,
  field,
  expectView,
  expectClosed,
  expectLevel,
}: Walk) => ({
  shut: async () => {
    await expectClosed();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  },
  menu: async () => {
    await expectView('Main Menu');
    await expect(drawer.getByRole('heading', { level: 3 })).toHaveCount(0);
    await expect(button('Bouquets')).toBeVisible();
    await expect(button('Sign In')).toBeVisible();
  },
  level: () => expectLevel('Bouquets'),
  deeper: () => expectLevel('By the hour'),
  elsewhere: async () => {
    await expectClosed();
    await expect(page).toHaveURL(/\/(bouquets|.*morning)\.html$/);
  },
  signIn: async () => {
    await expectView('Sign In');
    await expect(field('Email')).toHaveValue('');
    await expect(drawer.getByRole('alert')).toHaveCount(0);
  },
  refused: async () => {
    await expectView('Sign In');
    await expect(drawer.getByRole('alert')).toBeFocused();
    await expect(field('Email')).toHaveValue(ROBERTA.email);
  },
  createAccount: async () => {
    await expectView('Create Account');
    await expect(field('First Name')).toBeVisible();
  },
  forgotPassword: async () => {
    await expectView('Forgot Password');
    await expect(button('Send reset link')).toBeVisible();
  },
  linkSent: async () => {
    await expectView('Forgot Password');
    await expect(drawer.getByRole('status')).toContainText(ROBERTA.email);
  },
  account: async () => {
    await expectView('My Account');
    await expect(drawer.getByText(/ Reed$/)).toBeVisible();
  },
  customerMenu: async () => {
    await expectView('Main Menu');
    await expect(button('My Account')).toBeVisible();
  },
  customerShut: async () => {
    await expectClosed();
    await expect(trigger).toBeFocused();
    await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible();
  },
  wishList: async () => {
    await expectClosed();
    await expect(page).toHaveURL('/wishlist');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Signing out closes the drawer and opens the sign-in page: go back to a public page.
    await page.goBack();
    await expect(page).not.toHaveURL('/wishlist');
  },
});

const actionsOf = ({
  page,
  created,
  trigger,
  drawer,
  button,
  field,
  signIn,
}: Walk): Parameters<typeof walkModel>[1]['actions'] => ({
  open: () => trigger.click(),
  close: async () => {
    await button('Close').click();
    await expect(trigger).toBeFocused();
  },
  escape: async () => {
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
  },
  mask: async () => {
    const { width = 0 } = page.viewportSize() ?? {};
    await page.mouse.click(width - 12, 300);
    await expect(trigger).toBeFocused();
  },
  back: () => button('Back').click(),
  enter: () => button('Bouquets').click(),
  enterDeeper: () => button('By the hour').click(),
  followAll: () => drawer.getByRole('link', { name: 'Everything in Bouquets' }).click(),
  followLeaf: () => drawer.getByRole('link', { name: 'Morning' }).click(),
  toSignIn: () => button('Sign In').click(),
  toCreateAccount: () => button('Create an Account').click(),
  toForgotPassword: () => button('Forgot Password?').click(),
  signInWrongly: () => signIn('not-this-one'),
  signIn: () => signIn(ROBERTA.password),
  createAccount: async () => {
    await field('First Name').fill('Ada');
    await field('Last Name').fill('Reed');
    created.accounts += 1;
    await field('Email').fill(`ada${created.accounts}@example.com`);
    await field('Password').fill(ADA.password);
    await button('Create an Account').click();
  },
  sendLink: async () => {
    await field('Email').fill(ROBERTA.email);
    await button('Send reset link').click();
  },
  toMyAccount: () => button('My Account').click(),
  toWishList: () => drawer.getByRole('link', { name: 'Wish List' }).click(),
  signOut: () => button('Sign Out').click(),
});

test('Drawer: behaves as its test model expects in 14 states and 40 transitions', async ({
  page,
}) => {
  expect({ states, transitions, paths: paths.length }).toEqual({
    states: 14,
    transitions: 40,
    paths: 1,
  });
  const walk = walkOf({ page });
  await walkModel(paths, {
    begin: async () => {
      await page.goto('/');
      await expect(page.getByRole('contentinfo')).toBeVisible();
    },
    states: statesOf(walk),
    actions: actionsOf(walk),
  });
});

test('Drawer: leads a guest to the order look-up', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('link', { name: 'Track your order' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Track your order' })).toBeVisible();
});
