import { rangeIn } from '../../lib/catalogue/listFilters.ts';
import { formatMoney } from '../../lib/money/price.ts';
import { useIntlLocale } from '../../ui/useIntlLocale.ts';

/** How the ends of ranges are written: prices as money, all else as numbers. */
export function useRangeWords(currency: string | null) {
  const locale = useIntlLocale();
  const endOf = (code: string, value: number) =>
    code === 'price' ? formatMoney({ value, currency }, locale) : value.toLocaleString(locale);
  return {
    endOf,
    /** A range's value in words; null for what is none. */
    rangeOf: (code: string, value: string): string | null => {
      const range = rangeIn(value);
      if (!range) return null;
      const { from, to } = range;
      if (from === undefined) return `≤ ${endOf(code, Number(to))}`;
      if (to === undefined) return `≥ ${endOf(code, Number(from))}`;
      return `${endOf(code, Number(from))} – ${endOf(code, Number(to))}`;
    },
  };
}
