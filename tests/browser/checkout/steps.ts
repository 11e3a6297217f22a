import { expect, type Locator, type Page } from '@playwright/test';
import { GUEST } from '../shopData.ts';
import type { Words } from '../words.ts';

export type StepName = keyof Words['steps'];

/** Locates one of the five steps. */
export const stepOf = (page: Page, words: Words, name: StepName): Locator =>
  page.getByRole('region', { name: words.steps[name], exact: true });

/** Locates the submit button of an open step. */
export const endOf = (page: Page, words: Words, name: StepName): Locator =>
  stepOf(page, words, name).getByRole('button', {
    name: name === 'review' ? words.placeOrder : words.next,
    exact: true,
  });

/** Types a valid US address: a guest's with an email, a customer's without one. */
export async function typeAddress(
  page: Page,
  words: Words,
  fields: Partial<typeof GUEST> = GUEST,
  name: StepName = 'shippingAddress',
): Promise<void> {
  const step = stepOf(page, words, name);
  const { region, country, ...texts } = words.fields;
  await step.getByRole('combobox', { name: country }).selectOption('US');
  for (const [field, text] of Object.entries(fields) as [keyof typeof GUEST, string][]) {
    await step.getByRole('textbox', { name: texts[field] }).fill(text);
  }
  await step.getByRole('combobox', { name: region }).selectOption('TX');
}

/** Types a guest's address in Hong Kong, which has no postcodes and no tax. */
export async function typeHongKongAddress(page: Page, words: Words): Promise<void> {
  const step = stepOf(page, words, 'shippingAddress');
  await step.getByRole('combobox', { name: words.fields.country }).selectOption('HK');
  for (const field of ['email', 'firstName', 'lastName', 'street', 'city', 'phone'] as const) {
    await step.getByRole('textbox', { name: words.fields[field] }).fill(GUEST[field]);
  }
}

/** Submits a step and waits for the next one to open. */
export async function continueFrom(page: Page, words: Words, from: StepName, to: StepName) {
  await endOf(page, words, from).click();
  await expect(endOf(page, words, to)).toBeVisible();
}

/** Goes to the payment step as a customer without addresses, with the suggested values. */
export async function goToPaymentAsCustomer(page: Page, words: Words): Promise<void> {
  const { email: _, ...address } = GUEST;
  await typeAddress(page, words, address);
  await continueFrom(page, words, 'shippingAddress', 'shippingMethod');
  await continueFrom(page, words, 'shippingMethod', 'billingAddress');
  await continueFrom(page, words, 'billingAddress', 'paymentMethod');
}

/** Goes to the review as a customer without addresses, with the suggested values. */
export async function goToReviewAsCustomer(page: Page, words: Words): Promise<void> {
  await goToPaymentAsCustomer(page, words);
  await continueFrom(page, words, 'paymentMethod', 'review');
}

/** Goes from the first step to the named one with valid values. */
export async function goToStep(page: Page, words: Words, last: StepName): Promise<void> {
  await expect(endOf(page, words, 'shippingAddress')).toBeVisible();
  if (last === 'shippingAddress') return;
  await typeAddress(page, words);
  await continueFrom(page, words, 'shippingAddress', 'shippingMethod');
  if (last === 'shippingMethod') return;
  await chooseMethod(page, words, 'shippingMethod', words.methods.flatRate);
  await continueFrom(page, words, 'shippingMethod', 'billingAddress');
  if (last === 'billingAddress') return;
  await expect(page.getByRole('checkbox', { name: words.same })).toBeChecked();
  await continueFrom(page, words, 'billingAddress', 'paymentMethod');
  if (last === 'paymentMethod') return;
  await chooseMethod(page, words, 'paymentMethod', words.methods.checkMoney);
  await continueFrom(page, words, 'paymentMethod', 'review');
}

/** Places the order on the review step and waits for the receipt. */
export async function placeOrder(page: Page, words: Words): Promise<void> {
  await endOf(page, words, 'review').click();
  await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible();
}

/** Chooses an offered method. */
export async function chooseMethod(page: Page, words: Words, name: StepName, method: RegExp) {
  const radio = stepOf(page, words, name).getByRole('radio', { name: method });
  await radio.check();
  await expect(radio).toBeChecked();
}

/** Enters this card and goes on to the review. */
export async function payByCard(page: Page, words: Words, number: string) {
  await chooseMethod(page, words, 'paymentMethod', words.methods.card);
  await page.getByRole('textbox', { name: 'Card number' }).fill(number);
  await page.getByRole('textbox', { name: 'Expiry date' }).fill('09/38');
  await page.getByRole('textbox', { name: 'Security code' }).fill('123');
  await continueFrom(page, words, 'paymentMethod', 'review');
}
