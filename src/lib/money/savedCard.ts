/** What a saved way of paying tells of itself, as far as it is known. */
export interface SavedCard {
  /** A brand such as Visa, or null. */
  brand: string | null;
  /** The last digits, or null. */
  last: string | null;
  /** Month and year as 09/2028, or null. */
  expires: string | null;
  /** Of an account, as with PayPal, or null. */
  payer: string | null;
}

/** The platform's codes. */
const BRANDS: Record<string, string> = {
  AE: 'American Express',
  CUP: 'UnionPay',
  DI: 'Discover',
  DN: 'Diners Club',
  JCB: 'JCB',
  MC: 'Mastercard',
  MI: 'Maestro',
  UN: 'UnionPay',
  VI: 'Visa',
};

/** Reads the details of a payment token: JSON whose shape is the payment module's own affair. */
export function savedCard(details: string | null | undefined): SavedCard {
  const known = parsed(details);
  const text = (...names: string[]) => {
    const value = names.map((name) => known[name]).find(Boolean);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
  };
  const code = text('type', 'cc_type', 'brand');
  return {
    brand: code && (BRANDS[code.toUpperCase()] ?? code),
    last: text('maskedCC', 'cc_last_4', 'last4')?.slice(-4) ?? null,
    expires: text('expirationDate', 'expiration_date', 'expires'),
    payer: text('payerEmail', 'payer_email'),
  };
}

function parsed(details: string | null | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(details ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
