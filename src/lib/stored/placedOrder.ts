import type { Order } from '../../../machines/domain.ts';
import { hasTexts, isRecord, isTextList } from './checks.ts';

/**
 * The last order that was placed in this browser, stored so that every tab can show its receipt.
 */
export interface PlacedOrder {
  order: Order;
  /** Whether a tab has shown the shopper that the order is placed. */
  isReported: boolean;
}

/** Validates a value from storage: another tab, or another build, may have written it. */
export const isPlacedOrder = (value: unknown): value is PlacedOrder =>
  isRecord(value) && typeof value.isReported === 'boolean' && isOrder(value.order);

/** Validates the order of a receipt from storage. */
export const isOrder = (value: unknown): value is Order =>
  hasTexts(value, ['id', 'cartId', 'email', 'shippingTitle', 'paymentTitle']) &&
  Array.isArray(value.items) &&
  (value.pickup === undefined || isPickup(value.pickup));

const isPickup = (value: unknown): boolean =>
  hasTexts(value, ['code', 'name']) && isTextList(value.lines);
