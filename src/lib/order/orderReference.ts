/**
 * The order reference of the receipt, which is the platform's id of the order.
 * @param uid - the encoded id in the link of an email
 * @returns null if the link contains something else.
 */
export function orderReference(uid: string): string | null {
  try {
    return /^\d+$/.exec(atob(uid))?.[0] ?? null;
  } catch {
    return null;
  }
}
