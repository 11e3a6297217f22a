import { formatMoney } from '../lib/money/price.ts';
import { useIntlLocale } from './useIntlLocale.ts';

interface PriceProps {
  amount: { value: number | null; currency: string | null };
}

/** An amount, as the platform gave it, written in the shopper's language. Nothing without one. */
export function Price({ amount: { value, currency } }: PriceProps) {
  const locale = useIntlLocale();
  if (value === null || currency === null) return null;
  return <span className="money">{formatMoney({ value, currency }, locale)}</span>;
}
