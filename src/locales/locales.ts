/** The shop's languages; each has a folder of this name with its message catalogue. */
export const LOCALES = ['en_US', 'zh_Hant-HK'] as const;

export type Locale = (typeof LOCALES)[number];

/** The language of the messages in the source code. */
export const SOURCE_LOCALE: Locale = 'en_US';

/** The language of a locale code, with hyphens or underscores; undefined if the shop lacks it. */
export const localeOf = (code: string): Locale | undefined =>
  LOCALES.find((locale) => locale.replace('-', '_') === code.replaceAll('-', '_'));
