/** An amount in the words of a locale; the number is the platform's. */
export function formatMoney(
  { value, currency }: { value?: number | null; currency?: string | null },
  locale: string,
): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency || 'USD',
  }).format(value ?? 0);
}
