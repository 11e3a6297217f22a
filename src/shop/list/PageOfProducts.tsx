import type { ReactNode } from 'react';
import { PAGE_SIZE, searchWith } from '../../lib/catalogue/paging.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { ProductGrid } from '../ProductGrid.tsx';
import styles from './ListedProducts.module.css';
import { NoProducts } from './NoProducts.tsx';
import { Pagination } from './Pagination.tsx';
import { SkeletonPage } from './SkeletonPage.tsx';
import { LIST_SIZES } from './sizes.ts';
import type { ProductList } from './useProductList.ts';

/** The breakpoint from which the grid has three columns instead of two. */
const THREE_COLUMNS = '(min-width: 640px)';

interface PageOfProductsProps {
  list: ProductList;
  whenEmpty: ReactNode;
}

/** One page of the list. The previous page stays on screen until the next one has loaded. */
export function PageOfProducts({ list, whenEmpty }: PageOfProductsProps) {
  const { products, total, error, scope, search, page } = list;
  const firstRow = useMedia(THREE_COLUMNS, false) ? 3 : 2;
  if (total === null && !error) return <SkeletonPage />;
  const items = products?.items ?? [];
  if (!total || items.length === 0) {
    return (
      <div className={styles.list}>
        <NoProducts list={list}>{whenEmpty}</NoProducts>
      </div>
    );
  }
  return (
    <div className={styles.list}>
      <ProductGrid
        products={items.slice(0, PAGE_SIZE)}
        eagerCount={firstRow}
        sizes={LIST_SIZES}
        heading="h2"
      />
      <Pagination
        current={page}
        total={products?.page_info?.total_pages ?? 1}
        pageHref={(other) =>
          scope.path + searchWith(search, { page: other === 1 ? null : String(other) })
        }
      />
    </div>
  );
}
