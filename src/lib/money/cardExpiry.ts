/**
 * Whether a card has expired: when its month has ended in every time zone.
 *
 * @param expires - month and year as 09/2028 or 09/28; any other text counts as not expired
 * @param now - epoch ms
 */
export function isExpired(expires: string | null, now: number): boolean {
  const [, month, year = ''] = /^(\d{1,2})\s*\/\s*(\d{2}|\d{4})$/.exec(expires?.trim() ?? '') ?? [];
  if (month === undefined) return false;
  const full = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  return now >= Date.UTC(full, Number(month)) + HALF_A_DAY;
}

const HALF_A_DAY = 12 * 3_600_000;
