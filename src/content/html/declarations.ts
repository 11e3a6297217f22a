/** A style declaration: the property in lower case, and the value without `!important`. */
export interface Declaration {
  name: string;
  value: string;
  isImportant: boolean;
}

/**
 * Parses the text of a style attribute or a rule's body. Drops declarations that could run code,
 * load other URLs than http(s) and relative ones, or cover the page, and those that cannot be
 * parsed.
 */
export function readDeclarations(text: string): Declaration[] {
  const found: Declaration[] = [];
  for (const piece of pieces(text.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, ''))) {
    const colon = piece.indexOf(':');
    if (colon < 1) continue;
    const name = piece.slice(0, colon).trim().toLowerCase();
    const written = piece.slice(colon + 1).trim();
    const value = written.replace(/\s*!\s*important$/i, '');
    if (isSafe(name, value)) found.push({ name, value, isImportant: value !== written });
  }
  return found;
}

/** Returns the text of a style attribute with only its safe declarations; empty if none is left. */
export function cleanStyle(text: string): string {
  return readDeclarations(text)
    .map(({ name, value, isImportant }) => `${name}: ${value}${isImportant ? ' !important' : ''}`)
    .join('; ');
}

/**
 * Whether media may be fetched from this URL: http, https, a relative URL, or a data URL of a
 * bitmap.
 */
export const isSafeSource = (url: string): boolean =>
  isSafeLink(url) || /^data:image\/(?:png|gif|jpe?g|webp|avif)[;,]/i.test(url);

/** Whether a link may point to this URL: http, https, mailto, tel, or a relative URL. */
export const isSafeLink = (url: string): boolean =>
  /^(?:https?:|mailto:|tel:|[^:]*$|[^:]*[/?#])/i.test(url.replaceAll(/[^!-\uffff]/g, ''));

const NAME = /^-{0,2}[a-z][a-z0-9-]*$/;
/**
 * Positions that keep an element within the content. Any other, or one from a variable, could cover
 * the page.
 */
const IN_FLOW = /^(?:static|relative|absolute)$/i;
const FORBIDDEN_NAMES = /^(?:behavior|-moz-binding|-ms-behavior)$/;
/** Matches values without function calls and URLs, which are always safe. */
const PLAIN_VALUE = /^[\w\s#%.,-]+$/;
const FORBIDDEN_VALUES = /[<>{}\\@;]|expression\s*\(|(?:java|vb)script\s*:/i;

function isSafe(name: string, value: string): boolean {
  if (!NAME.test(name) || FORBIDDEN_NAMES.test(name)) return false;
  if (name === 'position' && !IN_FLOW.test(value)) return false;
  if (PLAIN_VALUE.test(value)) return true;
  if (value === '' || FORBIDDEN_VALUES.test(withoutUrls(value))) return false;
  return urlsIn(value).every((url) => isSafeSource(url) && !/[<>{}\\]/.test(url));
}

const URL_CALL = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*))\s*\)/gi;

/** Returns the URLs in a value's `url()` calls. */
export function urlsIn(value: string): string[] {
  if (!value.includes('(')) return [];
  return [...value.matchAll(URL_CALL)].map((match) =>
    (match[1] ?? match[2] ?? match[3] ?? '').trim(),
  );
}

const withoutUrls = (value: string): string => value.replaceAll(URL_CALL, '');

/** Splits at the semicolons outside quotes and brackets. */
function pieces(text: string): string[] {
  if (!/["'(]/.test(text)) return text.split(';');
  const found: string[] = [];
  let start = 0;
  let depth = 0;
  let quote = '';
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (character === ';' && depth === 0) {
      found.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...found, text.slice(start)];
}
