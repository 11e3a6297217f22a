import type { OrderParts } from '../../../machines/order/receipt.ts';
import { hasTexts, isRecord } from './checks.ts';
import { isAddress, isMethod } from './shapes.ts';

/** The contents of an order whose payment was sent, stored until the outcome is known. */
export interface SentOrder {
  cartId: string;
  parts: OrderParts;
}

/** Validates a value from storage: another build of the shop may have written it. */
export const isSentOrder = (value: unknown): value is SentOrder =>
  hasTexts(value, ['cartId']) && isOrderParts(value.parts);

const isOrderParts = (value: unknown): value is OrderParts =>
  hasTexts(value, ['email']) &&
  isAddress(value.shippingAddress) &&
  isMethod(value.shippingMethod) &&
  hasTexts(value.payment, ['title']) &&
  (value.details === null ||
    (isRecord(value.details) &&
      Array.isArray(value.details.items) &&
      isRecord(value.details.prices)));
