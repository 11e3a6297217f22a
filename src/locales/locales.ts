/** The one list of languages: each has a folder of this name with its message catalogue. */
export const LOCALES = ['en_US', 'zh_Hant-HK'] as const;

export type Locale = (typeof LOCALES)[number];

/** The language of the source texts. */
export const SOURCE_LOCALE: Locale = 'en_US';

/** The language that a store view's locale code names, in either spelling; undefined for any other. */
export const localeOf = (code: string): Locale | undefined =>
  LOCALES.find((locale) => locale.replace('-', '_') === code.replaceAll('-', '_'));
