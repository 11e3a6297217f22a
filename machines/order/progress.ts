/** How far an order is, as far as a platform can tell: it does not know when a parcel has arrived. */
export const ORDER_STAGES = ['placed', 'paid', 'preparing', 'sent'] as const;
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
  const wanted = lines.map(
    (line) =>
      count(line.quantity_ordered) - count(line.quantity_canceled) - count(line.quantity_refunded),
  );
  if (lines.length > 0 && wanted.every((quantity) => quantity <= 0)) return null;
  if (shipments?.length || lines.some((line) => count(line.quantity_shipped) > 0)) return 'sent';
  if (!lines.some((line) => count(line.quantity_invoiced) > 0)) return 'placed';
  const isPaid = lines.every((line, at) => count(line.quantity_invoiced) >= (wanted[at] ?? 0));
  return isPaid && shipping_address ? 'preparing' : 'paid';
}

const count = (told: Count): number => told ?? 0;
