import type { Locator, Page } from '@playwright/test';
import { violationsOf } from '../accessibility.ts';
import { expect, type Platform, type Shopper, test } from '../fixtures.ts';
import { keyboard } from '../keyboard.ts';
import { SCREENS } from '../screens.ts';
import { CARDS, GUEST } from '../shopData.ts';
import { CHINESE, ENGLISH, type Words } from '../words.ts';
import { stepOf } from './steps.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SAID = {
  English: {
    words: ENGLISH,
    card: ['Card number', 'Expiry date', 'Security code'],
    required: 'Is required.',
    more: 'Add an apartment or floor',
    second: 'Apartment or floor',
    declined: /declined/,
  },
  Chinese: {
    words: CHINESE,
    card: ['卡號', '到期日', '安全碼'],
    required: '此欄必須填寫。',
    more: /單位|apartment/,
    second: '單位或樓層',
    declined: /declined|拒/,
  },
} as const;

interface Fixtures {
  page: Page;
  platform: Platform;
  shopper: Shopper;
}
type Phrases = (typeof SAID)[keyof typeof SAID];

/** The helpers of every step. */
function walkOf(
  { page, platform, shopper }: Fixtures,
  { words, card, required, more, second, declined }: Phrases,
  width: number,
) {
  const { tabTo, press, fill, expectFocusSomewhere } = keyboard(page);
  const step = (name: keyof Words['steps']) => stepOf(page, words, name);
  const box = (where: Locator, name: string) => where.getByRole('textbox', { name, exact: true });
  const next = (name: keyof Words['steps']) =>
    step(name).getByRole('button', { name: words.next, exact: true });
  const editOf = (name: keyof Words['steps']) =>
    step(name).getByRole('button', { name: words.edit });
  const title = (name: keyof Words['steps']) =>
    step(name).getByRole('heading', { name: words.steps[name], exact: true });
  /** Expects that this step is open, its heading has the focus, and axe finds no fault. */
  const expectStepOpen = async (name: keyof Words['steps']) => {
    await expect(title(name)).toBeFocused();
    await expect(page.getByRole('button', { name: words.next, exact: true })).toHaveCount(
      name === 'review' ? 0 : 1,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await violationsOf(page, 'main')).toEqual([]);
  };
  /** Submits the step; the focus stays on the button while the request is in flight. */
  const submitStep = async (button: Locator, field: string, key?: 'Tab' | 'Shift+Tab') => {
    await platform.control('hold', { field });
    await press(button, key);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toBeFocused();
    expect(await violationsOf(page, 'main')).toEqual([]);
    await platform.untilHeld(field);
    await platform.control('release-held');
  };
  const payByCard = async (number: string) => {
    const payment = step('paymentMethod');
    const radio = payment.getByRole('radio', { name: words.methods.card });
    await tabTo(payment.getByRole('radio', { checked: true }));
    while (!(await radio.isChecked())) await page.keyboard.press('ArrowDown');
    await expect(box(payment, card[0])).toBeVisible();
    await fill(box(payment, card[0]), number);
    await fill(box(payment, card[1]), '09/38');
    await fill(box(payment, card[2]), '123');
    await page.keyboard.press('Enter');
    await expectStepOpen('review');
  };
  const place = step('review').getByRole('button', { name: words.placeOrder });

  return {
    page,
    platform,
    shopper,
    words,
    card,
    required,
    more,
    second,
    declined,
    tabTo,
    press,
    fill,
    expectFocusSomewhere,
    step,
    box,
    next,
    editOf,
    title,
    expectStepOpen,
    submitStep,
    payByCard,
    place,
  };
}
type Walk = ReturnType<typeof walkOf>;

async function tabToCheckout({ page, shopper, words, tabTo, press }: Walk) {
  await shopper.addSimple(words);
  await tabTo(
    page.getByRole('banner').getByRole('link', { name: new RegExp(`^${words.cart}`) }),
    'Shift+Tab',
  );
  await page.keyboard.press('Enter');
  await press(page.getByRole('link', { name: words.proceed }));
  await expect(page.getByRole('main')).toBeFocused();
}

async function fillShippingAddress({
  page,
  words,
  required,
  more,
  second,
  tabTo,
  press,
  fill,
  step,
  box,
  next,
  submitStep,
}: Walk) {
  const address = step('shippingAddress');
  await expect(next('shippingAddress')).toBeVisible();
  const country = address.getByRole('combobox', { name: words.fields.country });
  await tabTo(country);
  await page.keyboard.press('Home');
  for (let presses = 0; presses < 20 && (await country.inputValue()) !== 'US'; presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  // The form has exactly the fields that an address there needs.
  await expect(address.getByRole('textbox')).toHaveCount(7);
  await expect(address.getByRole('combobox')).toHaveCount(2);
  await press(next('shippingAddress'));
  await expect(box(address, words.fields.email)).toBeFocused();
  await expect(box(address, words.fields.email)).toHaveAccessibleDescription(new RegExp(required));
  expect(await violationsOf(page)).toEqual([]);
  for (const name of ['email', 'firstName', 'lastName'] as const) {
    await fill(box(address, words.fields[name]), GUEST[name]);
  }
  await fill(box(address, words.fields.street), GUEST.street);
  await press(address.getByRole('button', { name: more }));
  await expect(box(address, second)).toBeFocused();
  await page.keyboard.type('3');
  await fill(box(address, words.fields.city), GUEST.city);
  const region = address.getByRole('combobox', { name: words.fields.region });
  await tabTo(region);
  await page.keyboard.press('End');
  await expect(region).not.toHaveValue('');
  await fill(box(address, words.fields.postcode), GUEST.postcode);
  await fill(box(address, words.fields.phone), GUEST.phone);
  await submitStep(next('shippingAddress'), 'setShippingAddressesOnCart');
}

async function chooseShippingMethod({ page, tabTo, step, next, expectStepOpen, submitStep }: Walk) {
  await expectStepOpen('shippingMethod');
  await tabTo(step('shippingMethod').getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await submitStep(next('shippingMethod'), 'setShippingMethodsOnCart');
}

async function confirmBillingAddress({
  page,
  words,
  tabTo,
  press,
  step,
  box,
  next,
  expectStepOpen,
}: Walk) {
  await expectStepOpen('billingAddress');
  const billing = step('billingAddress');
  const same = billing.getByRole('checkbox', { name: words.same });
  await tabTo(same);
  await page.keyboard.press('Space');
  await expect(box(billing, words.fields.city)).toBeVisible();
  await press(next('billingAddress'));
  await expect(box(billing, words.fields.firstName)).toBeFocused();
  await tabTo(same, 'Shift+Tab');
  await page.keyboard.press('Space');
  await press(next('billingAddress'));
}

async function payByDeclinedCard({
  page,
  declined,
  press,
  step,
  next,
  editOf,
  expectStepOpen,
  submitStep,
  payByCard,
  place,
}: Walk) {
  await expectStepOpen('paymentMethod');
  await payByCard(CARDS.declined);
  await press(editOf('shippingMethod'), 'Shift+Tab');
  await expectStepOpen('shippingMethod');
  await press(next('shippingMethod'));
  await expectStepOpen('review');
  await submitStep(place, 'payment-information');
  const refusal = step('paymentMethod').getByRole('alert');
  await expect(refusal).toContainText(declined);
  await expect(refusal).toBeFocused();
  expect(await violationsOf(page, 'main')).toEqual([]);
}

async function payByAcceptedCard({
  page,
  platform,
  words,
  press,
  expectFocusSomewhere,
  payByCard,
  place,
}: Walk) {
  await payByCard(CARDS.accepted);
  await press(place);
  await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible();
  await expectFocusSomewhere();
  expect(await violationsOf(page)).toEqual([]);
  // The receipt shows amounts in one currency only.
  const receipt = (await page.getByRole('main').textContent()) ?? '';
  expect(new Set(receipt.match(/[A-Z]*\$(?=\d)/g)).size).toBe(1);
  expect(await platform.orders()).toHaveLength(1);
}

for (const { width, language } of SCREENS) {
  test.describe(`Checkout by keyboard, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 760 } });

    test('every step works by keys alone, from the cart to the receipt', async ({
      page,
      platform,
      shopper,
    }) => {
      test.slow();
      const walk = walkOf({ page, platform, shopper }, SAID[language], width);
      await test.step('The checkout is opened from the product.', () => tabToCheckout(walk));
      await test.step('The shipping address is filled in.', () => fillShippingAddress(walk));
      await test.step('A shipping method is chosen.', () => chooseShippingMethod(walk));
      await test.step('The billing address is confirmed.', () => confirmBillingAddress(walk));
      await test.step('A declined card is reported.', () => payByDeclinedCard(walk));
      await test.step('Another card pays for the order.', () => payByAcceptedCard(walk));
    });
  });
}
