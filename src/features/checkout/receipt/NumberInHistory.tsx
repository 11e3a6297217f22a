import { Trans } from '@lingui/react/macro';
import { useQuery } from 'urql';
import { Link } from 'wouter';
import { graphql } from '../../../lib/graphql.ts';
import { numberOf } from '../../../lib/order/orderNumber.ts';
import styles from './OrderConfirmationPage.module.css';

const ReceiptNumberQuery = graphql(`
  query ReceiptNumber {
    customer {
      orders(
        pageSize: 5
        sort: { sort_field: CREATED_AT, sort_direction: DESC }
        scope: GLOBAL
      ) {
        items {
          id
          number
        }
      }
    }
  }
`);

/** By which number a customer finds the order again (readings, "Decisions beyond the spec"). */
export function NumberInHistory({ id }: { id: string }) {
  const [{ data }] = useQuery({ query: ReceiptNumberQuery, requestPolicy: 'network-only' });
  const number = numberOf(id, data?.customer?.orders?.items ?? []);
  return (
    <p className={styles.found} aria-live="polite">
      {number && (
        <Trans>
          You find it as <Link href={`/order-history?number=${number}`}>order {number}</Link> among
          your orders.
        </Trans>
      )}
    </p>
  );
}
