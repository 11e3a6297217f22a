import { describe, expect, it } from 'vitest';
import { clamp } from '../../src/lib/clamp.ts';
import { formatMoney } from '../../src/lib/money/price.ts';
import { languageTag } from '../../src/lib/text/locale.ts';

describe('Money format', () => {
  it('follows locale and currency', () => {
    expect(formatMoney({ value: 1234.5, currency: 'USD' }, 'en-US')).toBe('$1,234.50');
    expect(formatMoney({ value: 1234.5, currency: 'HKD' }, 'zh-Hant-HK')).toBe('HK$1,234.50');
    expect(formatMoney({ value: 1234, currency: 'JPY' }, 'en-US')).toBe('¥1,234');
  });

  it('shows an empty cart as $0.00', () => {
    expect(formatMoney({}, 'en-US')).toBe('$0.00');
    expect(formatMoney({ value: null, currency: null }, 'en-US')).toBe('$0.00');
  });
});

describe('Language tag', () => {
  it('is the same for either spelling of a locale', () => {
    for (const spelling of ['zh_Hant_HK', 'zh_Hant-HK', 'zh-Hant-HK']) {
      expect(languageTag(spelling)).toBe('zh-Hant-HK');
    }
    expect(languageTag('en_US')).toBe('en-US');
  });
});

describe('Clamped number', () => {
  it('stays between its bounds', () => {
    expect([-3, 0.5, 9].map((speed) => clamp(speed, -1, 2))).toEqual([-1, 0.5, 2]);
  });
});
