import type { CartDetails, LabelledAmount, Money } from '../../../machines/domain.ts';
import type { ChargedAmounts, ChargedLine } from '../../../machines/order/receipt.ts';

type Prices = CartDetails['prices'];

/** The fields that are read from the response to shipping-information. */
interface Totals {
  subtotal?: unknown;
  shipping_amount?: unknown;
  tax_amount?: unknown;
  discount_amount?: unknown;
  quote_currency_code?: unknown;
  coupon_code?: unknown;
  total_segments?: unknown;
  items?: unknown;
}

/**
 * Reads the amounts that the platform is about to charge. The total is that of the `grand_total`
 * segment, since the field `grand_total` excludes tax.
 *
 * @param response - the response to shipping-information
 * @param shownPrices - the prices that the shopper saw; returned unchanged when the total is the
 * same
 * @returns null when the response contains no total or currency
 */
export function chargedPrices(
  response: unknown,
  shownPrices: Prices | null,
): ChargedAmounts | null {
  const totals = propertyOf<Totals>(response, 'totals');
  const segments = Array.isArray(totals?.total_segments) ? totals.total_segments : [];
  const grand = segments.find((segment) => propertyOf(segment, 'code') === 'grand_total');
  const total = propertyOf<unknown>(grand, 'value');
  const currency = totals?.quote_currency_code ?? shownPrices?.grand_total?.currency;
  if (!totals || typeof total !== 'number' || typeof currency !== 'string') return null;
  const shownTotal = shownPrices?.grand_total;
  if (shownPrices && shownTotal?.value === total && shownTotal.currency === currency) {
    return { prices: shownPrices, lines: linesOf(totals, null) };
  }
  const money = (value: unknown): Money | null =>
    typeof value === 'number' ? { value: Math.abs(value), currency } : null;
  const charge = (label: string, value: unknown): LabelledAmount[] => {
    const amount = money(value);
    return amount && amount.value !== 0 ? [{ label, amount }] : [];
  };
  const coupon = typeof totals.coupon_code === 'string' ? totals.coupon_code : '';
  const shipping = money(totals.shipping_amount);
  return {
    prices: {
      grand_total: { value: total, currency },
      subtotal: money(totals.subtotal),
      discounts: charge(coupon, totals.discount_amount),
      taxes: charge(shownPrices?.taxes[0]?.label ?? '', totals.tax_amount),
      shipping: shipping && { label: shownPrices?.shipping?.label ?? '', amount: shipping },
    },
    lines: linesOf(totals, currency),
  };
}

/** @param currency - of the row totals; null leaves them out, for the cart's own to be used */
function linesOf({ items }: Totals, currency: string | null): ChargedAmounts['lines'] {
  const lines = (Array.isArray(items) ? items : []).flatMap((row): [string, ChargedLine][] => {
    const quantity = propertyOf(row, 'qty');
    const value = propertyOf(row, 'row_total');
    if (typeof quantity !== 'number') return [];
    return [
      [
        String(propertyOf(row, 'item_id')),
        {
          name: String(propertyOf(row, 'name') ?? ''),
          quantity,
          rowTotal:
            currency !== null && typeof value === 'number'
              ? { value: Math.abs(value), currency }
              : null,
        },
      ],
    ];
  });
  return Object.fromEntries(lines);
}

function propertyOf<Value>(value: unknown, key: string): Value | undefined {
  return typeof value === 'object' && value !== null
    ? ((value as Record<string, unknown>)[key] as Value)
    : undefined;
}
