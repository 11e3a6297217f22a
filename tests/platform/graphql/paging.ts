import type { RequestContext } from '../shop/model.ts';
import { inputError } from './errors.ts';
import { phrase } from './phrases.ts';

export interface PageArguments {
  pageSize?: number | null;
  currentPage?: number | null;
}

/** One page of a list with its page_info. Refuses impossible page numbers. */
export function pageOf<Item>(
  items: readonly Item[],
  { pageSize, currentPage }: PageArguments,
  context: RequestContext,
) {
  const size = pageSize ?? 20;
  const page = currentPage ?? 1;
  if (size < 1) throw inputError(phrase(context, 'pageSize value must be greater than 0.'));
  if (page < 1) throw inputError(phrase(context, 'currentPage value must be greater than 0.'));
  const pages = Math.ceil(items.length / size);
  if (items.length > 0 && page > pages) {
    const english = 'currentPage value %1 specified is greater than the %2 page(s) available.';
    throw inputError(phrase(context, english, page, pages));
  }
  return {
    items: items.slice((page - 1) * size, page * size),
    total_count: items.length,
    page_info: { page_size: size, current_page: page, total_pages: pages },
  };
}
