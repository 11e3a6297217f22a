/** Identifies an order: the id that the payment call returned, and the number if it is known. */
interface Name {
  id: string;
  number: string | null;
}

/** Finds an order in a customer's order list by its number or id; null where it is not listed. */
export function listedOrder<Listed extends { id: string; number: string }>(
  { id, number }: Name,
  orders: readonly (Listed | null)[],
): Listed | null {
  const isSame = (order: Listed | null): boolean =>
    order !== null && (order.number === number || [order.id, decodeOrderId(order.id)].includes(id));
  return orders.find(isSame) ?? null;
}

/** The list's order ids are base64 of those that the payment call returns. */
function decodeOrderId(uid: string): string {
  try {
    return atob(uid);
  } catch {
    return uid;
  }
}
