/** Keys whose values open a door or say who somebody is. */
const SECRET =
  /token|password|nonce|public_?hash|^(number|cvc|expiry|email|currentEmail|first_?name|last_?name|middle_?name|street|city|region|region_code|region_id|postcode|telephone|phone|fax|company|vat_id|payer|summary|note|comment|hash|forgotten|prefix|suffix|taxvat|gender|date_of_birth)$/i;
/** What an address carries for nobody else, like a link to a new password. */
const IN_ADDRESS = /([?&](?:email|token|[a-z_]*password)=)[^&#\s"']+/gi;
const EMAIL = /[^\s@"']+@[^\s@"']+\.[^\s@"']+/g;
/** How deep a value is told: deeper ones say nothing that anyone reads. */
const DEEPEST = 10;

export const REDACTED = '•••';

/**
 * A copy of what a machine holds or hears, as it may be shown and kept: tokens, passwords, payment
 * data and what says who the shopper is are blanked, here and nowhere else. Its shape stays, and
 * empty values stay empty, so that guards decide alike. What is no plain data becomes a text.
 */
export function redact(value: unknown, isSecret = false, depth = 0): unknown {
  if (typeof value === 'string') {
    if (isSecret) return value === '' ? '' : REDACTED;
    return value.replace(IN_ADDRESS, `$1${REDACTED}`).replace(EMAIL, REDACTED);
  }
  if (typeof value === 'number') return isSecret && value !== 0 ? 1 : value;
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') {
    return String(value).slice(0, 40);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return '…';
  if (Array.isArray(value)) return value.map((item) => redact(item, isSecret, depth + 1));
  if (value instanceof Error) {
    const { name, message } = value;
    return { ...below({ ...value }, isSecret, depth), name, message: redact(message) };
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `[${value.constructor.name}]`;
  return below(value, isSecret, depth);
}

const below = (value: object, isSecret: boolean, depth: number) =>
  Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      redact(inner, isSecret || SECRET.test(key), depth + 1),
    ]),
  );
