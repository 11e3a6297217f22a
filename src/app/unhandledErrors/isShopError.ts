/**
 * Harmless layout warnings of browsers, aborted requests, and errors of scripts from other origins.
 */
const NOISE = /^ResizeObserver loop|^AbortError$|^Script error\.$/;
const EXTENSION = /-extension:\/\//;

/**
 * Whether an error is an unhandled error of the shop. Excluded are failures that the platform or
 * the network reported (the shop shows those itself), cancellations, and errors of other scripts,
 * such as those of browser extensions.
 */
export function isShopError(error: unknown): boolean {
  if (isKnown(error)) return false;
  const texts = [textField(error, 'name'), textField(error, 'message'), String(error)];
  return !texts.some((text) => NOISE.test(text)) && !EXTENSION.test(textField(error, 'stack'));
}

/**
 * Reads a property without `instanceof Error`: DOMException, for example, is not an Error
 * everywhere.
 */
function textField(error: unknown, part: 'name' | 'message' | 'stack'): string {
  const value: unknown =
    error === null || error === undefined ? '' : Reflect.get(Object(error), part);
  return typeof value === 'string' ? value : '';
}

/** Adapters' errors carry a `reason`; urql's errors carry the platform's `graphQLErrors`. */
const isKnown = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && ('reason' in error || 'graphQLErrors' in error);
