import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useQuery } from 'urql';
import { useSearchParams } from 'wouter';
import { GhostGrid } from '../../shop/GhostGrid.tsx';
import { ProductGrid } from '../../shop/ProductGrid.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { FailureView } from '../../ui/FailureView.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import styles from './CategoryPage.module.css';
import { CategoryProductsQuery } from './categoryQueries.ts';
import { Pagination } from './Pagination.tsx';
import { SORTINGS, type SortChoice, sortChoice, sortVariable } from './sorting.ts';

const PAGE_SIZE = 6;

interface CategoryProductsProps {
  uid: string;
  page: number;
  sort: SortChoice;
}

/** The category's flowers, a page at a time; page and sorting are in the address. */
export function CategoryProducts({ uid, page, sort }: CategoryProductsProps) {
  const { t } = useLingui();
  const [, setSearch] = useSearchParams();
  const [{ data, fetching, error }, retry] = useQuery({
    query: CategoryProductsQuery,
    variables: { uid, pageSize: PAGE_SIZE, currentPage: page, sort: sortVariable(sort) },
  });
  // The last list stays until the next one is there: no empty flash.
  const last = useRef(data);
  if (data) last.current = data;
  const products = (data ?? last.current)?.products;
  const labels: Record<SortChoice, string> = {
    position: t`Our order`,
    'price-asc': t`Price: low to high`,
    'price-desc': t`Price: high to low`,
    name: t`Name`,
  };

  if (!products) {
    if (fetching) {
      return (
        <section className={`row ${styles.products}`}>
          <div className={styles.toolbar} />
          <GhostGrid count={PAGE_SIZE} />
        </section>
      );
    }
    return (
      <FailureView onRetry={() => retry({ requestPolicy: 'network-only' })}>
        {error ? (
          <Trans>The flowers could not be fetched.</Trans>
        ) : (
          <Trans>Something went wrong. Sorry about that.</Trans>
        )}
      </FailureView>
    );
  }
  const count = products.total_count ?? 0;
  if (count === 0) {
    return (
      <Empty
        action={
          <LinkButton href="/">
            <Trans>See all chapters</Trans>
          </LinkButton>
        }
      >
        <Trans>No flowers are here at this hour.</Trans>
      </Empty>
    );
  }
  return (
    <section className={`row ${styles.products}`} aria-busy={fetching || undefined}>
      <div className={styles.toolbar}>
        <p role="status" className={styles.count}>
          <Plural value={count} one="# flower" other="# flowers" />
        </p>
        <label className={styles.sort}>
          <span>
            <Trans>Sort by</Trans>
          </span>
          <select
            value={sort}
            onChange={(event) => {
              const choice = sortChoice(event.currentTarget.value);
              setSearch(choice === 'position' ? {} : { sort: choice });
            }}
          >
            {SORTINGS.map((choice) => (
              <option key={choice} value={choice}>
                {labels[choice]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ProductGrid products={products.items ?? []} eagerCount={3} heading="h2" />
      <Pagination current={page} total={products.page_info?.total_pages ?? 1} />
    </section>
  );
}
