/** Noise that browsers make about layout, what cancels itself, and what no script of ours threw. */
const NOISE = /^ResizeObserver loop|^AbortError$|^Script error\.$/;
const EXTENSION = /-extension:\/\//;

/**
 * Whether an error is an unhandled one of the shop: a failure that the platform or the
 * network has told of in its own words is known, what was cancelled is nothing,
 * and a script of another origin, such as an extension's, is not ours.
 */
export function isOurs(error: unknown): boolean {
  if (isKnown(error)) return false;
  const told = [partOf(error, 'name'), partOf(error, 'message'), String(error)];
  return !told.some((text) => NOISE.test(text)) && !EXTENSION.test(partOf(error, 'stack'));
}

/** Errors of the browser's own kinds are not everywhere Errors. */
function partOf(error: unknown, part: 'name' | 'message' | 'stack'): string {
  const value: unknown =
    error === null || error === undefined ? '' : Reflect.get(Object(error), part);
  return typeof value === 'string' ? value : '';
}

/** Adapters' errors carry a reason; urql's the platform's own. */
const isKnown = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && ('reason' in error || 'graphQLErrors' in error);
