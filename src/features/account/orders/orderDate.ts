/**
 * Formats the date of an order in the shopper's language and time zone.
 *
 * @param timestamp - `YYYY-MM-DD hh:mm:ss` in UTC; any other text is returned unchanged.
 */
export function orderDate(timestamp: string, locale: string): string {
  const date = new Date(`${timestamp.replace(' ', 'T')}Z`);
  if (Number.isNaN(date.getTime())) return timestamp;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date);
}
