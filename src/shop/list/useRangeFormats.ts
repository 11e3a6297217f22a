import { rangeIn } from '../../lib/catalogue/listFilters.ts';
import { useFormats } from '../../ui/useFormats.ts';

/** Formats the ends of ranges: prices as money, all other values as numbers. */
export function useRangeFormats(currency: string | null) {
  const { money, number } = useFormats();
  const endOf = (code: string, value: number) =>
    code === 'price' ? money({ value, currency }) : number(value);
  return {
    endOf,
    /** Formats the value of a range filter; null if the value is not a range. */
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
