import { useLingui } from '@lingui/react';
import { formatMoney } from '../lib/money/price.ts';
import { formattedOnce, formattedTexts } from '../lib/text/formattedTexts.ts';
import { useIntlLocale } from './useIntlLocale.ts';

type Money = Parameters<typeof formatMoney>[0];

/** Formats numbers in the shopper's language, each distinct one once. */
export function useFormats() {
  const texts = formattedTexts(useLingui().i18n);
  const locale = useIntlLocale();
  return {
    money: ({ value, currency }: Money): string =>
      formattedOnce(texts, `${locale} ${value} ${currency}`, () =>
        formatMoney({ value, currency }, locale),
      ),
    number: (value: number): string =>
      formattedOnce(texts, `${locale} ${value}`, () => value.toLocaleString(locale)),
  };
}
