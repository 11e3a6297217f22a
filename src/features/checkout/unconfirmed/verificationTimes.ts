/** How long a payment with an unknown outcome is remembered, in ms. */
const HOUR = 3_600_000;

/**
 * Formats the times around an unconfirmed order in the shopper's language and time zone.
 *
 * @param until - when the uncertainty ends, as epoch ms.
 * @returns when Place Order was pressed, and until when no other order can be placed.
 */
export function verificationTimes(until: number, locale: string): { at: string; until: string } {
  const { format } = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const formatTime = (time: number) => format(time).replace(/\s/g, '\u00a0');
  return { at: formatTime(until - HOUR), until: formatTime(until) };
}
