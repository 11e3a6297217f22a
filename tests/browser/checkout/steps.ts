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
export async function typesAddress(
  page: Page,
  words: Words,
  typed: Partial<typeof GUEST> = GUEST,
  name: StepName = 'shippingAddress',
): Promise<void> {
  const step = stepOf(page, words, name);
  const { region, country, ...texts } = words.fields;
  await step.getByRole('combobox', { name: country }).selectOption('US');
  for (const [field, text] of Object.entries(typed) as [keyof typeof GUEST, string][]) {
    await step.getByRole('textbox', { name: texts[field] }).fill(text);
  }
  await step.getByRole('combobox', { name: region }).selectOption('TX');
}

/** Submits a step and waits for the next one to open. */
export async function continues(page: Page, words: Words, from: StepName, to: StepName) {
  await endOf(page, words, from).click();
  await expect(endOf(page, words, to)).toBeVisible();
}

/** Goes to the review as a customer without addresses, with the suggested values. */
export async function reviewsAsCustomer(page: Page, words: Words): Promise<void> {
  const { email: _, ...address } = GUEST;
  await typesAddress(page, words, address);
  await continues(page, words, 'shippingAddress', 'shippingMethod');
  await continues(page, words, 'shippingMethod', 'billingAddress');
  await continues(page, words, 'billingAddress', 'paymentMethod');
  await continues(page, words, 'paymentMethod', 'review');
}

/** Goes from the first step to the named one with valid values. */
export async function goesTo(page: Page, words: Words, last: StepName): Promise<void> {
  await expect(endOf(page, words, 'shippingAddress')).toBeVisible();
  if (last === 'shippingAddress') return;
  await typesAddress(page, words);
  await continues(page, words, 'shippingAddress', 'shippingMethod');
  if (last === 'shippingMethod') return;
  await chooses(page, words, 'shippingMethod', words.methods.flatRate);
  await continues(page, words, 'shippingMethod', 'billingAddress');
  if (last === 'billingAddress') return;
  await expect(page.getByRole('checkbox', { name: words.same })).toBeChecked();
  await continues(page, words, 'billingAddress', 'paymentMethod');
  if (last === 'paymentMethod') return;
  await chooses(page, words, 'paymentMethod', words.methods.checkMoney);
  await continues(page, words, 'paymentMethod', 'review');
}

/** Chooses an offered method. */
export async function chooses(page: Page, words: Words, name: StepName, method: RegExp) {
  const radio = stepOf(page, words, name).getByRole('radio', { name: method });
  await radio.check();
  await expect(radio).toBeChecked();
}

/** Enters this card and goes on to the review. */
export async function paysByCard(page: Page, words: Words, number: string) {
  await chooses(page, words, 'paymentMethod', words.methods.card);
  await page.getByRole('textbox', { name: 'Card number' }).fill(number);
  await page.getByRole('textbox', { name: 'Expiry date' }).fill('09/38');
  await page.getByRole('textbox', { name: 'Security code' }).fill('123');
  await continues(page, words, 'paymentMethod', 'review');
}
