import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { CHINESE as words } from '../words.ts';
import { chooseMethod, continueFrom, placeOrder, stepOf, typeHongKongAddress } from './steps.ts';

/** The total on the review step, as text. */
const totalIn = (page: Page) => stepOf(page, words, 'review').locator('b .money');

/** Goes to the review of an order to Hong Kong, where no tax is added. */
async function goToReview(page: Page): Promise<void> {
  await page.goto(`${words.prefix}/checkout`);
  await typeHongKongAddress(page, words);
  await continueFrom(page, words, 'shippingAddress', 'shippingMethod');
  await chooseMethod(page, words, 'shippingMethod', words.methods.flatRate);
  await continueFrom(page, words, 'shippingMethod', 'billingAddress');
  await continueFrom(page, words, 'billingAddress', 'paymentMethod');
  await chooseMethod(page, words, 'paymentMethod', words.methods.checkMoney);
  await continueFrom(page, words, 'paymentMethod', 'review');
}

/** Writes the switch into the page's configuration, as `npm start` does. */
const withoutStorePath = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(id="config">)[^<]*/,
      '$1{"COMMERCE_REST_STORE_PATH":"off"}',
    );
    await route.fulfill({ response, body });
  });

test('Currency: an order in the Chinese store view is placed and paid in Hong Kong dollars, with Chinese names', async ({
  page,
  platform,
  shopper,
}) => {
  await shopper.addSimple(words);
  await goToReview(page);
  await expect(totalIn(page)).toHaveText('HK$834.60');
  await placeOrder(page, words);
  await expect(page.getByRole('main')).toContainText('HK$834.60');
  expect(await platform.orders()).toMatchObject([
    {
      currency: 'HKD',
      viewCode: 'zh_hant',
      totals: { grandTotal: 83_460 },
      lines: [{ name: words.simple.name }],
      shippingMethod: { title: expect.stringMatching(words.methods.flatRate) },
      paymentMethod: { title: expect.stringMatching(words.methods.checkMoney) },
    },
  ]);
});

test('Currency: the review states the charged amount before the order when the default view places orders', async ({
  page,
  platform,
  shopper,
}) => {
  await withoutStorePath(page);
  await shopper.addSimple(words);
  await goToReview(page);
  const shipping = stepOf(page, words, 'shippingMethod');
  await page.getByRole('button', { name: words.edit + words.steps.shippingMethod }).click();
  await expect(shipping).toContainText('US$15.00');
  await expect(shipping).not.toContainText('HK$');
  await expect(shipping).toContainText('將以美元收費，而非港元。');
  await continueFrom(page, words, 'shippingMethod', 'review');
  await expect(totalIn(page)).toHaveText('US$107.00');
  await expect(stepOf(page, words, 'review')).toContainText('將以美元收費，而非港元。');
  await placeOrder(page, words);
  await expect(page.getByRole('main')).toContainText('US$107.00');
  expect(await platform.orders()).toMatchObject([
    { currency: 'USD', totals: { grandTotal: 10_700 } },
  ]);
});
