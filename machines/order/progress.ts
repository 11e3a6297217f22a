/** How far an order is, as far as a platform can tell: it does not know when a parcel has arrived. */
export const ORDER_STAGES = ['placed', 'preparing', 'sent', 'complete'] as const;
export type OrderStage = (typeof ORDER_STAGES)[number];

type Count = number | null | undefined;

/** What is counted of an order's line. */
interface CountedLine {
  quantity_ordered: Count;
  quantity_invoiced: Count;
  quantity_shipped: Count;
  quantity_canceled: Count;
  quantity_refunded: Count;
}

export interface CountedOrder {
  /** Null where nothing is sent. */
  shipping_address: unknown;
  shipments: readonly unknown[] | null;
  items: readonly (CountedLine | null)[] | null;
}

/**
 * The stage of an order by what was invoiced and shipped of it: its status is a word of the owner's
 * in the shopper's language.
 *
 * @returns null where the order was canceled
 */
export function orderStage({
  shipping_address,
  shipments,
  items,
}: CountedOrder): OrderStage | null {
  const lines = (items ?? []).filter((line) => line !== null);
  const wanted = lines.map((line) => count(line.quantity_ordered) - count(line.quantity_canceled));
  if (lines.length > 0 && wanted.every((quantity) => quantity <= 0)) return null;
  const isAll = (part: (line: CountedLine) => number) =>
    lines.length > 0 && lines.every((line, at) => part(line) >= (wanted[at] ?? 0));
  const isPaid = isAll((line) => count(line.quantity_invoiced));
  const isSent =
    !shipping_address ||
    isAll((line) => count(line.quantity_shipped) + count(line.quantity_refunded));
  if (isPaid && isSent) return 'complete';
  if (shipments?.length || lines.some((line) => count(line.quantity_shipped) > 0)) return 'sent';
  return lines.some((line) => count(line.quantity_invoiced) > 0) ? 'preparing' : 'placed';
}

const count = (told: Count): number => told ?? 0;
