import type { AnyVariables, Client, DocumentInput, OperationContext } from '@urql/core';
import { graphql } from '../../lib/graphql.ts';
import {
  classifyError,
  InvalidCartError,
  RefusedError,
  SoldOutError,
  UnreachableError,
} from './errors.ts';

/** Checks whether the shopper may use a cart: it fails if not. */
export const CartAccess = graphql(`
  query CartAccess($cart_id: String!) {
    cart(cart_id: $cart_id) {
      id
    }
  }
`);

/** Context of a query that bypasses both caches, Graphcache and the browser's. */
export const UNCACHED: Partial<OperationContext> = {
  bypassCache: true,
  requestPolicy: 'network-only',
  fetchOptions: { cache: 'no-store' },
};

/** Context of a request that the browser completes even if the page is left meanwhile. */
export const KEPT_ALIVE: Partial<OperationContext> = { fetchOptions: { keepalive: true } };

/**
 * Executes a query and returns its data.
 *
 * @throws PlatformError, as one of its subclasses
 */
export async function query<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
  context?: Partial<OperationContext>,
): Promise<Data> {
  const { data, error } = await client.query(document, variables, context).toPromise();
  return unwrapResult(data, error);
}

/**
 * Executes a query on the network and accepts a partial result.
 *
 * @param selectRequired - selects the part that the caller needs; if it is there, errors are
 * ignored
 * @returns the data, and whether list items were dropped from it because of a stock message
 * @throws PlatformError, as one of its subclasses
 */
export async function queryPartial<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
  selectRequired: (data: Data) => unknown,
  context?: Partial<OperationContext>,
): Promise<{ data: Data; hadStockErrors: boolean }> {
  const { data, error, extensions } = await client
    .query(document, variables, { requestPolicy: 'network-only', ...context })
    .toPromise();
  return {
    data: unwrapResult(data, data && selectRequired(data) ? undefined : error),
    hadStockErrors: extensions?.hadStockErrors === true,
  };
}

/**
 * Executes a mutation, after those already queued, and returns its data.
 *
 * @throws SoldOutError if a stock message replaced all payloads; otherwise another PlatformError
 */
export async function mutate<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
  context?: Partial<OperationContext>,
): Promise<Data> {
  const { data, error, extensions } = await client
    .mutation(document, variables, context)
    .toPromise();
  const isEmpty = Object.values(data ?? {}).every((payload) => payload === null);
  if (!error && isEmpty && extensions?.hadStockErrors) throw new SoldOutError();
  return unwrapResult(data, error);
}

/** Runs a deletion; what no longer exists counts as deleted. @throws PlatformError */
export async function deleteEntity(remove: () => Promise<void>): Promise<void> {
  try {
    await remove();
  } catch (error) {
    if (!(error instanceof RefusedError) || error.kind !== 'graphql-no-such-entity') throw error;
  }
}

/**
 * Unwraps an urql result.
 *
 * @throws PlatformError for an error; UnreachableError when there is neither data nor an error
 */
export function unwrapResult<Data>(
  data: Data | undefined,
  error: Parameters<typeof classifyError>[0] | undefined,
): Data {
  if (error) throw classifyError(error);
  if (data === undefined || data === null) {
    throw new UnreachableError('The platform gave no valid response.');
  }
  return data;
}

/**
 * Runs an operation on a cart and recognises an invalid cart. A rejection with an unknown message
 * (translated, or of another version) may mean that the cart is invalid; this then queries the
 * cart, and reports it as invalid only if that query is rejected too.
 *
 * @throws InvalidCartError, or another PlatformError
 */
export async function withCartCheck<Result>(
  client: Client,
  cartId: string,
  operation: () => Promise<Result>,
): Promise<Result> {
  try {
    return await operation();
  } catch (error) {
    if (!mayBeInvalidCart(error)) throw error;
    const { isInvalidCart, isClosed } = await checkCart(client, cartId);
    throw isInvalidCart ? new InvalidCartError(error.message, isClosed) : error;
  }
}

/** Kinds of rejection that an invalid cart can cause; older platforms send none. */
const AMBIGUOUS_CATEGORIES = new Set<string | null>([
  null,
  'graphql-no-such-entity',
  'graphql-authorization',
]);

const mayBeInvalidCart = (error: unknown): error is RefusedError =>
  error instanceof RefusedError && error.status !== 401 && AMBIGUOUS_CATEGORIES.has(error.kind);

/**
 * Queries a cart to find out whether it is invalid (`isInvalidCart`), and whether it was ordered or
 * merged (`isClosed`), which a no-such-entity error with an unknown message also counts as.
 */
async function checkCart(client: Client, cartId: string) {
  const { error } = await client.query(CartAccess, { cart_id: cartId }, UNCACHED).toPromise();
  const failure = error && classifyError(error);
  if (failure instanceof InvalidCartError)
    return { isInvalidCart: true, isClosed: failure.isClosed };
  const isInvalidCart = mayBeInvalidCart(failure);
  return { isInvalidCart, isClosed: isInvalidCart && failure.kind === 'graphql-no-such-entity' };
}
