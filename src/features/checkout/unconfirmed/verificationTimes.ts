/** How long a payment whose outcome is unknown is remembered, in ms. */
const HOUR = 3_600_000;

/**
 * The shopper's own times of day around an order that could not be confirmed.
 *
 * @param until when it is in doubt no more, as epoch ms
 * @returns when Place Order was pressed, and until when nothing else can be ordered
 */
export function timesOfDoubt(until: number, locale: string): { at: string; until: string } {
  const { format } = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const told = (time: number) => format(time).replace(/\s/g, '\u00a0');
  return { at: told(until - HOUR), until: told(until) };
}
