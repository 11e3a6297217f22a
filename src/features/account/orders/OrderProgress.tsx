import { useLingui } from '@lingui/react/macro';
import { orderStage, stagesOf } from '../../../../machines/order/progress.ts';
import styles from './OrderProgress.module.css';
import type { PlacedOrder } from './orderFragment.ts';

interface OrderProgressProps {
  order: PlacedOrder;
  /** Whether the shopper picks the order up. */
  isPickup: boolean;
}

/** The stages of an order up to the current one; null for a canceled or refunded order. */
export function OrderProgress({ order, isPickup }: OrderProgressProps) {
  const { t } = useLingui();
  const stage = orderStage(order);
  if (!stage) return null;
  const stages = stagesOf(order);
  const reached = stages.indexOf(stage);
  const names = {
    placed: t`Order placed`,
    paid: t`Payment received`,
    preparing: t`Preparing`,
    sent: isPickup ? t`Ready for pick-up` : t`On its way`,
  };
  return (
    <ol className={styles.progress} aria-label={order.status}>
      {stages.map((name, index) => (
        <li
          key={name}
          className={index <= reached ? styles.reached : undefined}
          aria-current={name === stage ? 'step' : undefined}
        >
          {names[name]}
        </li>
      ))}
    </ol>
  );
}
