import { i18n } from '@lingui/core';
import { afterEach, expect, it, vi } from 'vitest';
import { activateLocale } from '../../src/locales/activate.ts';
import { storedRecord, wholeShops } from '../support/openShop.ts';

/** A slow machine may need a while. */
const SLOW = { timeout: 20_000 };

const open = wholeShops();
afterEach(() => i18n.activate('en_US'));

it('Locale: the Locale query corrects the language of the first paint', async () => {
  localStorage.setItem(
    'florilegium:store_view_code',
    JSON.stringify({ value: 'zh_hant', timeStored: Date.now() }),
  );
  await open();
  await vi.waitUntil(() => i18n.locale === 'zh_Hant-HK', SLOW);
  expect(storedRecord('store_view_locale').value).toBe('zh_Hant_HK');
  expect(document.documentElement.lang).toBe('zh-Hant-HK');
});

it('Locale: the language that was requested last is active', async () => {
  await Promise.all([activateLocale('zh_Hant_HK'), activateLocale('en_US')]);
  expect(i18n.locale).toBe('en_US');
});

it('Locale: the right language stays as it is', async () => {
  const shop = await open();
  await vi.waitUntil(() => shop.wire.requests.includes('Locale'), SLOW);
  expect(storedRecord('store_view_locale')).toBeNull();
  expect(i18n.locale).toBe('en_US');
});
