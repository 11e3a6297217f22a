/** A platform's locale as a language tag: zh_Hant_HK and zh_Hant-HK are zh-Hant-HK. */
export const languageTag = (locale: string): string => locale.replaceAll('_', '-');
