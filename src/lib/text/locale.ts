/**
 * Converts a platform's locale code to a BCP 47 tag: zh_Hant_HK and zh_Hant-HK become zh-Hant-HK.
 */
export const languageTag = (locale: string): string => locale.replaceAll('_', '-');
