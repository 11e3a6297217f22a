import { useLingui } from '@lingui/react';
import { formatMoney } from '../lib/money/price.ts';
import { formatOnce, formattedTexts } from '../lib/text/formattedTexts.ts';
import { useIntlLocale } from './useIntlLocale.ts';

type Money = Parameters<typeof formatMoney>[0];

/** Formats numbers and texts that contain them in the shopper's language, each distinct one once. */
export function useFormats() {
  const texts = formattedTexts(useLingui().i18n);
  const locale = useIntlLocale();
  return {
    money: ({ value, currency }: Money): string =>
      formatOnce(texts, `${locale} ${value} ${currency}`, () =>
        formatMoney({ value, currency }, locale),
      ),
    number: (value: number): string =>
      formatOnce(texts, `${locale} ${value}`, () => value.toLocaleString(locale)),
    /**
     * Keeps a text that depends on plural rules or joins a list.
     * @param key - names the text and the values in it.
     */
    text: (key: string, format: () => string): string =>
      formatOnce(texts, `${locale} ${key}`, format),
  };
}
