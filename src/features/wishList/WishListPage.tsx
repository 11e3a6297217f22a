import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { CustomerPage } from '../../shop/account/CustomerPage.tsx';
import { EmptyList } from '../../shop/EmptyList.tsx';
import { Pagination } from '../../shop/list/Pagination.tsx';
import { usePageFocus } from '../../shop/list/usePageFocus.ts';
import { SkeletonGrid } from '../../shop/SkeletonGrid.tsx';
import { FailureView } from '../../ui/FailureView.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useWishListEntries } from './useWishListEntries.ts';
import { WishListGrid } from './WishListGrid.tsx';
import styles from './WishListPage.module.css';

/** /wishlist: the customer's wish list, paginated. */
export function WishListPage() {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const { items, error, isFetching, isRefilling, retry, page, pages, pageHref } =
    useWishListEntries();
  const section = usePageFocus(page);
  const isEmpty = items?.length === 0 && page === 1 && pages === 1;

  return (
    <CustomerPage title={t`Wish List`} heading={heading}>
      {!items && error && (
        <FailureView onRetry={retry} isRetrying={isFetching}>
          <Trans>Your wish list could not be loaded.</Trans>
        </FailureView>
      )}
      {!items && !error && (
        <>
          <VisuallyHidden>
            <Trans>Fetching Data...</Trans>
          </VisuallyHidden>
          <SkeletonGrid />
        </>
      )}
      {isEmpty && (
        <EmptyList>
          <Trans>There is nothing on your wish list yet.</Trans>
        </EmptyList>
      )}
      {items && !isEmpty && (
        <section ref={section} tabIndex={-1} aria-label={t`Wish List`} className={styles.list}>
          {items.length > 0 ? (
            <WishListGrid items={items} onRemoved={() => heading.current?.focus()} />
          ) : (
            isRefilling && <SkeletonGrid count={1} />
          )}
          <Pagination current={page} total={pages} pageHref={pageHref} />
        </section>
      )}
    </CustomerPage>
  );
}
