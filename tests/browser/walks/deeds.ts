import type { BrowserContext, Locator, Page } from '@playwright/test';
import { chance } from '../../walks/chance.ts';
import {
  chooses,
  endOf,
  paysByCard,
  type StepName,
  stepOf,
  typesAddress,
} from '../checkout/steps.ts';
import { CARDS, GUEST, ROBERTA } from '../shopData.ts';
import { ENGLISH as words } from '../words.ts';

/** What may happen in one of two tabs, and how often beside the others. */
const WEIGHTS = {
  goOn: 30,
  addFlower: 10,
  followLink: 10,
  visit: 5,
  goBack: 4,
  goForward: 2,
  reload: 3,
  changeQuantity: 6,
  removeLine: 2,
  placeOrder: 6,
  buy: 4,
  signIn: 3,
  signOut: 3,
  harm: 10,
  slowDown: 2,
  loseNetwork: 2,
  endSession: 1,
  loseCarts: 1,
} as const;
export type Deed = keyof typeof WEIGHTS;

/** One step of a walk. It is drawn before anything is done, so that a walk can be cut short. */
export interface WalkStep {
  tab: 0 | 1;
  deed: Deed;
  /** From 0 to 1: which link, which fault, which page. */
  luck: number;
}

/** The same seed draws the same steps. */
export function stepsOf(seed: number, count: number): WalkStep[] {
  const { next, weighted } = chance(seed);
  return Array.from({ length: count }, () => ({
    tab: next() < 0.7 ? 0 : 1,
    deed: weighted(WEIGHTS),
    luck: next(),
  }));
}

export const describeStep = ({ tab, deed, luck }: WalkStep): string =>
  `tab ${tab + 1}: ${deed} (${luck.toFixed(3)})`;

const PATHS = [
  words.home,
  words.category.path,
  words.simple.path,
  words.configurable.path,
  '/cart',
  '/checkout',
  '/contact',
  '/order-history',
  '/search?query=letters',
];
const FIELDS = [
  'cart',
  'createEmptyCart',
  'addProductsToCart',
  'updateCartItems',
  'removeItemFromCart',
  'route',
  'products',
  'setShippingAddressesOnCart',
  'setShippingMethodsOnCart',
  'setBillingAddressOnCart',
  'customer',
  'generateCustomerToken',
  'mergeCarts',
  'shipping-information',
  'payment-information',
];
const MISHAPS = [
  { action: 'fail', body: {} },
  { action: 'fail', body: { message: 'The store is busy. Please try again.' } },
  { action: 'fail', body: { status: 500 } },
  { action: 'drop', body: {} },
  { action: 'malformed', body: {} },
];
const STEPS: StepName[] = [
  'shippingAddress',
  'shippingMethod',
  'billingAddress',
  'paymentMethod',
  'review',
];

interface Walker {
  page: Page;
  context: BrowserContext;
  /** A control of the platform, at once: faults wait for nobody. */
  control: (action: string, body?: object) => Promise<void>;
}

const oneOf = <Thing>(items: readonly Thing[], luck: number): Thing =>
  items[Math.min(items.length - 1, Math.floor(luck * items.length))]!;

/** Presses what is there. What is not, or goes away meanwhile, is not pressed. */
async function presses(target: Locator): Promise<boolean> {
  if (!(await target.isVisible().catch(() => false))) return false;
  return target.click({ timeout: 2_000 }).then(
    () => true,
    () => false,
  );
}

const visit = (page: Page, path: string) =>
  page.goto(path, { waitUntil: 'commit', timeout: 10_000 }).catch(() => null);

/** Waits until a pressed button has gone, for as long as anything is waited for. */
const leaves = (button: Locator) => button.waitFor({ state: 'hidden' }).catch(() => {});

/** Fills in the step that is open, and ends it. */
async function goesOn(page: Page, luck: number) {
  if (!page.url().includes('/checkout')) {
    const cart = page.getByRole('link', { name: words.proceed });
    if (await presses(cart)) return;
    await visit(page, '/checkout');
    return;
  }
  for (const name of STEPS.slice(0, -1)) {
    if (!(await endOf(page, words, name).isVisible())) continue;
    const fill = {
      shippingAddress: async () => {
        const { email, ...address } = GUEST;
        const step = stepOf(page, words, name);
        const asksEmail = await step.getByRole('textbox', { name: words.fields.email }).isVisible();
        await typesAddress(page, words, asksEmail ? { email, ...address } : address);
      },
      shippingMethod: () => chooses(page, words, name, words.methods.flatRate),
      billingAddress: async () => {},
      paymentMethod: async () => {
        if (luck < 0.6) await chooses(page, words, name, words.methods.checkMoney);
        else await paysByCard(page, words, luck < 0.8 ? CARDS.accepted : CARDS.declined);
      },
      review: async () => {},
    }[name];
    await fill().catch(() => {});
    if (await presses(endOf(page, words, name))) await leaves(endOf(page, words, name));
    return;
  }
  await presses(endOf(page, words, 'review'));
}

/** How each is done. */
export const DEEDS: Record<Deed, (walker: Walker, luck: number) => Promise<unknown>> = {
  goOn: ({ page }, luck) => goesOn(page, luck),
  addFlower: async ({ page }) => {
    if (await presses(page.getByRole('button', { name: words.addToCart }).first())) return;
    await visit(page, words.simple.path);
    await presses(page.getByRole('button', { name: words.addToCart }).first());
  },
  followLink: async ({ page }, luck) => {
    const links = page.getByRole('main').getByRole('link');
    const count = await links.count();
    if (count > 0) await presses(links.nth(Math.min(count - 1, Math.floor(luck * count))));
  },
  visit: ({ page }, luck) => visit(page, oneOf(PATHS, luck)),
  goBack: ({ page }) => page.goBack({ waitUntil: 'commit', timeout: 5_000 }).catch(() => null),
  goForward: ({ page }) =>
    page.goForward({ waitUntil: 'commit', timeout: 5_000 }).catch(() => null),
  reload: ({ page }) => page.reload({ waitUntil: 'commit', timeout: 10_000 }).catch(() => null),
  changeQuantity: ({ page }, luck) =>
    presses(
      page
        .getByRole('button', { name: luck < 0.6 ? 'Increase quantity' : 'Decrease quantity' })
        .first(),
    ),
  removeLine: ({ page }) =>
    presses(page.getByRole('button', { name: new RegExp(`^${words.remove}`) }).first()),
  placeOrder: ({ page }) => presses(endOf(page, words, 'review')),
  // From whatever page to the receipt, where nothing goes wrong on the way.
  buy: async ({ page }, luck) => {
    await DEEDS.addFlower({ page, context: page.context(), control: async () => {} }, luck);
    await visit(page, '/checkout');
    await endOf(page, words, 'shippingAddress')
      .waitFor()
      .catch(() => {});
    for (const _ of STEPS) await goesOn(page, luck);
  },
  signIn: async ({ page }) => {
    await visit(page, '/signin');
    const email = page.getByRole('main').getByRole('textbox', { name: 'Email' });
    await email.fill(ROBERTA.email, { timeout: 3_000 }).catch(() => {});
    const password = page.getByRole('main').getByLabel('Password', { exact: true });
    await password.fill(ROBERTA.password, { timeout: 1_000 }).catch(() => {});
    await presses(page.getByRole('main').getByRole('button', { name: 'Sign In' }));
  },
  signOut: async ({ page }) => {
    await presses(page.getByRole('button', { name: 'My Account' }));
    await presses(page.getByRole('button', { name: 'Sign Out' }).first());
  },
  harm: ({ control }, luck) => {
    const { action, body } = oneOf(MISHAPS, (luck * 7) % 1);
    return control(action, { field: oneOf(FIELDS, luck), ...body });
  },
  slowDown: ({ control }, luck) => control('be-slow', { ms: Math.round(luck * 1_500) }),
  // A browser without a network shows a page of its own for another document: only links are followed.
  loseNetwork: async (walker, luck) => {
    await walker.context.setOffline(true);
    await DEEDS[luck < 0.5 ? 'followLink' : 'changeQuantity'](walker, luck);
    await walker.context.setOffline(false);
  },
  endSession: ({ control }) => control('revoke-tokens'),
  loseCarts: ({ control }) => control('forget-carts'),
};
