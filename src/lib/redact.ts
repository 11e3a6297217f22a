/** Keys of objects that hold credentials or personal data. */
const SECRET =
  /token|password|nonce|public_?hash|^masked|last_?4|^(facts|number|cvc|expiry|email|currentEmail|first_?name|last_?name|middle_?name|street|city|region|region_code|region_id|postcode|telephone|phone|fax|company|vat_id|payer|summary|(?:sentClosing)?note|comment|hash|deletedCardHashes|taxvat|gender|date_of_birth)$/i;
/** Secret query parameters of a URL, such as the token of a password reset link. */
const IN_URL = /([?&](?:email|token|[a-z_]*password)=)([^&#\s"']+)/gi;
/** The same parameters in a URL that is percent-encoded, once or more, within another URL. */
const IN_NESTED_URL =
  /(%(?:25)*(?:3F|26)(?:email|token|[a-z_]*password)%(?:25)*3D)((?:(?!%(?:25)*(?:26|23))[^&#\s"'])+)/gi;
/**
 * Email addresses, with a preceding percent-encoded delimiter: `?query=…`, but `%3Fquery%3D…` too.
 */
const EMAIL =
  /(%(?:25)*(?:2[\dACF]|3[A-F]))?((?!')(?:[^\s@"/?&=#|<>:;,()•%]|%(?:25)*(?:2[BDE]|(?!40)[4-9A-F][\dA-F])){1,200}(?:@|%(?:25)*40)[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+)/giu;
/** Masked card numbers with their last digits: Visa •••• 1111. */
const CARD = /(?:[•*]{2,}|x{4,})[\s-]+\d{4}|[•*x]{4,}\d{4}/gi;
/** Nesting depth below which a copy is cut off as `…`: nobody reads the inspector that deep. */
const MAX_DEPTH = 10;

const REDACTED = '•••';
const MASK = /^•••\d*$/;

/**
 * Creates a function that copies a machine's context or event without secrets, so that the copy may
 * be shown and stored. It masks tokens, passwords, payment and personal data; this is the only
 * place that decides what is secret.
 *
 * Guards decide alike on a copy: its shape is the same, empty values stay empty, and equal values
 * get equal masks, because each secret is numbered at its first occurrence. Functions, symbols and
 * class instances become text. A copy of a copy equals the copy.
 */
export function createRedaction(): (value: unknown) => unknown {
  const numbers = new Map<unknown, number>();
  const numberOf = (value: unknown): number => {
    const number = numbers.get(value) ?? numbers.size + 1;
    numbers.set(value, number);
    return number;
  };
  const mask = (text: string): string =>
    text.trim() === '' || MASK.test(text) ? text : `${REDACTED}${numberOf(text)}`;
  const last = (_: string, before: string | undefined, secret: string) =>
    `${before ?? ''}${mask(secret)}`;
  const maskText = (text: string): string =>
    text
      .replace(IN_URL, last)
      .replace(IN_NESTED_URL, last)
      .replace(EMAIL, last)
      .replace(CARD, mask);

  const redactEntries = (value: object, isSecret: boolean, depth: number) =>
    Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        maskText(key),
        redactValue(inner, isSecret || SECRET.test(key), depth + 1),
      ]),
    );

  function redactValue(value: unknown, isSecret: boolean, depth: number): unknown {
    if (typeof value === 'string') return isSecret ? mask(value) : maskText(value);
    if (typeof value === 'number') return isSecret && value !== 0 ? numberOf(value) : value;
    if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') {
      return String(value).slice(0, 40);
    }
    if (typeof value !== 'object' || value === null) return value;
    if (depth > MAX_DEPTH) return '…';
    if (Array.isArray(value)) return value.map((item) => redactValue(item, isSecret, depth + 1));
    if (value instanceof Error) {
      const { name, message } = value;
      return { ...redactEntries({ ...value }, isSecret, depth), name, message: maskText(message) };
    }
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return `[${value.constructor.name}]`;
    return redactEntries(value, isSecret, depth);
  }

  return (value) => redactValue(value, false, 0);
}

/** The redaction that the whole page shares, so that a secret has the same number everywhere. */
export const redact = createRedaction();
