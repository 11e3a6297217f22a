import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { PAGE_SIZE, pageNumber, searchWith } from '../../../lib/catalogue/paging.ts';
import { useFreshQuery } from '../../../shop/useFreshQuery.ts';
import { useReadParameters } from '../../../shop/useReadParameters.ts';
import { OrdersQuery } from './ordersQuery.ts';

/**
 * The page of orders that the query string names, filtered by a part of the order number if it
 * contains one.
 */
export function useOrders() {
  const search = useReadParameters(['page', 'number']);
  const [path, navigate] = useLocation();
  const page = pageNumber(search.get('page'));
  const number = search.get('number')?.trim() ?? '';
  const fresh = useFreshQuery({
    query: OrdersQuery,
    variables: {
      filter: number === '' ? {} : { number: { match: number } },
      currentPage: page,
      pageSize: PAGE_SIZE,
    },
  });
  const customer = fresh.data?.customer;
  const orders = customer?.orders;
  const pages = Math.max(orders?.page_info?.total_pages ?? 1, 1);
  const pageHref = (other: number) =>
    path + searchWith(search, { page: other === 1 ? null : String(other) });

  // The page number is past the end: some platforms respond with the last page, others with an
  // error.
  const isPastEnd =
    page > 1 &&
    !fresh.isFetching &&
    (orders ? page > pages : fresh.error?.networkError === undefined && Boolean(fresh.error));
  const last = pageHref(orders ? pages : 1);
  useEffect(() => {
    if (isPastEnd) navigate(last, { replace: true });
  }, [isPastEnd, last, navigate]);

  return {
    ...fresh,
    // The platform may respond with null for a customer without orders.
    orders: customer ? (orders?.items ?? []).flatMap((order) => order ?? []) : null,
    page,
    pages,
    pageHref,
    number,
    /** Searches by a part of the order number, from the first page. */
    find: (term: string) =>
      navigate(path + searchWith(search, { number: term.trim() || null, page: null })),
  };
}
