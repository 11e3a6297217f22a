/**
 * The words of managed content, without its markup, for places that show no markup.
 * @returns undefined if there are none
 */
export const textOfHtml = (html: string | null | undefined): string | undefined =>
  html
    ?.replaceAll(/<(style|script)\b.*?<\/\1>|<[^>]*>/gis, ' ')
    .replaceAll(/&nbsp;|\s+/g, ' ')
    .replaceAll('&amp;', '&')
    .trim() || undefined;
