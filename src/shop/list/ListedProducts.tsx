import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useReportPage } from '../../actors/useCatalog.ts';
import { type Filter, searchWithFilters } from '../../lib/catalogue/listFilters.ts';
import { searchWith } from '../../lib/catalogue/paging.ts';
import { classNames } from '../../ui/classNames.ts';
import { onDemand } from '../../ui/onDemand.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterSidebar } from './FilterSidebar.tsx';
import styles from './ListedProducts.module.css';
import { PageOfProducts } from './PageOfProducts.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useFacets } from './useFacets.ts';
import { usePageFocus } from './usePageFocus.ts';
import type { ProductList } from './useProductList.ts';

const FilterSheet = onDemand(() => import('./FilterSheet.tsx').then((code) => code.FilterSheet));

/** Navigation state that keeps the scroll position. */
const IN_PLACE = { state: { isInPlace: true } };

interface ListedProductsProps {
  list: ProductList;
  /** The message, with a link to continue, for a list that is empty without any filter. */
  whenEmpty: ReactNode;
}

/**
 * A product list with its filters, sort order and pagination, all of them stored in the address.
 */
export function ListedProducts({ list, whenEmpty }: ListedProductsProps) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused');
  const { products, total, scope, search, page, sorting, sort, filters, isFetching } = list;
  const facets = useFacets(list);
  const section = usePageFocus(page);
  useReportPage(page, products?.page_info?.total_pages);
  const hasFilters = facets.isLoading || facets.facets.length > 0 || filters.length > 0;
  const applyFilters = (nextFilters: Filter[]) =>
    navigate(scope.path + searchWithFilters(search, nextFilters), IN_PLACE);

  return (
    <section
      ref={section}
      className={classNames('row', styles.products, !hasFilters && styles.withoutFilters)}
      aria-label={t`Products, page ${page}`}
      aria-busy={isFetching || undefined}
      tabIndex={-1}
    >
      {hasFilters && <FilterSidebar facets={facets} filters={filters} onChange={applyFilters} />}
      <div>
        <Toolbar
          count={total}
          sorting={sorting}
          sort={sort}
          onSort={(choice) => {
            const isStandard = choice === sorting.defaultChoice;
            const change = { page: null, sort: isStandard ? null : choice.name };
            navigate(scope.path + searchWith(search, change), IN_PLACE);
          }}
          onFilter={hasFilters ? () => setSheet('open') : null}
          onFilterCancelled={() => setSheet((now) => (now === 'open' ? 'unused' : now))}
        />
        <FilterChips {...facets} filters={filters} onChange={applyFilters} />
        <PageOfProducts list={list} whenEmpty={whenEmpty} />
      </div>
      {sheet !== 'unused' && (
        <FilterSheet
          list={list}
          isOpen={sheet === 'open'}
          onClose={() => setSheet('closed')}
          onApply={(nextFilters) => {
            setSheet('closed');
            applyFilters(nextFilters);
          }}
        />
      )}
    </section>
  );
}
