import type { BrowserContext, Locator, Page } from '@playwright/test';
import { seededRandom } from '../../support/seededRandom.ts';
import {
  chooseMethod,
  endOf,
  payByCard,
  type StepName,
  stepOf,
  typeAddress,
} from '../checkout/steps.ts';
import { CARDS, GUEST, ROBERTA } from '../shopData.ts';
import { ENGLISH as words } from '../words.ts';

/** The actions that a walk can take in one of its two tabs, with their relative frequency. */
const WEIGHTS = {
  advanceCheckout: 30,
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
  failRequest: 10,
  slowDown: 2,
  loseNetwork: 2,
  endSession: 1,
  expireCarts: 1,
} as const;
export type Action = keyof typeof WEIGHTS;

/** One step of a walk. All steps are chosen before the walk starts, so that a walk can be shortened. */
export interface WalkStep {
  tab: 0 | 1;
  action: Action;
  /** From 0 to 1: selects the link, the fault or the page. */
  random: number;
}

/** Chooses steps at random: the same seed gives the same steps. */
export function stepsOf(seed: number, count: number): WalkStep[] {
  const { next, weighted } = seededRandom(seed);
  return Array.from({ length: count }, () => ({
    tab: next() < 0.7 ? 0 : 1,
    action: weighted(WEIGHTS),
    random: next(),
  }));
}

export const describeStep = ({ tab, action, random }: WalkStep): string =>
  `tab ${tab + 1}: ${action} (${random.toFixed(3)})`;

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
const FAULTS = [
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
  /** Calls a control of the demo platform. */
  control: (action: string, body?: object) => Promise<void>;
}

const pick = <Thing>(items: readonly Thing[], random: number): Thing =>
  items[Math.min(items.length - 1, Math.floor(random * items.length))]!;

/** Clicks a control if it is visible. @returns whether the click succeeded. */
async function press(target: Locator): Promise<boolean> {
  if (!(await target.isVisible().catch(() => false))) return false;
  return target.click({ timeout: 2_000 }).then(
    () => true,
    () => false,
  );
}

const visit = (page: Page, path: string) =>
  page.goto(path, { waitUntil: 'commit', timeout: 10_000 }).catch(() => null);

/** Waits until a clicked button has disappeared, at most the default timeout. */
const waitUntilHidden = (button: Locator) => button.waitFor({ state: 'hidden' }).catch(() => {});

/** Opens the checkout; there, fills in the open step and submits it. */
async function advanceCheckout(page: Page, random: number) {
  if (!page.url().includes('/checkout')) {
    const cart = page.getByRole('link', { name: words.proceed });
    if (await press(cart)) return;
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
        await typeAddress(page, words, asksEmail ? { email, ...address } : address);
      },
      shippingMethod: () => chooseMethod(page, words, name, words.methods.flatRate),
      billingAddress: async () => {},
      paymentMethod: async () => {
        if (random < 0.6) await chooseMethod(page, words, name, words.methods.checkMoney);
        else await payByCard(page, words, random < 0.8 ? CARDS.accepted : CARDS.declined);
      },
      review: async () => {},
    }[name];
    await fill().catch(() => {});
    if (await press(endOf(page, words, name))) await waitUntilHidden(endOf(page, words, name));
    return;
  }
  await press(endOf(page, words, 'review'));
}

/** How each action is performed. */
export const ACTIONS: Record<Action, (walker: Walker, random: number) => Promise<unknown>> = {
  advanceCheckout: ({ page }, random) => advanceCheckout(page, random),
  addFlower: async ({ page }) => {
    if (await press(page.getByRole('button', { name: words.addToCart }).first())) return;
    await visit(page, words.simple.path);
    await press(page.getByRole('button', { name: words.addToCart }).first());
  },
  followLink: async ({ page }, random) => {
    const links = page.getByRole('main').getByRole('link');
    const count = await links.count();
    if (count > 0) await press(links.nth(Math.min(count - 1, Math.floor(random * count))));
  },
  visit: ({ page }, random) => visit(page, pick(PATHS, random)),
  goBack: ({ page }) => page.goBack({ waitUntil: 'commit', timeout: 5_000 }).catch(() => null),
  goForward: ({ page }) =>
    page.goForward({ waitUntil: 'commit', timeout: 5_000 }).catch(() => null),
  reload: ({ page }) => page.reload({ waitUntil: 'commit', timeout: 10_000 }).catch(() => null),
  changeQuantity: ({ page }, random) =>
    press(
      page
        .getByRole('button', { name: random < 0.6 ? 'Increase quantity' : 'Decrease quantity' })
        .first(),
    ),
  removeLine: ({ page }) =>
    press(page.getByRole('button', { name: new RegExp(`^${words.remove}`) }).first()),
  placeOrder: ({ page }) => press(endOf(page, words, 'review')),
  // Goes from any page to the receipt, unless a fault stops the way.
  buy: async ({ page }, random) => {
    await ACTIONS.addFlower({ page, context: page.context(), control: async () => {} }, random);
    await visit(page, '/checkout');
    await endOf(page, words, 'shippingAddress')
      .waitFor()
      .catch(() => {});
    for (const _ of STEPS) await advanceCheckout(page, random);
  },
  signIn: async ({ page }) => {
    await visit(page, '/signin');
    const email = page.getByRole('main').getByRole('textbox', { name: 'Email' });
    await email.fill(ROBERTA.email, { timeout: 3_000 }).catch(() => {});
    const password = page.getByRole('main').getByLabel('Password', { exact: true });
    await password.fill(ROBERTA.password, { timeout: 1_000 }).catch(() => {});
    await press(page.getByRole('main').getByRole('button', { name: 'Sign In' }));
  },
  signOut: async ({ page }) => {
    await press(page.getByRole('button', { name: 'My Account' }));
    await press(page.getByRole('button', { name: 'Sign Out' }).first());
  },
  failRequest: ({ control }, random) => {
    const { action, body } = pick(FAULTS, (random * 7) % 1);
    return control(action, { field: pick(FIELDS, random), ...body });
  },
  slowDown: ({ control }, random) => control('be-slow', { ms: Math.round(random * 1_500) }),
  // Offline, Chromium shows its own error page for a new document, so the walk only follows links.
  loseNetwork: async (walker, random) => {
    await walker.context.setOffline(true);
    await ACTIONS[random < 0.5 ? 'followLink' : 'changeQuantity'](walker, random);
    await walker.context.setOffline(false);
  },
  endSession: ({ control }) => control('revoke-tokens'),
  expireCarts: ({ control }) => control('forget-carts'),
};
