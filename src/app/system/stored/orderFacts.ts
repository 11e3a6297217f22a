import type { Order } from '../../../../machines/domain.ts';
import { PLACED_ORDER, RECEIPT, UNSETTLED_ORDER } from '../../../lib/stored/keys.ts';
import { isOrder, isPlacedOrder, type PlacedOrder } from '../../../lib/stored/placedOrder.ts';
import type { Services } from '../services.ts';

/** Whether a payment was sent whose outcome is still unknown. */
export const isPaymentOutstanding = ({ storage }: Pick<Services, 'storage'>): boolean =>
  storage.get(UNSETTLED_ORDER) !== null;

/** The last order that was placed in this browser. */
export function placedOrder({ storage }: Pick<Services, 'storage'>): PlacedOrder | null {
  const placed = storage.get<unknown>(PLACED_ORDER);
  return isPlacedOrder(placed) ? placed : null;
}

/** Whether an order was placed that no screen has reported yet. */
export const isOrderUnreported = (services: Pick<Services, 'storage'>): boolean =>
  placedOrder(services)?.isReported === false;

/**
 * The order whose receipt can be shown: that of this visit, otherwise the last one of this browser.
 */
export function receiptOrder(services: Pick<Services, 'storage' | 'sessionStore'>): Order | null {
  const order = services.sessionStore.get<unknown>(RECEIPT);
  return isOrder(order) ? order : (placedOrder(services)?.order ?? null);
}
