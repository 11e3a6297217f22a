import type { AnyVariables, Client, DocumentInput, OperationContext } from '@urql/core';
import { CartAccess } from './documents/cartAccess.ts';
import { CartIsInvalid, classified, Refused, Unreachable } from './errors.ts';

/** Past both caches: ours and the browser's. */
export const UNCACHED: Partial<OperationContext> = {
  pastCache: true,
  requestPolicy: 'network-only',
  fetchOptions: { cache: 'no-store' },
};

/** It goes out even when the page is left or reloaded in the same moment. */
export const UNSTOPPED: Partial<OperationContext> = { fetchOptions: { keepalive: true } };

/**
 * Sends a document and answers its data.
 * @throws PlatformError, classified.
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
 * The same past the cache's memory, content with a partial answer: errors beside what `wanted`
 * finds in the data do not count.
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

/** The same for a mutation; it waits its turn in the queue. */
export async function mutate<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
  context?: Partial<OperationContext>,
): Promise<Data> {
  const { data, error } = await client.mutation(document, variables, context).toPromise();
  return answered(data, error);
}

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
 * Runs an operation on a cart. A refusal in words that are not known (translated, or of another
 * version) may mean that the cart is dead: then the cart itself is asked for, and only when that
 * is refused as well is it called invalid.
 * @throws PlatformError, classified.
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

/** Kinds of refusal that a dead cart gets too; older servers say none. */
const UNCLEAR = new Set<string | null>([null, 'graphql-no-such-entity', 'graphql-authorization']);

const isUnclear = (error: unknown): error is Refused =>
  error instanceof Refused && error.status !== 401 && UNCLEAR.has(error.kind);

/**
 * Whether the cart may not be used any more, and whether it was closed: that there is no such
 * entity in words that are not known.
 */
async function askCart(client: Client, cartId: string) {
  const { error } = await client.query(CartAccess, { cartId }, UNCACHED).toPromise();
  const failure = error && classified(error);
  if (failure instanceof CartIsInvalid) return { isDead: true, isClosed: failure.isClosed };
  const isDead = isUnclear(failure);
  return { isDead, isClosed: isDead && failure.kind === 'graphql-no-such-entity' };
}
