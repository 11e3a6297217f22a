import { Plural, Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { Price } from '../../../ui/Price.tsx';
import { useIntlLocale } from '../../../ui/useIntlLocale.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderPictures } from './OrderPictures.tsx';
import styles from './OrderRow.module.css';
import { orderDate } from './orderDate.ts';
import type { PlacedOrder } from './orderFragment.ts';
import { Reorder } from './Reorder.tsx';
import { useOrderGifts } from './useOrderGifts.ts';

/** The summary of an order, which expands to its details. */
export function OrderRow({ order }: { order: PlacedOrder }) {
  const locale = useIntlLocale();
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const { number, status, total } = order;
  const count = (order.items ?? []).reduce((sum, item) => sum + (item?.quantity_ordered ?? 0), 0);

  return (
    <article className={styles.order}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.head}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.number}>
            <Trans>Order {number}</Trans>
          </span>
          <span className={styles.when}>
            {orderDate(order.order_date, locale)}
            {' · '}
            <Plural value={count} one="# item" other="# items" />
          </span>
          <span className={styles.status}>{status}</span>
          <span className={styles.total}>{total && <Price amount={total.grand_total} />}</span>
          <Icon name="down" size="small" />
        </button>
      </h2>
      {!isOpen && <OrderPictures items={order.items ?? []} />}
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <CustomerOrder order={order} />}
      </div>
    </article>
  );
}

/** The details of the customer's own order, with gift messages and actions. */
function CustomerOrder({ order }: { order: PlacedOrder }) {
  const gifts = useOrderGifts(order.number);
  return (
    <OrderDetails
      order={order}
      items={<OrderItems items={order.items ?? []} gifts={gifts} />}
      actions={
        <>
          <Reorder number={order.number} />
          <CancelOrder order={order} />
        </>
      }
    />
  );
}
