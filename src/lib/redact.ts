/** Keys whose values open a door or say who somebody is. */
const SECRET =
  /token|password|nonce|public_?hash|^masked|last_?4|^(facts|number|cvc|expiry|email|currentEmail|first_?name|last_?name|middle_?name|street|city|region|region_code|region_id|postcode|telephone|phone|fax|company|vat_id|payer|summary|note|comment|hash|forgotten|taxvat|gender|date_of_birth)$/i;
/** What an address carries for nobody else, like a link to a new password. */
const IN_ADDRESS = /([?&](?:email|token|[a-z_]*password)=)([^&#\s"']+)/gi;
/** The same in an address that another one carries: encoded, once or more. */
const IN_INNER =
  /(%(?:25)*(?:3F|26)(?:email|token|[a-z_]*password)%(?:25)*3D)((?:(?!%(?:25)*(?:26|23))[^&#\s"'])+)/gi;
/** After a mark of an address that is encoded, if any: ?query=…, but %3Fquery%3D… too. */
const EMAIL =
  /(%(?:25)*(?:2[\dACF]|3[A-F]))?((?!')(?:[^\s@"/?&=#|<>:;,()•%]|%(?:25)*(?:2[BDE]|(?!40)[4-9A-F][\dA-F])){1,200}(?:@|%(?:25)*40)[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+)/giu;
/** A card by its last digits: Visa •••• 1111. */
const CARD = /(?:[•*]{2,}|x{4,})[\s-]+\d{4}|[•*x]{4,}\d{4}/gi;
/** How deep a value is told: deeper ones say nothing that anyone reads. */
const DEEPEST = 10;

const REDACTED = '•••';
const MASK = /^•••\d*$/;

/**
 * Makes copies of what a machine holds or hears, as they may be shown and kept: tokens, passwords,
 * payment data and what says who the shopper is are blanked, here and nowhere else. The shape
 * stays, empty values stay empty, and what was equal is equal still, so that guards decide alike:
 * each value is numbered when it first appears. What is no plain data becomes a text. A copy of a
 * copy is the same.
 */
export function createRedaction(): (value: unknown) => unknown {
  const known = new Map<unknown, number>();
  const numbered = (value: unknown): number => {
    const number = known.get(value) ?? known.size + 1;
    known.set(value, number);
    return number;
  };
  const mask = (text: string): string =>
    text.trim() === '' || MASK.test(text) ? text : `${REDACTED}${numbered(text)}`;
  const last = (_: string, before: string | undefined, secret: string) =>
    `${before ?? ''}${mask(secret)}`;
  const spoken = (text: string): string =>
    text.replace(IN_ADDRESS, last).replace(IN_INNER, last).replace(EMAIL, last).replace(CARD, mask);

  const below = (value: object, isSecret: boolean, depth: number) =>
    Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        spoken(key),
        redacted(inner, isSecret || SECRET.test(key), depth + 1),
      ]),
    );

  function redacted(value: unknown, isSecret: boolean, depth: number): unknown {
    if (typeof value === 'string') return isSecret ? mask(value) : spoken(value);
    if (typeof value === 'number') return isSecret && value !== 0 ? numbered(value) : value;
    if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') {
      return String(value).slice(0, 40);
    }
    if (typeof value !== 'object' || value === null) return value;
    if (depth > DEEPEST) return '…';
    if (Array.isArray(value)) return value.map((item) => redacted(item, isSecret, depth + 1));
    if (value instanceof Error) {
      const { name, message } = value;
      return { ...below({ ...value }, isSecret, depth), name, message: spoken(message) };
    }
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return `[${value.constructor.name}]`;
    return below(value, isSecret, depth);
  }

  return (value) => redacted(value, false, 0);
}

/** Of this page: what it shows, sends and saves is numbered alike. */
export const redact = createRedaction();
