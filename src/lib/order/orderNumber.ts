/** An order as a customer's list of orders names it. */
interface Listed {
  /** Base64 of what the payment call answers. */
  id: string;
  number: string;
}

/** The number of the order that a payment call has answered by its id; null where it is not listed. */
export function numberOf(id: string, orders: readonly (Listed | null)[]): string | null {
  return orders.find((order) => order && [order.id, plain(order.id)].includes(id))?.number ?? null;
}

function plain(uid: string): string {
  try {
    return atob(uid);
  } catch {
    return uid;
  }
}
