/** How far an order is, as far as a platform can tell: it does not know when a parcel has arrived. */
export const ORDER_STAGES = ['placed', 'paid', 'preparing', 'sent'] as const;
export type OrderStage = (typeof ORDER_STAGES)[number];

type Count = number | null | undefined;

/** How much of an order's line is still wanted. */
export interface CountedLine {
  quantity_ordered: Count;
  quantity_canceled: Count;
  quantity_refunded: Count;
}

/** What is counted of an order's line. */
interface ProgressLine extends CountedLine {
  quantity_invoiced: Count;
  quantity_shipped: Count;
}

export interface CountedOrder {
  /** Null where nothing is sent. */
  shipping_address: unknown;
  shipments: readonly unknown[] | null;
  items: readonly (ProgressLine | null)[] | null;
}

/** The stages that an order goes through: one of which nothing is sent ends with its payment. */
export const stagesOf = ({ shipping_address }: Pick<CountedOrder, 'shipping_address'>) =>
  shipping_address ? ORDER_STAGES : ORDER_STAGES.slice(0, 2);

/**
 * The stage of an order by what was invoiced and shipped of it: its status is a word of the owner's
 * in the shopper's language.
 *
 * @returns null where all of the order was canceled or refunded
 */
export function orderStage({
  shipping_address,
  shipments,
  items,
}: CountedOrder): OrderStage | null {
  const lines = (items ?? []).filter((line) => line !== null);
  if (isAllCanceled(lines)) return null;
  const wanted = lines.map(wantedOf);
  if (shipments?.length || lines.some((line) => count(line.quantity_shipped) > 0)) return 'sent';
  if (!lines.some((line) => count(line.quantity_invoiced) > 0)) return 'placed';
  const isPaid = lines.every((line, at) => count(line.quantity_invoiced) >= (wanted[at] ?? 0));
  return isPaid && shipping_address ? 'preparing' : 'paid';
}

/** Whether an order has lines, and all of them were canceled or refunded. */
export function isAllCanceled(items: readonly (CountedLine | null)[]): boolean {
  const lines = items.filter((line) => line !== null);
  return lines.length > 0 && lines.every((line) => wantedOf(line) <= 0);
}

/**
 * Whether its shopper may ask to have the order canceled: nothing is on its way, and an order of
 * which nothing is sent is not paid yet. The platform knows better, and may refuse.
 */
export function canCancel(order: CountedOrder): boolean {
  const stage = orderStage(order);
  return stage !== null && stage !== stagesOf(order).at(-1);
}

const wantedOf = (line: CountedLine): number =>
  count(line.quantity_ordered) - count(line.quantity_canceled) - count(line.quantity_refunded);

const count = (told: Count): number => told ?? 0;
