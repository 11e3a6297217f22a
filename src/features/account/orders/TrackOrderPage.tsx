import { Trans } from '@lingui/react/macro';
import { useFreshQuery } from '../../../shop/useFreshQuery.ts';
import { useReadParameters } from '../../../shop/useReadParameters.ts';
import { FailureView } from '../../../ui/FailureView.tsx';
import { ConfirmCancel } from './ConfirmCancel.tsx';
import { FindOrder } from './FindOrder.tsx';
import { GuestOrder } from './GuestOrder.tsx';
import { SkeletonOrders } from './SkeletonOrders.tsx';
import { GuestOrderByTokenQuery } from './trackQueries.ts';

/** The parameters of the links in an order's emails. */
const READ = ['token', 'order_id', 'confirmation_key'];

/** /track-order: a guest's order, found by the link in an email or by a form. */
export function TrackOrderPage() {
  const search = useReadParameters(READ);
  const [token, id, key] = READ.map((name) => search.get(name));
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
