import { useFormats } from './useFormats.ts';

interface PriceProps {
  amount: { value: number | null; currency: string | null };
}

/** An amount from the platform, formatted in the shopper's language; null if it is unknown. */
export function Price({ amount: { value, currency } }: PriceProps) {
  const { money } = useFormats();
  if (value === null || currency === null) return null;
  return <span className="money">{money({ value, currency })}</span>;
}
