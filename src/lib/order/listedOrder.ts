/** What names an order: the answer of the payment call and the platform's number, as far as told. */
interface Name {
  id: string;
  number: string | null;
}

/** @returns the order of that name in a customer's list of orders; null where it is not listed */
export function listedOrder<Listed extends { id: string; number: string }>(
  { id, number }: Name,
  orders: readonly (Listed | null)[],
): Listed | null {
  const isSame = (order: Listed | null): boolean =>
    order !== null && (order.number === number || [order.id, plain(order.id)].includes(id));
  return orders.find(isSame) ?? null;
}

/** The list names an order by base64 of what the payment call answers. */
function plain(uid: string): string {
  try {
    return atob(uid);
  } catch {
    return uid;
  }
}
