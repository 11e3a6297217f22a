import { Trans } from '@lingui/react/macro';
import type { Order, ShippingAddress } from '../../../../machines/domain.ts';
import { AddressLines } from '../steps/AddressLines.tsx';
import styles from './ReceiptFacts.module.css';

/** The shipping address, shipping method and payment method of an order. */
export function ReceiptFacts({ order, to }: { order: Order; to: ShippingAddress }) {
  return (
    <div className={styles.facts}>
      <div>
        <h2>
          <Trans>Shipping Address</Trans>
        </h2>
        <p>
          <AddressLines address={to} />
        </p>
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
