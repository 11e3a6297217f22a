/**
 * The stages of an order. The last one is `sent`: a platform does not know when a parcel has
 * arrived.
 */
const ORDER_STAGES = ['placed', 'paid', 'preparing', 'sent'] as const;
type OrderStage = (typeof ORDER_STAGES)[number];

type Count = number | null | undefined;

/** The quantities of a line that show how much of the line is still wanted. */
export interface LineQuantities {
  quantity_ordered: Count;
  quantity_canceled: Count;
  quantity_refunded: Count;
}

/** The quantities of a line that show its progress. */
interface ProgressLine extends LineQuantities {
  quantity_invoiced: Count;
  quantity_shipped: Count;
}

interface OrderQuantities {
  /** Null if nothing is shipped. */
  shipping_address: unknown;
  shipments: readonly unknown[] | null;
  items: readonly (ProgressLine | null)[] | null;
}

/** The stages of an order. An order without shipping ends with its payment. */
export const stagesOf = ({ shipping_address }: Pick<OrderQuantities, 'shipping_address'>) =>
  shipping_address ? ORDER_STAGES : ORDER_STAGES.slice(0, 2);

/**
 * The stage of an order according to its invoices and shipments. The order's status cannot be used:
 * it is a label that the owner chose, in the shopper's language.
 * @returns null if the whole order was canceled or refunded
 */
export function orderStage({
  shipping_address,
  shipments,
  items,
}: OrderQuantities): OrderStage | null {
  const lines = (items ?? []).filter((line) => line !== null);
  if (isAllCanceled(lines)) return null;
  const openQuantities = lines.map(openQuantity);
  if (shipments?.length || lines.some((line) => count(line.quantity_shipped) > 0)) return 'sent';
  if (!lines.some((line) => count(line.quantity_invoiced) > 0)) return 'placed';
  const isPaid = lines.every(
    (line, at) => count(line.quantity_invoiced) >= (openQuantities[at] ?? 0),
  );
  return isPaid && shipping_address ? 'preparing' : 'paid';
}

/** Whether an order has lines, and all of them were canceled or refunded. */
export function isAllCanceled(items: readonly (LineQuantities | null)[]): boolean {
  const lines = items.filter((line) => line !== null);
  return lines.length > 0 && lines.every((line) => openQuantity(line) <= 0);
}

/**
 * Whether to offer the cancellation of an order: nothing was shipped, and an order without shipping
 * is not paid yet. The platform decides, and may refuse.
 */
export function canCancel(order: OrderQuantities): boolean {
  const stage = orderStage(order);
  return stage !== null && stage !== stagesOf(order).at(-1);
}

const openQuantity = (line: LineQuantities): number =>
  count(line.quantity_ordered) - count(line.quantity_canceled) - count(line.quantity_refunded);

const count = (value: Count): number => value ?? 0;
