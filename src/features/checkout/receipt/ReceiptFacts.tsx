import { Trans } from '@lingui/react/macro';
import type { Order, ShippingAddress } from '../../../../machines/domain.ts';
import { AddressLines } from '../steps/AddressLines.tsx';
import styles from './ReceiptFacts.module.css';

/** The shipping address or the place of the pick-up, shipping method and payment method of an order. */
export function ReceiptFacts({
  order,
  shippingAddress,
}: {
  order: Order;
  shippingAddress: ShippingAddress;
}) {
  const { pickup } = order;
  return (
    <div className={styles.facts}>
      <div>
        <h2>{pickup ? <Trans>Pick up at</Trans> : <Trans>Shipping Address</Trans>}</h2>
        {pickup ? (
          [pickup.name, ...pickup.lines].map((line) => <p key={line}>{line}</p>)
        ) : (
          <p>
            <AddressLines address={shippingAddress} />
          </p>
        )}
      </div>
      <div>
        <h2>
          <Trans>Shipping Method</Trans>
        </h2>
        <p>{order.shippingTitle}</p>
      </div>
      <div>
        <h2>
          <Trans>Paid with</Trans>
        </h2>
        <p>{order.paymentTitle}</p>
      </div>
    </div>
  );
}
