import { CombinedError, type Exchange, type OperationResult } from '@urql/core';
import { map, pipe } from 'wonka';

type GraphQLError = CombinedError['graphQLErrors'][number];

const FORGIVEN = new Set([
  'Some of the products are out of stock.',
  'There are no source items with the in stock status',
  'The requested qty is not available',
]);

/**
 * Removes the three stock errors from a response and drops the items they speak of;
 * when no error remains there is none. The shopper sees what is left. A cart line whose product
 * is gone comes as null and an error: the null goes too, or the cache would take none of the cart.
 *
 * @remarks
 * Place it between the cache and the network, so that the cache keeps the cleaned data.
 */
export const stripStockErrorsExchange: Exchange =
  ({ forward }) =>
  (operations$) =>
    pipe(forward(operations$), map(forgiven));

function forgiven(result: OperationResult): OperationResult {
  const errors = result.error?.graphQLErrors ?? [];
  const dropping = errors.filter((error) => isForgiven(error) || isOfLine(error));
  if (dropping.length === 0) return result;
  const data: unknown = structuredClone(result.data);
  const lists = dropping.map(({ path }) => markItem(data, path ?? []));
  // Only now: until all are marked, the paths' places must not move.
  for (const list of lists) {
    if (list) list.splice(0, list.length, ...list.filter((item) => item !== null));
  }
  const rest = errors.filter((error) => !isForgiven(error));
  const networkError = result.error?.networkError;
  const error =
    rest.length > 0 || networkError
      ? new CombinedError({ graphQLErrors: rest, networkError, response: result.error?.response })
      : undefined;
  return { ...result, data, error };
}

const isForgiven = ({ message }: GraphQLError): boolean => FORGIVEN.has(message);

const isOfLine = ({ path = [] }: GraphQLError): boolean =>
  path.includes('itemsV2') && typeof path.at(-1) === 'number';

/** Makes null of the last item on the error's path, as it mostly is. @returns the item's list. */
function markItem(data: unknown, path: readonly (string | number)[]): unknown[] | null {
  const at = path.findLastIndex((step) => typeof step === 'number');
  const list = path.slice(0, Math.max(at, 0)).reduce(child, data);
  if (!Array.isArray(list)) return null;
  list[Number(path[at])] = null;
  return list;
}

const child = (value: unknown, step: string | number): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[step]
    : undefined;
