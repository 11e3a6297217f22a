import { Trans } from '@lingui/react/macro';
import { useQuery } from 'urql';
import { Link } from 'wouter';
import type { Order } from '../../../../machines/domain.ts';
import { differingTotal } from '../../../../machines/order/agreement.ts';
import { graphql } from '../../../lib/graphql.ts';
import { listedOrder } from '../../../lib/order/listedOrder.ts';
import { Alert } from '../../../shop/Alert.tsx';
import { Price } from '../../../ui/Price.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
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
          total {
            grand_total {
              value
              currency
            }
          }
        }
      }
    }
  }
`);

/**
 * The order as it is in the customer's history: its number with a link, and a note if the charged
 * total differs from the agreed one.
 */
export function OrderInHistory({ order }: { order: Order }) {
  const [{ data }] = useQuery({ query: ReceiptNumberQuery, requestPolicy: 'network-only' });
  const listed = listedOrder(order, data?.customer?.orders?.items ?? []);
  const number = order.number ?? listed?.number;
  const agreed = order.prices?.grand_total ?? null;
  const charged = differingTotal(agreed, moneyOf(listed?.total?.grand_total));
  return (
    <>
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
      {agreed && charged && (
        <div className={styles.notice}>
          <Alert
            action={
              <TextLink href="/contact">
                <Trans>Ask the shop</Trans>
              </TextLink>
            }
          >
            <Trans>
              This order was made at <Price amount={charged} />, not at the{' '}
              <Price amount={agreed} /> that you agreed to. Please ask the shop before you pay, or
              for the difference.
            </Trans>
          </Alert>
        </div>
      )}
    </>
  );
}

/** The amount if the platform sent both value and currency, otherwise null. */
function moneyOf(amount: { value: number | null; currency: string | null } | null | undefined) {
  const { value, currency } = amount ?? {};
  return typeof value === 'number' && currency ? { value, currency } : null;
}
