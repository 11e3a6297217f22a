import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ENGLISH as words } from '../words.ts';
import { endOf, goToStep } from './steps.ts';

/** Blocks the APIs that Chromium blocks for a site without cookies. */
function blockCookies() {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'caches']) {
    Object.defineProperty(window, name, { get: refuse });
  }
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  IDBFactory.prototype.open = refuse;
  LockManager.prototype.request = () =>
    Promise.reject(new DOMException('Access is denied for this document.', 'SecurityError'));
  ServiceWorkerContainer.prototype.register = () =>
    Promise.reject(new DOMException('The user denied permission.', 'SecurityError'));
}

/** Refuses every write, like a browser whose disk is full. */
function fillStorage() {
  const quotaError = () => new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  Storage.prototype.setItem = () => {
    throw quotaError();
  };
  IDBFactory.prototype.open = () => {
    const request = new EventTarget() as IDBOpenDBRequest;
    Object.defineProperty(request, 'error', { value: quotaError() });
    setTimeout(() => {
      const event = new Event('error');
      request.onerror?.(event);
      request.dispatchEvent(event);
    });
    return request;
  };
}

/** Removes IndexedDB, as some private windows do. */
function removeDatabases() {
  Object.defineProperty(window, 'indexedDB', { value: undefined });
}

/** Buys as a guest without leaving the page, because nothing would survive a page load. */
async function buyFlower(page: Page): Promise<void> {
  await page.goto(words.simple.path);
  await page.getByRole('button', { name: words.addToCart }).click();
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart, 1/ });
  await expect(cart).toBeVisible();
  await cart.click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await goToStep(page, words, 'review');
  await endOf(page, words, 'review').click();
}

for (const [what, prepare] of [
  ['cookies blocked', blockCookies],
  ['storage full', fillStorage],
  ['no IndexedDB', removeDatabases],
] as const) {
  test(`Checkout: a guest buys with ${what}, once, and sees the receipt`, async ({
    page,
    platform,
  }) => {
    await page.addInitScript(prepare);
    await buyFlower(page);
    await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible();
    const orders = await platform.orders();
    expect(orders).toHaveLength(1);
    await expect(page.getByText('Sorry! An unexpected error occurred.')).toHaveCount(0);
  });
}
