import { useLingui } from '@lingui/react';

/** The shopper's language as a BCP 47 tag for `Intl`, such as zh-Hant-HK. */
export function useIntlLocale(): string {
  const { locales } = useLingui().i18n;
  return (typeof locales === 'string' ? locales : locales?.[0]) ?? 'en-US';
}
