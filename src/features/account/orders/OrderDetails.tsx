import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PrintReceipt } from '../../../shop/PrintReceipt.tsx';
import { Totals } from '../../../shop/Totals.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import styles from './OrderDetails.module.css';
import { OrderProgress } from './OrderProgress.tsx';
import type { PlacedOrder } from './orderFragment.ts';
import { PlacedAddressLines } from './PlacedAddressLines.tsx';
import { Tracking } from './Tracking.tsx';
import { useIsPickup } from './useIsPickup.ts';

interface OrderDetailsProps {
  order: PlacedOrder;
  items: ReactNode;
  /** The order's actions, below the totals. */
  actions?: ReactNode;
}

/** All details of an order: progress, items, totals, addresses and tracking. */
export function OrderDetails({ order, items, actions }: OrderDetailsProps) {
  const { total, shipping_address, billing_address, shipping_method, payment_methods } = order;
  const isPickup = useIsPickup(order);
  return (
    <div className={styles.details}>
      <OrderProgress order={order} isPickup={isPickup} />
      {items}
      <div className={styles.beside}>
        {total && <Totals prices={pricesOf(total)} />}
        {actions}
        <PrintReceipt />
      </div>
      <div className={styles.facts}>
        {shipping_address && (
          <OrderDetail
            title={isPickup ? <Trans>Pick up at</Trans> : <Trans>Shipping Address</Trans>}
          >
            <PlacedAddressLines address={shipping_address} />
          </OrderDetail>
        )}
        {billing_address && (
          <OrderDetail title={<Trans>Billing Address</Trans>}>
            <PlacedAddressLines address={billing_address} />
          </OrderDetail>
        )}
        {shipping_method && (
          <OrderDetail title={<Trans>Shipping Method</Trans>}>{shipping_method}</OrderDetail>
        )}
        {payment_methods && payment_methods.length > 0 && (
          <OrderDetail title={<Trans>Payment Method</Trans>}>
            {payment_methods.map((method) => method?.name).join(', ')}
          </OrderDetail>
        )}
        <Tracking shipments={order.shipments ?? []} />
      </div>
    </div>
  );
}

const pricesOf = (total: NonNullable<PlacedOrder['total']>) => ({
  subtotal: asMoney(total.subtotal),
  grand_total: asMoney(total.grand_total),
  discounts: (total.discounts ?? []).flatMap((discount) => {
    const amount = discount && asMoney(discount.amount);
    return amount ? [{ label: discount.label, amount }] : [];
  }),
  taxes: [{ label: '', amount: asMoney(total.total_tax) }].flatMap(({ label, amount }) =>
    amount && amount.value !== 0 ? [{ label, amount }] : [],
  ),
  shipping: shippingOf(asMoney(total.total_shipping)),
});

const shippingOf = (amount: ReturnType<typeof asMoney>) => amount && { label: '', amount };

function asMoney({ value, currency }: { value: number | null; currency: string | null }) {
  return value === null || currency === null ? null : { value, currency };
}
