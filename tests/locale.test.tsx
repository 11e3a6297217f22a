import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openShop, stored } from './support/openShop.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  i18n.activate('en_US');
});

it('getLocale corrects the language of the first paint', async () => {
  localStorage.setItem(
    'florilegium:store_view_code',
    JSON.stringify({ value: 'zh_hant', timeStored: Date.now() }),
  );
  const shop = await openShop();
  await vi.waitUntil(() => i18n.locale === 'zh_Hant-HK');
  expect(stored('store_view_locale').value).toBe('zh_Hant_HK');
  expect(document.documentElement.lang).toBe('zh-Hant-HK');
  shop.close();
});

it('changes nothing where the language is right', async () => {
  const shop = await openShop();
  await vi.waitUntil(() => shop.wire.asked.includes('Locale'));
  expect(stored('store_view_locale')).toBeNull();
  expect(i18n.locale).toBe('en_US');
  shop.close();
});
