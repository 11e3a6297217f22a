const formats = new Map<string, Intl.NumberFormat>();

/** An amount in the words of a locale; the number is the platform's, the default currency is USD. */
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
