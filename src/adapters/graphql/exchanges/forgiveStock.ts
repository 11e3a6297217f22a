import { CombinedError, type Exchange, type OperationResult } from '@urql/core';
import { map, pipe } from 'wonka';

const FORGIVEN = new Set([
  'Some of the products are out of stock.',
  'There are no source items with the in stock status',
  'The requested qty is not available',
]);

/**
 * Removes the three stock errors of spec §8 from a response and drops the items they speak of;
 * when no error remains there is none. The shopper sees what is left.
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
  const stock = errors.filter(({ message }) => FORGIVEN.has(message));
  if (stock.length === 0) return result;
  const data: unknown = structuredClone(result.data);
  for (const { path } of stock) dropItem(data, path ?? []);
  const rest = errors.filter(({ message }) => !FORGIVEN.has(message));
  const networkError = result.error?.networkError;
  const error =
    rest.length > 0 || networkError
      ? new CombinedError({ graphQLErrors: rest, networkError, response: result.error?.response })
      : undefined;
  return { ...result, data, error };
}

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
