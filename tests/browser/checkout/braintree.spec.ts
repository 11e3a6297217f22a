import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ENGLISH as words } from '../words.ts';
import { continueFrom, goToStep, placeOrder, stepOf } from './steps.ts';

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const CONFIGURATION = {
  assetsUrl: 'https://assets.braintreegateway.com',
  clientApiUrl: 'https://api.sandbox.braintreegateway.com:443/merchants/florilegium/client_api',
  environment: 'sandbox',
  merchantId: 'florilegium',
  challenges: [],
  creditCards: { supportedCardTypes: ['Visa'] },
};

/**
 * Simulates one of Braintree's frames: it reports that it is ready and what is typed, and returns a
 * nonce, with the messages that the real frames exchange with the library.
 */
const FRAME = `<!doctype html><title>Frame</title><input style="width: 100%"><script>
  const PREFIX = '/*framebus*/';
  const component = location.hash.slice(1);
  const field = window.name.replace('braintree-hosted-field-', '');
  const input = document.querySelector('input');
  input.setAttribute('aria-label', field);
  const typed = { number: '', expirationDate: '', cvv: '' };
  const others = new BroadcastChannel('fields');
  others.onmessage = ({ data }) => Object.assign(typed, data);
  const send = (event, eventData, reply) =>
    parent.postMessage(PREFIX + JSON.stringify({ event, origin: '*', eventData, reply }), '*');
  input.addEventListener('input', () => {
    typed[field] = input.value;
    others.postMessage({ [field]: input.value });
    const fields = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, {
      isEmpty: value === '', isValid: value !== '', isPotentiallyValid: true, isFocused: name === field,
    }]));
    send(component + ':hosted-fields:INPUT_EVENT',
      { type: 'validityChange', merchantPayload: { emittedBy: field, cards: [], fields } });
  });
  addEventListener('message', ({ data, source }) => {
    if (typeof data !== 'string' || !data.startsWith(PREFIX)) return;
    const { event, reply } = JSON.parse(data.slice(PREFIX.length));
    if (field !== 'number' || !event.endsWith(':hosted-fields:TOKENIZATION_REQUEST')) return;
    const card = { nonce: 'tokencc-browser', details: { cardType: 'Visa', lastFour: '1111' } };
    source.postMessage(
      PREFIX + JSON.stringify({ event: reply, origin: '*', eventData: [null, card] }), '*');
  });
  send(component + ':hosted-fields:FRAME_READY', { field }, 'ready-' + field);
</script>`;

/**
 * Serves Braintree's hosts.
 *
 * @returns the requested URLs
 */
async function stubBraintree(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(/^https:\/\/[\w.-]*braintree[\w-]*\.com/, async (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    requests.push(`${hostname}${pathname.replace(/\d+\.\d+\.\d+/, 'VERSION')}`);
    if (hostname.startsWith('assets.')) {
      await route.fulfill({ contentType: 'text/html', body: FRAME });
    } else {
      await route.fulfill({
        headers: CORS,
        json: pathname.endsWith('/configuration') ? CONFIGURATION : {},
      });
    }
  });
  return requests;
}

const method = (page: Page) =>
  stepOf(page, words, 'paymentMethod').getByRole('radio', { name: /Braintree/ });
const frame = (page: Page, field: string) =>
  page.frameLocator(`iframe[name="braintree-hosted-field-${field}"]`).getByLabel(field);

test('Braintree: a card typed into its frames pays for the order, under the real content security policy', {
  tag: '@phone',
}, async ({ page, platform, shopper, complaints }) => {
  const requests = await stubBraintree(page);
  await platform.control('braintree', {});
  await shopper.addSimple(words);
  await shopper.openCheckout(words);
  await goToStep(page, words, 'paymentMethod');
  expect(requests).toEqual([]);
  await method(page).check();
  await frame(page, 'number').fill('4111 1111 1111 1111');
  await frame(page, 'expirationDate').fill('09/30');
  await frame(page, 'cvv').fill('123');
  await continueFrom(page, words, 'paymentMethod', 'review');
  await expect(stepOf(page, words, 'paymentMethod')).toContainText('Visa •••• 1111');
  await placeOrder(page, words);
  expect(await platform.orders()).toHaveLength(1);
  expect(new Set(requests)).toEqual(
    new Set([
      'api.sandbox.braintreegateway.com/merchants/florilegium/client_api/v1/configuration',
      'assets.braintreegateway.com/web/VERSION/html/hosted-fields-frame.min.html',
    ]),
  );
  // The usage reports of Braintree's library are blocked, and nothing else is.
  const others = complaints.filter((words) => !words.includes('www.paypal.com/xoplatform/logger'));
  expect(others).toEqual([]);
});

test('Braintree: is not offered as a payment method when the platform does not offer it', async ({
  page,
  shopper,
}) => {
  const requests = await stubBraintree(page);
  await shopper.addSimple(words);
  await shopper.openCheckout(words);
  await goToStep(page, words, 'paymentMethod');
  await expect(
    stepOf(page, words, 'paymentMethod').getByRole('radio', { name: words.methods.card }),
  ).toBeVisible();
  await expect(method(page)).toHaveCount(0);
  expect(requests).toEqual([]);
});
