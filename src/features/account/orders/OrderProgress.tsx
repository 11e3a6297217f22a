import { useLingui } from '@lingui/react/macro';
import { ORDER_STAGES, orderStage } from '../../../../machines/order/progress.ts';
import styles from './OrderProgress.module.css';
import type { PlacedOrder } from './orderFragment.ts';

/** The four stages of an order, up to the one that it is in; none where it was canceled. */
export function OrderProgress({ order }: { order: PlacedOrder }) {
  const { t } = useLingui();
  const stage = orderStage(order);
  if (!stage) return null;
  const reached = ORDER_STAGES.indexOf(stage);
  const names = {
    placed: t`Order placed`,
    preparing: t`Preparing`,
    sent: t`On its way`,
    complete: t`Complete`,
  };
  return (
    <ol className={styles.progress} aria-label={order.status}>
      {ORDER_STAGES.map((name, index) => (
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
