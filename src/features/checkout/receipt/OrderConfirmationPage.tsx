import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useCheckoutCommands, useCheckoutFields } from '../../../actors/useCheckout.ts';
import { useSessionCommands } from '../../../actors/useSession.ts';
import { Alert } from '../../../shop/Alert.tsx';
import { DocumentHead } from '../../../shop/DocumentHead.tsx';
import { EmptyList } from '../../../shop/EmptyList.tsx';
import { OrderLines } from '../../../shop/OrderLines.tsx';
import { PrintReceipt } from '../../../shop/PrintReceipt.tsx';
import { Totals } from '../../../shop/Totals.tsx';
import { WithSummary } from '../../../shop/WithSummary.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { AccountOffer } from './AccountOffer.tsx';
import styles from './OrderConfirmationPage.module.css';
import { OrderNumber } from './OrderNumber.tsx';
import { ReceiptFacts } from './ReceiptFacts.tsx';

/** /order-confirmation: the receipt of the order that was just placed. */
export function OrderConfirmationPage() {
  const { t } = useLingui();
  const { order, errors, isSignedIn } = useCheckoutFields('order', 'errors', 'isSignedIn');
  const { reportShown } = useCheckoutCommands();
  const { reportReceipt } = useSessionCommands();
  const hasOrder = order !== null;
  useEffect(() => {
    if (!hasOrder) return;
    reportShown();
    reportReceipt(true);
    return () => reportReceipt(false);
  }, [hasOrder]);
  if (!order) {
    return (
      <EmptyList>
        <Trans>There is no receipt to show here.</Trans>
      </EmptyList>
    );
  }
  const { items, prices, shipping_address } = order;
  return (
    <div className="row">
      <DocumentHead title={t`Thank you for your order`} />
      <div className={styles.receipt}>
        <WithSummary
          title={<Trans>Items</Trans>}
          summary={
            items.length > 0 && (
              <>
                <OrderLines items={items} />
                {prices && <Totals prices={prices} />}
              </>
            )
          }
        >
          <h1 tabIndex={-1}>
            <Trans>Thank you for your order</Trans>
          </h1>
          <OrderNumber order={order} />
          <PrintReceipt />
          {!isSignedIn && (
            <p>
              <TextLink href="/track-order">
                <Trans>Track your order</Trans>
              </TextLink>
            </p>
          )}
          {!isSignedIn && !order.number && (
            <p className={styles.hint}>
              <Trans>The order number is in the email that confirms your order.</Trans>
            </p>
          )}
          {errors.review && (
            <div className={styles.notice}>
              <Alert kind="info">
                <Trans>
                  Your order is placed. A new cart could not be created yet; you will have one when
                  you next add something.
                </Trans>
              </Alert>
            </div>
          )}
          {shipping_address && <ReceiptFacts order={order} shippingAddress={shipping_address} />}
          {shipping_address && !isSignedIn && (
            <AccountOffer order={order} shippingAddress={shipping_address} />
          )}
        </WithSummary>
      </div>
    </div>
  );
}
