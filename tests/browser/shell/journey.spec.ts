import { goToStep, placeOrder } from '../checkout/steps.ts';
import { expect, test } from '../fixtures.ts';
import { SKUS } from '../shopData.ts';
import { WORDS } from '../words.ts';

for (const words of WORDS) {
  test(`Journey: a guest buys flowers ${words.language}`, {
    tag: ['@phone', '@desktop', '@smoke'],
  }, async ({ page, platform, shopper, complaints }) => {
    await page.goto(words.home);
    await expect(page.locator('html')).toHaveAttribute('lang', words.lang);

    await shopper.openCategory(words);
    await expect(page.getByRole('heading', { level: 1, name: words.category.name })).toBeVisible();
    const { configurable, simple } = words;
    const products = page.getByRole('list', { name: words.products });
    await products.getByRole('link', { name: configurable.name, exact: true }).click();

    await expect(page.getByRole('heading', { level: 1, name: configurable.name })).toBeVisible();
    await shopper.chooseOptions(words);
    await page.getByRole('button', { name: words.addToCart }).click();
    await shopper.expectInCart(words, 1);

    await shopper.openCategory(words);
    await products.getByRole('link', { name: simple.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: simple.name })).toBeVisible();
    await page.getByRole('button', { name: words.addToCart }).click();
    await shopper.expectInCart(words, 2);

    await page.getByRole('banner').getByRole('link', { name: words.cart }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.cart })).toBeVisible();
    const lines = page.getByRole('list', { name: words.cartItems }).getByRole('listitem');
    await expect(lines).toHaveCount(2);
    await page.getByRole('button', { name: words.remove + simple.name }).click();
    await expect(lines).toHaveCount(1);
    await page.getByRole('spinbutton', { name: words.quantity }).fill('2');
    await page.getByRole('spinbutton', { name: words.quantity }).press('Enter');
    await shopper.expectInCart(words, 2);

    await page.getByRole('textbox', { name: words.coupon }).fill('FIRSTLIGHT');
    await page.getByRole('button', { name: words.apply, exact: true }).click();
    await expect(page.getByRole('list', { name: words.coupons })).toContainText('FIRSTLIGHT');
    await expect(page.getByText(words.discount)).toBeVisible();

    await page.getByRole('link', { name: words.proceed }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.checkout })).toBeVisible();
    await goToStep(page, words, 'review');
    await placeOrder(page, words);
    await expect(page).toHaveURL(/\/order-confirmation$/);
    const orders = await platform.orders();
    expect(orders).toMatchObject([{ lines: [{ sku: SKUS.configured, quantity: 2 }] }]);
    await expect(page.getByText(String(orders[0]?.id), { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: words.createAccount })).toHaveAttribute(
      'href',
      `${words.prefix}/signup?email=ada%40example.com&firstName=Ada&lastName=Reed`,
    );
    const rest = (await platform.calls()).filter(({ name }) => name.includes('/'));
    expect(rest.map(({ method, name }) => `${method} ${name}`)).toEqual([
      'POST guest-carts/:cartId/shipping-information',
      'POST guest-carts/:cartId/payment-information',
    ]);

    // Right after the order a new cart works, without a reload.
    await shopper.openCategory(words);
    await products.getByRole('link', { name: simple.name, exact: true }).click();
    await page.getByRole('button', { name: words.addToCart }).click();
    await shopper.expectInCart(words, 1);
    expect(complaints).toEqual([]);
  });
}
