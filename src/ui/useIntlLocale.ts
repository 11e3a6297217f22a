import { useLingui } from '@lingui/react';

/** The shopper's language as Intl wants it: a BCP 47 tag such as zh-Hant-HK. */
export function useIntlLocale(): string {
  const { locales } = useLingui().i18n;
  return (typeof locales === 'string' ? locales : locales?.[0]) ?? 'en-US';
}
