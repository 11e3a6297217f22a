import { i18n } from '@lingui/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { activateLocale } from '../../src/locales/activate.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('Language', () => {
  it.each([
    ['en_US', 'en_US', 'en-US'],
    ['zh_Hant-HK', 'zh_Hant-HK', 'zh-Hant-HK'],
    ['zh_Hant_HK', 'zh_Hant-HK', 'zh-Hant-HK'],
  ])(
    'loads for the locale %s the catalogue %s and sets the document’s language %s',
    async (code, catalog, tag) => {
      expect(await activateLocale(code)).toBe(true);
      expect(i18n.locale).toBe(catalog);
      expect(i18n.locales).toEqual([tag]);
      expect(document.documentElement.lang).toBe(tag);
    },
  );

  it('stays the same for an unknown locale, which is logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    await activateLocale('en_US');
    await activateLocale('xx_XX');
    expect(logged).toHaveBeenCalledWith(
      'Unable to locate locale xx_XX within generated dist directory.',
    );
    expect(i18n.locale).toBe('en_US');
  });

  it('is English at first load when the catalogue of the other language cannot load', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    // A fresh module has no active locale.
    vi.resetModules();
    const { i18n: silent } = await import('@lingui/core');
    silent.loadAndActivate({ locale: '', messages: {} });
    vi.doMock('../../src/locales/zh_Hant-HK/messages.po', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const { activateLocale: activateAfresh } = await import('../../src/locales/activate.ts');
    expect(await activateAfresh('zh_Hant_HK')).toBe(false);
    expect(silent.locale).toBe('en_US');
    expect(logged).toHaveBeenCalledWith(
      'Unable to locate locale zh_Hant_HK within generated dist directory.',
    );
    vi.doUnmock('../../src/locales/zh_Hant-HK/messages.po');
  });
});
