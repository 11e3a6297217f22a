import { formatMoney } from '../lib/money/price.ts';
import { useIntlLocale } from './useIntlLocale.ts';

interface PriceProps {
  amount: { value: number | null; currency: string | null };
}

/** An amount from the platform, formatted in the shopper's language; null if it is unknown. */
export function Price({ amount: { value, currency } }: PriceProps) {
  const locale = useIntlLocale();
  if (value === null || currency === null) return null;
  return <span className="money">{formatMoney({ value, currency }, locale)}</span>;
}
