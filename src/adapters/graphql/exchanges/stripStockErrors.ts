import { CombinedError, mapExchange, type OperationResult } from '@urql/core';

type GraphQLError = CombinedError['graphQLErrors'][number];

const STOCK_MESSAGES = new Set([
  'Some of the products are out of stock.',
  'There are no source items with the in stock status',
  'The requested qty is not available',
]);

/**
 * Removes the three stock errors from a result, together with the list items that they refer to, so
 * that the shopper sees the other items. A cart line whose product was deleted comes as null with
 * an error: the null is dropped too, or the cache would reject the whole cart; its error stays.
 * `hadStockErrors` in the result's extensions tells why a payload without an error can be null.
 *
 * @remarks
 * Place it between the cache and the network, so that the cache keeps the cleaned data.
 */
export const stripStockErrorsExchange = mapExchange({ onResult: withoutStockErrors });

function withoutStockErrors(result: OperationResult): OperationResult {
  const errors = result.error?.graphQLErrors ?? [];
  const dropping = errors.filter((error) => isStockError(error) || isOfLine(error));
  if (dropping.length === 0) return result;
  const data: unknown = structuredClone(result.data);
  const lists = dropping.map(({ path }) => markItem(data, path ?? []));
  // Remove marked items only now: removing one earlier would shift the indices in other paths.
  for (const list of lists) {
    if (list) list.splice(0, list.length, ...list.filter((item) => item !== null));
  }
  const rest = errors.filter((error) => !isStockError(error));
  const networkError = result.error?.networkError;
  const error =
    rest.length > 0 || networkError
      ? new CombinedError({ graphQLErrors: rest, networkError, response: result.error?.response })
      : undefined;
  const hadStockErrors = rest.length < errors.length;
  const extensions = hadStockErrors ? { ...result.extensions, hadStockErrors } : result.extensions;
  return { ...result, data, error, extensions };
}

const isStockError = ({ message }: GraphQLError): boolean => STOCK_MESSAGES.has(message);

const isOfLine = ({ path = [] }: GraphQLError): boolean =>
  path.includes('itemsV2') && typeof path.at(-1) === 'number';

/**
 * Sets the last list item on an error's path to null.
 *
 * @returns the item's list; null without one
 */
function markItem(data: unknown, path: readonly (string | number)[]): unknown[] | null {
  const index = path.findLastIndex((step) => typeof step === 'number');
  const list = path.slice(0, Math.max(index, 0)).reduce(child, data);
  if (!Array.isArray(list)) return null;
  list[Number(path[index])] = null;
  return list;
}

const child = (value: unknown, step: string | number): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[step]
    : undefined;
