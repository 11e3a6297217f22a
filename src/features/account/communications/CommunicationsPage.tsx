import { Trans, useLingui } from '@lingui/react/macro';
import { CustomerPage } from '../../../shop/account/CustomerPage.tsx';
import { useFreshQuery } from '../../../shop/useFreshQuery.ts';
import { WithoutCaptcha } from '../../../shop/WithoutCaptcha.tsx';
import { FailureView } from '../../../ui/FailureView.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import { NewsletterQuery } from './newsletterQuery.ts';

/** /communications: the newsletter subscription. */
export function CommunicationsPage() {
  const { t } = useLingui();
  const { data, error, isFetching, retry } = useFreshQuery({ query: NewsletterQuery });
  const customer = data?.customer;
  return (
    <CustomerPage
      title={t`Communications`}
      lead={<Trans>What is in season, from time to time. You can unsubscribe at any time.</Trans>}
    >
      {customer ? (
        <WithoutCaptcha form="CUSTOMER_EDIT">
          <NewsletterForm isSubscribed={customer.is_subscribed ?? false} />
        </WithoutCaptcha>
      ) : error ? (
        <FailureView onRetry={retry} isRetrying={isFetching}>
          <Trans>Your choice could not be loaded.</Trans>
        </FailureView>
      ) : (
        <p role="status">
          <Skeleton width="16rem" />
          <VisuallyHidden>
            <Trans>Fetching Data...</Trans>
          </VisuallyHidden>
        </p>
      )}
    </CustomerPage>
  );
}
