/**
 * The day of an order in the shopper's language and time.
 *
 * @param told - `YYYY-MM-DD hh:mm:ss`, of UTC; anything else is shown as it is
 */
export function orderDate(told: string, locale: string): string {
  const date = new Date(`${told.replace(' ', 'T')}Z`);
  if (Number.isNaN(date.getTime())) return told;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date);
}
