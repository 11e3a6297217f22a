import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useFormSubmission } from '../../../actors/useFormSubmission.ts';
import { CustomerPage } from '../../../shop/account/CustomerPage.tsx';
import { FailureView } from '../../../ui/FailureView.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './SavedPayments.module.css';
import { SavedPayments } from './SavedPayments.tsx';
import { useSavedPayments } from './useSavedPayments.ts';

/** /saved-payments: the payment methods that a customer has saved. */
export function SavedPaymentsPage() {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useFormSubmission('forgetCard');
  const { saved, error, isFetching, retry } = useSavedPayments(last.deletedCardHashes);
  return (
    <CustomerPage
      title={t`Saved Payments`}
      heading={heading}
      lead={<Trans>Cards that you have paid with before. We never see the whole number.</Trans>}
    >
      {saved && (
        <SavedPayments saved={saved} last={last} onRemoved={() => heading.current?.focus()} />
      )}
      {!saved && error && (
        <FailureView onRetry={retry} isRetrying={isFetching}>
          <Trans>Your saved payments could not be loaded.</Trans>
        </FailureView>
      )}
      {!saved && !error && (
        <div className={styles.list} role="status">
          <Skeleton height="5rem" />
          <Skeleton height="5rem" />
          <VisuallyHidden>
            <Trans>Fetching Data...</Trans>
          </VisuallyHidden>
        </div>
      )}
    </CustomerPage>
  );
}
