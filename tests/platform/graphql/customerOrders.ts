import type { Customer, RequestContext } from '../shop/model.ts';
import { orderSource } from './checkoutOrder.ts';
import { type OrdersFilter, passesFilter } from './customerOrdersFilter.ts';
import { type PageArguments, pageOf } from './paging.ts';
import { timeText } from './timeText.ts';

interface OrdersArguments extends PageArguments {
  filter?: OrdersFilter | null;
  sort?: { sort_field: 'NUMBER' | 'CREATED_AT'; sort_direction: 'ASC' | 'DESC' } | null;
  scope?: 'GLOBAL' | 'WEBSITE' | 'STORE' | null;
}

/** The customer's orders, of the current store view unless a wider scope is requested. */
export function ordersOf(
  customer: Customer,
  { filter, sort, scope, ...page }: OrdersArguments,
  context: RequestContext,
) {
  const { shop, view } = context;
  const own = shop.orders.filter(
    (order) =>
      order.customerId === customer.id &&
      ((scope ?? 'STORE') !== 'STORE' || order.viewCode === view.code) &&
      passesFilter(order, filter ?? {}),
  );
  const sorted = own.toSorted((a, b) => a.placedAt - b.placedAt || a.id - b.id);
  if (sort?.sort_direction === 'DESC') sorted.reverse();
  const [first] = own.toSorted((a, b) => a.placedAt - b.placedAt);
  return {
    ...pageOf(sorted.map(orderSource), page, context),
    date_of_first_order: first ? timeText(first.placedAt) : null,
  };
}
