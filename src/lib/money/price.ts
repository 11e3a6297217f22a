const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats an amount of money.
 *
 * @param money - `value` in units of the currency, 0 if missing; `currency` as ISO code, else USD
 * @param locale - a BCP 47 language tag
 */
export function formatMoney(
  { value, currency }: { value?: number | null; currency?: string | null },
  locale: string,
): string {
  return formatOf(locale, currency || 'USD').format(value ?? 0);
}

function formatOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  formats.set(key, format);
  return format;
}
