import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { CustomerPage } from '../../../shop/account/CustomerPage.tsx';
import { EmptyList } from '../../../shop/EmptyList.tsx';
import { Pagination } from '../../../shop/list/Pagination.tsx';
import { usePageFocus } from '../../../shop/list/usePageFocus.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FailureView } from '../../../ui/FailureView.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import styles from './OrderHistoryPage.module.css';
import { OrderNumberSearch } from './OrderNumberSearch.tsx';
import { OrderRow } from './OrderRow.tsx';
import { SkeletonOrders } from './SkeletonOrders.tsx';
import { useOrders } from './useOrders.ts';

/** /order-history: the customer's orders, paginated. */
export function OrderHistoryPage() {
  const { t } = useLingui();
  const { orders, error, isFetching, retry, page, pages, pageHref, number, find } = useOrders();
  const section = usePageFocus(page);
  const field = useRef<HTMLElement>(null);
  const isEmpty = orders?.length === 0;
  function showAll() {
    field.current?.querySelector('input')?.focus();
    find('');
  }

  return (
    <CustomerPage title={t`Order History`}>
      {(number !== '' || !isEmpty) && (
        <OrderNumberSearch
          number={number}
          isBusy={isFetching && orders !== null}
          onFind={find}
          onShowAll={showAll}
          field={field}
        />
      )}
      {!orders && error && (
        <FailureView onRetry={retry} isRetrying={isFetching}>
          <Trans>Your orders could not be loaded.</Trans>
        </FailureView>
      )}
      {!orders && !error && <SkeletonOrders />}
      {isEmpty && number === '' && (
        <EmptyList>
          <Trans>There are no orders in your account yet.</Trans>
        </EmptyList>
      )}
      {isEmpty && number !== '' && (
        <EmptyState
          action={
            <TextButton onClick={showAll}>
              <Trans>Show all orders</Trans>
            </TextButton>
          }
        >
          {t`There is no order with ${number} in its number.`}
        </EmptyState>
      )}
      {orders && !isEmpty && (
        <section ref={section} tabIndex={-1} aria-label={t`Order History`} className={styles.list}>
          <ul aria-label={t`Orders`}>
            {orders.map((order) => (
              <li key={order.number}>
                <OrderRow order={order} />
              </li>
            ))}
          </ul>
          <Pagination current={page} total={pages} pageHref={pageHref} />
        </section>
      )}
    </CustomerPage>
  );
}
