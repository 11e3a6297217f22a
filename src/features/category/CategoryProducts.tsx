import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { GhostGrid } from '../../shop/GhostGrid.tsx';
import { ProductGrid } from '../../shop/ProductGrid.tsx';
import { useFreshQuery } from '../../shop/useFreshQuery.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './CategoryProducts.module.css';
import { CategoryProductsQuery } from './categoryQueries.ts';
import { NoProducts } from './NoProducts.tsx';
import { Pagination } from './Pagination.tsx';
import { PAGE_SIZE, pageNumber, searchWith } from './paging.ts';
import { sortChoice, sortVariable } from './sorting.ts';
import { Toolbar } from './Toolbar.tsx';

/** The pictures of the first row, on wide screens. */
const FIRST_ROW = 3;

/** The category's flowers, a page at a time; page and sorting are in the address. */
export function CategoryProducts({ uid }: { uid: string }) {
  const { t } = useLingui();
  const [path, navigate] = useLocation();
  const [search] = useSearchParams();
  const section = useRef<HTMLElement>(null);
  const page = pageNumber(search.get('page'));
  const sort = sortChoice(search.get('sort'));
  const { data, error, isFetching, retry } = useFreshQuery({
    query: CategoryProductsQuery,
    variables: { uid, pageSize: PAGE_SIZE, currentPage: page, sort: sortVariable(sort) },
  });
  // While the next page is on its way the last one stays: no empty flash.
  const products = data?.products;
  const count = products?.total_count ?? 0;

  if (!isFetching && count === 0) {
    return (
      <NoProducts
        error={error}
        page={page}
        firstPage={path + searchWith(search, { page: null })}
        onRetry={retry}
      />
    );
  }
  return (
    <section
      ref={section}
      className={`row ${styles.products}`}
      aria-label={t`Products, page ${page}`}
      aria-busy={isFetching || undefined}
      tabIndex={-1}
    >
      <Toolbar
        count={products ? count : null}
        sort={sort}
        onSort={(choice) =>
          navigate(
            path + searchWith(search, { page: null, sort: choice === 'position' ? null : choice }),
          )
        }
      />
      {products ? (
        <div className={styles.list}>
          <ProductGrid products={products.items ?? []} eagerCount={FIRST_ROW} heading="h2" />
          <Pagination
            current={page}
            total={products.page_info?.total_pages ?? 1}
            onGo={() => section.current?.focus({ preventScroll: true })}
          />
        </div>
      ) : (
        <>
          <VisuallyHidden>
            <Trans>Fetching Data...</Trans>
          </VisuallyHidden>
          <GhostGrid count={PAGE_SIZE} />
        </>
      )}
    </section>
  );
}
