import { CombinedError, type Exchange, type OperationResult } from '@urql/core';
import { map, pipe } from 'wonka';

type GraphQLError = CombinedError['graphQLErrors'][number];

const FORGIVEN = new Set([
  'Some of the products are out of stock.',
  'There are no source items with the in stock status',
  'The requested qty is not available',
]);

/**
 * Removes the three stock errors of spec §8 from a response and drops the items they speak of;
 * when no error remains there is none. The shopper sees what is left. A cart line whose product
 * is gone comes as null and an error: the null goes too, or the cache would take none of the cart.
 *
 * @remarks
 * Place it between the cache and the network, so that the cache keeps the cleaned data.
 */
export const forgiveStockExchange: Exchange =
  ({ forward }) =>
  (operations$) =>
    pipe(forward(operations$), map(forgiven));

function forgiven(result: OperationResult): OperationResult {
  const errors = result.error?.graphQLErrors ?? [];
  const dropping = errors.filter((error) => isForgiven(error) || isOfLine(error));
  if (dropping.length === 0) return result;
  const data: unknown = structuredClone(result.data);
  for (const { path } of dropping) dropItem(data, path ?? []);
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

/** The error's path ends in a place of a list: the list loses its nulls. */
function dropItem(data: unknown, path: readonly (string | number)[]): void {
  const steps = path.slice(0, -1);
  let parent: unknown;
  let here = data;
  for (const step of steps) {
    parent = here;
    here = child(here, step);
  }
  const last = steps.at(-1);
  if (Array.isArray(here) && last !== undefined && typeof parent === 'object' && parent !== null) {
    Object.assign(parent, { [last]: here.filter((item) => item !== null) });
  }
}

const child = (value: unknown, step: string | number): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[step]
    : undefined;
