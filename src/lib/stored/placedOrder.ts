import type { Order } from '../../../machines/domain.ts';
import { hasTexts, isRecord } from './parts.ts';

/** An order that was placed, as another tab or an earlier visit has kept it. */
export const isPlacedOrder = (value: unknown): value is { order: Order; isTold: boolean } =>
  isRecord(value) &&
  typeof value.isTold === 'boolean' &&
  hasTexts(value.order, ['id', 'cartId', 'email', 'shippingTitle', 'paymentTitle']) &&
  Array.isArray(value.order.items);
