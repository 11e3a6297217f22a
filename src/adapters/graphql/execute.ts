import type { AnyVariables, Client, DocumentInput, OperationContext } from '@urql/core';
import { CartAccess } from './documents/cartAccess.ts';
import { CartIsInvalid, classified, Refused, Unreachable } from './errors.ts';

/** Context of a query that bypasses both caches, Graphcache and the browser's. */
export const UNCACHED: Partial<OperationContext> = {
  pastCache: true,
  requestPolicy: 'network-only',
  fetchOptions: { cache: 'no-store' },
};

/** Context of a request that the browser completes even if the page is left meanwhile. */
export const UNSTOPPED: Partial<OperationContext> = { fetchOptions: { keepalive: true } };

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
  return answered(data, error);
}

/**
 * Executes a query on the network and accepts a partial result.
 *
 * @param wanted - selects the part that the caller needs; if it is there, errors are ignored
 * @throws PlatformError, as one of its subclasses
 */
export async function partial<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
  wanted: (data: Data) => unknown,
  context?: Partial<OperationContext>,
): Promise<Data> {
  const { data, error } = await client
    .query(document, variables, { requestPolicy: 'network-only', ...context })
    .toPromise();
  return answered(data, data && wanted(data) ? undefined : error);
}

/**
 * Executes a mutation, after those already queued, and returns its data.
 *
 * @throws PlatformError, as one of its subclasses
 */
export async function mutate<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
  context?: Partial<OperationContext>,
): Promise<Data> {
  const { data, error } = await client.mutation(document, variables, context).toPromise();
  return answered(data, error);
}

/**
 * Unwraps an urql result.
 *
 * @throws PlatformError for an error; Unreachable when there is neither data nor an error
 */
export function answered<Data>(
  data: Data | undefined,
  error: Parameters<typeof classified>[0] | undefined,
): Data {
  if (error) throw classified(error);
  if (data === undefined || data === null) {
    throw new Unreachable('The platform gave no answer that makes sense.');
  }
  return data;
}

/**
 * Runs an operation on a cart and recognises an invalid cart. A rejection with an unknown message
 * (translated, or of another version) may mean that the cart is invalid; this then queries the
 * cart, and reports it as invalid only if that query is rejected too.
 *
 * @throws CartIsInvalid, or another PlatformError
 */
export async function onCart<Answer>(
  client: Client,
  cartId: string,
  operation: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await operation();
  } catch (error) {
    if (!isUnclear(error)) throw error;
    const { isDead, isClosed } = await askCart(client, cartId);
    throw isDead ? new CartIsInvalid(error.message, isClosed) : error;
  }
}

/** Kinds of rejection that an invalid cart can cause; older platforms send none. */
const UNCLEAR = new Set<string | null>([null, 'graphql-no-such-entity', 'graphql-authorization']);

const isUnclear = (error: unknown): error is Refused =>
  error instanceof Refused && error.status !== 401 && UNCLEAR.has(error.kind);

/**
 * Queries a cart to find out whether it is invalid (`isDead`), and whether it was ordered or merged
 * (`isClosed`), which a no-such-entity error with an unknown message also counts as.
 */
async function askCart(client: Client, cartId: string) {
  const { error } = await client.query(CartAccess, { cartId }, UNCACHED).toPromise();
  const failure = error && classified(error);
  if (failure instanceof CartIsInvalid) return { isDead: true, isClosed: failure.isClosed };
  const isDead = isUnclear(failure);
  return { isDead, isClosed: isDead && failure.kind === 'graphql-no-such-entity' };
}
