import { Trans, useLingui } from '@lingui/react/macro';
import { DocumentHead } from '../../../shop/DocumentHead.tsx';
import { PageTitle } from '../../../shop/PageTitle.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useIntlLocale } from '../../../ui/useIntlLocale.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import styles from './GuestOrder.module.css';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderItems } from './OrderItems.tsx';
import { orderDate } from './orderDate.ts';
import type { PlacedOrder } from './orderFragment.ts';
import { useGuestOrderGifts } from './useOrderGifts.ts';

interface GuestOrderProps {
  order: PlacedOrder & { token: string };
  /** Returns to the form. */
  onLeave?: () => void;
}

/** The details of a guest's order. */
export function GuestOrder({ order, onLeave }: GuestOrderProps) {
  const { t } = useLingui();
  const locale = useIntlLocale();
  const gifts = useGuestOrderGifts(order.token);
  const { number, order_date, status, items } = order;
  return (
    <div className={`row ${styles.found}`}>
      <DocumentHead title={t`Order ${number}`} />
      <PageTitle>
        <Trans>Order {number}</Trans>
      </PageTitle>
      <p className={styles.when}>
        {orderDate(order_date, locale)} · {status}
      </p>
      <h2>
        <VisuallyHidden>
          <Trans>Items</Trans>
        </VisuallyHidden>
      </h2>
      <OrderDetails
        order={order}
        items={<OrderItems items={items ?? []} gifts={gifts} />}
        actions={<CancelOrder order={order} token={order.token} />}
      />
      {onLeave && (
        <p>
          <TextButton onClick={onLeave}>
            <Trans>Find another order</Trans>
          </TextButton>
        </p>
      )}
    </div>
  );
}
