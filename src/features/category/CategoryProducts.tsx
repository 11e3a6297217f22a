import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { GhostGrid } from '../../shop/GhostGrid.tsx';
import { ProductGrid } from '../../shop/ProductGrid.tsx';
import styles from './CategoryProducts.module.css';
import { NoProducts } from './NoProducts.tsx';
import { Pagination } from './Pagination.tsx';
import { PAGE_SIZE, searchWith } from './paging.ts';
import { Toolbar } from './Toolbar.tsx';
import type { CategoryList } from './useCategoryList.ts';

/** The pictures of the first row, on wide screens. */
const FIRST_ROW = 3;

/** The category's flowers, a page at a time; page and sorting are in the address. */
export function CategoryProducts({ list }: { list: CategoryList }) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const section = useRef<HTMLElement>(null);
  const { products, path, search, page, sort, isFetching } = list;
  const count = products?.total_count ?? 0;

  if (!isFetching && count === 0) return <NoProducts list={list} />;
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
        // While the next page is on its way the last one stays: no empty flash.
        <div className={styles.list}>
          <ProductGrid products={products.items ?? []} eagerCount={FIRST_ROW} heading="h2" />
          <Pagination
            current={page}
            total={products.page_info?.total_pages ?? 1}
            to={(other) => path + searchWith(search, { page: other === 1 ? null : String(other) })}
            onGo={() => section.current?.focus({ preventScroll: true })}
          />
        </div>
      ) : (
        <GhostGrid count={PAGE_SIZE} />
      )}
    </section>
  );
}
