import type { Order } from '../shop/model.ts';
import { decimal } from '../shop/totalsCurrency.ts';

interface Range {
  from?: string | null;
  to?: string | null;
}
interface OneOf {
  eq?: string | null;
  in?: (string | null)[] | null;
}

/** CustomerOrdersFilterInput. */
export interface OrdersFilter {
  number?: (OneOf & { match?: string | null }) | null;
  order_date?: Range | null;
  grand_total?: Range | null;
  status?: OneOf | null;
}

/** Whether an order passes the filter. Its dates are in UTC. */
export function passesFilter(
  order: Order,
  { number, order_date, grand_total, status }: OrdersFilter,
) {
  return (
    isOneOf(order.number, number) &&
    order.number.includes(number?.match ?? '') &&
    isOneOf(order.status, status) &&
    isWithin(order.placedAt, order_date, (text) => Date.parse(`${text.replace(' ', 'T')}Z`)) &&
    isWithin(decimal(order.totals.grandTotal), grand_total, Number)
  );
}

const isOneOf = (value: string, wish?: OneOf | null): boolean =>
  (typeof wish?.eq !== 'string' || wish.eq === value) && (!wish?.in || wish.in.includes(value));

function isWithin(
  value: number,
  range: Range | null | undefined,
  read: (text: string) => number,
): boolean {
  const { from, to } = range ?? {};
  return (!from || value >= read(from)) && (!to || value <= read(to));
}
