/** The known data of a saved card or account; every field may be missing. */
export interface SavedCard {
  /** The brand's name, such as Visa. */
  brand: string | null;
  /** The last four digits of the card number. */
  last: string | null;
  /** Month and year, such as 09/2028. */
  expires: string | null;
  /** The email of an account that pays, as with PayPal. */
  payer: string | null;
}

/** Brand names by the platform's card type codes. */
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

/**
 * Reads the details of a payment token.
 *
 * @param details - JSON whose fields depend on the payment module that wrote it
 */
export function savedCard(details: string | null | undefined): SavedCard {
  const parsedDetails = parseDetails(details);
  const text = (...names: string[]) => {
    const value = names.map((name) => parsedDetails[name]).find(Boolean);
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

function parseDetails(details: string | null | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(details ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
