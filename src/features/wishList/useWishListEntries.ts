import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useIsOutdated, useRemovalCheck } from '../../actors/useWishList.ts';
import { PAGE_SIZE, pageNumber, searchWith } from '../../lib/catalogue/paging.ts';
import { useFreshQuery } from '../../shop/useFreshQuery.ts';
import { useReadParameters } from '../../shop/useReadParameters.ts';
import { wishListEntry } from './wishListEntry.ts';
import { WishListQuery } from './wishListQuery.ts';

/** The page of the wish list that the query string names, without items that are being removed. */
export function useWishListEntries() {
  const query = useReadParameters(['page']);
  const [path, navigate] = useLocation();
  const page = pageNumber(query.get('page'));
  const isLeaving = useRemovalCheck();
  const fresh = useFreshQuery({
    query: WishListQuery,
    variables: { currentPage: page, pageSize: PAGE_SIZE },
  });
  const isOutdated = useIsOutdated();
  const wasOutdated = useRef(false);
  useEffect(() => {
    if (wasOutdated.current && !isOutdated) fresh.retry();
    wasOutdated.current = isOutdated;
  }, [isOutdated]);
  const lists = fresh.data?.customer?.wishlists;
  const list = lists?.[0]?.items_v2;
  const pages = Math.max(list?.page_info?.total_pages ?? 1, 1);
  const pageHref = (other: number) =>
    path + searchWith(query, { page: other === 1 ? null : String(other) });

  // The last item of the last page was removed, so the page no longer exists.
  const isPastEnd = list !== undefined && list !== null && !fresh.isFetching && page > pages;
  const last = pageHref(pages);
  useEffect(() => {
    if (isPastEnd) navigate(last, { replace: true });
  }, [isPastEnd, last, navigate]);

  const entries = list?.items.flatMap((item) => (item ? (wishListEntry(item) ?? []) : []));
  const visible = entries?.filter(({ wished: { id } }) => !isLeaving(id));
  return {
    ...fresh,
    page,
    pages,
    pageHref,
    items: lists && lists.length === 0 ? [] : visible,
    /** Whether items were just removed and the items that fill their places are still loading. */
    isRefilling: entries !== undefined && visible !== undefined && visible.length < entries.length,
  };
}
