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

/** The number that the platform has given to a customer's order, and the way to it. */
export function NumberInHistory({ id }: { id: string }) {
  const [{ data }] = useQuery({ query: ReceiptNumberQuery, requestPolicy: 'network-only' });
  const number = numberOf(id, data?.customer?.orders?.items ?? []);
  return (
    <p className={styles.number} aria-live="polite">
      {number && (
        <Trans>
          Order number{' '}
          <b>
            <Link href={`/order-history?number=${number}`}>{number}</Link>
          </b>
        </Trans>
      )}
    </p>
  );
}
