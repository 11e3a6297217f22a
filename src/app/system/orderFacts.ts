import type { Order } from '../../../machines/domain.ts';
import { isPlacedOrder } from '../../lib/stored/placedOrder.ts';
import type { Services } from './services.ts';

/** Whether a payment was sent whose outcome is not known. */
export const isPaymentOutstanding = ({ storage }: Pick<Services, 'storage'>): boolean =>
  storage.get('unsettled_order') !== null;

/** Whether an order was placed that no screen has told of. */
export function isOrderUntold({ storage }: Pick<Services, 'storage'>): boolean {
  const placed = storage.get<unknown>('placed_order');
  return isPlacedOrder(placed) && !placed.isTold;
}

/** The order whose receipt can be shown: this visit's, or the last one of this browser. */
export function receiptOrder({
  storage,
  sessionStore,
}: Pick<Services, 'storage' | 'sessionStore'>): Order | null {
  const placed = storage.get<unknown>('placed_order');
  return sessionStore.get<Order>('receipt') ?? (isPlacedOrder(placed) ? placed.order : null);
}
