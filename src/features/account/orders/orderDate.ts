/**
 * Formats the date of an order in the shopper's language and time zone.
 *
 * @param told - `YYYY-MM-DD hh:mm:ss` in UTC; any other text is returned unchanged.
 */
export function orderDate(told: string, locale: string): string {
  const date = new Date(`${told.replace(' ', 'T')}Z`);
  if (Number.isNaN(date.getTime())) return told;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date);
}
