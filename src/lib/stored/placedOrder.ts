import type { Order } from '../../../machines/domain.ts';
import { hasTexts, isRecord } from './checks.ts';

/** The last order that was placed in this browser: any tab finds the receipt by it. */
export interface PlacedOrder {
  order: Order;
  /** Whether a screen has told of it. */
  isTold: boolean;
}

/** Whether a value from storage is one, as another tab or an earlier visit has kept it. */
export const isPlacedOrder = (value: unknown): value is PlacedOrder =>
  isRecord(value) &&
  typeof value.isTold === 'boolean' &&
  hasTexts(value.order, ['id', 'cartId', 'email', 'shippingTitle', 'paymentTitle']) &&
  Array.isArray(value.order.items);
