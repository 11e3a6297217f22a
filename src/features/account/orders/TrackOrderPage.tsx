import { Trans } from '@lingui/react/macro';
import { useSearch } from 'wouter';
import { useFreshQuery } from '../../../shop/useFreshQuery.ts';
import { FailureView } from '../../../ui/FailureView.tsx';
import { ConfirmCancel } from './ConfirmCancel.tsx';
import { FindOrder } from './FindOrder.tsx';
import { GuestOrder } from './GuestOrder.tsx';
import { SkeletonOrders } from './SkeletonOrders.tsx';
import { GuestOrderByTokenQuery } from './trackQueries.ts';

/** /track-order: a guest's order, found by the link in an email or by a form. */
export function TrackOrderPage() {
  const search = new URLSearchParams(useSearch());
  const [token, id, key] = ['token', 'order_id', 'confirmation_key'].map((name) =>
    search.get(name),
  );
  if (id && key) return <ConfirmCancel id={id} confirmationKey={key} />;
  return token ? <TrackedByLink token={token} /> : <FindOrder />;
}

function TrackedByLink({ token }: { token: string }) {
  const query = { query: GuestOrderByTokenQuery, variables: { token } };
  const { data, error, isFetching, retry } = useFreshQuery(query);
  const refusal = error?.graphQLErrors.find(
    ({ extensions }) => extensions.category === 'graphql-no-such-entity',
  );
  if (data) return <GuestOrder order={data.guestOrderByToken} />;
  if (refusal) return <FindOrder refusal={refusal.message} />;
  return (
    <div className="row">
      {error ? (
        <FailureView onRetry={retry} isRetrying={isFetching}>
          <Trans>Your orders could not be loaded.</Trans>
        </FailureView>
      ) : (
        <SkeletonOrders />
      )}
    </div>
  );
}
